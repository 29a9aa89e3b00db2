/** Whether a second profile has evidence of its own beside the primary, and which. */
import { CLASS_COUNT, type DecisionWeights, NONE_CLASS } from './model.ts';
import { loudestAgainst } from './parts.ts';
import { type Reading, SIGNAL, signalOf } from './signals.ts';

const VISIONARY = 6;
const LEAST_CHANCE = 1e-4;

/**
 * How far class `k` stands above the best of the other profiles that could come second, by the heights of all classes
 * that begin at `start`.
 */
function lead(heights: ArrayLike<number>, start: number, primary: number, k: number): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < VISIONARY; other += 1) {
    if (other !== primary && other !== k) best = Math.max(best, heights[start + other] ?? 0);
  }
  return (heights[start + k] ?? 0) - best;
}

function logOfChance(chances: readonly number[], k: number): number {
  return Math.log((chances[k] ?? 0) + LEAST_CHANCE);
}

/**
 * What speaks for class `k` as a second profile beside `primary`: a bias; the chances and scores of both; how far `k`
 * leads the other candidates; what sentences and clauses say; and whether a part of the text is `k`'s own, that is,
 * speaks louder for it than for the primary.
 */
export function secondarySignals(
  reading: Reading,
  chances: readonly number[],
  primary: number,
  k: number,
): number[] {
  const leadBy = (signal: number): number => lead(reading.signals, signal * CLASS_COUNT, primary, k);
  const { sentencePool, clausePool } = reading;
  return [
    1,
    logOfChance(chances, k),
    logOfChance(chances, primary),
    signalOf(reading, SIGNAL.kept, k),
    signalOf(reading, SIGNAL.kept, primary),
    leadBy(SIGNAL.kept),
    leadBy(SIGNAL.text),
    signalOf(reading, SIGNAL.bySentences, k),
    leadBy(SIGNAL.bySentences),
    signalOf(reading, SIGNAL.share, k),
    signalOf(reading, SIGNAL.loudest, primary),
    sentencePool.logShare[k] ?? 0,
    lead(sentencePool.logShare, 0, primary, k),
    sentencePool.loudest[k] ?? 0,
    sentencePool.anyPart[k] ?? 0,
    clausePool.logShare[k] ?? 0,
    lead(clausePool.logShare, 0, primary, k),
    clausePool.loudest[k] ?? 0,
    clausePool.anyPart[k] ?? 0,
    clausePool.strongest[k] ?? 0,
    loudestAgainst(reading.sentences, k, primary),
    loudestAgainst(reading.clauses, k, primary),
    chances[NONE_CLASS] ?? 0,
    Math.log(1 + reading.tokens.words.length),
  ];
}

export function logistic(signals: readonly number[], weights: readonly number[]): number {
  let total = 0;
  for (let at = 0; at < signals.length; at += 1) total += (signals[at] ?? 0) * (weights[at] ?? 0);
  return 1 / (1 + Math.exp(-total));
}

/** The profiles that can come second: neither the primary nor Visionary. */
export function secondaryCandidates(primary: number): number[] {
  const candidates: number[] = [];
  for (let k = 0; k < VISIONARY; k += 1) if (k !== primary) candidates.push(k);
  return candidates;
}

/** The likeliest second profile and its chance. */
export function bestSecondary(
  reading: Reading,
  chances: readonly number[],
  primary: number,
  weights: DecisionWeights,
): { readonly index: number; readonly chance: number } {
  let best = { index: -1, chance: 0 };
  for (const k of secondaryCandidates(primary)) {
    const chance = logistic(secondarySignals(reading, chances, primary, k), weights.secondary);
    if (chance > best.chance) best = { index: k, chance };
  }
  return best;
}
