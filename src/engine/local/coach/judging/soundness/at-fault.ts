import { logistic } from '../../logistic.ts';

/** Fitted by `training/coach/fit-at-fault.ts` on drafts and messages of which people said whether anything is wrong with them. */
const WEIGHTS = { bias: -0.68, flawed: 0.78, soundness: 2.25, criticisms: -1.28 };

/** Keeps the logarithm of the odds between about -5 and 5. */
const MARGIN = 0.01;

/** What `WEIGHTS` weigh, in their order: the odds that the draft is flawed by its signs, how sound what is said against it is, and how much that is. */
export function atFaultValues(flawed: number, soundness: readonly number[]): readonly number[] {
  const odds = Math.log((flawed + MARGIN) / (1 - flawed + MARGIN));
  return [1, odds, soundness.reduce((sum, one) => sum + one, 0), soundness.length];
}

/**
 * The chance from 0 to 1 that a draft deserves criticism: what is flawed by its signs may be a plain message all the
 * same, of which nothing can be said that a reader would agree with. A criticism with which every other reader would
 * agree speaks neither for nor against it.
 */
export function atFaultChance(flawed: number, soundness: readonly number[]): number {
  const { bias, flawed: odds, soundness: sound, criticisms } = WEIGHTS;
  const weights = [bias, odds, sound, criticisms];
  return logistic(
    atFaultValues(flawed, soundness).reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0),
  );
}
