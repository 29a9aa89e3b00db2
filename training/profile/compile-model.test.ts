import { expect, it } from 'vitest';
import { halfByteTable as open } from '../../src/engine/local/profile/model.ts';
import { halfByteTable as pack } from './compile-model.ts';

it('keeps order, sign and rough size of weights in half a byte each', () => {
  const weights = [-0.2, -0.05, 0, 0.05, 0.1, 0.2, 0, 0];
  const { bytes, unit } = open(pack(weights));
  const opened = Array.from(bytes, (step) => step * unit);
  expect(opened).toHaveLength(weights.length);
  weights.forEach((weight, at) => {
    expect(Math.sign(opened[at] ?? 1)).toBe(Math.sign(weight));
    expect(Math.abs((opened[at] ?? 1) - weight)).toBeLessThanOrEqual(0.03 + Math.abs(weight) / 4);
  });
  expect([...opened].sort((a, b) => a - b)).toEqual(
    [...weights.keys()].sort((a, b) => (weights[a] ?? 0) - (weights[b] ?? 0)).map((at) => opened[at]),
  );
});

it('cuts a weight that stands far out instead of coarsening all others', () => {
  const weights = [...Array.from({ length: 999 }, () => 0.01), 50];
  const { bytes, unit } = open(pack(weights));
  expect((bytes[999] ?? 0) * unit).toBeLessThan(50);
  expect(bytes[999]).toBe(127);
});
