import { describe, expect, it } from 'vitest';
import { counterpartOf, rewordings } from './counterpart.ts';

describe('the counterpart of a sentence in the rewrite', () => {
  const rewritten = rewordings(['Could you look at the Kestrel quote?', 'The price goes up by 8%.']);

  it('is its rewording', () => {
    const words = 'Just wondering if maybe you could look at the Kestrel quote?';
    expect(counterpartOf(words, words, ['maybe'], rewritten)).toEqual({
      words: 'Could you look at the Kestrel quote?',
      isGone: false,
      isDropped: false,
    });
  });

  it('is none where the sentence stands as it was', () => {
    const words = 'The price goes up by 8%.';
    expect(counterpartOf(words, words, [], rewritten)).toMatchObject({ words: null, isGone: false });
  });

  it('is none where what shows the fault is left', () => {
    const words = 'Sorry, the price just goes up by 8%.';
    expect(counterpartOf(words, words, ['price goes'], rewritten).words).toBeNull();
  });

  it('is none where the sentence is gone', () => {
    const words = 'Some of us feel ignored by the committee.';
    expect(counterpartOf(words, words, [], rewritten)).toMatchObject({ words: null, isGone: true });
  });

  it('tells words that are dropped from those that were put another way', () => {
    const dropped = 'Some of us feel ignored by the committee.';
    const parted = 'By Friday I must know what the Kestrel quote says of the price.';
    expect(counterpartOf(dropped, dropped, [], rewritten).isDropped).toBe(true);
    expect(counterpartOf(parted, parted, [], rewritten)).toMatchObject({ isGone: true, isDropped: false });
  });
});
