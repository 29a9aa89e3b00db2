import { describe, expect, it } from 'vitest';
import { CLASS_COUNT, NONE_CLASS } from './model.ts';
import type { Part } from './parts.ts';
import { PLACE_FEATURES, PROMINENCE_SIZE, prominences, textProminenceFeatures } from './prominence.ts';
import type { Tokens } from './tokens.ts';

const TELLING = Array.from({ length: CLASS_COUNT }, (_, k) => (k === 2 ? 1 : 0));
const EMPTY = Array.from({ length: CLASS_COUNT }, (_, k) => (k === NONE_CLASS ? 1 : 0));

/** A text of sentences of lower-case words, each with its shares. */
function textOf(...sentences: readonly (readonly [text: string, shares: readonly number[]])[]) {
  const words: string[] = [];
  const parts = sentences.map(([text, shares]): Part => {
    const from = words.length;
    words.push(...text.split(' '));
    return { from, to: words.length, shares, scores: shares };
  });
  const tokens: Tokens = { words, starts: [], ends: [], segments: [], sentences: [], isApart: [], marks: [] };
  return { tokens, parts };
}

const place = PROMINENCE_SIZE - PLACE_FEATURES;

describe('the features of prominence', () => {
  it('are the same for a sentence however much small talk stands around it', () => {
    const bare = textOf(['he counts every bag', TELLING], ['he also asks around', TELLING]);
    const padded = textOf(
      ['we met on tuesday', EMPTY],
      ['he counts every bag', TELLING],
      ['the coffee was good', EMPTY],
      ['he also asks around', TELLING],
    );
    const [first, second] = textProminenceFeatures(bare.tokens, bare.parts);
    const [, among, , later] = textProminenceFeatures(padded.tokens, padded.parts);
    expect([among, later]).toEqual([first, second]);
  });

  it('tell the sentence that opens the matter from the one that closes it', () => {
    const { tokens, parts } = textOf(['one', TELLING], ['two', TELLING], ['three', TELLING]);
    const [first, middle, last] = textProminenceFeatures(tokens, parts);
    expect([first?.has(place + 1), middle?.has(place + 1), last?.has(place + 1)]).toEqual([
      true,
      false,
      false,
    ]);
    expect([first?.has(place + 2), middle?.has(place + 2), last?.has(place + 2)]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('see an opening cue twice and a later one once', () => {
    const { tokens, parts } = textOf(['also he pays', TELLING], ['he pays the bill also', TELLING]);
    const [opening, later] = textProminenceFeatures(tokens, parts);
    const cuesOf = (features?: ReadonlyMap<number, number>) =>
      [...(features?.keys() ?? [])].filter((feature) => feature > 0 && feature < place).length;
    expect([cuesOf(opening), cuesOf(later)]).toEqual([2, 1]);
  });
});

it('without weights every sentence is as much the main point as every other', () => {
  const { tokens, parts } = textOf(['he counts every bag', TELLING], ['also asks around', TELLING]);
  const [first, second] = prominences(tokens, parts, []);
  expect(first).toBe(second);
});
