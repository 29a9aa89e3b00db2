import { inLowerCase, stemOf, withoutPossessive, wordsIn } from '../../../../../facts/words.ts';

/** A word for a thing, by the stem that it is known by. */
export interface Thing {
  readonly stem: string;
  /** As it is spelt where the text has it last. */
  readonly word: string;
  /** How often the text has the stem. */
  readonly count: number;
}

/** The words for things of a text, each once: its words with a meaning but for those that are plain. */
export function thingsIn(text: string, isPlain: (word: string) => boolean): readonly Thing[] {
  const things = new Map<string, Thing>();
  for (const word of wordsIn(text)) {
    const lower = inLowerCase(word);
    const stem = stemOf(lower);
    if (stem !== null && !isPlain(withoutPossessive(lower)))
      things.set(stem, { stem, word, count: (things.get(stem)?.count ?? 0) + 1 });
  }
  return [...things.values()];
}

/** Of the things of a text the words of those that have no other place among the counted stems. */
export function onlyAmong(things: readonly Thing[], counts: ReadonlyMap<string, number>): readonly string[] {
  return things.filter(({ stem, count }) => (counts.get(stem) ?? 0) <= count).map(({ word }) => word);
}
