import { describe, expect, it } from 'vitest';
import { rewritten } from '../body/body.fixture.ts';
import { rewriteFor } from '../rewrite.fixture.ts';
import { smallTalkIn, withoutSmallTalk } from './small-talk.ts';

const HOLIDAY = 'I hope you had a nice break, we went to Lund and it rained.';

describe('small talk', () => {
  it('is told last, in the words of the writer, though a part of it was cut', () => {
    const rewrite = rewriteFor(
      'email',
      'DP-01',
      "Dear Kari,\n\nI hope you and the boys had a nice long weekend, we went to Lund and it rained. As you know I have run the kiosk for six years. I wonder if we might perhaps keep it open in the evenings. It'd be until 9 from 4 May.\n\nEva",
    );
    expect(rewrite).toMatch(
      /I hope you and the boys had a nice long weekend, we went to Lund [^\n]*\n\nEva$/,
    );
  });

  it('stays in front for a Collaborator, and where something speaks of it', () => {
    const talk = rewritten('We went to Lund.', { smallTalk: HOLIDAY });
    const matter = [rewritten('The kiosk was closed.'), rewritten('The till is broken.')];
    expect(withoutSmallTalk('DP-01', [[talk, ...matter]]).talk).toHaveLength(1);
    expect(withoutSmallTalk('DP-06', [[talk, ...matter]]).talk).toHaveLength(0);
    expect(withoutSmallTalk('DP-01', [[talk, rewritten('It was cold.'), ...matter]]).talk).toHaveLength(0);
    expect(withoutSmallTalk('DP-01', [[talk, ...matter, rewritten('Lund has none.')]]).talk).toHaveLength(0);
  });

  it('is nothing that has a date or asks for something', () => {
    expect(smallTalkIn(HOLIDAY, 'We went to Lund.')).toBe(HOLIDAY);
    expect(smallTalkIn('I hope you have a minute for the plan.', '')).toBeUndefined();
    expect(smallTalkIn('Hope you had a good week, can you call me?', '')).toBeUndefined();
    expect(smallTalkIn('Hope you are well, the fair is on 3 May.', '')).toBeUndefined();
  });
});
