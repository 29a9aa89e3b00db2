/**
 * What a word shares with others, so that a weight learnt on one word reaches its relatives: its beginning, its
 * base form, and its place in the space of word vectors. All of it ends up in one finished weight per word and class.
 */
import { createRequire } from 'node:module';
import { VECTOR_SIZE, type WordVectors } from './word-vectors.ts';

const PREFIX_LENGTH = 5;

/** The word-vector coordinates and shared-group rows of each word of the vocabulary. */
export interface WordProperties {
  /** Row-major, `VECTOR_SIZE` a word, mean-centred; zeros where the word has no vector. */
  readonly vectors: Float64Array;
  /** Row of the word's beginning and base form among all groups. */
  readonly prefixGroup: Int32Array;
  readonly lemmaGroup: Int32Array;
  readonly groupCount: number;
}

interface Lemmatizer {
  verb(word: string): string;
  noun(word: string): string;
  adjective(word: string): string;
}

function baseForm(word: string, lemmatizer: Lemmatizer): string {
  const verb = lemmatizer.verb(word);
  if (verb !== word) return verb;
  const noun = lemmatizer.noun(word);
  return noun !== word ? noun : lemmatizer.adjective(word);
}

function centredVectors(words: readonly string[], vectors: WordVectors): Float64Array {
  const rowOf = new Map(vectors.words.map((word, row) => [word, row]));
  const values = new Float64Array(words.length * VECTOR_SIZE);
  const mean = new Float64Array(VECTOR_SIZE);
  let found = 0;
  for (let word = 0; word < words.length; word += 1) {
    const row = rowOf.get(words[word] ?? '');
    if (row === undefined) continue;
    found += 1;
    for (let k = 0; k < VECTOR_SIZE; k += 1) {
      const value = vectors.values[row * VECTOR_SIZE + k] ?? 0;
      values[word * VECTOR_SIZE + k] = value;
      mean[k] = (mean[k] ?? 0) + value;
    }
  }
  for (let word = 0; word < words.length; word += 1) {
    if (!rowOf.has(words[word] ?? '')) continue;
    for (let k = 0; k < VECTOR_SIZE; k += 1) {
      const at = word * VECTOR_SIZE + k;
      values[at] = (values[at] ?? 0) - (mean[k] ?? 0) / found;
    }
  }
  return values;
}

export function describeWords(words: readonly string[], vectors: WordVectors): WordProperties {
  const lemmatizer = createRequire(import.meta.url)('wink-lemmatizer') as Lemmatizer;
  const groups = new Map<string, number>();
  const groupOf = (name: string): number => {
    const known = groups.get(name);
    if (known !== undefined) return known;
    groups.set(name, groups.size);
    return groups.size - 1;
  };
  const prefixGroup = Int32Array.from(words, (word) => groupOf(`begins ${word.slice(0, PREFIX_LENGTH)}`));
  const lemmaGroup = Int32Array.from(words, (word) => groupOf(`is ${baseForm(word, lemmatizer)}`));
  return { vectors: centredVectors(words, vectors), prefixGroup, lemmaGroup, groupCount: groups.size };
}
