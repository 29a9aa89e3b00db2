import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** What is read of the list of the package `@cspell/dict-en-common-misspellings`: entries like "comerce->commerce". */
const LIST = z.object({ dictionaryDefinitions: z.tuple([z.object({ suggestWords: z.string().array() })]) });

/** One spelling for one word in small letters: where two are suggested, nobody knows which was meant. */
const ENTRY = /^[a-z]{4,}->[a-z]+$/;
const ARROW = '->';
/** Shorter words are trusted only with their letters in a wrong order: "taht", "jsut". */
const FEWEST_LETTERS = 5;

/** Words that the list takes for misspelt ones, and that people write on purpose. */
const GOOD_WORDS: ReadonlySet<string> = new Set([
  ...['afterwords', 'causalities', 'discontentment', 'florescent', 'indite', 'planed', 'slippy', 'wheres'],
]);

/** The entries in order. They are looked up as they are, since a table of 80,000 words would take three times the memory. */
function readEntries(): readonly string[] {
  const file = new URL('dict/dict-en.json', import.meta.resolve('@cspell/dict-en-common-misspellings'));
  const [{ suggestWords }] = LIST.parse(JSON.parse(readFileSync(file, 'utf8'))).dictionaryDefinitions;
  return suggestWords.filter((entry) => ENTRY.test(entry)).sort();
}

let entries: readonly string[] | undefined;

/** How a word in lower case is spelt that is commonly misspelt like this; undefined for every other. */
export function spellingOf(word: string): string | undefined {
  entries ??= readEntries();
  const wanted = word + ARROW;
  const entry = entries[placeOf(wanted, entries)];
  if (entry?.startsWith(wanted) !== true) return undefined;
  const spelling = entry.slice(wanted.length);
  return isMistake(word, spelling) ? spelling : undefined;
}

/** The place of the first of some strings, which are in order, that does not come before the wanted one. */
function placeOf(wanted: string, inOrder: readonly string[]): number {
  let from = 0;
  let to = inOrder.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((inOrder[middle] ?? '') < wanted) from = middle + 1;
    else to = middle;
  }
  return from;
}

function isMistake(word: string, spelling: string): boolean {
  if (word.charAt(0) !== spelling.charAt(0) || GOOD_WORDS.has(word)) return false;
  // "Doin" is how somebody talks, and of "homeworks" another form would be another number.
  if (spelling === `${word}g` || (word.endsWith('s') && !spelling.endsWith('s'))) return false;
  return word.length >= FEWEST_LETTERS || sortedLetters(word) === sortedLetters(spelling);
}

function sortedLetters(word: string): string {
  return [...word].sort().join('');
}
