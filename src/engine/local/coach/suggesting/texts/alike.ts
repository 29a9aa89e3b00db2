import { inLowerCase, wordsIn } from '../../../../facts/words.ts';

const ALIKE = 0.6;

/** Whether one says mostly what the other says; nothing is like anything. */
export function isAlike(one: string, other: string): boolean {
  const words = new Set(wordsIn(other).map(inLowerCase));
  const own = wordsIn(one).map(inLowerCase);
  return own.length > 0 && own.filter((word) => words.has(word)).length >= own.length * ALIKE;
}

/** Whether two say the same, and neither leaves out much of the other. */
export function sayTheSame(one: string, other: string): boolean {
  return isAlike(one, other) && isAlike(other, one);
}
