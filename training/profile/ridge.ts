/**
 * Ridge regression of class scores on text features, solved in the dual by conjugate gradients: finds a with
 * (F Fᵀ + diag(noise)) a = targets and returns the weights Fᵀ a, already summed into one weight per word and
 * class and one per pair and class. Saad, Iterative Methods for Sparse Linear Systems (2003), algorithm 6.18.
 */
import type { Features } from '../../src/engine/local/profile/features.ts';
import { CLASS_COUNT } from '../../src/engine/local/profile/model.ts';
import type { WordProperties } from './word-properties.ts';
import { addScaled, type FeatureScales, shareAmongWords } from './word-sharing.ts';

export interface TrainingText {
  readonly features: Features;
  readonly class: number;
  /** Variance of the label's noise: large for sources that are trusted less. */
  readonly noise: number;
}

/** Weights of all words and pairs, row-major, `CLASS_COUNT` a row. */
export interface LinearWeights {
  readonly words: Float64Array;
  readonly pairs: Float64Array;
}

const ITERATIONS = 60;
const OTHER_CLASS_TARGET = -1 / (CLASS_COUNT - 1);

/** One kind of feature of all texts, packed row after row into flat arrays. */
class SparseRows {
  private readonly starts: Int32Array;
  /** Columns of the entries, row after row. */
  readonly columns: Int32Array;
  private readonly values: Float64Array;

  constructor(
    texts: readonly TrainingText[],
    columnsOf: (features: Features) => readonly number[],
    valuesOf: (features: Features) => readonly number[],
  ) {
    this.starts = new Int32Array(texts.length + 1);
    texts.forEach(({ features }, row) => {
      this.starts[row + 1] = (this.starts[row] ?? 0) + columnsOf(features).length;
    });
    this.columns = new Int32Array(this.starts[texts.length] ?? 0);
    this.values = new Float64Array(this.columns.length);
    texts.forEach(({ features }, row) => {
      this.columns.set(columnsOf(features), this.starts[row]);
      this.values.set(valuesOf(features), this.starts[row]);
    });
  }

  /** Adds the transpose times `a`, times `scale`, to `into`. */
  gather(into: Float64Array, a: Float64Array, scale: number): void {
    for (let row = 0; row + 1 < this.starts.length; row += 1) {
      for (let at = this.starts[row] ?? 0; at < (this.starts[row + 1] ?? 0); at += 1)
        addScaled(into, this.columns[at] ?? 0, a, row, (this.values[at] ?? 0) * scale);
    }
  }

  /** Adds the rows times `weights` to `into`. */
  score(into: Float64Array, weights: Float64Array): void {
    for (let row = 0; row + 1 < this.starts.length; row += 1) {
      for (let at = this.starts[row] ?? 0; at < (this.starts[row + 1] ?? 0); at += 1)
        addScaled(into, row, weights, this.columns[at] ?? 0, this.values[at] ?? 0);
    }
  }
}

class Problem {
  private readonly noise: readonly number[];
  private readonly wordFeatures: SparseRows;
  private readonly pairFeatures: SparseRows;
  private readonly words: WordProperties;
  private readonly pairCount: number;
  private readonly scales: FeatureScales;
  private readonly isRead: Uint8Array;

  constructor(
    texts: readonly TrainingText[],
    words: WordProperties,
    pairCount: number,
    scales: FeatureScales,
  ) {
    this.noise = texts.map(({ noise }) => noise);
    this.wordFeatures = new SparseRows(
      texts,
      ({ wordRows }) => wordRows,
      ({ wordValues }) => wordValues,
    );
    this.pairFeatures = new SparseRows(
      texts,
      ({ pairRows }) => pairRows,
      ({ pairValues }) => pairValues,
    );
    this.words = words;
    this.pairCount = pairCount;
    this.scales = scales;
    this.isRead = new Uint8Array(words.prefixGroup.length);
    for (const word of this.wordFeatures.columns) this.isRead[word] = 1;
  }

  /** Fᵀ a, summed per word and pair; words that are not wanted stay zero. */
  private weightsOf(a: Float64Array, isWanted: Uint8Array): LinearWeights {
    const raw = new Float64Array(this.words.prefixGroup.length * CLASS_COUNT);
    const pairs = new Float64Array(this.pairCount * CLASS_COUNT);
    this.wordFeatures.gather(raw, a, 1);
    this.pairFeatures.gather(pairs, a, this.scales.pair ** 2);
    return { words: shareAmongWords(raw, this.words, this.scales, isWanted), pairs };
  }

  /** Fᵀ a for every word and pair, whether a text holds it or not. */
  weights(a: Float64Array): LinearWeights {
    return this.weightsOf(a, new Uint8Array(this.isRead.length).fill(1));
  }

  /** (F Fᵀ + diag(noise)) a. */
  apply(a: Float64Array): Float64Array {
    const weights = this.weightsOf(a, this.isRead);
    const out = new Float64Array(a.length);
    this.noise.forEach((noise, row) => {
      addScaled(out, row, a, row, noise);
    });
    this.wordFeatures.score(out, weights.words);
    this.pairFeatures.score(out, weights.pairs);
    return out;
  }
}

function columnDots(a: Float64Array, b: Float64Array): Float64Array {
  const sums = new Float64Array(CLASS_COUNT);
  for (let at = 0; at < a.length; at += 1) {
    const k = at % CLASS_COUNT;
    sums[k] = (sums[k] ?? 0) + (a[at] ?? 0) * (b[at] ?? 0);
  }
  return sums;
}

function ratio(a: Float64Array, b: Float64Array, k: number): number {
  const below = b[k] ?? 0;
  return below > 1e-30 ? (a[k] ?? 0) / below : 0;
}

export function fitRidge(
  texts: readonly TrainingText[],
  words: WordProperties,
  pairCount: number,
  scales: FeatureScales,
): LinearWeights {
  const problem = new Problem(texts, words, pairCount, scales);
  const residual = new Float64Array(texts.length * CLASS_COUNT).fill(OTHER_CLASS_TARGET);
  texts.forEach((text, row) => {
    residual[row * CLASS_COUNT + text.class] = 1;
  });
  const solution = new Float64Array(residual.length);
  const direction = Float64Array.from(residual);
  let squares = columnDots(residual, residual);
  for (let iteration = 0; iteration < ITERATIONS; iteration += 1) {
    const applied = problem.apply(direction);
    const curvature = columnDots(direction, applied);
    for (let at = 0; at < solution.length; at += 1) {
      const step = ratio(squares, curvature, at % CLASS_COUNT);
      solution[at] = (solution[at] ?? 0) + step * (direction[at] ?? 0);
      residual[at] = (residual[at] ?? 0) - step * (applied[at] ?? 0);
    }
    const next = columnDots(residual, residual);
    for (let at = 0; at < direction.length; at += 1) {
      const keep = ratio(next, squares, at % CLASS_COUNT);
      direction[at] = (residual[at] ?? 0) + keep * (direction[at] ?? 0);
    }
    squares = next;
  }
  return problem.weights(solution);
}
