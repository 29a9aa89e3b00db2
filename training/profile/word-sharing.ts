/**
 * Spreads what was learnt on single words over what words share: their beginning, their base form, their place in
 * the vector space. It is the square of the feature map, applied in place of storing that map.
 */
import { CLASS_COUNT } from '../../src/engine/local/profile/model.ts';
import type { WordProperties } from './word-properties.ts';
import { VECTOR_SIZE } from './word-vectors.ts';

/** How strongly each kind of feature counts: the prior standard deviation of its weights. */
export interface FeatureScales {
  readonly word: number;
  readonly prefix: number;
  readonly lemma: number;
  readonly vector: number;
  readonly pair: number;
}

/** Adds a row of `from` to a row of `into`, `by` times; rows are `CLASS_COUNT` long. */
export function addScaled(
  into: Float64Array,
  intoRow: number,
  from: Float64Array,
  fromRow: number,
  by: number,
): void {
  const a = intoRow * CLASS_COUNT;
  const b = fromRow * CLASS_COUNT;
  for (let k = 0; k < CLASS_COUNT; k += 1) into[a + k] = (into[a + k] ?? 0) + by * (from[b + k] ?? 0);
}

function isZeroRow(table: Float64Array, row: number): boolean {
  for (let k = row * CLASS_COUNT; k < (row + 1) * CLASS_COUNT; k += 1) if (table[k] !== 0) return false;
  return true;
}

/** Adds the outer product of a word's vector and its row of `raw` to `directions`. */
function addDirections(directions: Float64Array, vectors: Float64Array, raw: Float64Array, word: number) {
  for (let d = 0; d < VECTOR_SIZE; d += 1) {
    const value = vectors[word * VECTOR_SIZE + d] ?? 0;
    for (let k = 0; k < CLASS_COUNT; k += 1) {
      const at = d * CLASS_COUNT + k;
      directions[at] = (directions[at] ?? 0) + value * (raw[word * CLASS_COUNT + k] ?? 0);
    }
  }
}

/** Adds `by` times the word's vector times `directions` to the word's row of `shared`. */
function addAlong(
  shared: Float64Array,
  directions: Float64Array,
  vectors: Float64Array,
  word: number,
  by: number,
) {
  for (let k = 0; k < CLASS_COUNT; k += 1) {
    let sum = 0;
    for (let d = 0; d < VECTOR_SIZE; d += 1)
      sum += (vectors[word * VECTOR_SIZE + d] ?? 0) * (directions[d * CLASS_COUNT + k] ?? 0);
    const at = word * CLASS_COUNT + k;
    shared[at] = (shared[at] ?? 0) + by * sum;
  }
}

/** `isWanted` says which words' rows are needed (1) or not (0): few in training, all in the end. */
export function shareAmongWords(
  raw: Float64Array,
  words: WordProperties,
  scales: FeatureScales,
  isWanted: Uint8Array,
): Float64Array {
  const groups = new Float64Array(words.groupCount * CLASS_COUNT);
  const directions = new Float64Array(VECTOR_SIZE * CLASS_COUNT);
  for (let word = 0; word < isWanted.length; word += 1) {
    if (isZeroRow(raw, word)) continue;
    addScaled(groups, words.prefixGroup[word] ?? 0, raw, word, scales.prefix ** 2);
    addScaled(groups, words.lemmaGroup[word] ?? 0, raw, word, scales.lemma ** 2);
    addDirections(directions, words.vectors, raw, word);
  }
  const shared = new Float64Array(raw.length);
  for (let word = 0; word < isWanted.length; word += 1) {
    if (isWanted[word] === 0) continue;
    addScaled(shared, word, raw, word, scales.word ** 2);
    addScaled(shared, word, groups, words.prefixGroup[word] ?? 0, 1);
    addScaled(shared, word, groups, words.lemmaGroup[word] ?? 0, 1);
    addAlong(shared, directions, words.vectors, word, scales.vector ** 2);
  }
  return shared;
}
