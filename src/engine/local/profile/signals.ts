/**
 * What the linear model sees in the notes: scores of the whole text and of each sentence, for every class. Whole
 * text and sentences see different things: the first gathers faint hints, the second finds the one line that tells.
 */
import { type Features, featuresBetween, pairRowsOf, wordRowsOf } from './features.ts';
import { CLASS_COUNT, NONE_CLASS, type ProfileModel, type Weights } from './model.ts';
import type { Tokens } from './tokens.ts';

/**
 * Signals per class, in the order in which the decision weighs them: score of the whole text; score of the
 * sentences that say something; share of what the sentences say, and its logarithm; the loudest sentence; score of the
 * whole text by the weights for sentences. For none
 * the middle three are: the share of the sentence that is least empty, its logarithm, and the mean over sentences.
 */
export const SIGNAL_COUNT = 6;
const SENTENCE_SHARPNESS = 4;
/** A sentence whose share of none is above this says nothing about decisions. */
const EMPTY_SENTENCE_SHARE = 0.5;

/** A text as the model reads it. */
export interface Reading {
  readonly tokens: Tokens;
  readonly wordRows: Int32Array;
  readonly pairRows: readonly [Int32Array, Int32Array];
  /** Different words that the model knows and that are not among the commonest. */
  readonly tellingWordCount: number;
  /** `SIGNAL_COUNT` rows of `CLASS_COUNT`. */
  readonly signals: Float64Array;
  /** Share of the words that the model knows: low for other languages and for noise. */
  readonly knownShare: number;
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
export function classScores(features: Features, weights: Weights): Float64Array {
  const out = new Float64Array(CLASS_COUNT);
  addWeighted(out, weights.words, features.wordRows, features.wordValues);
  addWeighted(out, weights.pairs, features.pairRows, features.pairValues);
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

/** Shares of every class in one sentence, and where the sentence stands. */
interface Sentence {
  readonly from: number;
  readonly to: number;
  readonly shares: Float64Array;
}

type Rows = readonly [words: Int32Array, pairs: readonly [Int32Array, Int32Array]];

function readSentences(tokens: Tokens, [words, pairs]: Rows, model: ProfileModel): Sentence[] {
  const sentences: Sentence[] = [];
  for (let from = 0; from < words.length; ) {
    let to = from + 1;
    while (to < words.length && tokens.sentences[to] === tokens.sentences[from]) to += 1;
    const scores = classScores(featuresBetween(words, pairs, from, to, model), model.sentences);
    sentences.push({ from, to, shares: softmax(scores, SENTENCE_SHARPNESS) });
    from = to;
  }
  return sentences;
}

/** Scores of the text without its empty sentences; of the whole text when all are empty or none is. */
function keptScores(
  sentences: readonly Sentence[],
  whole: Float64Array,
  [words, pairs]: Rows,
  model: ProfileModel,
) {
  const kept = sentences.filter(({ shares }) => (shares[NONE_CLASS] ?? 0) <= EMPTY_SENTENCE_SHARE);
  if (kept.length === 0 || kept.length === sentences.length) return whole;
  const join = (rows: Int32Array): Int32Array => {
    const joined = new Int32Array(kept.reduce((sum, { from, to }) => sum + to - from, 0));
    let at = 0;
    for (const { from, to } of kept) {
      joined.set(rows.subarray(from, to), at);
      at += to - from;
    }
    return joined;
  };
  const keptWords = join(words);
  return classScores(
    featuresBetween(keptWords, pairs.map(join), 0, keptWords.length, model),
    model.documents,
  );
}

function setSentenceSignals(signals: Float64Array, sentences: readonly Sentence[]): void {
  let said = 0;
  let leastEmpty = 1;
  for (const { shares } of sentences) {
    said += 1 - (shares[NONE_CLASS] ?? 0);
    leastEmpty = Math.min(leastEmpty, shares[NONE_CLASS] ?? 0);
  }
  for (let k = 0; k < CLASS_COUNT; k += 1) {
    let sum = 0;
    let loudest = 0;
    for (const { shares } of sentences) {
      sum += shares[k] ?? 0;
      loudest = Math.max(loudest, shares[k] ?? 0);
    }
    const isNone = k === NONE_CLASS;
    const share = isNone ? leastEmpty : sum / Math.max(said, LEAST_SHARE);
    signals[2 * CLASS_COUNT + k] = share;
    signals[3 * CLASS_COUNT + k] = Math.log(share + LEAST_SHARE);
    signals[4 * CLASS_COUNT + k] = isNone ? sum / Math.max(1, sentences.length) : loudest;
  }
}

function knownShareOf(rows: Int32Array): number {
  let known = 0;
  for (let at = 0; at < rows.length; at += 1) if (rows[at] !== -1) known += 1;
  return rows.length === 0 ? 0 : known / rows.length;
}

/** Reads tokens with a model. Linear in their number. */
export function read(tokens: Tokens, model: ProfileModel): Reading {
  const wordRows = wordRowsOf(tokens, model);
  const pairRows = [pairRowsOf(wordRows, model, 1), pairRowsOf(wordRows, model, 2)] as const;
  const rows: Rows = [wordRows, pairRows];
  const sentences = readSentences(tokens, rows, model);
  const signals = new Float64Array(SIGNAL_COUNT * CLASS_COUNT);
  const features = featuresBetween(wordRows, pairRows, 0, wordRows.length, model);
  const whole = classScores(features, model.documents);
  signals.set(whole, 0);
  signals.set(keptScores(sentences, whole, rows, model), CLASS_COUNT);
  setSentenceSignals(signals, sentences);
  signals.set(classScores(features, model.sentences), 5 * CLASS_COUNT);
  return {
    tokens,
    wordRows,
    pairRows,
    tellingWordCount: countTelling(wordRows, model),
    knownShare: knownShareOf(wordRows),
    signals,
  };
}
