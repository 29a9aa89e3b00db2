import { capitalised } from '../sentence/smooth.ts';
import { spellingOf } from './misspellings.ts';

/** Words in quotation marks or code, which are somebody's own, or else one word that is part of no name, link or number. */
const QUOTED_OR_WORD =
  /"[^"\n]{0,300}"|“[^”\n]{0,300}”|`[^`\n]{0,300}`|(?<![\p{L}\p{N}'’@/._=#-])\p{L}{4,}(?![\p{L}\p{N}@/_=]|[.'’-][\p{L}\p{N}])/gu;
const FIRST_LETTER = /^\p{Lu}(?=\p{Ll}+$)/u;
/** A name at the start of a sentence may look like a mistake ("Pilar"); hardly any that is so long does. */
const LONGER_THAN_NAMES = 9;

/** A word that is written with a capital, and so is perhaps a name. */
const CAPITALISED = /\p{Lu}\p{Ll}+/gu;
/** Where a line may begin to be verbatim: at its start, and at each of its words. */
const WORD_STARTS = /(?<!\S)\S/g;
/** What stays at the end of a line is a name under the message; nobody's is longer. */
const LONGEST_TAIL = 200;

/**
 * The text with common misspellings mended ("comerce", "taht"), as far as they are in small letters or long words that
 * begin a sentence. What stands in quotation marks, names, links and words in capitals keep their letters, and so do
 * words that it writes with a capital somewhere else, and lines and ends of lines that are a line of a `verbatim` part.
 * Takes time in proportion to the text and to the parts, however many there are.
 */
export function spelt(text: string, verbatim: readonly string[] = []): string {
  const names: ReadonlySet<string> = new Set(text.match(CAPITALISED));
  const kept: ReadonlySet<string> = new Set(verbatim.flatMap((part) => part.split('\n').map(trimmed)));
  return text
    .split('\n')
    .map((line) => speltLine(line, kept, names))
    .join('\n');
}

function speltLine(line: string, kept: ReadonlySet<string>, names: ReadonlySet<string>): string {
  if (kept.has(line.trim())) return line;
  const own = kept.size === 0 ? line : line.slice(0, startOfTail(line, kept));
  return own.replace(QUOTED_OR_WORD, (found: string) => mended(found, names)) + line.slice(own.length);
}

/** Where the end of the line that is verbatim begins: the length of the line where none is. */
function startOfTail(line: string, kept: ReadonlySet<string>): number {
  const from = Math.max(0, line.length - LONGEST_TAIL);
  for (const { index } of line.slice(from).matchAll(WORD_STARTS))
    if (kept.has(line.slice(from + index).trim())) return from + index;
  return line.length;
}

function trimmed(line: string): string {
  return line.trim();
}

function mended(found: string, names: ReadonlySet<string>): string {
  const isCapitalised = FIRST_LETTER.test(found);
  const word = spellingOf(isCapitalised ? found.toLowerCase() : found);
  if (word === undefined) return found;
  if (isCapitalised) return found.length < LONGER_THAN_NAMES ? found : capitalised(word);
  // "Ask tema" of "Tema": a name that is typed without its capital.
  return names.has(capitalised(found)) ? found : word;
}
