/** Words that a phrase does not end on: cut there, it would hang in the air. */
const LOOSE_ENDS = new Set(
  `a an the of to in on at by for with from and or but so that this it is are be was were am do does did have has had
  will would can could should must your our my their his her its you we i they he she not just get as if when while
  which who there some any all more very really too also then than into about`.split(/\s+/),
);

/** `words` without the little words at its end that only lead on to the next ones. */
export function withoutLooseEnd(words: string): string {
  const parts = words.split(' ');
  while (parts.length > 1 && LOOSE_ENDS.has((parts.at(-1) ?? '').toLowerCase().replace(/[^a-z]/g, '')))
    parts.pop();
  return parts.join(' ').replace(/[,;:]+$/, '');
}

/** Whether a word leads on to others and says nothing by itself. */
export function isLoose(word: string): boolean {
  return LOOSE_ENDS.has(word.toLowerCase());
}
