import { describe, expect, it } from 'vitest';
import type { MessageType } from '../../../../domain/message-types.ts';
import type { ProfileCode } from '../../../../domain/profiles.ts';
import { readDraft } from '../reading/read-draft.ts';
import { takeApart } from './parts/draft-parts.ts';
import { rewriteFor } from './rewrite.fixture.ts';

function rewrite(type: MessageType, primaryCode: ProfileCode, text: string): string {
  return rewriteFor(type, primaryCode, text);
}

describe('a rewrite does no harm', () => {
  it('keeps the words that open a job without an owner in the question for one', () => {
    const text =
      'Hi all, the hall will maybe be painted soon. In the meantime someone should probably clear the old store before the painters come on the 12th. Thanks, Ana';
    expect(rewrite('internal_comms', 'DP-05', text)).toContain(
      'In the meantime, who can clear the old store before the painters come on the 12th?',
    );
  });

  it('keeps in a message to many what its first sentence speaks of, and what becomes of things', () => {
    const text =
      "Dear colleagues, it's me again with some news about the intranet. We have been thinking about this for ages. It will be switched off on 30 June. Whatever isn't copied by then is lost. The wiki takes over, 9 teams are on it already. Training: Tuesdays 14:00, room 3. Thanks for bearing with us! Theo";
    const result = rewrite('internal_comms', 'DP-01', text);
    expect(result).toMatch(/the intranet\..* It will be switched off/s);
    expect(result).toContain("Whatever isn't copied by then is lost.");
  });

  it('keeps a rule about things in a message to many', () => {
    const text =
      'Leave policy update. As of 1 June all requests must be sent within 10 days with a signed form. Requests that do not comply will be refused. Obviously everyone knows this is way overdue and it will massively improve things. Carried days are capped at 5. Personnel';
    expect(rewrite('internal_comms', 'DP-03', text)).toContain(
      'Requests that do not comply will be refused.',
    );
  });

  it('opens a notice said to many with whom it is for, and keeps its date with its news', () => {
    const text =
      'To all volunteers: from Monday 3 March crates go on the left-hand rack, not the right. Blue lids 40 litres, green lids 25 litres. Van leaves at 8:40 instead of 9:00. Labels are in drawer 2, section 3. Reason is that we will be supplying the Tolworth kitchen as well as giving out parcels.';
    const result = rewrite('internal_comms', 'DP-07', text);
    expect(result).toMatch(/^To all volunteers,/);
    expect(result).not.toMatch(/Reason is that|- (?:To all|From Monday)/);
  });

  it('keeps a titled name at the end out of the body', () => {
    const text =
      'Dear Ms Hartnell,\n\nThe cases were due by 30 May. Eleven of them stand bare.\nCol. A. Prendergast (retd)';
    expect(takeApart(readDraft(text, 'email')).signature).toBe('Col. A. Prendergast (retd)');
  });

  it('takes a note on a line of its own as a note, and a wrapped line as none', () => {
    const notes =
      'Rasmus, Thurs 15:00, video\nvibe is good\nretention day 1 is 44%\ngoal: get him on our side';
    const unitsOf = (text: string): number =>
      takeApart(readDraft(text, 'meeting_prep')).paragraphs.flat().length;
    expect(unitsOf(notes)).toBe(4);
    const wrapped =
      'We met the harbour master on Wednesday and he told us at length that the silt\nin the second basin is higher than it was and that he would like it out by May\nat the latest.';
    expect(unitsOf(wrapped)).toBe(1);
  });

  it('leaves no fragment where the small words before the point went', () => {
    const text =
      'Hi Olu,\n\nI was thinking back to when we opened with one stand and a kettle. Sales fell by 31% in September. Perhaps we could maybe have a chat at some point?';
    expect(rewrite('email', 'DP-01', text)).not.toMatch(/(?:^|[.!?]\s)Back to when/);
  });

  it('keeps who writes where only the first words say it', () => {
    const text =
      "Heyyy Mr Castelino, film school here! We're shooting a short about a night swimmer and your baths are soooo moody, love love love. We'd need the pool for a bit, November-ish, depends how the script goes. One of us will sort the insurance, the school has us covered I think (policy FS-3381). Let's connect!! Ilja + the gang";
    expect(rewrite('outreach', 'DP-05', text)).toMatch(/film school/i);
  });

  it('never opens a message on an idle "So"', () => {
    const text =
      'Hi Tom,\n\nSo the Lambert kitchen is coming along, kind of! Somebody should maybe look at the electrics. The cooker is delivered on the 21st. Let us play it by ear.';
    expect(rewrite('email', 'DP-05', text)).not.toMatch(/\bSo the Lambert/);
  });

  it('asks about a deed and no place, and cuts no hour at its point', () => {
    const trip =
      "Hi all,\n\nWe're going to Bruges and not to Cologne. The bus leaves at 6.40 on 9 May.\n\nKai";
    expect(rewrite('email', 'DP-06', trip)).not.toContain('we Bruges');
    const hour =
      'Dear all,\n\nThe staff meeting is moved to 5.30 pm on Thursdays. The nursery closes at 5. This is final.\n\nOffice';
    expect(rewrite('email', 'DP-06', hour)).not.toMatch(/when the staff meeting is moved(?! to 5\.30 pm\?)/);
    expect(rewrite('internal_comms', 'DP-06', hour)).not.toContain('when the nursery closes');
  });

  it('takes a missed train for no part of the writer', () => {
    const text =
      "Hi Ben,\n\nI missed my 8:15 train again on Monday thanks to you. That's the third time. Be at the corner at 7.50.\n\nJo";
    expect(rewrite('difficult_conversation', 'DP-01', text)).not.toContain('That part is mine');
  });

  it('keeps what is to be done, and asks for it and not for where it leads', () => {
    const text =
      'Hello Mr Singh,\n\nThe sample bags came in, 12 of them, and three are torn at the seam. Fix it please. Also the logo is crooked.\n\nYours, Amira';
    const result = rewrite('email', 'DP-07', text);
    expect(result).toMatch(/fix it/i);
    expect(result).not.toContain('lead from here');
  });

  it('leaves a whole clause where a vague time goes', () => {
    const text =
      'Hi folks\n\nThe move is happening the week of 17 November. Boxes come at some point. Label your stuff.\n\nDenise';
    expect(rewrite('internal_comms', 'DP-05', text)).not.toContain('Boxes come.');
  });

  it('asks for a look, not for having had a chance', () => {
    const text =
      'Dear Hannah,\n\nI was just wondering whether you might possibly have had a chance to look at the draft contract I sent on 2 March? The landlord wants it back by the 30th.\n\nBest wishes,\nRobin';
    expect(rewrite('email', 'DP-01', text)).toContain('Could you look at the draft contract');
  });

  it('keeps a whole date in front of a request, and a signature of several people below it', () => {
    const text =
      'Dear all, as of Monday 9 June the tool wall is to be kept in the order shown on the photo. No exceptions. The drills go left, the saws right. The workshop lot';
    const result = rewrite('internal_comms', 'DP-02', text);
    expect(result).toContain('As of Monday 9 June, please keep the tool wall');
    expect(result).toMatch(/\n\nThe workshop lot$/);
  });

  it('keeps the thing that the next sentence takes up as "them"', () => {
    const text =
      "Dear Dr Kim, our sensors are revolutionary. 9 farms use them and water use fell by 22% in 2023. You can't afford to miss this. Call me today! Best, Hugo";
    expect(rewrite('outreach', 'DP-03', text)).toMatch(/sensors/i);
  });

  it.each([
    [
      'DP-07',
      'For Friday with Ines at the mill: she has no time for the 3 pumps. Start with: "In 15 years, does this river still reach the sea?" Then the ask: would she lend us her name, and would she let us put sensor 4 on her land? Tom thinks she will refuse the sensor. If she does, we leave it; the name matters more. Rain date: Sunday.',
      'the sensor. If she does, we leave it',
    ],
    [
      'DP-02',
      'For Kaito: 3 prototypes on the table. A = map, B = audio only, C = both. Ask him which one he would break first. He hates being sold to, so do not say which one we prefer. Money: 900 left. Could he run one himself by the 27th?',
      'C = both. Ask him which one',
    ],
  ] as const)(
    'keeps notes in their order that lean on each other and hold no fault: %s',
    (profile, text, kept) => {
      expect(rewrite('meeting_prep', profile, text).replace(/\s+/g, ' ')).toContain(kept);
    },
  );

  it('opens no meeting with a stage direction, and makes no decision of what is shown there', () => {
    const text =
      'Meeting with Mr. Castell on Tuesday at 9. Plan: first we present the history of the vineyard and the family (20 slides), then the soil. Somewhere near the end we might mention that the new line saves 54,000 a year. If there is time we could perhaps ask for his go-ahead.';
    const result = rewrite('meeting_prep', 'DP-01', text);
    expect(result).not.toContain('Opening line: "Somewhere');
    expect(result).not.toContain('yes or no to the history');
  });

  it('asks above a farewell that is long', () => {
    const text =
      'Dear Priya,\n\nI think that it might make sense to sign. It saves 71,000 over the term, but only if we sign before 30 November. Perhaps you could let me know what you think at some point?\n\nMany thanks in advance and sorry for the long email,\nHal';
    expect(rewrite('email', 'DP-01', text)).toMatch(/sorry for the long email,\nHal$/);
  });

  it('spells "w/out" as one word', () => {
    const text =
      'Thurs 8am w/ Mr. Brand: new kiln. The first one w/out a chimney. Need his signature for 12,400 now.';
    expect(rewrite('meeting_prep', 'DP-04', text)).toContain('without a chimney');
  });
});
