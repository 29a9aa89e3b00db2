/**
 * All matches of a global pattern that never matches nothing, in order: `matchAll` without the copy of the pattern that
 * it makes for every call.
 */
export function allMatches(text: string, pattern: RegExp): readonly RegExpExecArray[] {
  const matches: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) matches.push(match);
  return matches;
}
