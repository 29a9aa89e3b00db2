import { describe, expect, it } from 'vitest';
import type { ProfileCode } from '../../../../../domain/profiles.ts';
import { rewritten } from '../body/body.fixture.ts';
import { rewriteFor } from '../rewrite.fixture.ts';
import { labelOfRest } from './box-of-rest.ts';

const sheet = (primaryCode: ProfileCode, text: string): string =>
  rewriteFor('meeting_prep', primaryCode, text);

describe('a sheet', () => {
  it('calls facts only what tells one', () => {
    expect(labelOfRest([rewritten('The grant is £24,000.'), rewritten('22 of 60 flats are done.')])).toBe(
      'Facts',
    );
    expect(labelOfRest([rewritten('The grant is £24,000.'), rewritten('Lets have a brew.')])).toBe('Notes');
    expect(labelOfRest([rewritten("Whoever's got the drawings bring them.")])).toBe('Notes');
  });

  const trial =
    'Prep for Graham, Tues 10am. 1) rota software costs 310 a month 2) Jo likes it 3) overtime went from 61 hrs to 38 hrs 4) he has to say yes by the 14th or price goes up. Bring the timesheets.';

  it('asks for the yes that the last point wants, and tells what comes of a no', () => {
    expect(sheet('DP-01', trial)).toContain(
      'Decision needed: whether he will say yes by the 14th; otherwise price goes up.',
    );
  });

  it('asks for what the notes label as asked or needed from the reader', () => {
    const wall =
      'Mrs Adeyemi, Thursday. The wall is 4.2 metres. PTA has 9,300. Rob looks into the insurance.';
    expect(sheet('DP-04', `${wall} Ask: yes on the night please.`)).toContain(
      'Decision needed: yes on the night.',
    );
    expect(sheet('DP-01', `${wall} Need from her: ok to open with 2 chairs of 3.`)).toContain(
      'Decision needed: ok to open with 2 chairs of 3.',
    );
  });

  it('takes what is decided, or one of a row of names, for no decision needed', () => {
    const text = sheet(
      'DP-06',
      'Team meeting. From Jan the van goes. Decided by board on 2nd Dec. 8 drivers are affected. Process for samples: request, approval, ticket, collection.',
    );
    expect(text).not.toMatch(/Decision needed: (?:decided|process)/);
  });

  it('brings what the reader is asked to bring', () => {
    const text = sheet(
      'DP-01',
      "Marcus, Monday's call with Dunelm. They owe us £14,600 since August. Their buyer is called Sheila. Could you possibly bring the statement? Take tissues.",
    );
    expect(text).toContain('Bring: the statement. Tissues.');
  });

  it('says nothing first that the notes do not know', () => {
    const text = sheet(
      'DP-07',
      'Jonas, about Saturday with the choir. The cathedral asked if we could sing every first Sunday. We would need 8 more altos. No idea how people feel.',
    );
    expect(text).not.toContain('Opening line: "No idea');
  });

  it('makes no question of a whole sentence', () => {
    const text = sheet(
      'DP-03',
      'Wed 2pm with Dr Okafor on the fridges\n- old ones broke down 4 times since March, lost 212 samples\n- new ones: 5 yr warranty, £8,900 each\n- I have the log\n- get his signature',
    );
    expect(text).not.toContain('broke down?"');
    expect(text).toContain('ld ones broke down 4 times since March');
  });
});
