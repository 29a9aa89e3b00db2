/**
 * What the linear model sees in the notes: scores of the whole text, of its sentences and of its clauses, for every
 * class. They see different things: the whole gathers faint hints, a sentence can be the one line that tells, and a
 * second profile often has no more than a clause.
 */
import { featuresBetween, pairRowsOf, wordRowsOf } from './features.ts';
import { CLASS_COUNT, NONE_CLASS, type ProfileModel } from './model.ts';
import { type Part, type Pool, poolOf, type Rows, readParts } from './parts.ts';
import { prominences } from './prominence.ts';
import { classScores } from './scores.ts';
import type { Tokens } from './tokens.ts';

/**
 * Signals per profile, in the order in which the decision weighs them: score of the text without the sentences that
 * surely say nothing; the same without those that hardly say anything; share of what the sentences say, and its logarithm; the loudest sentence; score of the
 * whole text by the weights for sentences; logarithm of the share of what the
 * sentences say, and the loudest one, each sentence weighed by how much it is the text's main point.
 *
 * None has the first two, then what makes a text empty: how little its sentences say, and the margin of the most
 * telling one. The rest is zero: sentences that say nothing, put around one that tells, must not make the text empty.
 */
export const SIGNAL_COUNT = 8;
/** The rows of the signals by name. */
export const SIGNAL = {
  text: 0,
  kept: 1,
  share: 2,
  logShare: 3,
  loudest: 4,
  bySentences: 5,
  mainShare: 6,
  loudestMain: 7,
} as const;

/** A sentence whose share of none is above the first hardly says anything about decisions; above the second, nothing. */
const MOSTLY_EMPTY_SHARE = 0.5;
const SURELY_EMPTY_SHARE = 0.8;
const LEAST_SHARE = 0.01;
const LEAST_SAID = 0.05;
const COMMON_RARITY = 2.5;

/** A text as the model reads it. */
export interface Reading {
  readonly tokens: Tokens;
  readonly wordRows: Int32Array;
  readonly pairRows: readonly [Int32Array, Int32Array];
  /** Different words that the model knows and that are not among the commonest. */
  readonly tellingWordCount: number;
  /** `SIGNAL_COUNT` rows of `CLASS_COUNT`. */
  readonly signals: Float64Array;
  readonly sentences: readonly Part[];
  readonly sentencePool: Pool;
  readonly clauses: readonly Part[];
  readonly clausePool: Pool;
  /** Share of the words that the model knows: low for other languages and for noise. */
  readonly knownShare: number;
}

export function signalOf(reading: Reading, signal: number, k: number): number {
  return reading.signals[signal * CLASS_COUNT + k] ?? 0;
}

/** Logarithm of a share that may be zero. */
export function logOfShare(share: number): number {
  return Math.log(share + LEAST_SHARE);
}

function countTelling(rows: Int32Array, model: ProfileModel): number {
  const seen = new Set<number>();
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? -1;
    if (row >= 0 && (model.wordRarity[row] ?? 0) > COMMON_RARITY) seen.add(row);
  }
  return seen.size;
}

/** Scores of the text without the sentences emptier than `emptyAbove`; of the whole text when that leaves nothing. */
function keptScores(
  sentences: readonly Part[],
  emptyAbove: number,
  [words, pairs]: Rows,
  model: ProfileModel,
): Float64Array {
  const full = sentences.filter(({ shares }) => (shares[NONE_CLASS] ?? 0) <= emptyAbove);
  const kept = full.length === 0 ? sentences : full;
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

function setSentenceSignals(signals: Float64Array, pool: Pool, bySentences: Float64Array): void {
  const set = (signal: number, k: number, value: number): void => {
    signals[signal * CLASS_COUNT + k] = value;
  };
  for (let k = 0; k < NONE_CLASS; k += 1) {
    set(SIGNAL.share, k, pool.share[k] ?? 0);
    set(SIGNAL.logShare, k, logOfShare(pool.share[k] ?? 0));
    set(SIGNAL.loudest, k, pool.loudest[k] ?? 0);
    set(SIGNAL.bySentences, k, bySentences[k] ?? 0);
  }
  set(SIGNAL.share, NONE_CLASS, -Math.log(pool.said + LEAST_SAID));
  set(SIGNAL.logShare, NONE_CLASS, -pool.margin);
}

/** Sets the signals that depend on which sentences are the main point. */
function setMainSignals(signals: Float64Array, sentences: readonly Part[], weights: readonly number[]): void {
  const main = new Float64Array(NONE_CLASS);
  const loudest = new Float64Array(NONE_CLASS);
  sentences.forEach(({ shares }, at) => {
    for (let k = 0; k < NONE_CLASS; k += 1) {
      const weighed = (weights[at] ?? 0) * (shares[k] ?? 0);
      main[k] = (main[k] ?? 0) + weighed;
      loudest[k] = Math.max(loudest[k] ?? 0, weighed);
    }
  });
  const all = Math.max(
    main.reduce((sum, part) => sum + part, 0),
    LEAST_SHARE,
  );
  for (let k = 0; k < NONE_CLASS; k += 1) {
    signals[SIGNAL.mainShare * CLASS_COUNT + k] = logOfShare((main[k] ?? 0) / all);
    signals[SIGNAL.loudestMain * CLASS_COUNT + k] = loudest[k] ?? 0;
  }
}

/** The same reading with its main point found by other weights of prominence.ts. */
export function withProminence(reading: Reading, weights: readonly number[]): Reading {
  const signals = reading.signals.slice();
  setMainSignals(signals, reading.sentences, prominences(reading.tokens, reading.sentences, weights));
  return { ...reading, signals };
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
  const sentences = readParts(tokens.sentences, rows, model);
  const clauses = readParts(tokens.segments, rows, model);
  const sentencePool = poolOf(sentences);
  const signals = new Float64Array(SIGNAL_COUNT * CLASS_COUNT);
  signals.set(keptScores(sentences, SURELY_EMPTY_SHARE, rows, model), SIGNAL.text * CLASS_COUNT);
  signals.set(keptScores(sentences, MOSTLY_EMPTY_SHARE, rows, model), SIGNAL.kept * CLASS_COUNT);
  const all = featuresBetween(wordRows, pairRows, 0, wordRows.length, model);
  setSentenceSignals(signals, sentencePool, classScores(all, model.sentences));
  setMainSignals(signals, sentences, prominences(tokens, sentences, model.decision.prominence));
  return {
    tokens,
    wordRows,
    pairRows,
    tellingWordCount: countTelling(wordRows, model),
    knownShare: knownShareOf(wordRows),
    signals,
    sentences,
    sentencePool,
    clauses,
    clausePool: poolOf(clauses),
  };
}
