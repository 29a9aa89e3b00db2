/**
 * What the linear model sees in the notes: scores of the whole text, of its sentences and of its clauses, for every
 * class. They see different things: the whole gathers faint hints, a sentence can be the one line that tells, and a
 * second profile often has no more than a clause.
 */
import { type Features, featuresBetween, featuresOfStretches, pairRowsOf, wordRowsOf } from './features.ts';
import { CLASS_COUNT, NONE_CLASS, type ProfileModel } from './model.ts';
import { type Part, type Pool, partOf, poolOf, type Rows, readParts, saidBy } from './parts.ts';
import { prominences } from './prominence.ts';
import { classScores, forEachClass, LEAST_SHARE, logOfShare } from './scores.ts';
import type { Tokens } from './tokens.ts';

/**
 * Signals per profile, in the order in which the decision weighs them: score of the sentences that say at least a
 * little beside the one that says most; score of those that say at least half as much; share of what the sentences
 * say, and its logarithm; the loudest sentence; score of the whole text by the weights for sentences, and by those
 * for whole notes; then the logarithm of the share of what the sentences say, and the loudest one, each sentence
 * weighed by how much it is the text's main point.
 *
 * None has the first two, then what makes a text empty: how little its sentences say, the margin of the most telling
 * one, the same two for its clauses, and how many sentences and words there are to say it. Only these last two look at
 * the sentences that say nothing: put around one that tells, they must not make the text empty.
 */
export const SIGNAL_COUNT = 9;
/** The rows of the signals by name. */
export const SIGNAL = {
  text: 0,
  kept: 1,
  share: 2,
  logShare: 3,
  loudest: 4,
  bySentences: 5,
  whole: 6,
  mainShare: 7,
  loudestMain: 8,
} as const;
/** The rows of none where they differ. */
const NONE_SIGNAL = {
  silence: 2,
  margin: 3,
  clauseMargin: 4,
  clauseSilence: 5,
  sentences: 6,
  words: 7,
} as const;

/**
 * Sentences that say less than this part of what the most telling one says are left out. A fixed bound would leave
 * nothing of a faint text, and would let small talk back in.
 */
const LEAST_OF_MOST_SAID = 0.2;
const HALF_OF_MOST_SAID = 0.5;
const LEAST_SAID = 0.05;
const COMMON_RARITY = 2.5;

/** A text as the model reads it. */
export interface Reading {
  readonly tokens: Tokens;
  readonly wordRows: readonly number[];
  readonly pairRows: readonly [readonly number[], readonly number[]];
  /** Different words that the model knows and that are not among the commonest. */
  readonly tellingWordCount: number;
  /** `SIGNAL_COUNT` rows of `CLASS_COUNT`. */
  readonly signals: readonly number[];
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

/** Features name each word once, however often it stands in the text. */
function countTelling({ wordRows }: Features, model: ProfileModel): number {
  let count = 0;
  for (const row of wordRows) if ((model.wordRarity[row] ?? 0) > COMMON_RARITY) count += 1;
  return count;
}

/** What the parts of a text say by themselves. */
interface Said {
  readonly sentences: readonly Part[];
  readonly sentencePool: Pool;
  readonly clausePool: Pool;
}

/** Some sentences and their scores taken together. */
interface Kept {
  readonly sentences: readonly Part[];
  readonly scores: readonly number[];
}

/** Those of the sentences that say at least `least`; the same object when all do. */
function keep(all: Kept, least: number, [words, pairs]: Rows, model: ProfileModel): Kept {
  const sentences = all.sentences.filter(({ shares }) => saidBy(shares) >= least);
  if (sentences.length === all.sentences.length) return all;
  const features = featuresOfStretches(words, pairs, sentences, model);
  return { sentences, scores: classScores(features, model.documents) };
}

function setSignal(signals: number[], signal: number, values: readonly number[]): void {
  for (let k = 0; k < CLASS_COUNT; k += 1) signals[signal * CLASS_COUNT + k] = values[k] ?? 0;
}

function setProfileSignals(signals: number[], { sentencePool }: Said): void {
  for (let k = 0; k < NONE_CLASS; k += 1) {
    const share = sentencePool.share[k] ?? 0;
    signals[SIGNAL.share * CLASS_COUNT + k] = share;
    signals[SIGNAL.logShare * CLASS_COUNT + k] = sentencePool.logShare[k] ?? 0;
    signals[SIGNAL.loudest * CLASS_COUNT + k] = sentencePool.loudest[k] ?? 0;
  }
}

function setNoneSignals(signals: number[], said: Said, wordCount: number): void {
  const set = (signal: number, value: number): void => {
    signals[signal * CLASS_COUNT + NONE_CLASS] = value;
  };
  set(NONE_SIGNAL.silence, -Math.log(said.sentencePool.said + LEAST_SAID));
  set(NONE_SIGNAL.margin, -said.sentencePool.margin);
  set(NONE_SIGNAL.clauseMargin, -said.clausePool.margin);
  set(NONE_SIGNAL.clauseSilence, -Math.log(said.clausePool.said + LEAST_SAID));
  set(NONE_SIGNAL.sentences, Math.log(1 + said.sentences.length));
  set(NONE_SIGNAL.words, Math.log(1 + wordCount));
}

/** The whole text: its features, and what it says read as one sentence. */
interface Whole {
  readonly features: Features;
  readonly asSentence: Part;
}

/** All rows of signals; none's rows are set last, over what the scores left there. */
function signalsOf({ features, asSentence }: Whole, said: Said, rows: Rows, model: ProfileModel): number[] {
  const signals: number[] = [];
  for (let at = 0; at < SIGNAL_COUNT * CLASS_COUNT; at += 1) signals.push(0);
  const whole = { sentences: said.sentences, scores: classScores(features, model.documents) };
  const text = keep(whole, LEAST_OF_MOST_SAID * said.sentencePool.mostSaid, rows, model);
  const kept = keep(text, HALF_OF_MOST_SAID * said.sentencePool.mostSaid, rows, model);
  setSignal(signals, SIGNAL.text, text.scores);
  setSignal(signals, SIGNAL.kept, kept.scores);
  setSignal(signals, SIGNAL.bySentences, asSentence.scores);
  setSignal(signals, SIGNAL.whole, whole.scores);
  setProfileSignals(signals, said);
  setNoneSignals(signals, said, rows[0].length);
  return signals;
}

/** Sets the signals that depend on which sentences are the main point. */
function setMainSignals(signals: number[], sentences: readonly Part[], weights: readonly number[]): void {
  const main = forEachClass(0);
  const loudest = forEachClass(0);
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

function knownShareOf(rows: readonly number[]): number {
  let known = 0;
  for (const row of rows) if (row !== -1) known += 1;
  return rows.length === 0 ? 0 : known / rows.length;
}

/** Reads tokens with a model. Linear in their number. */
export function read(tokens: Tokens, model: ProfileModel): Reading {
  const wordRows = wordRowsOf(tokens, model);
  const pairRows = [pairRowsOf(wordRows, model, 1), pairRowsOf(wordRows, model, 2)] as const;
  const rows: Rows = [wordRows, pairRows];
  const features = featuresBetween(wordRows, pairRows, 0, wordRows.length, model);
  const asSentence = partOf(0, wordRows.length, features, model);
  // Known beforehand, since many notes are one sentence.
  const sentences = readParts(tokens.sentences, rows, model, [asSentence]);
  const clauses = readParts(tokens.segments, rows, model, sentences);
  const said: Said = { sentences, sentencePool: poolOf(sentences), clausePool: poolOf(clauses) };
  const signals = signalsOf({ features, asSentence }, said, rows, model);
  setMainSignals(signals, sentences, prominences(tokens, sentences, model.decision.prominence));
  return {
    tokens,
    wordRows,
    pairRows,
    tellingWordCount: countTelling(features, model),
    knownShare: knownShareOf(wordRows),
    signals,
    sentences,
    sentencePool: said.sentencePool,
    clauses,
    clausePool: said.clausePool,
  };
}
