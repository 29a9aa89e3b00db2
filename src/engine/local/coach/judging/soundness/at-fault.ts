import { logistic } from '../../logistic.ts';

/** What is weighed: the odds that the draft is flawed by its signs, how sound what is said against it is, and how much that is. */
export const AT_FAULT_TRAITS = ['bias', 'flawed', 'soundness', 'criticisms'] as const;
/** One each, as `training/coach/fit-at-fault.ts` learns them from drafts and messages of which people said whether anything is wrong with them. */
const WEIGHTS = [-0.88, 0.7, 2.48, -1.23] as const;

/** Keeps the logarithm of the odds between about -5 and 5. */
const MARGIN = 0.01;

/** The values of `AT_FAULT_TRAITS`. */
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
  return logistic(
    atFaultValues(flawed, soundness).reduce((sum, value, at) => sum + value * (WEIGHTS[at] ?? 0), 0),
  );
}
