import { describe, expect, it } from 'vitest';
import { rewriteFor } from '../rewrite.fixture.ts';

describe('nothing goes in front of what it leans on', () => {
  it('a sentence with "has had it", of which the one before it does not tell what it is', () => {
    const rewrite = rewriteFor(
      'outreach',
      'DP-04',
      "Dear Mrs Hale,\n\nWe're Lockwell and we fit gates in school yards! Our smart gate goes into all 6 yards of Mill Road School in a weekend. I can hold the price of £4,100 until 3 May, after that it's up. Ashby School has had it since 2021 and keeps a padlock as a backup. Fancy a look?\n\nTim Lock",
    );
    expect(rewrite).toMatch(/^Dear Mrs Hale,\n\nWe're Lockwell/);
  });

  it('somebody whom another sentence says who that is', () => {
    const rewrite = rewriteFor(
      'email',
      'DP-01',
      "Hi Joan,\n\nSorry for the long mail. We talked for an hour about the hall, the chairs and the matter of heating, and some of us liked last year's tent better. The other caterer, Brandl, can feed 140 people on 8 June for 19 euros each; our own kitchen can do 90. If I don't tell Brandl by Friday he takes another wedding. Perhaps we should talk about it some day.\n\nUte",
    );
    expect(rewrite.indexOf('The other caterer, Brandl,')).toBeLessThan(
      rewrite.indexOf('tell Brandl by Friday'),
    );
  });

  it('"we had the same" of a writer who has not said yet who they are', () => {
    const rewrite = rewriteFor(
      'outreach',
      'DP-03',
      "Hi Ove,\n\nI run the bakery across the yard from yours. Your foreman told me you lose about 3 trays an hour at the second oven. We had the same, 28 a shift in May, and 4 in June after we moved the fan. I can't say if it was the fan or the new flour. Would you want to see our sheet? Half an hour on the 9th would do.\n\nMerete Dahl",
    );
    expect(rewrite.indexOf('I run the bakery')).toBeLessThan(rewrite.indexOf('We had the same'));
  });
});
