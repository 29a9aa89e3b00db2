/** Cholesky factors of small symmetric positive definite matrices, row-major. Golub and Van Loan, section 4.2. */

/** Lower triangle L with L Lᵀ = `matrix`, of which only the lower triangle is read. */
export function choleskyFactor(matrix: Float64Array, size: number): Float64Array {
  const factor = new Float64Array(matrix.length);
  for (let i = 0; i < size; i += 1) {
    for (let j = 0; j <= i; j += 1) {
      let rest = matrix[i * size + j] ?? 0;
      for (let k = 0; k < j; k += 1) rest -= (factor[i * size + k] ?? 0) * (factor[j * size + k] ?? 0);
      factor[i * size + j] = i === j ? Math.sqrt(rest) : rest / (factor[j * size + j] ?? 1);
    }
  }
  return factor;
}

/** x with L x = `right`. */
export function solveLower(factor: Float64Array, right: ArrayLike<number>): Float64Array {
  const size = right.length;
  const x = new Float64Array(size);
  for (let i = 0; i < size; i += 1) {
    let rest = right[i] ?? 0;
    for (let k = 0; k < i; k += 1) rest -= (factor[i * size + k] ?? 0) * (x[k] ?? 0);
    x[i] = rest / (factor[i * size + i] ?? 1);
  }
  return x;
}

/** x with L Lᵀ x = `right`. */
export function solveFactored(factor: Float64Array, right: ArrayLike<number>): Float64Array {
  const size = right.length;
  const x = solveLower(factor, right);
  for (let i = size - 1; i >= 0; i -= 1) {
    let rest = x[i] ?? 0;
    for (let k = i + 1; k < size; k += 1) rest -= (factor[k * size + i] ?? 0) * (x[k] ?? 0);
    x[i] = rest / (factor[i * size + i] ?? 1);
  }
  return x;
}
