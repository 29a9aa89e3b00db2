import { describe, expect, it } from 'vitest';
import type { ProfileCode } from '../../../../domain/profiles.ts';
import { analyseMessage } from '../analyse-message.ts';

function notice(primaryCode: ProfileCode, text: string): string {
  return analyseMessage({ text, type: 'internal_comms' }, { primaryCode, secondaryCode: null }).rewrite;
}

const SYSTEM =
  "Hi all,\n\nJust a quick update on the new rota system. As you know we've been talking about this for a while and there has been a lot of back and forth, and then it was summer. It should hopefully make things a bit easier for everyone. From 12 May all shifts go in the app, not the folder. You'll need to do the 20 minute training before that. Any questions just ask.\n\nThanks,\nJo";

describe('rewriting a notice as people type it', () => {
  it('gives the thing that the padding named as a title', () => {
    expect(notice('DP-01', SYSTEM)).toMatch(/^New rota system: what changes from 12 May\n/);
  });

  it("keeps the writer's own way back and adds none", () => {
    const rewrite = notice('DP-01', SYSTEM);
    expect(rewrite).toContain('Any questions just ask.');
    expect(rewrite).not.toContain('Questions to me');
  });

  it.each([
    'If you get stuck Iris runs a desk at 9 on Fridays.',
    "We'd like to hear from you before we sign.",
    'Write to hall@upton.example with your days.',
  ])('adds no other way back to one that stands in it: %s', (way) => {
    const text = `Hi all, it was felt that there might be room for improvement around the keys. So it might perhaps be good if the keys went in the box at 6. ${way} Apologies for any inconvenience. Thanks, Ada`;
    expect(notice('DP-01', text)).not.toContain('Questions to me');
  });

  it('keeps what must not be in a thing beside the order that is too loud', () => {
    const text =
      'Team!! We are so excited about the bake sale!!! You must bring one cake by Friday, whole, no nuts, no exceptions. It will be insane. Who is in?';
    expect(notice('DP-02', text)).toContain('no nuts');
  });

  it('moves a purpose in front of a list, and no way back with it', () => {
    const bins =
      'All staff\n\nEffective 1 July the following changes apply.\n1. The old bins go.\n2. One station a floor.\n3. Liners: code 88-C, 40 in a box.\nIt should be noted that the aim is to be the first site of nine without landfill by 2030.\nAny questions to the office, ext 31.\nH. Lund';
    const result = notice('DP-07', bins);
    expect(result.indexOf('Any questions')).toBeGreaterThan(result.indexOf('3. Liners'));
  });

  it.each(['It might be good if', "So what we're thinking is that it could perhaps be an idea if"])(
    'asks of those who read it what it wishes of everyone: %s …',
    (wish) => {
      const text = `Hi all,\n\nThere has been a lot of talk about the keys. ${wish} everyone could maybe hang their keys in the box. We want this done by 30 April.\n\nCaro`;
      expect(notice('DP-05', text)).toMatch(/please hang your keys in the box\./i);
    },
  );

  it('reads "probs" behind "any" as problems', () => {
    expect(notice('DP-07', 'Hi all, the gate code is now 4411. Let me know if any probs. Dale')).toContain(
      'any problems',
    );
  });

  it('speaks to the people it asked', () => {
    const text =
      "Hi team, we have 14 changeovers on Saturday 9 August. It would be good if people could let us know if they're around. Somebody will need to do the linen run. Nicky";
    expect(notice('DP-05', text)).toContain("Please let us know if you're around.");
  });

  it('keeps a comparison in one piece where its second half has no subject', () => {
    const text =
      "Hi all, great news!! We start on 3 Nov. Year 8 trial was 5 weeks, detentions went from 46 to 38. Year 9 wasn't in it and went from 51 to 44. It's amazing. Sally";
    expect(notice('DP-03', text)).toMatch(/Year 8 .*Year 9 wasn't in it and went from 51 to 44\./s);
  });

  it('says to staff what they are instructed to do', () => {
    const text =
      'All staff are hereby instructed that desks are to be cleared by 6pm on Friday. Any breach will be noted. Management';
    expect(notice('DP-06', text)).toMatch(/^Please clear desks by 6pm on Friday\./);
  });

  it('opens no door that its writer shuts', () => {
    const text =
      "All staff\n\nPlease be advised that the Christmas party has been cancelled due to budget. This decision is final so please don't email me about it.\n\nManagement";
    const rewrite = notice('DP-06', text);
    expect(rewrite).toContain('This decision is final.');
    expect(rewrite).not.toContain('please tell us.');
  });

  it('asks for no questions where the draft wants none', () => {
    const text =
      'NOTICE TO WARDROBE\n\nWith effect from 9 January the costume store is organised by number. Each loan requires form W7. 63 pieces were not found at the last count. No representations will be entertained.\n\nStage Directorate';
    const rewrite = notice('DP-02', text);
    expect(rewrite).toMatch(/^Notice to wardrobe\n/);
    expect(rewrite).not.toContain('Questions:');
  });

  it('takes a thing in front of a colon for a label and not for who is spoken to', () => {
    const text =
      'Yard: separate routes for forklifts and walkers from 17 March\n\nWhat changes: walkers use the green path.\nWhy: two near misses in January, nobody hurt.\n\nThe marks can be undone in a day.';
    expect(notice('DP-04', text)).toMatch(/^Yard: separate routes/);
  });

  it('leaves the labels of a sound notice as they are', () => {
    const text =
      'Yard: separate routes for forklifts and walkers from 17 March (agreed with the works council on 26 February)\n\nWhat changes: walkers use the green path along hall 2; forklifts keep the middle lane.\nFor whom: everyone who crosses the yard, delivery drivers included.\nWhy: two near misses in January, nobody hurt.\nUntil then: the present rule stands, forklifts stop at the bell.\nIf the green path is blocked: wait, ring 311, a marshal walks you over.\nWho is accountable: the shift lead on duty. Questions to Goran Vidal.\n\nThe marks are provisional for 4 weeks and can be undone in a day.';
    expect(notice('DP-04', text)).toContain(
      'Who is accountable: the shift lead on duty. Questions to Goran Vidal.',
    );
  });

  it('tells all what one of them said without mocking it', () => {
    const text =
      "Hi all, the walk will be on Thursdays because that suits me. Obviously you can't please everyone. Glenys has moaned about the stiles so we'll do the flat route. Trevor";
    expect(notice('DP-06', text)).toContain('Glenys has complained about the stiles');
  });

  it('asks about the whole of a change or not at all', () => {
    const closed =
      "Hi all, sorry to be the bearer of bad news but the car park will be closed all next week for resurfacing. Unfortunately this is out of our hands so please don't moan at reception. If anyone has a blue badge let me know and I'll sort something. Tina";
    const rewrite = notice('DP-06', closed);
    expect(rewrite).not.toContain('closed all?');
    expect(rewrite).toContain("If anyone has a blue badge let me know and I'll sort something.");
    const moved =
      "Hello all, I've decided to move the team meeting to Thursdays at 8.30am from next month. I know it's early but it's the only time I can do. Bring your numbers. No excuses please. Carl";
    expect(notice('DP-06', moved)).not.toMatch(
      /if I move(?! the team meeting to Thursdays at 8\.30am from next month\?)/,
    );
    expect(notice('DP-06', moved)).toContain("it's the only time I can do");
  });

  it('keeps what all of them are to do', () => {
    const text =
      "Hi all!! So excited to tell you the new rota app is a total game changer and everyone absolutely loves it. It's saving us loads of time. We use it on all 4 wards from Monday 17th. Sickness was 6.1% before and 5.8% after. Please download it asap. Sue";
    expect(notice('DP-03', text)).toMatch(/please download it/i);
  });

  it('names in the title what changes first, with its day', () => {
    const text =
      'All,\n\nThe gate code is changing on Monday 2 June. The new code will be on the noticeboard from Friday. Someone will tell the drivers.\n\nSite Office';
    expect(notice('DP-05', text)).not.toContain('New code: what changes from Friday');
  });

  it('puts a farewell in passing and a name with a kiss below the message', () => {
    const text =
      'Hi all, from the new year the walk will be on Thursdays not Tuesdays. First one is 8 January. Please bring boots. See you there, Trevor';
    expect(notice('DP-06', text)).toMatch(/\n\nSee you there,\nTrevor$/);
    const helpers = 'Hi all, we need people on the gate. Let me know if you can help out sometime. Pam x';
    expect(notice('DP-05', helpers)).toMatch(/\n\nPam(?: x)?$/);
  });

  it('makes no title of those who have to do something', () => {
    const text =
      "To all staff. As of Monday 3 March staff can't park at the front. Use the church car park. This has been decided so please don't come to me about it. Practice Manager";
    expect(notice('DP-06', text)).not.toContain('Staff: what changes');
  });

  it('keeps every step that is counted within a paragraph, however short', () => {
    const text =
      'Closing the pool (all lifeguards). 1. Bell. 2. Clear the water. 3. Count. 4. Cover on. 5. Lock up. There will be a check and those who think they know better will be moved to the car park.';
    expect(notice('DP-02', text)).toContain('1. Bell\n2. Clear the water\n3. Count\n4. Cover on\n5. Lock up');
  });

  it('asks nobody for questions where the notice says who answers them', () => {
    const text =
      'Stock count on Sunday 5 April, 6am to 11am.\n- Dairy: Leanne\n- Wines: Graham\nSheets are in the office from Friday. Hand them to Leanne by 11. Paid in the April wage. Cannot make it? Tell Graham by Wednesday 1st.';
    expect(notice('DP-05', text)).not.toMatch(/please (?:ask|tell)/);
  });

  it('leaves a doubt about a date standing', () => {
    const text =
      'Volunteers, the checks move to another body from next week or so. We do not know how it works yet. If yours has run out just carry on as normal for now. Pauline';
    expect(notice('DP-04', text)).toContain('next week or so');
    expect(notice('DP-04', text)).toContain('carry on as normal for now');
  });
});
