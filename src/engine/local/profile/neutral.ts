/**
 * Words that must never count: gender, origin, religion, health, family (neutral-words.json). A gendered word is
 * read as its neutral counterpart, the others are read as nothing at all.
 */
import { readFileSync } from 'node:fs';
import { UNREAD_TOKEN } from './tokens.ts';

interface NeutralWords {
  readonly replaced: Readonly<Record<string, readonly string[]>>;
  readonly dropped: Readonly<Record<string, readonly string[]>>;
}

function readNeutralWords(): Map<string, string | null> {
  const file = new URL('./neutral-words.json', import.meta.url);
  const lists = JSON.parse(readFileSync(file, 'utf8')) as NeutralWords;
  const table = new Map<string, string | null>([[UNREAD_TOKEN, null]]);
  for (const words of Object.values(lists.dropped)) for (const word of words) table.set(word, null);
  for (const [neutral, words] of Object.entries(lists.replaced)) {
    for (const word of words) table.set(word, neutral);
  }
  return table;
}

const TABLE = readNeutralWords();

/** The word to read in place of `word`, or null when it must not be read. */
export function neutralWord(word: string): string | null {
  const found = TABLE.get(word);
  return found === undefined ? word : found;
}
