/**
 * What the parts of a text say by themselves (its sentences, or its clauses), and what they say taken together.
 * Long notes often hold one telling part among many empty ones; scores of the whole text drown it.
 */
import { type Features, featuresBetween, stretchesIn } from './features.ts';
import { CLASS_COUNT, NONE_CLASS, type ProfileModel } from './model.ts';
import { classScores, forEachClass, logOfShare, softmax } from './scores.ts';

/** High, so that a sentence of small talk says next to nothing and cannot tip what a telling one says. */
const SHARPNESS = 10;
const LEAST_SAID = 0.01;
const MOST_CERTAIN_SHARE = 0.999;

/** One part: its words, from inclusive and to exclusive, its score and its share for every class. */
export interface Part {
  readonly from: number;
  readonly to: number;
  readonly scores: readonly number[];
  readonly shares: readonly number[];
}

/** Rows of the words and of the pairs (one apart, two apart) of a text. */
export type Rows = readonly [
  words: readonly number[],
  pairs: readonly [readonly number[], readonly number[]],
];

/** What parts say taken together; every table has one entry a class. */
export interface Pool {
  /** Share of a class in all that the parts say, so that empty parts do not count. */
  readonly share: readonly number[];
  /** Logarithms of `share`. */
  readonly logShare: readonly number[];
  /** Greatest share that a class has in one part. */
  readonly loudest: readonly number[];
  /** Chance that at least one part shows the class, were each part's share a chance (noisy or). */
  readonly anyPart: readonly number[];
  /** Greatest score of a class in one part. */
  readonly strongest: readonly number[];
  /** How many parts' worth of evidence there is: the sum over parts of one minus the share of none. */
  readonly said: number;
  /** How much the part says that says most: one minus its share of none. */
  readonly mostSaid: number;
  /** By how much the most telling part scores a profile above none. */
  readonly margin: number;
}

/** The words from position `from` up to `to` with their scores for single sentences. */
export function partOf(from: number, to: number, features: Features, model: ProfileModel): Part {
  const scores = classScores(features, model.sentences);
  return { from, to, scores, shares: softmax(scores, SHARPNESS) };
}

/** The shares of every class, judged from these words alone. */
export function readPart([words, pairs]: Rows, from: number, to: number, model: ProfileModel): Part {
  return partOf(from, to, featuresBetween(words, pairs, from, to, model), model);
}

/**
 * `partOfWord` names the sentence or the clause of each word, in rising order. Of the parts `known` already, also in
 * rising order, those with the same words are taken as they are: many a sentence is one clause.
 */
export function readParts(
  partOfWord: readonly number[],
  rows: Rows,
  model: ProfileModel,
  known: readonly Part[] = [],
): Part[] {
  let next = 0;
  return stretchesIn(partOfWord).map(({ from, to }) => {
    while ((known[next]?.to ?? to) < to) next += 1;
    const same = known[next]?.from === from && known[next]?.to === to ? known[next] : undefined;
    return same ?? readPart(rows, from, to, model);
  });
}

function marginOf(scores: readonly number[]): number {
  let most = Number.NEGATIVE_INFINITY;
  for (let k = 0; k < NONE_CLASS; k += 1) most = Math.max(most, scores[k] ?? 0);
  return most - (scores[NONE_CLASS] ?? 0);
}

/** How much a part says about decisions, 0 to 1. */
export function saidBy(shares: readonly number[]): number {
  return 1 - (shares[NONE_CLASS] ?? 0);
}

export function poolOf(parts: readonly Part[]): Pool {
  const share = forEachClass(0);
  const loudest = forEachClass(0);
  const logShare = forEachClass(0);
  const anyPart = forEachClass(0);
  const nowhere = forEachClass(1);
  const strongest = forEachClass(-1);
  let said = 0;
  let mostSaid = 0;
  let margin = -1;
  for (const { scores, shares } of parts) {
    said += saidBy(shares);
    mostSaid = Math.max(mostSaid, saidBy(shares));
    margin = Math.max(margin, marginOf(scores));
    for (let k = 0; k < CLASS_COUNT; k += 1) {
      const part = shares[k] ?? 0;
      share[k] = (share[k] ?? 0) + part;
      loudest[k] = Math.max(loudest[k] ?? 0, part);
      nowhere[k] = (nowhere[k] ?? 1) * (1 - MOST_CERTAIN_SHARE * part);
      strongest[k] = Math.max(strongest[k] ?? 0, scores[k] ?? 0);
    }
  }
  for (let k = 0; k < CLASS_COUNT; k += 1) {
    share[k] = (share[k] ?? 0) / Math.max(said, LEAST_SAID);
    logShare[k] = logOfShare(share[k] ?? 0);
    anyPart[k] = 1 - (nowhere[k] ?? 1);
  }
  return { share, logShare, loudest, anyPart, strongest, said, mostSaid, margin };
}

/** Greatest share of class `k` in a part that speaks louder for it than for `rival`; 0 when there is none. */
export function loudestAgainst(parts: readonly Part[], k: number, rival: number): number {
  let loudest = 0;
  for (const { shares } of parts) {
    const share = shares[k] ?? 0;
    if (share > (shares[rival] ?? 0)) loudest = Math.max(loudest, share);
  }
  return loudest;
}
