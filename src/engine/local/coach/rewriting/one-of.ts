import { choicesOf } from './wording/needles.ts';

/**
 * Several phrasings, in small or capital letters. Those that begin where the words begin are kept apart, since they
 * then are not tried at any other place.
 */
export function oneOf(...patterns: readonly string[]): Pick<RegExp, 'test'> {
  const choices = patterns.flatMap(choicesOf);
  const atStart = choices.filter((choice) => choice.startsWith('^'));
  const anywhere = choices.filter((choice) => !choice.startsWith('^'));
  const tests = [atStart, anywhere]
    .filter((group) => group.length > 0)
    .map((group) => new RegExp(group.join('|'), 'iu'));
  return { test: (words) => tests.some((test) => test.test(words)) };
}
