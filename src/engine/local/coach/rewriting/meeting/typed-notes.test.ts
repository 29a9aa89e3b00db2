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
});
