/**
 * Turns words into the features of the linear model: every known word, every pair of neighbours and every pair
 * with one word between, weighted by rarity and scaled to unit length. Training and prediction share this code.
 */
import type { Tokens } from './tokens.ts';

/** Which words and pairs a model knows, and how rare each is. Rows are indices into its weight tables. */
export interface Lexicon {
  /** Row of what a word in lower case is read as; -1 for a word it does not hold, -2 for one that must not be read. */
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

/** Row of each word; negative for one that is not read. */
export function wordRowsOf({ words }: Tokens, lexicon: Lexicon): number[] {
  const rows: number[] = [];
  for (const word of words) rows.push(lexicon.wordRow(word));
  return rows;
}

/** Row of the pair that ends at each position, for one distance; -1 where there is none. */
export function pairRowsOf(rows: readonly number[], lexicon: Lexicon, distance: 1 | 2): number[] {
  const pairs: number[] = [];
  for (let at = 0; at < rows.length; at += 1) {
    const first = at < distance ? -1 : (rows[at - distance] ?? -1);
    const second = rows[at] ?? -1;
    pairs.push(first >= 0 && second >= 0 ? lexicon.pairRow(first, second, distance) : -1);
  }
  return pairs;
}

/** A stretch of words, from inclusive and to exclusive. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Counts by row, all zero between calls: one table for all calls, since filling a fresh map takes most of the time. */
let counts = new Int32Array(0);

/** Counts the rows of some stretches in `counts` and returns each row once. */
function countRows(sources: readonly (readonly number[])[], stretches: readonly Stretch[]): number[] {
  const rows: number[] = [];
  for (const source of sources) {
    for (const { from, to } of stretches) {
      for (let at = from; at < to; at += 1) {
        const row = source[at] ?? -1;
        if (row < 0) continue;
        if (counts[row] === 0) rows.push(row);
        counts[row] = (counts[row] ?? 0) + 1;
      }
    }
  }
  return rows;
}

/** Gives each row of some stretches a dampened count times its rarity, the whole of unit length. */
function unitVector(
  sources: readonly (readonly number[])[],
  stretches: readonly Stretch[],
  rarity: ArrayLike<number>,
): { rows: number[]; values: number[] } {
  if (counts.length < rarity.length) counts = new Int32Array(rarity.length);
  const rows = countRows(sources, stretches);
  const values: number[] = [];
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
  rows: readonly number[],
  pairs: readonly (readonly number[])[],
  from: number,
  to: number,
  lexicon: Lexicon,
): Features {
  return featuresOfStretches(rows, pairs, [{ from, to }], lexicon);
}

/** Features of some stretches taken together as one text. */
export function featuresOfStretches(
  rows: readonly number[],
  pairs: readonly (readonly number[])[],
  stretches: readonly Stretch[],
  lexicon: Lexicon,
): Features {
  const words = unitVector([rows], stretches, lexicon.wordRarity);
  const joined = unitVector(pairs, stretches, lexicon.pairRarity);
  return { wordRows: words.rows, wordValues: words.values, pairRows: joined.rows, pairValues: joined.values };
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
