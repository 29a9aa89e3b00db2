/** Marks that put letters in another order; no language needs them, but with one "gnp.exe" reads as "exe.png". */
const REORDERING_MARKS = /[\u202A-\u202E\u2066-\u2069]/g;

/** A text that somebody typed, so that it reads as it is spelt. */
export function shownText(text: string): string {
  return text.replace(REORDERING_MARKS, '');
}

const NAMELESS = 'Without a name';

/** A person's name, or that there is none. */
export function shownName(name: string): string {
  const shown = shownText(name);
  return shown.trim() === '' ? NAMELESS : shown;
}
