import { expect, it } from 'vitest';
import { logistic } from '../../src/engine/local/profile/secondary.ts';
import { fitLogistic, type YesOrNo } from './logistic-regression.ts';

/** Yes in `yes` of ten cases wherever the signal is `signal`; a second signal says nothing. */
function tenCases(signal: number, yes: number): YesOrNo[] {
  return Array.from({ length: 10 }, (_, at) => ({ signals: [1, signal, at % 2], isYes: at < yes }));
}

it('gives chances that match how often the answer was yes', () => {
  const weights = fitLogistic([...tenCases(100, 2), ...tenCases(300, 8)]);
  expect(logistic([1, 100, 0.5], weights)).toBeCloseTo(0.2, 1);
  expect(logistic([1, 300, 0.5], weights)).toBeCloseTo(0.8, 1);
});

it('stays finite where a signal never varies and the answer can be read off another', () => {
  const weights = fitLogistic(
    [...tenCases(0, 0), ...tenCases(1, 10)].map((item) => ({
      ...item,
      signals: [1, item.signals[1] ?? 0, 5],
    })),
  );
  expect(weights.every(Number.isFinite)).toBe(true);
});
