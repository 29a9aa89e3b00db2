/** One case of a yes-or-no question, by a few numbers and by the tokens that it holds. */
export interface SparseExample {
  readonly values: readonly number[];
  /** Rows of its tokens, each once. */
  readonly tokens: readonly number[];
  readonly label: number;
  /** How much the label is trusted, from 0 to 1. */
  readonly trust: number;
}

export interface SparseWeights {
  /** One weight a number, the spread of the numbers already taken into account. */
  readonly values: readonly number[];
  readonly tokens: readonly number[];
  readonly bias: number;
}

export const SETTINGS = {
  rounds: 12,
  pace: 0.1,
  tokenPenalty: 20,
  valuePenalty: 0.001,
  valueScale: 0.1,
} as const;

/** Whole numbers below `2 ** 31` that look random and are the same on every run (Lehmer's generator). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state;
  };
}

function shuffled(count: number, next: () => number): readonly number[] {
  const order = Array.from({ length: count }, (_, at) => at);
  for (let at = count - 1; at > 0; at -= 1) {
    const other = next() % (at + 1);
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
  return order;
}

/** Mean and spread of each number over the examples. */
function spreadOf(examples: readonly SparseExample[]): readonly (readonly [mean: number, spread: number])[] {
  const size = examples[0]?.values.length ?? 0;
  return Array.from({ length: size }, (_, k) => {
    const column = examples.map(({ values }) => values[k] ?? 0);
    const mean = column.reduce((sum, value) => sum + value, 0) / column.length;
    const variance = column.reduce((sum, value) => sum + (value - mean) ** 2, 0) / column.length;
    return [mean, Math.sqrt(variance) + 1e-6] as const;
  });
}

/**
 * Logistic regression by stochastic gradients whose pace falls with what a weight has seen (Duchi, Hazan and Singer,
 * Adaptive Subgradient Methods, 2011). `scaleOf` is what the sum of so many tokens is multiplied by.
 */
export function fitSparse(
  examples: readonly SparseExample[],
  tokenCount: number,
  scaleOf: (count: number) => number,
): SparseWeights {
  const { rounds, pace, tokenPenalty, valuePenalty, valueScale } = SETTINGS;
  const spread = spreadOf(examples);
  const scaled = examples.map(({ values }) =>
    values.map((value, k) => ((value - (spread[k]?.[0] ?? 0)) / (spread[k]?.[1] ?? 1)) * valueScale),
  );
  const tokens = new Float64Array(tokenCount);
  const tokenSeen = new Float64Array(tokenCount).fill(1e-8);
  const values = new Float64Array(spread.length);
  const valueSeen = new Float64Array(spread.length).fill(1e-8);
  let bias = 0;
  let biasSeen = 1e-8;
  const next = numbersFrom(20_261_122);
  for (let round = 0; round < rounds; round += 1)
    for (const at of shuffled(examples.length, next)) {
      const example = examples[at] as SparseExample;
      const own = scaled[at] as readonly number[];
      const scale = scaleOf(example.tokens.length);
      let sum = bias;
      for (const row of example.tokens) sum += scale * (tokens[row] as number);
      own.forEach((value, k) => {
        sum += value * (values[k] as number);
      });
      const slope = (1 / (1 + Math.exp(-sum)) - example.label) * example.trust;
      for (const row of example.tokens) {
        const step = slope * scale + (tokenPenalty / examples.length) * (tokens[row] as number);
        tokenSeen[row] = (tokenSeen[row] as number) + step * step;
        tokens[row] = (tokens[row] as number) - (pace * step) / Math.sqrt(tokenSeen[row] as number);
      }
      own.forEach((value, k) => {
        const step = slope * value + valuePenalty * (values[k] as number);
        valueSeen[k] = (valueSeen[k] as number) + step * step;
        values[k] = (values[k] as number) - (pace * step) / Math.sqrt(valueSeen[k] as number);
      });
      biasSeen += slope * slope;
      bias -= (pace * slope) / Math.sqrt(biasSeen);
    }
  const unscaled = Array.from(values, (value, k) => (value * valueScale) / (spread[k]?.[1] ?? 1));
  const shift = unscaled.reduce((total, value, k) => total + value * (spread[k]?.[0] ?? 0), 0);
  return { values: unscaled, tokens: Array.from(tokens), bias: bias - shift };
}
