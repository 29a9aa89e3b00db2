/** One case of a yes-or-no question, by what is known of it and by how much its label is trusted. */
export interface Example {
  readonly values: readonly number[];
  readonly label: number;
  readonly trust: number;
}

const ROUNDS = 30;

/** Weights of a logistic regression, by Newton's method with a ridge of `penalty` on every weight. */
export function fitLogistic(examples: readonly Example[], size: number, penalty: number): readonly number[] {
  let weights: readonly number[] = Array.from({ length: size }, () => 0);
  for (let round = 0; round < ROUNDS; round += 1) {
    const slope = weights.map((weight) => penalty * weight);
    const curvature = weights.map((_, i) => weights.map((__, k) => (i === k ? penalty : 0)));
    for (const { values, label, trust } of examples) {
      const sum = values.reduce((total, value, k) => total + value * (weights[k] ?? 0), 0);
      const chance = 1 / (1 + Math.exp(-sum));
      for (let i = 0; i < size; i += 1) {
        const value = values[i] ?? 0;
        if (value === 0) continue;
        slope[i] = (slope[i] ?? 0) + trust * (chance - label) * value;
        const row = curvature[i] ?? [];
        for (let k = 0; k < size; k += 1)
          row[k] = (row[k] ?? 0) + trust * chance * (1 - chance) * value * (values[k] ?? 0);
      }
    }
    const step = solved(curvature, slope);
    weights = weights.map((weight, k) => weight - (step[k] ?? 0));
  }
  return weights;
}

/** Gaussian elimination; the matrix is positive definite, so no pivoting is needed. */
export function solved(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i] ?? 0]);
  for (const [i, row] of rows.entries()) {
    const pivot = row[i] ?? 1;
    for (let k = i; k < row.length; k += 1) row[k] = (row[k] ?? 0) / pivot;
    for (const [j, other] of rows.entries()) {
      const factor = j === i ? 0 : (other[i] ?? 0);
      if (factor !== 0)
        for (let k = i; k < row.length; k += 1) other[k] = (other[k] ?? 0) - factor * (row[k] ?? 0);
    }
  }
  return rows.map((row) => row.at(-1) ?? 0);
}
