import { describe, expect, it } from 'vitest';
import { rewriteFor } from '../rewrite.fixture.ts';

describe('the title of a sheet', () => {
  it('keeps the name behind a title of another language', () => {
    const text = rewriteFor(
      'meeting_prep',
      'DP-04',
      'Notes for Dra. Inés Falcão, president, Thursday 11h at the loft. The lease is €780 a month. The owner wants an answer by 31 October. Bring the plan.',
    );
    expect(text).toMatch(/^Notes for Dra\. Inés Falcão, president, Thursday 11h at the loft$/m);
  });

  it('keeps a second title that begins small', () => {
    const text = rewriteFor(
      'meeting_prep',
      'DP-07',
      'Prof. dr. De Wit, Tuesday 15.30, room 2.04. The schools could share one lab from 2028. The dean has nodded to it. Bring the contracts.',
    );
    expect(text).toMatch(/^Prof\. dr\. De Wit, Tuesday 15\.30, room 2\.04$/m);
  });

  it('keeps the number behind an abbreviation', () => {
    const text = rewriteFor(
      'meeting_prep',
      'DP-04',
      'Herr Lindner, Mi 9.00 Uhr, Rathaus Zi. 12\n- Permit for the street party 21 June\n- 300 guests, last year 240\n- Music ends 21.30',
    );
    expect(text).toMatch(/^Herr Lindner, Mi 9\.00 Uhr, Rathaus Zi\. 12$/m);
  });

  it('takes no name behind a quoted line for a note', () => {
    const text = rewriteFor(
      'meeting_prep',
      'DP-04',
      'Mrs Adeyemi, governors, Thursday. The wall is 4.2 metres. Other schools have one since 2019. Opening line: "May I show you the plan?"\nClaire',
    );
    expect(text).toMatch(/\nClaire$/);
  });
});
