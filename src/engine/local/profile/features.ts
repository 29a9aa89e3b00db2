/**
 * Turns words into the features of the linear model: every known word, every pair of neighbours and every pair
 * with one word between, weighted by rarity and scaled to unit length. Training and prediction share this code.
 */
import { neutralWord } from './neutral.ts';
import type { Tokens } from './tokens.ts';

/** Which words and pairs a model knows, and how rare each is. Rows are indices into its weight tables. */
export interface Lexicon {
  /** Row of a word in lower case, or -1. */
  wordRow(word: string): number;
  /** Row of the pair of two word rows that stand `distance` (1 or 2) apart, or -1. */
  pairRow(first: number, second: number, distance: 1 | 2): number;
  readonly wordRarity: ArrayLike<number>;
  readonly pairRarity: ArrayLike<number>;
}

/** Sparse unit vectors: one over words, one over pairs. */
export interface Features {
  readonly wordRows: readonly number[];
  readonly wordValues: readonly number[];
  readonly pairRows: readonly number[];
  readonly pairValues: readonly number[];
}

/** Row of each word; -1 for a word the lexicon does not hold, -2 for one that must not be read. */
export function wordRowsOf(tokens: Tokens, lexicon: Lexicon): Int32Array {
  const rows = new Int32Array(tokens.words.length);
  for (let at = 0; at < rows.length; at += 1) {
    const word = neutralWord(tokens.words[at] ?? '');
    rows[at] = word === null ? -2 : lexicon.wordRow(word);
  }
  return rows;
}

/** Row of the pair that ends at each position, for one distance; -1 where there is none. */
export function pairRowsOf(rows: Int32Array, lexicon: Lexicon, distance: 1 | 2): Int32Array {
  const pairs = new Int32Array(rows.length).fill(-1);
  for (let at = distance; at < rows.length; at += 1) {
    const first = rows[at - distance] ?? -1;
    const second = rows[at] ?? -1;
    if (first >= 0 && second >= 0) pairs[at] = lexicon.pairRow(first, second, distance);
  }
  return pairs;
}

/** Counts by row, all zero between calls: one table for all calls, since filling a fresh map takes most of the time. */
let counts = new Int32Array(0);

/** Counts rows from `from` to `to` and gives each a dampened count times its rarity, the whole of unit length. */
function unitVector(
  sources: readonly Int32Array[],
  from: number,
  to: number,
  rarity: ArrayLike<number>,
): { rows: number[]; values: number[] } {
  if (counts.length < rarity.length) counts = new Int32Array(rarity.length);
  const rows: number[] = [];
  const values: number[] = [];
  for (const source of sources) {
    for (let at = from; at < to; at += 1) {
      const row = source[at] ?? -1;
      if (row < 0) continue;
      if (counts[row] === 0) rows.push(row);
      counts[row] = (counts[row] ?? 0) + 1;
    }
  }
  let squares = 0;
  for (const row of rows) {
    const count = counts[row] ?? 0;
    counts[row] = 0;
    const value = (count === 1 ? 1 : 1 + Math.log(count)) * (rarity[row] ?? 0);
    values.push(value);
    squares += value * value;
  }
  const scale = squares > 0 ? 1 / Math.sqrt(squares) : 0;
  for (let at = 0; at < values.length; at += 1) values[at] = (values[at] ?? 0) * scale;
  return { rows, values };
}

/** Features of the words from position `from` up to `to`, given the rows of words and pairs of the whole text. */
export function featuresBetween(
  rows: Int32Array,
  pairs: readonly Int32Array[],
  from: number,
  to: number,
  lexicon: Lexicon,
): Features {
  const words = unitVector([rows], from, to, lexicon.wordRarity);
  const joined = unitVector(pairs, from, to, lexicon.pairRarity);
  return { wordRows: words.rows, wordValues: words.values, pairRows: joined.rows, pairValues: joined.values };
}

/** A stretch of words, from inclusive and to exclusive. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** The sentences or the clauses of a text; `partOfWord` names that of each word, in rising order. */
export function stretchesIn(partOfWord: readonly number[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (let from = 0; from < partOfWord.length; ) {
    let to = from + 1;
    while (to < partOfWord.length && partOfWord[to] === partOfWord[from]) to += 1;
    stretches.push({ from, to });
    from = to;
  }
  return stretches;
}

/** Features of some stretches taken together as one text. */
export function featuresOfStretches(
  rows: Int32Array,
  pairs: readonly Int32Array[],
  stretches: readonly Stretch[],
  lexicon: Lexicon,
): Features {
  const length = stretches.reduce((sum, { from, to }) => sum + to - from, 0);
  const join = (whole: Int32Array): Int32Array => {
    const joined = new Int32Array(length);
    let at = 0;
    for (const { from, to } of stretches) {
      joined.set(whole.subarray(from, to), at);
      at += to - from;
    }
    return joined;
  };
  return featuresBetween(join(rows), pairs.map(join), 0, length, lexicon);
}
