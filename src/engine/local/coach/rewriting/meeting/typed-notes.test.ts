import { describe, expect, it } from 'vitest';
import type { ProfileCode } from '../../../../../domain/profiles.ts';
import { rewriteFor } from '../rewrite.fixture.ts';

const sheet = (primaryCode: ProfileCode, text: string): string =>
  rewriteFor('meeting_prep', primaryCode, text);

describe('notes typed in a hurry', () => {
  it('name their title once though a verb has lost its mark', () => {
    const text = sheet(
      'DP-01',
      'Alright Deb, Thurs half 8 at the depot with the rep. Dont want to go in heavy. Sick days are 214 this quarter. Agency bill £19k. Bring biscuits.',
    );
    expect(text.match(/half 8/g)).toHaveLength(1);
  });

  it('have no heading of a note with a label of its own', () => {
    const text = sheet(
      'DP-07',
      'For Lady Kell, Tues 12.15. Lunch: no fish. 1) newsletter 2) logo 3) the second ship would reach 4 more ports by 2030 4) minutes. Pass needs photo ID.',
    );
    expect(text).not.toContain('no fish:');
    expect(text.toLowerCase()).toContain('lunch: no fish');
  });

  it('keep the sentences of a counted point apart', () => {
    const text = sheet(
      'DP-06',
      'Gary, back office, 4.30 Fri. 1. 9 breaks on Tues, Ashley counted. 2. contract says 2. 3. He says the others do it. Not true, Ashley counted them too. 4. He has been here 6 years.',
    );
    expect(text).toContain('3. He says the others do it. Not true');
  });

  it('bring what is brought to somebody, and ask for one thing at a time', () => {
    const text = sheet(
      'DP-04',
      'Notes Fru Halvorsen, styret, torsdag kl 19\n- the cheap roof is NOK 410,000\n- asbestos test not done yet\n- she needs to approve tonight, crane is booked for the 12th\n- Bring her the papers',
    );
    expect(text).toContain(
      'Decision needed: whether she will approve tonight; crane is booked for the 12th.',
    );
    expect(text).toContain('Bring: the papers.');
    expect(text).not.toContain('the tonight');
  });

  it('keep "it" where the note before names no thing', () => {
    const text = sheet(
      'DP-02',
      "I'm seeing Yusuf about the market. There is one plan and I've drawn it. He has to follow it step by step. Footfall is down to 1,350.",
    );
    expect(text).toContain('has to follow it step by step');
  });

  it('have a title in front of a colon', () => {
    const text = sheet(
      'DP-02',
      'Prep for Friday with Mateo: He runs the makerspace and has 12 stools. Goal: get him to lend us the laser cutter from 20 to 24 July.',
    );
    expect(text).toMatch(/^Prep for Friday with Mateo$/m);
    expect(text).toContain('12 stools');
  });

  it('keep a sentence about somebody off the head of the counted points', () => {
    const text = sheet(
      'DP-06',
      "Notes for Gloria, Weds 11am. She's been upset since the rota changed. 1. the rota of June 2. the 4 complaints 3. her leave in August.",
    );
    expect(text).not.toContain('changed:');
    expect(text).toContain('upset since the rota changed');
  });

  it('keep beside a foreseen question that its answer is still open', () => {
    const text = sheet(
      'DP-02',
      "Friday with Mateo. Goal: borrow the laser cutter from 20 to 24 July. He might say that the insurance doesn't cover under-16s. No idea what to answer to that.",
    );
    expect(text).toMatch(/under-16s.*No idea what to answer/);
  });

  it('end on no word that shrugs as if it were a name', () => {
    const text = sheet('DP-02', "Seeing Yusuf. Footfall is 1,350. He'll say the bakers won't move. Tough.");
    expect(text).not.toMatch(/^Tough\.?$/m);
  });

  it('take what the writer wants to ask for as the purpose, and leave no half of a shrug', () => {
    const text = sheet(
      'DP-01',
      "1:1 with Steph tomorrow 9.15. I guess I want to ask about a raise. I've brought in 9 new accounts since January. If she says no then no worries at all.",
    );
    expect(text).toContain('Purpose: ask about a raise.');
    expect(text).not.toMatch(/says no then\./);
  });

  it('name what is decided as news, and no decision to take', () => {
    const text = sheet(
      'DP-06',
      "Tomorrow 9am, staff room. I'll announce that we're merging Y3 and Y4 from September. It's been decided so there's no point in debating it. 52 kids.",
    );
    expect(text).not.toContain('Decision needed: it');
    expect(text).not.toContain('no point in debating');
  });

  it('take no word on something for the rest of the title', () => {
    const text = sheet(
      'DP-04',
      "Seeing the fire officer on Mon at 2 about the new heaters. They're brilliant. The wiring's from 1974. We want to fit them before 6 June.",
    );
    expect(text).not.toContain("heaters: they're");
  });

  it('ask of a day on which somebody leaves what has to be done before, and open on no wish of the writer', () => {
    const trip = sheet(
      'DP-05',
      'Call with Ines tmrw 4pm. The van hire is £300. We leave Friday 3 July at 6am. Tents are not booked.',
    );
    const leave = sheet(
      'DP-05',
      "Handover with Lars before my leave. He'll have questions. Would be nice to get an hour with him Thursday or Friday.",
    );
    expect(trip).not.toContain('6am. Who takes that');
    expect(leave).not.toContain('Opening line: "Would be nice');
  });

  it('have no two lists under one label', () => {
    const text = sheet(
      'DP-06',
      "Notes for Gloria, Weds 11am. 1. tell her the rota stays 2. tell her that 4 people rang 3. ask about her leave. She'll cry probably.",
    );
    expect(text.match(/^Plan:/gm)).toHaveLength(1);
  });

  it('keep who decides and by when it is due out of the decision and the title', () => {
    const lunch = sheet(
      'DP-01',
      "Lunch with Gerd, Tuesday 12.30. He's the one who decides about the depot. I'll ask him about renewing, the contract ends 31 May and is worth 96k.",
    );
    const wall = sheet(
      'DP-05',
      'Kick-off for the orchard wall, Sat 9am. What: 18 m of dry stone. When: by the end of May. Someone should ring the farmer.',
    );
    expect(lunch).not.toContain("Decision needed: he's the one");
    expect(wall.split('\n\n')[0]).toBe('Kick-off for the orchard wall, Sat 9am');
  });

  it('part a foreseen question from the answer that nobody has', () => {
    const text = sheet(
      'DP-04',
      "Parents' committee, Thursday. The pool closes on 1 September. They'll ask who pays for the bus and tbh nobody knows.",
    );
    expect(text).toContain('Who pays for the bus? Nobody knows; say so');
  });

  it('say no step and no refusal as the first words', () => {
    const garden = sheet(
      'DP-02',
      "Workshop with Imke about the library garden. There's 900 euros. Opening: go through the minutes of the last four meetings.",
    );
    const parents = sheet(
      'DP-06',
      "Parents' evening, the Dobsons, 6.40 pm. Callum is at 34% in the mock. No time for questions, ten more families after them.",
    );
    expect(garden).not.toContain('Opening line: "Go through');
    expect(parents).not.toContain('Opening line: "No time');
  });

  it('ask about no name that its number was cut off', () => {
    const text = sheet(
      'DP-02',
      'Talk to Ifeoma about the Year 9 science club. 22 kids signed up, £150 budget.',
    );
    expect(text).not.toMatch(/the Year[?.]/);
  });

  it('put no half of a boast in plain words', () => {
    const text = sheet(
      'DP-03',
      "Catch up with the accountant on Weds. I'm going to tell him it was a record year, through the roof. Appointments 5,210 vs 4,870.",
    );
    expect(text).not.toMatch(/year, up$/m);
  });

  it('keep a row of numbers with "nos." in front', () => {
    const text = sheet(
      'DP-03',
      "Prep: call with the auditor 11 am. Turnover 482k, up from 455k. Three invoices (nos. 118, 120, 131) can't be found.",
    );
    expect(text).toContain('(nos. 118, 120, 131)');
  });
});
