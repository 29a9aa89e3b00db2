/**
 * From signals to a decision: which profile, how sure, which second profile, or none at all. The numbers were
 * fitted on people whose writer the model had never read.
 */
import type { ConfidenceLabel } from '../../../domain/confidence.ts';
import { CLASS_COUNT, type DecisionWeights, NONE_CLASS } from './model.ts';
import { softmax } from './scores.ts';
import { bestSecondary } from './secondary.ts';
import { type Reading, SIGNAL_COUNT, signalOf } from './signals.ts';

/** Fewer telling words than this cannot carry a prediction. */
const LEAST_TELLING_WORDS = 1;
/** Below this share of known words the notes are not English, or not language. */
export const LEAST_KNOWN_SHARE = 0.6;
/** Notes of at most as many words are labels ("data nerd", "Hates change"): they have no sentence to say much in. */
const MOST_WORDS_OF_LABEL = 5;

export interface Decision {
  /** Chance of each class, none included. */
  readonly chances: readonly number[];
  /** Index of the profile, or null when the notes hold no evidence. */
  readonly primary: number | null;
  readonly runnerUp: number;
  readonly secondary: number | null;
  readonly confidence: ConfidenceLabel | null;
}

/** Chance of every class, given the signals of a reading. */
export function classChances(reading: Reading, weights: DecisionWeights): number[] {
  const totals: number[] = [];
  for (let k = 0; k < CLASS_COUNT; k += 1) {
    const isNone = k === NONE_CLASS;
    const signals = isNone ? weights.noneSignals : weights.signals;
    let total = isNone ? weights.noneBias : 0;
    for (let signal = 0; signal < SIGNAL_COUNT; signal += 1) {
      total += (signals[signal] ?? 0) * signalOf(reading, signal, k);
    }
    totals.push(total);
  }
  return softmax(totals, 1);
}

function greatestBut(values: readonly number[], excluded: number): number {
  let best = -1;
  for (let k = 0; k < NONE_CLASS; k += 1) {
    if (k !== excluded && (best < 0 || (values[k] ?? 0) > (values[best] ?? 0))) best = k;
  }
  return best;
}

function confidenceOf(chance: number, weights: DecisionWeights): ConfidenceLabel {
  if (chance >= weights.highAbove) return 'High';
  return chance >= weights.mediumAbove ? 'Medium' : 'Low';
}

/** The chance of none above which such notes are taken to hold nothing. */
export function abstainAbove({ wordRows }: Reading, weights: DecisionWeights): number {
  return wordRows.length <= MOST_WORDS_OF_LABEL ? weights.abstainAboveInLabel : weights.abstainAbove;
}

export function decide(reading: Reading, weights: DecisionWeights): Decision {
  const chances = classChances(reading, weights);
  const primary = greatestBut(chances, -1);
  const runnerUp = greatestBut(chances, primary);
  const holdsNothing =
    (chances[NONE_CLASS] ?? 0) > abstainAbove(reading, weights) ||
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
