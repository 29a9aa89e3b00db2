import { describe, expect, it } from 'vitest';
import { rewriteFor } from '../rewrite.fixture.ts';
import { takesFromWriter } from './left-behind.ts';
import { inOrderFor } from './order-sentences.ts';
import { placed } from './placed.fixture.ts';

describe('nothing goes in front of what it leans on', () => {
  it('a sentence with "has had it", of which the one before it does not tell what it is', () => {
    const own = [
      placed('Our gate goes into all 6 yards of Mill Road School in a weekend.'),
      placed('I can hold the price of £4,100 until 3 May.'),
      placed('Ashby School has had it since 2021 and keeps a padlock as a backup.', { isSafeguard: true }),
    ];
    expect(inOrderFor('outreach', 'DP-04', own)).toEqual(own);
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
    const told = [
      'I run the bakery across the yard.',
      'Your foreman told me you lose 3 trays an hour.',
      'We had the same, 28 a shift.',
    ].map((text) => placed(text));
    expect(takesFromWriter(told, 1, 1)).toBe(true);
    expect(takesFromWriter(told, 0, 1)).toBe(false);
  });
});
