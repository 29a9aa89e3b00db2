/**
 * Replaces U+0000 and lone surrogates with U+FFFD, because PostgreSQL refuses the one and UTF-8 the other.
 * Every text from outside passes through here before anything else sees it.
 */
export function wellFormedText(text: string): string {
  const paired = text.isWellFormed() ? text : text.toWellFormed();
  return paired.includes('\u0000') ? paired.replaceAll('\u0000', '\uFFFD') : paired;
}

/** True if the text has more than `limit` characters (Unicode code points, not UTF-16 units). */
export function isLongerThan(text: string, limit: number): boolean {
  if (text.length <= limit) return false;
  if (text.length > limit * 2) return true;
  let count = 0;
  for (const _ of text) count += 1;
  return count > limit;
}
