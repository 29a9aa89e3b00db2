/**
 * What a word shares with others, so that a weight learnt on one word reaches its relatives: its beginning, its
 * base form, and its place in the space of word vectors. All of it ends up in one finished weight per word and class.
 */
import { createRequire } from 'node:module';
import { choleskyFactor, solveLower } from './cholesky.ts';
import { VECTOR_SIZE, type WordVectors } from './word-vectors.ts';

const PREFIX_LENGTH = 5;
/** How many of the commonest words the spread of the vectors is measured on. */
const WHITENING_WORDS = 40_000;

/** The word-vector coordinates and shared-group rows of each word of the vocabulary. */
export interface WordProperties {
  /** Row-major, `VECTOR_SIZE` a word, whitened and of length one; zeros where the word has no vector. */
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

function meanOf({ values }: WordVectors, rows: number): Float64Array {
  const mean = new Float64Array(VECTOR_SIZE);
  for (let at = 0; at < rows * VECTOR_SIZE; at += 1) {
    mean[at % VECTOR_SIZE] = (mean[at % VECTOR_SIZE] ?? 0) + (values[at] ?? 0) / rows;
  }
  return mean;
}

/** Lower triangle of the covariance of the commonest words' vectors, row-major. */
function covarianceOf({ values }: WordVectors, rows: number, mean: Float64Array): Float64Array {
  const covariance = new Float64Array(VECTOR_SIZE * VECTOR_SIZE);
  const centred = new Float64Array(VECTOR_SIZE);
  for (let row = 0; row < rows; row += 1) {
    for (let i = 0; i < VECTOR_SIZE; i += 1) {
      centred[i] = (values[row * VECTOR_SIZE + i] ?? 0) - (mean[i] ?? 0);
      for (let j = 0; j <= i; j += 1) {
        const at = i * VECTOR_SIZE + j;
        covariance[at] = (covariance[at] ?? 0) + ((centred[i] ?? 0) * (centred[j] ?? 0)) / rows;
      }
    }
  }
  return covariance;
}

/**
 * Vectors whose directions all vary alike. Raw vectors vary most in directions of topic and frequency, which say
 * little about decisions and drown the rest.
 */
function whitenedVectors(words: readonly string[], vectors: WordVectors): Float64Array {
  const rowOf = new Map(vectors.words.map((word, row) => [word, row]));
  const mean = meanOf(vectors, WHITENING_WORDS);
  const factor = choleskyFactor(covarianceOf(vectors, WHITENING_WORDS, mean), VECTOR_SIZE);
  const values = new Float64Array(words.length * VECTOR_SIZE);
  words.forEach((word, at) => {
    const row = rowOf.get(word);
    if (row === undefined) return;
    const vector = vectors.values.subarray(row * VECTOR_SIZE, (row + 1) * VECTOR_SIZE);
    const white = solveLower(
      factor,
      vector.map((value, k) => value - (mean[k] ?? 0)),
    );
    const length = Math.hypot(...white);
    values.set(
      white.map((value) => value / length),
      at * VECTOR_SIZE,
    );
  });
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
  return { vectors: whitenedVectors(words, vectors), prefixGroup, lemmaGroup, groupCount: groups.size };
}
