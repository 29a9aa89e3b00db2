import type { Unit } from './unit.ts';

/** "Thanks Ngozi." and "Many thanks in advance.": thanks that say no more. */
const BARE_THANKS =
  /^(?:many |so many )?(?:thanks|thank you|thx|ta)(?: (?:so much|very much|ever so much|a lot|again|in advance))?(?:,? \p{Lu}\p{Ll}+)?[.!]$/iu;

/** Bare thanks in front of a farewell or a name, which are part of how the draft ends, taken out of the body. */
export function thanksAtEnd(paragraphs: Unit[][]): string {
  const units = paragraphs.at(-1);
  const last = units?.at(-1);
  if (units === undefined || last === undefined || last.isListItem || paragraphs.flat().length < 2) return '';
  if (!BARE_THANKS.test(last.text)) return '';
  units.pop();
  if (units.length === 0) paragraphs.pop();
  return last.text;
}
