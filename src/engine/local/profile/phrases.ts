/** Phrases of several words, looked up by the first of them. */
import type { Tokens } from './tokens.ts';

/** Its words, in order. */
export type Phrase = readonly string[];
export type PhrasesByWord = ReadonlyMap<string, readonly Phrase[]>;

/** Phrases that are written as lines. */
export function phrases(lines: readonly string[]): readonly Phrase[] {
  return lines.map((line) => line.split(' '));
}

export function byFirstWord(list: readonly Phrase[]): PhrasesByWord {
  return Map.groupBy(list, (phrase) => phrase[0] ?? '');
}

/** Where the longest phrase ends, before `to`, that begins with the word at `at`; null where none does. */
export function phraseEnd({ words }: Tokens, at: number, to: number, table: PhrasesByWord): number | null {
  let end: number | null = null;
  for (const phrase of table.get(words[at] ?? '') ?? []) {
    const isHere = at + phrase.length <= to && phrase.every((word, place) => words[at + place] === word);
    if (isHere) end = Math.max(end ?? 0, at + phrase.length);
  }
  return end;
}
