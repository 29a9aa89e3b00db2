/**
 * Tells words of tone and habit from words that name a matter, by how often experts keep them: ridge regression on word
 * vectors, so that words used alike count alike.
 */
import { contentStems, readWords, withoutPossessive } from '../../src/engine/facts/words.ts';
import { readDraft } from '../../src/engine/local/coach/reading/read-draft.ts';
import { holdsFacts } from '../../src/engine/local/coach/rewriting/sentence/held-facts.ts';
import { VECTOR_SIZE, type WordVectors } from '../profile/word-vectors.ts';
import type { LabelledMessage } from './labelled-messages.ts';
import { solved } from './logistic.ts';

const PENALTY = 30;
/** A word that experts keep less often than this, by the regression, is plain. */
const PLAIN_BELOW = 0.33;
/** Words of more drafts than this are everyday words, whatever fact they stand in now and then. */
const MOST_DRAFTS_OF_FACT_WORD = 6;
/** From this share on of the drafts that hold a word, it names a matter where it stands in a listed fact. */
const LEAST_SHARE_IN_FACTS = 0.2;
const ENDINGS = ['ly', 'ing', 'ed', 'ion', 'ness', 's', 'er'] as const;

interface Occurrence {
  readonly word: string;
  readonly isKept: boolean;
}

/** The content words of a flawed draft's sentences without hard facts, and whether the ideal rewrite keeps each. */
function occurrences(message: LabelledMessage): readonly Occurrence[] {
  if (message.planted_risks.length === 0) return [];
  const ideal = new Set(contentStems(message.ideal_rewrite));
  const facts = message.facts.map((fact) => fact.toLowerCase());
  return readDraft(message.messageText, message.messageType)
    .sentences.filter(({ text }) => !holdsFacts(text, new Set()))
    .flatMap(({ text }) => readWords(text).map(({ lower }) => withoutPossessive(lower)))
    .flatMap((word) => {
      const stem = contentStems(word)[0];
      if (stem === undefined) return [];
      return [{ word, isKept: ideal.has(stem) || facts.some((fact) => fact.includes(word)) }];
    });
}

/** Words of feeling and measure that a fact may hold, too. */
const WORDS_OF_TONE = new Set(
  'afraid surprised sick sore pain warm rather less worse bigger severe common stand steps toes views flow talks tone lie sour bear accept missed stopped waited word dad'.split(
    ' ',
  ),
);

function wordsIn(text: string): ReadonlySet<string> {
  return new Set(readWords(text).map(({ lower }) => withoutPossessive(lower)));
}

function countedIn(texts: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) for (const word of wordsIn(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Words that some draft's listed facts consist of and that are in no everyday use: "fastest in the region", "not blind". */
export function wordsOfFacts(messages: readonly LabelledMessage[]): ReadonlySet<string> {
  const inDrafts = countedIn(messages.map(({ messageText }) => messageText));
  const inFacts = countedIn(messages.map(({ facts }) => facts.join(' . ')));
  const isMatter = ([word, count]: [string, number]): boolean => {
    const drafts = Math.max(count, inDrafts.get(word) ?? 0);
    const isRare = drafts <= MOST_DRAFTS_OF_FACT_WORD;
    return isRare && count / drafts >= LEAST_SHARE_IN_FACTS && !WORDS_OF_TONE.has(word);
  };
  return new Set([...inFacts].filter(isMatter).map(([word]) => word));
}

/** Words of `texts` that name nothing a reader could miss, in order of the alphabet. Others may be anything. */
export function plainWords(
  messages: readonly LabelledMessage[],
  texts: readonly string[],
  vectors: WordVectors,
): readonly string[] {
  const rowOf = new Map(vectors.words.map((word, row) => [word, row]));
  const valuesOf = (word: string): readonly number[] => {
    const from = (rowOf.get(word) ?? 0) * VECTOR_SIZE;
    const endings = ENDINGS.map((ending) => (word.endsWith(ending) ? 1 : 0));
    return [1, ...vectors.values.subarray(from, from + VECTOR_SIZE), ...endings];
  };
  const known = messages.flatMap(occurrences).filter(({ word }) => rowOf.has(word));
  const weights = fitRidge(
    known.map(({ word, isKept }) => ({ values: valuesOf(word), target: isKept ? 1 : 0 })),
  );
  const scoreOf = (word: string): number =>
    valuesOf(word).reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0);
  const used = new Set(texts.flatMap((text) => readWords(text).map(({ lower }) => withoutPossessive(lower))));
  const ofFacts = wordsOfFacts(messages);
  const isWord = (word: string): boolean =>
    rowOf.has(word) && /^[a-z']{3,}$/.test(word) && !ofFacts.has(word);
  return [...used]
    .filter((word) => isWord(word) && contentStems(word).length > 0 && scoreOf(word) < PLAIN_BELOW)
    .sort();
}

interface Case {
  readonly values: readonly number[];
  readonly target: number;
}

function fitRidge(cases: readonly Case[]): readonly number[] {
  const size = cases[0]?.values.length ?? 0;
  const right = Array.from({ length: size }, () => 0);
  const matrix: number[][] = right.map((_, i) => right.map((__, k) => (i === k ? PENALTY : 0)));
  for (const { values, target } of cases)
    for (const [i, value] of values.entries()) {
      const row = matrix[i] ?? [];
      right[i] = (right[i] ?? 0) + value * target;
      for (const [k, other] of values.entries()) row[k] = (row[k] ?? 0) + value * other;
    }
  return solved(matrix, right);
}
