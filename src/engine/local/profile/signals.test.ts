import { expect, it } from 'vitest';
import { NONE_CLASS, readShippedModel } from './model.ts';
import { read, SIGNAL, signalOf } from './signals.ts';
import { tokenise } from './tokens.ts';

const model = readShippedModel();
const readingOf = (text: string) => read(tokenise(text, { starts: [], ends: [], areAsWritten: [] }), model);

const TELLING = 'She asked where the numbers came from and would not sign before she had seen the raw data.';
const EMPTY = 'The train left from platform four. There was soup for lunch.';

// Not to the last digit: a pair of words may stand across the end of a sentence.
it('scores the telling sentences alike whatever empty ones stand around them', () => {
  const alone = readingOf(TELLING);
  const among = readingOf(`${EMPTY} ${TELLING} ${EMPTY}`);
  for (let k = 0; k < NONE_CLASS; k += 1) {
    expect(signalOf(among, SIGNAL.kept, k)).toBeCloseTo(signalOf(alone, SIGNAL.kept, k), 1);
  }
});

it('scores a text of one sentence by all of it', () => {
  const reading = readingOf(TELLING);
  for (let k = 0; k < NONE_CLASS; k += 1) {
    expect(signalOf(reading, SIGNAL.kept, k)).toBe(signalOf(reading, SIGNAL.whole, k));
  }
});

it('is finite for a text without words', () => {
  expect([...readingOf('').signals].every(Number.isFinite)).toBe(true);
});
