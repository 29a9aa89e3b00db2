import { describe, expect, it } from 'vitest';
import { predictProfile } from './predict-profile.ts';

function quotesOf(notes: string): string[] {
  const { reasoning } = predictProfile({ name: 'Ada Quist', notes, ageRange: null, jobType: null });
  const quotes = (reasoning ?? '').split('"').filter((_, at) => at % 2 === 1);
  for (const quote of quotes) expect(notes).toContain(quote);
  return quotes;
}

describe('quotes', () => {
  it.each([
    'Sergei asked one thing: how much more will we sell by March.',
    'She asked the knitters round, fed them, and they set it between them.',
    'Holds approval until the control owner is named, the fallback is rehearsed and the exception has been entered on the register.',
  ])('that stand side by side are one: %s', (notes) => {
    expect(quotesOf(notes)).toEqual([notes.slice(0, -1)]);
  });

  it('of two sentences stay two', () => {
    expect(quotesOf('Asked for the raw data. Wants to check the source of every figure.')).toHaveLength(2);
  });

  it('of two profiles stay two', () => {
    const quotes = quotesOf(
      'Asked for the raw data, the method and the source of each figure, and loves to try out odd prototypes just for fun.',
    );
    expect(quotes).toContain('Asked for the raw data, the method and the source of each figure');
    expect(quotes.slice(1).join()).toContain('loves to try out odd prototypes');
  });

  it.each([
    [
      'Didn\'t want the source. "Will it beat last year, yes or no, and by when?" That was the call.',
      'Will it beat last year, yes or no, and by when?',
    ],
    [
      "First thing out of her mouth was 'how does the whole team feel about it, love?' and then she waited for all of us to answer.",
      "'how does the whole team feel about it, love?'",
    ],
  ])('go on where little is left of the sentence: %s', (notes, end) => {
    expect(quotesOf(notes).join(' | ')).toContain(end);
  });

  it('end where a longer tail begins', () => {
    const [quote] = quotesOf(
      'He asked how the figure had been measured, as it was raining and nobody else was in the shop that day.',
    );
    expect(quote).toBe('He asked how the figure had been measured');
  });

  it('take along what a list begins with', () => {
    const quotes = quotesOf(
      'Anything you change is announced six weeks before, tested on the copy, reversible by the stage manager and countersigned by the insurer.',
    );
    expect(quotes[0]).toMatch(/^Anything you change is announced/);
  });

  it('take along nothing protected or denied', () => {
    for (const notes of [
      'He asked how the figure had been measured, her husband says.',
      'She wants proof, says the imam, the raw data and the source of every figure in it.',
    ])
      expect(quotesOf(notes).join()).not.toMatch(/husband|imam/);
  });
});
