import type { LearntCase } from '../../learnt-model.ts';
import type { DraftReading, Sentence } from '../../reading/draft-reading.ts';
import { closeTokens } from '../../reading/phrases/features.ts';
import { wishesOf } from './wishes.ts';

export const WANTING_TRAITS = [
  'bias',
  'questions',
  'plain asks',
  'asks',
  'sentences',
  'words a sentence',
] as const;

/** More of a kind say no more. */
const MOST_COUNTED = 3;

function upTo(count: number): number {
  return Math.min(count, MOST_COUNTED) / MOST_COUNTED;
}

/** The values of `WANTING_TRAITS`. */
function valuesOf(reading: DraftReading): readonly number[] {
  const { sentences, wordCount } = reading;
  const count = Math.max(sentences.length, 1);
  const wishes = wishesOf(reading);
  return [
    1,
    upTo(sentences.filter(({ isQuestion }) => isQuestion).length),
    upTo(wishes.filter(({ plain }) => plain).length),
    upTo(wishes.length),
    Math.log(count),
    Math.log(1 + wordCount / count),
  ];
}

/** How a sentence begins: "I need", "Thanks for". */
function openingOf({ words }: Sentence): string {
  return words
    .slice(0, 2)
    .map(({ form }) => form)
    .join('+');
}

/** What the model sees of a draft: what it asks outright, its words and pairs of words, and how its sentences begin. */
export function wantingCase(reading: DraftReading): LearntCase {
  const words = new Set<string>();
  const pairs = new Set<string>();
  const openings = new Set<string>();
  for (const sentence of reading.sentences) {
    const held = closeTokens(sentence.words, sentence.text);
    for (const word of held.words) words.add(word);
    for (const pair of held.pairs) pairs.add(pair);
    openings.add(openingOf(sentence));
  }
  return {
    values: valuesOf(reading),
    tokens: {
      plain: words,
      ofSubjects: [
        ['pair', pairs],
        ['opening', openings],
        ['type', [reading.type]],
      ],
    },
  };
}
