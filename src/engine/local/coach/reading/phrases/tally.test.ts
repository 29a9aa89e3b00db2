import { describe, expect, it } from 'vitest';
import { Tally } from './tally.ts';

describe('a tally', () => {
  it('counts numbers by first appearance, of the last list only', () => {
    const tally = new Tally();
    tally.fill([7, 7, 1]);
    tally.fill([5, 300_000_000, 5, 0, 5]);
    expect(tally.numbers).toEqual([5, 300_000_000, 0]);
    expect(tally.counts).toEqual([3, 1, 1]);
  });

  it('counts long lists, and short ones behind them', () => {
    const tally = new Tally();
    const many = Array.from({ length: 5000 }, (_, at) => at % 1700);
    tally.fill(many);
    expect(tally.numbers).toEqual(many.slice(0, 1700));
    expect(tally.counts.reduce((sum, count) => sum + count)).toBe(5000);
    tally.fill([3]);
    expect([tally.numbers, tally.counts]).toEqual([[3], [1]]);
  });
});
