import { describe, expect, it } from 'vitest';
import type { ProfileCode } from '../../../../../domain/profiles.ts';
import { rewriteFor } from '../rewrite.fixture.ts';

function sheet(primaryCode: ProfileCode, text: string): string {
  return rewriteFor('meeting_prep', primaryCode, text);
}

describe('the decision of a sheet for a meeting', () => {
  it('is the yes that stands behind what is done, on the thing by its name', () => {
    const text = sheet(
      'DP-02',
      "Meeting with Ayo about the quiz night Tues 6pm. I've already done the poster for the pub so just need her to agree it. Go through it word by word. 30 tables booked. Same as last year, same rounds.",
    );
    expect(text).toContain('Decision needed: whether she will agree the poster for the pub');
    expect(text).toContain("I've already done the poster for the pub");
  });

  it('is what the reader has to settle, with its date', () => {
    const text = sheet(
      'DP-01',
      'Meeting with Mr Rey, 4 June. The history of the ticket prices first. He has to settle the winter prices by 20 June. Trial sales were up 8% in 5 weeks. Just let him reflect.',
    );
    expect(text).toContain('Decision needed: the winter prices by 20 June.');
  });

  it('is a signature without the pressure on it', () => {
    const text = sheet(
      'DP-04',
      'Seeing Mr Dunn Mon 8.15 about the climbing frame in the yard. Get him excited! Tell him everyone has one. Mats come on the 12th, fitters on the 15th. Try and get it signed there and then.',
    );
    expect(text).toContain('Decision needed: his signature, on the conditions that he sets.');
  });

  it('counts what is meant by all of them', () => {
    const text = sheet(
      'DP-01',
      "notes for meeting with Bo weds 3pm\n- chat about his boat\n- we sold 900 jars in 6 weeks at one shop\n- he's got 12 shops. want all of them from 1 Nov\n- see how it goes, don't want to be pushy",
    );
    expect(text).toContain('Decision needed: all 12 shops from 1 Nov.');
    expect(text).toMatch(/Only if asked: chat about his boat/);
    expect(text).not.toContain('pushy');
  });
});

describe('what the writer asks or has decided', () => {
  it('is the decision, however softly it is noted', () => {
    const text = sheet(
      'DP-01',
      "Meeting with Karen, Tuesday 10am, about the till contract. Thank her for making time, go through the report. We're paying £89 a month and Sumo quoted £61. If the moment's right maybe ask if she can match it. Contract up 30 Nov.",
    );
    expect(text).toContain('Decision needed: whether she can match it.');
  });

  it('is a wish of the reader’s name on a thing', () => {
    const text = sheet(
      'DP-03',
      "Seeing Prof Lind Thurs 4pm about our survey. Just wow her with the charts. 71% of 38 said they'd use it again. We sent it to 240 people. I'd like her to put her name on the report.",
    );
    expect(text).toContain('Decision needed: whether she will put her name on the report');
  });

  it('leaves nothing to decide where it is said to be final', () => {
    const text = sheet(
      'DP-06',
      "Meeting with the helpers' rep (Maureen) Sat 11. We're closing the cafe from 1 Feb, decision's made, just let her know. 14 helpers. No need to discuss. She'll get emotional, keep it short.",
    );
    expect(text).toContain('Decision needed: none; it is decided already.');
  });

  it('keeps what the writer cannot do', () => {
    const text = sheet(
      'DP-02',
      "Seeing Mags about the youth club on Tuesday. Not sure what she's after, something about a music room? We can't really afford it. There's a spare store room. Let her talk and see what comes out of it.",
    );
    expect(text).toMatch(/can't really afford it/);
    expect(text).toContain("Purpose: hear what she's after, something about a music room.");
  });
});

describe('the opening line', () => {
  it('asks an Achiever for the very thing', () => {
    const text = sheet(
      'DP-01',
      'Meeting with Mrs Cole, Tues 2pm. Plan: thank her for her time, say a bit about us, go through the brochure. Fuel costs are down from £410 to £365 a week since January. Contract ends 31 July, want her to renew for 2 years. Will see how it goes.',
    );
    expect(text).toMatch(/Opening line: "Fuel costs are down .* Will you renew for 2 years\?"/);
    expect(text).toMatch(/Only if asked: thank her/);
  });

  it('tells a Guardian what was done without them, and asks what they would check', () => {
    const text = sheet(
      'DP-04',
      "Meeting with Mr Webb (trustee) Thursday 6pm about the van. Just tell him we've changed the insurance, it's cheaper, done deal. Saves £480 a year. Old policy runs to 30 September. He'll only worry. Keep it quick.",
    );
    expect(text).toContain('Opening line: "We\'ve changed the insurance. What would you want to check?"');
    expect(text).toContain('Decision needed: what he would want checked or put right.');
    expect(text).toContain("It's cheaper");
    expect(text).not.toContain('done deal');
  });

  it('tells a Collaborator the news and asks how it is for them', () => {
    const text = sheet(
      'DP-06',
      "1:1 with Mandy, Fri 11:30. Tell her she's moving to the late team from 1 October, not up for discussion. 20 mins max. If she gets upset tell her it's the same for everyone. New hours 7 to 3.",
    );
    expect(text).toContain(
      'Opening line: "You are moving to the late team from 1 October. How is that for you?"',
    );
    expect(text).not.toContain('She will ask:');
  });

  it("is the reader's own question where the notes quote it and leave it open", () => {
    const text = sheet(
      'DP-05',
      "Meet Lou on Friday about the fun run. Let's just have a catch up! She emailed asking \"who's doing what\" but it's early days. 600 runners last year. Maybe talk about the toilets.",
    );
    expect(text).toContain("Opening line: \"You asked: 'who's doing what'. I'd like to start there.\"");
  });

  it('is no refusal of that question', () => {
    const text = sheet(
      'DP-02',
      'Meeting with Theo on Monday about the shop window. He emailed "can we use lights this time" but we can\'t. Go through the rules. £200 budget. Same as every year.',
    );
    expect(text).not.toContain('You asked');
    expect(text).toContain("but we can't");
  });

  it('charges the reader with nothing', () => {
    const text = sheet(
      'DP-01',
      '1:1 with Joe, Friday. He was late 4 times in May. Talk about the rota. Need him to do Saturdays. See how it goes.',
    );
    expect(text).not.toMatch(/Opening line: "You were late/);
  });
});

describe('notes for a meeting', () => {
  it('begin with what stands last though it is the point', () => {
    const text = sheet(
      'DP-07',
      "Meeting with Mr Cray (fund), 18 March. Agenda: apologies, the boiler, new mops, the leaflet, then the job club if there's time. 3 of the first 10 members now have jobs. want every estate in town to have one by 2031. ask him for £20,000",
    );
    expect(text).toContain('Purpose: get every estate in town to have a job club by 2031.');
    expect(text).toContain('First: the job club.');
    expect(text).toMatch(/Only if there is time: apologies, the boiler, new mops, the leaflet\./);
  });

  it('hear what the reader wants where the writer does not know it', () => {
    const text = sheet(
      'DP-02',
      "Catch up with Marlo Thursday 4.30. Not sure what he wants, something about mending toys at lunchtime? Just let him talk. There's £150 left and room 12 is free on Wednesdays.",
    );
    expect(text).toContain('Purpose: hear what he wants, something about mending toys at lunchtime.');
  });

  it('have what is to be found out before the meeting in its place', () => {
    const text = sheet(
      'DP-03',
      "Meeting with Dr Rao Tues 9am about the phones. Just tell her it's loads better. Demo first, it looks slick. Waiting time is 2 mins now, it was 6 mins in March. Lost calls not sure, need to ask Keely. Want her ok to sign for 3 years",
    );
    expect(text).toContain('Before the meeting: lost calls not sure, need to ask Keely.');
    expect(text).toMatch(/Plan: demo first/);
    expect(text).not.toContain('loads better');
  });

  it('stand in lines where their labels run on', () => {
    const text = sheet(
      'DP-07',
      'Dinner with Don Ruiz, 3 March, 20:00. Purpose: win him for the sail school. Decision: his name and 250,000 for the first hull. Opening: "Your grandfather sailed this route." Bring: the model. He may say that sail is slow: 24 days against 17.',
    );
    expect(text.split('\n').map((line) => line.split(':')[0])).toEqual(
      expect.arrayContaining([
        'Purpose',
        'Decision needed',
        'Opening line',
        'Bring',
        'He may say that sail is slow',
      ]),
    );
  });
});
