/**
 * Replaces U+0000 and lone surrogates with U+FFFD, because PostgreSQL refuses the one and UTF-8 the other.
 * Every text from outside passes through here before anything else sees it.
 */
export function wellFormedText(text: string): string {
  const paired = text.isWellFormed() ? text : text.toWellFormed();
  return paired.includes('\u0000') ? paired.replaceAll('\u0000', '\uFFFD') : paired;
}

/** Characters that move a terminal's cursor, change its colours or turn the direction of what follows. */
const CONTROLS = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu;

/** True if the text, shown on a terminal, would control it. */
export function hasControls(text: string): boolean {
  return text.search(CONTROLS) >= 0;
}

/** The text with U+FFFD for each character that would control a terminal. */
export function withoutControls(text: string): string {
  return text.replace(CONTROLS, '\uFFFD');
}

/** True if the text has more than `limit` characters (Unicode code points, not UTF-16 units). */
export function isLongerThan(text: string, limit: number): boolean {
  if (text.length <= limit) return false;
  if (text.length > limit * 2) return true;
  let count = 0;
  for (const _ of text) count += 1;
  return count > limit;
}
