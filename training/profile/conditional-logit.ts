/**
 * Fits how much each signal counts: McFadden's conditional logit with one set of weights for all profiles and one for
 * none, by Newton's method with a small ridge. Train, Discrete Choice Methods with Simulation, chapters 3 and 8.
 */
import { classChances } from '../../src/engine/local/profile/decide.ts';
import { CLASS_COUNT, type DecisionWeights, NONE_CLASS } from '../../src/engine/local/profile/model.ts';
import { type Reading, SIGNAL_COUNT, signalOf } from '../../src/engine/local/profile/signals.ts';
import { choleskyFactor, solveFactored } from './cholesky.ts';

export interface Choice {
  readonly reading: Reading;
  /** The true class. */
  readonly chosen: number;
}

const STEPS = 12;
const DECAY = 1e-3;
/** Weights of the profiles' signals, weights of none's signals, bias of none. */
const SIZE = 2 * SIGNAL_COUNT + 1;

/** What class `k` shows of each weight: row-major, one row a class. */
function rowsOf(reading: Reading): Float64Array {
  const rows = new Float64Array(CLASS_COUNT * SIZE);
  for (let k = 0; k < CLASS_COUNT; k += 1) {
    const first = k === NONE_CLASS ? SIGNAL_COUNT : 0;
    for (let s = 0; s < SIGNAL_COUNT; s += 1) rows[k * SIZE + first + s] = signalOf(reading, s, k);
  }
  rows[NONE_CLASS * SIZE + 2 * SIGNAL_COUNT] = 1;
  return rows;
}

interface Slopes {
  readonly slope: Float64Array;
  readonly curvature: Float64Array;
}

/** Adds one choice's slope and curvature of the log likelihood, `share` times. */
function addChoice(
  { slope, curvature }: Slopes,
  choice: Choice,
  weights: DecisionWeights,
  share: number,
): void {
  const rows = rowsOf(choice.reading);
  const chances = classChances(choice.reading, weights);
  const expected = new Float64Array(SIZE);
  for (let k = 0; k < CLASS_COUNT; k += 1) {
    const chance = chances[k] ?? 0;
    for (let i = 0; i < SIZE; i += 1) {
      const value = rows[k * SIZE + i] ?? 0;
      expected[i] = (expected[i] ?? 0) + chance * value;
      for (let j = 0; j <= i; j += 1) {
        const cell = i * SIZE + j;
        curvature[cell] = (curvature[cell] ?? 0) + share * chance * value * (rows[k * SIZE + j] ?? 0);
      }
    }
  }
  for (let i = 0; i < SIZE; i += 1) {
    slope[i] = (slope[i] ?? 0) + share * ((rows[choice.chosen * SIZE + i] ?? 0) - (expected[i] ?? 0));
    for (let j = 0; j <= i; j += 1) {
      const cell = i * SIZE + j;
      curvature[cell] = (curvature[cell] ?? 0) - share * (expected[i] ?? 0) * (expected[j] ?? 0);
    }
  }
}

function withVector(weights: DecisionWeights, vector: readonly number[]): DecisionWeights {
  return {
    ...weights,
    signals: vector.slice(0, SIGNAL_COUNT),
    noneSignals: vector.slice(SIGNAL_COUNT, 2 * SIGNAL_COUNT),
    noneBias: vector[2 * SIGNAL_COUNT] ?? 0,
  };
}

/** The given decision with the weights of its signals fitted; the rest of it is left as it is. */
export function fitSignals(choices: readonly Choice[], start: DecisionWeights): DecisionWeights {
  let vector = [...start.signals, ...start.noneSignals, start.noneBias];
  for (let step = 0; step < STEPS; step += 1) {
    const slope = Float64Array.from(vector, (weight) => -DECAY * weight);
    const curvature = new Float64Array(SIZE * SIZE);
    for (let i = 0; i < SIZE; i += 1) curvature[i * SIZE + i] = DECAY;
    const weights = withVector(start, vector);
    for (const choice of choices) addChoice({ slope, curvature }, choice, weights, 1 / choices.length);
    const move = solveFactored(choleskyFactor(curvature, SIZE), slope);
    vector = vector.map((weight, at) => weight + (move[at] ?? 0));
  }
  return withVector(start, vector);
}
