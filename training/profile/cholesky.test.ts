import { expect, it } from 'vitest';
import { choleskyFactor, solveFactored } from './cholesky.ts';

it('solves a symmetric positive definite system', () => {
  const matrix = Float64Array.from([4, 2, 1, 2, 5, 3, 1, 3, 6]);
  const solution = [1, -2, 3];
  const right = [0, 1, 2].map((i) => solution.reduce((sum, x, j) => sum + (matrix[3 * i + j] ?? 0) * x, 0));
  const found = solveFactored(choleskyFactor(matrix, 3), right);
  solution.forEach((x, at) => {
    expect(found[at]).toBeCloseTo(x, 10);
  });
});
