/** Marks that put letters in another order; no language needs them, but with one "gnp.exe" reads as "exe.png". */
const REORDERING_MARKS = /[\u202A-\u202E\u2066-\u2069]/g;

/** A text that somebody typed, so that it reads as it is spelt. */
export function shownText(text: string): string {
  return text.replace(REORDERING_MARKS, '');
}

/** True if there is nothing to read in a text. */
export function isBlank(text: string): boolean {
  return shownText(text).trim() === '';
}

const NAMELESS = 'Without a name';

/** A person's name, or that there is none. */
export function shownName(name: string): string {
  return isBlank(name) ? NAMELESS : shownText(name);
}

/** As `shownName`, for the midst of a sentence. */
export function nameWithin(name: string): string {
  return isBlank(name) ? 'this person' : shownText(name);
}
