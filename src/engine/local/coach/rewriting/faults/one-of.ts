/** One pattern for several phrasings, in small or capital letters. */
export function oneOf(...patterns: readonly string[]): RegExp {
  return new RegExp(patterns.join('|'), 'iu');
}
