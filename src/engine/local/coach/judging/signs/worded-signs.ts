import { Sieve } from '../../patterns/sieve.ts';
import type { DraftReading, FaultTag, MeritTag } from '../../reading/draft-reading.ts';
import type { Sign } from '../finding.ts';

/** Words that show a fault or a merit, and how surely. */
export interface Worded<Tag extends FaultTag | MeritTag> {
  readonly tag: Tag;
  readonly weight: number;
  readonly words: RegExp;
}

/** Rows of one tag, each with its weight. */
export function rows<Tag extends FaultTag | MeritTag>(
  tag: Tag,
  ...entries: readonly (readonly [number, RegExp])[]
): Worded<Tag>[] {
  return entries.map(([weight, words]) => ({ tag, weight, words }));
}

/** Longer sentences are lists without a full stop; what matters stands in their first part. */
const LONGEST = 600;

/**
 * What finds the signs that such words show in single sentences, of each row the first place of a sentence. Each span is an
 * exact part of its sentence.
 */
export function signReader<Tag extends FaultTag | MeritTag>(
  worded: readonly Worded<Tag>[],
): (reading: DraftReading) => Sign<Tag>[] {
  const sieve = new Sieve(worded.map(({ words }) => words));
  return (reading) =>
    reading.sentences.flatMap((sentence) => {
      const text = sentence.text.slice(0, LONGEST);
      return sieve.candidates(text).flatMap((place) => {
        const row = worded[place];
        const found = row?.words.exec(text) ?? null;
        if (row === undefined || found === null) return [];
        const start = sentence.start + found.index;
        const span = { start, end: start + found[0].length };
        return [{ tag: row.tag, span, sentenceIndex: sentence.index, weight: row.weight }];
      });
    });
}
