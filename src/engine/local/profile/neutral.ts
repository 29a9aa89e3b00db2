/**
 * Words that must never count (neutral-words.json): a gendered word and a word for a relative are read as their neutral
 * counterparts, the others as nothing at all. protected-words.ts says which of them describe somebody.
 */
import { NEUTRAL_WORDS, wordsOf } from './protected-words.ts';
import { UNREAD_TOKEN } from './tokens.ts';

function readTable(): Map<string, string | null> {
  const table = new Map<string, string | null>([[UNREAD_TOKEN, null]]);
  for (const lines of Object.values(NEUTRAL_WORDS.protected))
    for (const word of wordsOf(lines)) table.set(word, null);
  for (const [neutral, lines] of Object.entries(NEUTRAL_WORDS.replaced)) {
    for (const word of wordsOf(lines)) table.set(word, neutral);
  }
  return table;
}

const TABLE = readTable();

/** Row of a word that must not be read; -1 is that of one nobody knows. */
export const UNREAD_ROW = -2;

/** Gives every word that is not read as itself the row of what it is read as; `UNREAD_ROW` where that is nothing. */
export function addNeutralRows(rowOfWord: Map<string, number>): void {
  for (const [word, neutral] of TABLE)
    rowOfWord.set(word, neutral === null ? UNREAD_ROW : (rowOfWord.get(neutral) ?? -1));
}

/** The word to read in place of `word`, or null when it must not be read. */
export function neutralWord(word: string): string | null {
  const found = TABLE.get(word);
  return found === undefined ? word : found;
}
