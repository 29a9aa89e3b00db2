/** Linear scores of a text's features for every class, and scores turned into shares. */
import type { Features } from './features.ts';
import { CLASS_COUNT, type Weights, type WeightTable } from './model.ts';

/** One number for each class. Small tables are plain arrays: many are made for a note, and a typed array takes longer to make. */
export function forEachClass(value: number): number[] {
  return [value, value, value, value, value, value, value, value];
}

/**
 * Sums from `from` on. Written out for the eight classes: a row of weights is read once and every sum stays in a register, which
 * takes half the time of a loop over classes.
 */
function weighted(
  from: readonly number[],
  { bytes, unit }: WeightTable,
  rows: readonly number[],
  values: readonly number[],
): number[] {
  let a = from[0] ?? 0;
  let b = from[1] ?? 0;
  let c = from[2] ?? 0;
  let d = from[3] ?? 0;
  let e = from[4] ?? 0;
  let f = from[5] ?? 0;
  let g = from[6] ?? 0;
  let h = from[7] ?? 0;
  for (let at = 0; at < rows.length; at += 1) {
    const start = (rows[at] ?? 0) * CLASS_COUNT;
    const value = (values[at] ?? 0) * unit;
    a += value * (bytes[start] ?? 0);
    b += value * (bytes[start + 1] ?? 0);
    c += value * (bytes[start + 2] ?? 0);
    d += value * (bytes[start + 3] ?? 0);
    e += value * (bytes[start + 4] ?? 0);
    f += value * (bytes[start + 5] ?? 0);
    g += value * (bytes[start + 6] ?? 0);
    h += value * (bytes[start + 7] ?? 0);
  }
  return [a, b, c, d, e, f, g, h];
}

/** Linear score of every class. */
export function classScores(features: Features, weights: Weights): number[] {
  const ofWords = weighted(forEachClass(0), weights.words, features.wordRows, features.wordValues);
  return weighted(ofWords, weights.pairs, features.pairRows, features.pairValues);
}

/** What a share of zero counts as where its logarithm is taken. */
export const LEAST_SHARE = 0.01;

/** Logarithm of a share that may be zero. */
export function logOfShare(share: number): number {
  return Math.log(share + LEAST_SHARE);
}

/** Shares that sum to one; larger sharpness favours the greatest score more. */
export function softmax(scores: readonly number[], sharpness: number): number[] {
  const out = scores.slice();
  let greatest = Number.NEGATIVE_INFINITY;
  for (let k = 0; k < scores.length; k += 1) greatest = Math.max(greatest, scores[k] ?? 0);
  let sum = 0;
  for (let k = 0; k < scores.length; k += 1) {
    out[k] = Math.exp(((scores[k] ?? 0) - greatest) * sharpness);
    sum += out[k] ?? 0;
  }
  for (let k = 0; k < scores.length; k += 1) out[k] = (out[k] ?? 0) / sum;
  return out;
}
