import { AnyOf } from './sieve.ts';

/** Several phrasings, in small or capital letters; none is tried whose words a text does not hold. */
export function oneOf(...patterns: readonly string[]): AnyOf {
  return new AnyOf(patterns.map((pattern) => new RegExp(pattern, 'iu')));
}
