import { capitalised } from '../sentence/smooth.ts';
import { spellingOf } from './misspellings.ts';

/** Words in quotation marks or code, which are somebody's own, or else one word that is part of no name, link or number. */
const QUOTED_OR_WORD =
  /"[^"\n]{0,300}"|“[^”\n]{0,300}”|`[^`\n]{0,300}`|(?<![\p{L}\p{N}'’@/._=#-])\p{L}{4,}(?![\p{L}\p{N}@/_=]|[.'’-][\p{L}\p{N}])/gu;
const FIRST_LETTER = /^\p{Lu}(?=\p{Ll}+$)/u;
/** A name at the start of a sentence may look like a mistake ("Pilar"); hardly any that is so long does. */
const LONGER_THAN_NAMES = 9;

/**
 * The text with common misspellings mended ("comerce", "taht"), as far as they are in small letters or long words that
 * begin a sentence. What stands in quotation marks, names, links and words in capitals keep their letters, and so do
 * parts of it that are to stay `verbatim`, and what it writes with a capital somewhere else.
 */
export function spelt(text: string, verbatim: readonly string[] = []): string {
  const [part, ...others] = verbatim;
  if (part === undefined) return text.replace(QUOTED_OR_WORD, (found: string) => mended(found, text));
  return text
    .split(part)
    .map((beside) => spelt(beside, others))
    .join(part);
}

function mended(found: string, text: string): string {
  const isCapitalised = FIRST_LETTER.test(found);
  const word = spellingOf(isCapitalised ? found.toLowerCase() : found);
  if (word === undefined) return found;
  if (isCapitalised) return found.length < LONGER_THAN_NAMES ? found : capitalised(word);
  // "Ask tema" of "Tema": a name that is typed without its capital.
  return text.includes(capitalised(found)) ? found : word;
}
