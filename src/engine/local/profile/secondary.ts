/** Whether a second profile has evidence of its own beside the primary, and which. */
import { CLASS_COUNT, type DecisionWeights, NONE_CLASS } from './model.ts';
import { loudestAgainst, type Pool } from './parts.ts';
import { logOfShare, type Reading, SIGNAL, signalOf } from './signals.ts';

const VISIONARY = 6;
const LEAST_CHANCE = 1e-4;

/** How far `heightOf(k)` stands above the best of the other profiles that could come second. */
function lead(heightOf: (k: number) => number, primary: number, k: number): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < VISIONARY; other += 1) {
    if (other !== primary && other !== k) best = Math.max(best, heightOf(other));
  }
  return heightOf(k) - best;
}

function poolSignals(pool: Pool, primary: number, k: number): number[] {
  const logShare = (of: number): number => logOfShare(pool.share[of] ?? 0);
  return [logShare(k), lead(logShare, primary, k), pool.loudest[k] ?? 0, pool.anyPart[k] ?? 0];
}

/**
 * What speaks for class `k` as a second profile beside `primary`: a bias; the chances and scores of both; how far `k`
 * leads the other candidates; what sentences and clauses say; and whether a part of the text is `k`'s own, that is,
 * speaks louder for it than for the primary.
 */
export function secondarySignals(
  reading: Reading,
  chances: Float64Array,
  primary: number,
  k: number,
): number[] {
  const chance = (of: number): number => Math.log((chances[of] ?? 0) + LEAST_CHANCE);
  const kept = (of: number): number => signalOf(reading, SIGNAL.kept, of);
  const bySentences = (of: number): number => signalOf(reading, SIGNAL.bySentences, of);
  return [
    1,
    chance(k),
    chance(primary),
    kept(k),
    kept(primary),
    lead(kept, primary, k),
    lead((of) => signalOf(reading, SIGNAL.text, of), primary, k),
    bySentences(k),
    lead(bySentences, primary, k),
    signalOf(reading, SIGNAL.share, k),
    signalOf(reading, SIGNAL.loudest, primary),
    ...poolSignals(reading.sentencePool, primary, k),
    ...poolSignals(reading.clausePool, primary, k),
    reading.clausePool.strongest[k] ?? 0,
    loudestAgainst(reading.sentences, k, primary),
    loudestAgainst(reading.clauses, k, primary),
    chances[NONE_CLASS] ?? 0,
    Math.log(1 + reading.tokens.words.length),
  ];
}

export function logistic(signals: readonly number[], weights: readonly number[]): number {
  let total = 0;
  signals.forEach((signal, at) => {
    total += signal * (weights[at] ?? 0);
  });
  return 1 / (1 + Math.exp(-total));
}

/** The profiles that can come second: neither the primary nor Visionary. */
export function secondaryCandidates(primary: number): number[] {
  return Array.from({ length: CLASS_COUNT }, (_, k) => k).filter((k) => k < VISIONARY && k !== primary);
}

/** The likeliest second profile and its chance. */
export function bestSecondary(
  reading: Reading,
  chances: Float64Array,
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
