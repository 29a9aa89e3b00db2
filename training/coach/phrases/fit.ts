/**
 * Ridge regression of each tag on words, pairs and mean word vectors, solved in the dual by conjugate gradients
 * (Saad, Iterative Methods for Sparse Linear Systems, 2003, algorithm 6.18). The part that the vectors give is
 * added to the weight of each word, so that reading needs no vectors.
 */
import { phraseTokens, unitValues } from '../../../src/engine/local/coach/reading/phrases/features.ts';
import { wordsOf } from '../../../src/engine/local/coach/reading/words.ts';
import { VECTOR_SIZE, type WordVectors } from '../../profile/word-vectors.ts';
import { PHRASE_TAGS, type PhraseText } from './load-texts.ts';

export const SETTINGS = {
  pairScale: 1.5,
  vectorScale: 1.2,
  noise: 3,
  fewestPairs: 2,
  iterations: 40,
  /** Words that no text holds, taken from the most frequent of the vectors. */
  vectorWords: 6000,
} as const;

const TAG_COUNT = PHRASE_TAGS.length;

interface Row {
  readonly columns: Int32Array;
  readonly values: Float64Array;
  readonly vector: Float64Array;
}

export interface PhraseVocabulary {
  readonly words: ReadonlyMap<string, number>;
  readonly pairs: ReadonlyMap<string, number>;
  readonly wordRarity: readonly number[];
  readonly pairRarity: readonly number[];
  readonly unknownRarity: number;
}

export interface Prepared {
  readonly texts: readonly PhraseText[];
  readonly rows: readonly Row[];
  readonly vocabulary: PhraseVocabulary;
  readonly vectors: WordVectors;
  readonly vectorRow: ReadonlyMap<string, number>;
}

export interface PhraseWeights {
  readonly bias: Float64Array;
  /** One row a word or pair of the vocabulary, words first; one column a tag. */
  readonly weights: Float64Array;
  readonly vectorWeights: Float64Array;
}

function counted(lists: readonly (readonly string[])[], fewest: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (const list of lists)
    for (const token of new Set(list)) counts.set(token, (counts.get(token) ?? 0) + 1);
  return new Map([...counts].filter(([, count]) => count >= fewest));
}

function indexed(counts: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  return new Map([...counts.keys()].sort().map((token, row) => [token, row]));
}

function rarities(
  index: ReadonlyMap<string, number>,
  counts: ReadonlyMap<string, number>,
  total: number,
): number[] {
  return [...index.keys()].map((token) => Math.log(1 + total / (counts.get(token) ?? 1)));
}

export function prepare(texts: readonly PhraseText[], vectors: WordVectors): Prepared {
  const tokens = texts.map(({ text }) => phraseTokens(wordsOf(text), text));
  const hasVector = new Set(vectors.words);
  const allWords = counted(
    tokens.map(({ words }) => words),
    1,
  );
  const wordCounts = new Map([...allWords].filter(([word, count]) => count > 1 || hasVector.has(word)));
  const pairCounts = counted(
    tokens.map(({ pairs }) => pairs),
    SETTINGS.fewestPairs,
  );
  for (const word of vectors.words.slice(0, SETTINGS.vectorWords))
    if (!wordCounts.has(word) && /^[a-z']+$/.test(word)) wordCounts.set(word, 1);
  const words = indexed(wordCounts);
  const pairs = indexed(pairCounts);
  const vocabulary: PhraseVocabulary = {
    words,
    pairs,
    wordRarity: rarities(words, wordCounts, texts.length),
    pairRarity: rarities(pairs, pairCounts, texts.length),
    unknownRarity: Math.log(1 + texts.length),
  };
  const vectorRow = new Map(vectors.words.map((word, row) => [word, row]));
  const rows = tokens.map((one) => rowOf(one, vocabulary, vectors, vectorRow));
  return { texts, rows, vocabulary, vectors, vectorRow };
}

function rowOf(
  tokens: { words: readonly string[]; pairs: readonly string[] },
  vocabulary: PhraseVocabulary,
  vectors: WordVectors,
  vectorRow: ReadonlyMap<string, number>,
): Row {
  const { words, pairs, wordRarity, pairRarity, unknownRarity } = vocabulary;
  const columns: number[] = [];
  const values: number[] = [];
  const vector = new Float64Array(VECTOR_SIZE);
  const rarityOfWord = (token: string): number => wordRarity[words.get(token) ?? -1] ?? unknownRarity;
  for (const [token, value] of unitValues(tokens.words, rarityOfWord)) {
    const row = words.get(token);
    if (row === undefined) continue;
    columns.push(row);
    values.push(value);
    const from = (vectorRow.get(token) ?? -1) * VECTOR_SIZE;
    if (from >= 0)
      for (let k = 0; k < VECTOR_SIZE; k += 1)
        vector[k] = (vector[k] ?? 0) + SETTINGS.vectorScale * value * (vectors.values[from + k] ?? 0);
  }
  for (const [token, value] of unitValues(
    tokens.pairs,
    (pair) => pairRarity[pairs.get(pair) ?? -1] ?? unknownRarity,
  )) {
    const row = pairs.get(token);
    if (row === undefined) continue;
    columns.push(words.size + row);
    values.push(SETTINGS.pairScale * value);
  }
  return { columns: Int32Array.from(columns), values: Float64Array.from(values), vector };
}

function gather(prepared: Prepared, chosen: readonly number[], a: Float64Array): PhraseWeights {
  const { rows, vocabulary } = prepared;
  const weights = new Float64Array((vocabulary.words.size + vocabulary.pairs.size) * TAG_COUNT);
  const vectorWeights = new Float64Array(VECTOR_SIZE * TAG_COUNT);
  chosen.forEach((item, at) => {
    const row = rows[item];
    if (row === undefined) return;
    row.columns.forEach((column, k) => {
      addScaled(weights, column, a, at, row.values[k] ?? 0);
    });
    row.vector.forEach((value, k) => {
      addScaled(vectorWeights, k, a, at, value);
    });
  });
  return { bias: new Float64Array(TAG_COUNT), weights, vectorWeights };
}

function addScaled(
  into: Float64Array,
  intoRow: number,
  from: Float64Array,
  fromRow: number,
  by: number,
): void {
  if (by === 0) return;
  const a = intoRow * TAG_COUNT;
  const b = fromRow * TAG_COUNT;
  for (let k = 0; k < TAG_COUNT; k += 1) into[a + k] = (into[a + k] ?? 0) + by * (from[b + k] ?? 0);
}

/** Scores of one text, without the rounding of the model file. */
export function scoresOf(prepared: Prepared, item: number, weights: PhraseWeights): Float64Array {
  const scores = Float64Array.from(weights.bias);
  const row = prepared.rows[item];
  if (row === undefined) return scores;
  row.columns.forEach((column, k) => {
    addScaled(scores, 0, weights.weights, column, row.values[k] ?? 0);
  });
  row.vector.forEach((value, k) => {
    addScaled(scores, 0, weights.vectorWeights, k, value);
  });
  return scores;
}

function columnDots(a: Float64Array, b: Float64Array): Float64Array {
  const sums = new Float64Array(TAG_COUNT);
  for (let at = 0; at < a.length; at += 1)
    sums[at % TAG_COUNT] = (sums[at % TAG_COUNT] ?? 0) + (a[at] ?? 0) * (b[at] ?? 0);
  return sums;
}

/** The weights fitted on the chosen texts. */
export function fitPhrases(prepared: Prepared, chosen: readonly number[]): PhraseWeights {
  const trust = chosen.map((item) => prepared.texts[item]?.trust ?? 1);
  const targets = new Float64Array(chosen.length * TAG_COUNT);
  const bias = new Float64Array(TAG_COUNT);
  const total = trust.reduce((sum, value) => sum + value, 0);
  chosen.forEach((item, at) => {
    for (const tag of prepared.texts[item]?.tags ?? []) {
      const k = PHRASE_TAGS.indexOf(tag);
      targets[at * TAG_COUNT + k] = 1;
      bias[k] = (bias[k] ?? 0) + (trust[at] ?? 1) / total;
    }
  });
  const residual = targets.map((value, at) => value - (bias[at % TAG_COUNT] ?? 0));
  const solution = new Float64Array(residual.length);
  const direction = Float64Array.from(residual);
  let squares = columnDots(residual, residual);
  for (let iteration = 0; iteration < SETTINGS.iterations; iteration += 1) {
    const spread = gather(prepared, chosen, direction);
    const applied = new Float64Array(direction.length);
    chosen.forEach((item, at) => {
      applied.set(scoresOf(prepared, item, spread), at * TAG_COUNT);
      addScaled(applied, at, direction, at, SETTINGS.noise / (trust[at] ?? 1));
    });
    const curvature = columnDots(direction, applied);
    const ratio = (above: Float64Array, below: Float64Array, k: number): number =>
      (below[k] ?? 0) > 1e-30 ? (above[k] ?? 0) / (below[k] ?? 1) : 0;
    for (let at = 0; at < solution.length; at += 1) {
      const step = ratio(squares, curvature, at % TAG_COUNT);
      solution[at] = (solution[at] ?? 0) + step * (direction[at] ?? 0);
      residual[at] = (residual[at] ?? 0) - step * (applied[at] ?? 0);
    }
    const next = columnDots(residual, residual);
    for (let at = 0; at < direction.length; at += 1)
      direction[at] = (residual[at] ?? 0) + ratio(next, squares, at % TAG_COUNT) * (direction[at] ?? 0);
    squares = next;
  }
  return { ...gather(prepared, chosen, solution), bias };
}

/** The vectors' share added to each word's weight: one row a word, then one a pair. */
export function foldedWeights(
  { vocabulary, vectors, vectorRow }: Prepared,
  fitted: PhraseWeights,
): Float64Array {
  const folded = Float64Array.from(fitted.weights);
  for (const [word, row] of vocabulary.words) {
    const from = (vectorRow.get(word) ?? -1) * VECTOR_SIZE;
    if (from < 0) continue;
    for (let k = 0; k < VECTOR_SIZE; k += 1)
      addScaled(folded, row, fitted.vectorWeights, k, SETTINGS.vectorScale * (vectors.values[from + k] ?? 0));
  }
  for (let row = vocabulary.words.size; row < folded.length / TAG_COUNT; row += 1)
    for (let k = 0; k < TAG_COUNT; k += 1)
      folded[row * TAG_COUNT + k] = (folded[row * TAG_COUNT + k] ?? 0) * SETTINGS.pairScale;
  return folded;
}
