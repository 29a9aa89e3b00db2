/** The chance from 0 to 1 that a sum of weighed evidence stands for. */
export function logistic(sum: number): number {
  return 1 / (1 + Math.exp(-sum));
}
