import { countWords } from '../../count-words.ts';
import { withoutLooseEnd } from './loose-ends.ts';

/** More words are not said again as a whole. */
export const MOST_WORDS_QUOTED = 12;
const FIRST_WORDS = 6;

/** A word before which a group of words has ended. */
const BEGINS_GROUP =
  /^(?:and|but|or|to|for|in|on|at|by|with|from|since|until|that|which|who|because|so|if|when|as|than|is|are|was|were|will|would|has|have|had|can|could)$/i;
const LEAST_FIRST = 4;
const MOST_FIRST = 8;

/** The first words, up to where a clause or a group of words ends, so that none is quoted by half. */
function firstWords(quote: string): string {
  const words = quote.split(/\s+/);
  for (let count = MOST_FIRST; count >= LEAST_FIRST; count -= 1)
    if (/[,;:]$/.test(words[count - 1] ?? '') || BEGINS_GROUP.test(words[count] ?? ''))
      return words.slice(0, count).join(' ');
  return words.slice(0, FIRST_WORDS).join(' ');
}

/** How advice names words of the draft: as they are when they are few, else by how they begin. */
export function placeOfQuote(quote: string): string {
  if (countWords(quote) <= MOST_WORDS_QUOTED) return `"${quote}"`;
  const [before = ''] = firstWords(quote).split(/ \(/);
  const first = withoutLooseEnd(before).replace(/[\s,;:]+$/, '');
  return `the part that begins "${first}"`;
}
