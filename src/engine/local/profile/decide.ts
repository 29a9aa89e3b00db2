/**
 * From signals to a decision: which profile, how sure, which second profile, or none at all. The numbers were
 * fitted on people whose writer the model had never read.
 */
import type { ConfidenceLabel } from '../../../domain/confidence.ts';
import { CLASS_COUNT, type DecisionWeights, NONE_CLASS } from './model.ts';
import { type Reading, SIGNAL_COUNT, softmax } from './signals.ts';

const VISIONARY = 6;
/** Fewer telling words than this cannot carry a prediction. */
const LEAST_TELLING_WORDS = 2;
/** Below this share of known words the notes are not English, or not language. */
const LEAST_KNOWN_SHARE = 0.6;

export interface Decision {
  /** Chance of each class, none included. */
  readonly chances: Float64Array;
  /** Index of the profile, or null when the notes hold no evidence. */
  readonly primary: number | null;
  readonly runnerUp: number;
  readonly secondary: number | null;
  readonly confidence: ConfidenceLabel | null;
}

/** Chance of every class, given the signals of a reading. */
export function classChances(reading: Reading, weights: DecisionWeights): Float64Array {
  const totals = new Float64Array(CLASS_COUNT);
  for (let k = 0; k < CLASS_COUNT; k += 1) {
    const isNone = k === NONE_CLASS;
    const signals = isNone ? weights.noneSignals : weights.signals;
    let total = isNone ? weights.noneBias : 0;
    for (let signal = 0; signal < SIGNAL_COUNT; signal += 1) {
      total += (signals[signal] ?? 0) * (reading.signals[signal * CLASS_COUNT + k] ?? 0);
    }
    totals[k] = total;
  }
  return softmax(totals, 1);
}

/** What speaks for class `k` as a second profile beside `primary`: bias, standing among the others, sentences. */
export function secondarySignals(
  reading: Reading,
  chances: Float64Array,
  primary: number,
  k: number,
): number[] {
  const at = (signal: number, index: number): number => reading.signals[signal * CLASS_COUNT + index] ?? 0;
  return [
    1,
    Math.log((chances[k] ?? 0) + 1e-4),
    Math.log((chances[primary] ?? 0) + 1e-4),
    at(1, k),
    at(1, primary),
    at(2, k),
    at(3, k),
    at(4, k),
    at(4, primary),
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

function greatestBut(values: Float64Array, excluded: number): number {
  let best = -1;
  for (let k = 0; k < NONE_CLASS; k += 1) {
    if (k !== excluded && (best < 0 || (values[k] ?? 0) > (values[best] ?? 0))) best = k;
  }
  return best;
}

/** The likeliest second profile and its chance; Visionary is never one. */
export function bestSecondary(
  reading: Reading,
  chances: Float64Array,
  primary: number,
  weights: DecisionWeights,
): { readonly index: number; readonly chance: number } {
  let best = { index: -1, chance: 0 };
  for (let k = 0; k < NONE_CLASS; k += 1) {
    if (k === primary || k === VISIONARY) continue;
    const chance = logistic(secondarySignals(reading, chances, primary, k), weights.secondary);
    if (chance > best.chance) best = { index: k, chance };
  }
  return best;
}

function confidenceOf(chance: number, weights: DecisionWeights): ConfidenceLabel {
  if (chance >= weights.highAbove) return 'High';
  return chance >= weights.mediumAbove ? 'Medium' : 'Low';
}

export function decide(reading: Reading, weights: DecisionWeights): Decision {
  const chances = classChances(reading, weights);
  const primary = greatestBut(chances, -1);
  const runnerUp = greatestBut(chances, primary);
  const holdsNothing =
    (chances[NONE_CLASS] ?? 0) > weights.abstainAbove ||
    reading.tellingWordCount < LEAST_TELLING_WORDS ||
    reading.knownShare < LEAST_KNOWN_SHARE;
  if (holdsNothing) return { chances, primary: null, runnerUp, secondary: null, confidence: null };
  const second = bestSecondary(reading, chances, primary, weights);
  return {
    chances,
    primary,
    runnerUp,
    secondary: second.chance >= weights.secondaryAbove ? second.index : null,
    confidence: confidenceOf(chances[primary] ?? 0, weights),
  };
}
