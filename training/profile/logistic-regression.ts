/**
 * Logistic regression of a yes or no on a few signals, by Newton's method with a small ridge on signals of unit
 * spread. Hastie, Tibshirani and Friedman, The Elements of Statistical Learning, section 4.4.1.
 */
import { logistic } from '../../src/engine/local/profile/secondary.ts';
import { choleskyFactor, solveFactored } from './cholesky.ts';

export interface YesOrNo {
  /** The first one is the constant 1, the bias. */
  readonly signals: readonly number[];
  readonly isYes: boolean;
}

const STEPS = 12;
const USUAL_DECAY = 1e-3;

interface Spread {
  readonly means: readonly number[];
  readonly deviations: readonly number[];
}

/** Mean and standard deviation of each signal; 0 and 1 for the bias, so that it stays itself. */
function spreadOf(cases: readonly YesOrNo[]): Spread {
  const size = cases[0]?.signals.length ?? 0;
  const mean = (of: (signals: readonly number[]) => number): number =>
    cases.reduce((sum, { signals }) => sum + of(signals), 0) / cases.length;
  const means = Array.from({ length: size }, (_, at) => (at === 0 ? 0 : mean((signals) => signals[at] ?? 0)));
  const deviations = means.map((middle, at) =>
    at === 0 ? 1 : Math.sqrt(mean((signals) => ((signals[at] ?? 0) - middle) ** 2)) || 1,
  );
  return { means, deviations };
}

function newtonStep(
  rows: readonly Float64Array[],
  cases: readonly YesOrNo[],
  weights: readonly number[],
  decay: number,
) {
  const size = weights.length;
  const slope = Float64Array.from(weights, (weight) => -decay * weight);
  const curvature = new Float64Array(size * size);
  for (let i = 0; i < size; i += 1) curvature[i * size + i] = decay;
  rows.forEach((row, at) => {
    const chance = logistic([...row], weights);
    const error = ((cases[at]?.isYes === true ? 1 : 0) - chance) / rows.length;
    const bend = (chance * (1 - chance)) / rows.length;
    for (let i = 0; i < size; i += 1) {
      slope[i] = (slope[i] ?? 0) + error * (row[i] ?? 0);
      for (let j = 0; j <= i; j += 1) {
        const cell = i * size + j;
        curvature[cell] = (curvature[cell] ?? 0) + bend * (row[i] ?? 0) * (row[j] ?? 0);
      }
    }
  });
  return solveFactored(choleskyFactor(curvature, size), slope);
}

/** Weights for the signals as given; the spread is worked into them. Many rare signals want more decay. */
export function fitLogistic(cases: readonly YesOrNo[], decay = USUAL_DECAY): number[] {
  const { means, deviations } = spreadOf(cases);
  const rows = cases.map(({ signals }) =>
    Float64Array.from(signals, (signal, at) => (signal - (means[at] ?? 0)) / (deviations[at] ?? 1)),
  );
  let weights = means.map(() => 0);
  for (let step = 0; step < STEPS; step += 1) {
    const move = newtonStep(rows, cases, weights, decay);
    weights = weights.map((weight, at) => weight + (move[at] ?? 0));
  }
  const unscaled = weights.map((weight, at) => weight / (deviations[at] ?? 1));
  const shift = unscaled.reduce((sum, weight, at) => sum + weight * (means[at] ?? 0), 0);
  return unscaled.map((weight, at) => (at === 0 ? weight - shift : weight));
}
