/** Linear scores of a text's features for every class, and scores turned into shares. */
import type { Features } from './features.ts';
import { CLASS_COUNT, type Weights, type WeightTable } from './model.ts';

function addWeighted(
  out: Float64Array,
  { bytes, unit }: WeightTable,
  rows: readonly number[],
  values: readonly number[],
): void {
  for (let at = 0; at < rows.length; at += 1) {
    const start = (rows[at] ?? 0) * CLASS_COUNT;
    const value = (values[at] ?? 0) * unit;
    for (let k = 0; k < CLASS_COUNT; k += 1) out[k] = (out[k] ?? 0) + value * (bytes[start + k] ?? 0);
  }
}

/** Linear score of every class. */
export function classScores(features: Features, weights: Weights): Float64Array {
  const out = new Float64Array(CLASS_COUNT);
  addWeighted(out, weights.words, features.wordRows, features.wordValues);
  addWeighted(out, weights.pairs, features.pairRows, features.pairValues);
  return out;
}

/** What a share of zero counts as where its logarithm is taken. */
export const LEAST_SHARE = 0.01;

/** Logarithm of a share that may be zero. */
export function logOfShare(share: number): number {
  return Math.log(share + LEAST_SHARE);
}

/** Shares that sum to one; larger sharpness favours the greatest score more. */
export function softmax(scores: ArrayLike<number>, sharpness: number): Float64Array {
  const out = new Float64Array(scores.length);
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
