/**
 * What the linear model sees in the notes: scores of the whole text and of each sentence, for every class. Whole
 * text and sentences see different things: the first gathers faint hints, the second finds the one line that tells.
 */
import { type Features, featuresBetween, pairRowsOf, wordRowsOf } from './features.ts';
import { CLASS_COUNT, type ProfileModel } from './model.ts';
import type { Tokens } from './tokens.ts';

/** Signals per class, in the order in which the decision weighs them. */
export const SIGNAL_COUNT = 4;
const SENTENCE_SHARPNESS = 4;

/** A text as the model reads it. */
export interface Reading {
  readonly tokens: Tokens;
  readonly wordRows: Int32Array;
  readonly pairRows: readonly [Int32Array, Int32Array];
  /** Words that the model knows and that are not among the commonest. */
  readonly tellingWordCount: number;
  /** `SIGNAL_COUNT` rows of `CLASS_COUNT`: whole text; mean and greatest of the sentences; logarithm of the mean. */
  readonly signals: Float64Array;
}

const LEAST_SHARE = 0.01;
const COMMON_RARITY = 2.5;

function addWeighted(
  out: Float64Array,
  weights: ArrayLike<number>,
  rows: readonly number[],
  values: readonly number[],
): void {
  for (let at = 0; at < rows.length; at += 1) {
    const start = (rows[at] ?? 0) * CLASS_COUNT;
    const value = values[at] ?? 0;
    for (let k = 0; k < CLASS_COUNT; k += 1) out[k] = (out[k] ?? 0) + value * (weights[start + k] ?? 0);
  }
}

/** Linear score of every class. */
export function classScores(features: Features, model: ProfileModel): Float64Array {
  const out = new Float64Array(CLASS_COUNT);
  addWeighted(out, model.wordWeights, features.wordRows, features.wordValues);
  addWeighted(out, model.pairWeights, features.pairRows, features.pairValues);
  return out;
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

function countTelling(rows: Int32Array, model: ProfileModel): number {
  const seen = new Set<number>();
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? -1;
    if (row >= 0 && (model.wordRarity[row] ?? 0) > COMMON_RARITY) seen.add(row);
  }
  return seen.size;
}

/** Reads tokens with a model. Linear in their number. */
export function read(tokens: Tokens, model: ProfileModel): Reading {
  const wordRows = wordRowsOf(tokens, model);
  const pairRows = [pairRowsOf(wordRows, model, 1), pairRowsOf(wordRows, model, 2)] as const;
  const signals = new Float64Array(SIGNAL_COUNT * CLASS_COUNT);
  const length = wordRows.length;
  signals.set(classScores(featuresBetween(wordRows, pairRows, 0, length, model), model), 0);
  let sentences = 0;
  for (let from = 0; from < length; ) {
    let to = from + 1;
    while (to < length && tokens.sentences[to] === tokens.sentences[from]) to += 1;
    const shares = softmax(
      classScores(featuresBetween(wordRows, pairRows, from, to, model), model),
      SENTENCE_SHARPNESS,
    );
    sentences += 1;
    for (let k = 0; k < CLASS_COUNT; k += 1) {
      const share = shares[k] ?? 0;
      signals[CLASS_COUNT + k] = (signals[CLASS_COUNT + k] ?? 0) + share;
      signals[2 * CLASS_COUNT + k] = Math.max(signals[2 * CLASS_COUNT + k] ?? 0, share);
    }
    from = to;
  }
  for (let k = 0; k < CLASS_COUNT; k += 1) {
    const mean = (signals[CLASS_COUNT + k] ?? 0) / Math.max(1, sentences);
    signals[CLASS_COUNT + k] = mean;
    signals[3 * CLASS_COUNT + k] = Math.log(mean + LEAST_SHARE);
  }
  return { tokens, wordRows, pairRows, tellingWordCount: countTelling(wordRows, model), signals };
}
