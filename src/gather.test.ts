import { describe, expect, it } from 'vitest';
import { gatherInGroups } from './gather.ts';

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

/** Groups of numbers whose answers, their doubles, wait until they are given. */
function heldGroups(limits: { maximumGroups: number; maximumItems?: number; enoughItems?: number }) {
  const asked: { readonly items: readonly number[]; readonly give: () => void }[] = [];
  const double = gatherInGroups<number, number>({
    answer: (items) =>
      new Promise((resolve) => {
        asked.push({ items, give: () => resolve(items.map((item) => 2 * item)) });
      }),
    ...limits,
  });
  return { double, asked, groups: () => asked.map(({ items }) => items) };
}

describe('items that are gathered', () => {
  it('in one turn make one group, and each gets its own answer', async () => {
    const { double, asked, groups } = heldGroups({ maximumGroups: 1 });
    const answers = Promise.all(range(1, 100).map(double));
    await nextTurn();
    expect(groups()).toEqual([range(1, 100)]);
    asked[0]?.give();
    expect(await answers).toEqual(range(1, 100).map((item) => 2 * item));
  });

  it('while as many groups as allowed are under way make the next one', async () => {
    const { double, asked, groups } = heldGroups({ maximumGroups: 2 });
    const first = double(1);
    await nextTurn();
    for (const item of [2, 3, 4]) {
      void double(item);
      await nextTurn();
    }
    expect(groups()).toEqual([[1], [2]]);
    asked[0]?.give();
    expect(await first).toBe(2);
    expect(groups()).toEqual([[1], [2], [3, 4]]);
  });

  it('beyond the size of a group go into the next one, beside it if that is allowed', async () => {
    const { double, asked, groups } = heldGroups({ maximumGroups: 2, maximumItems: 2 });
    const answers = Promise.all(range(1, 5).map(double));
    await nextTurn();
    expect(groups()).toEqual([
      [1, 2],
      [3, 4],
    ]);
    asked[0]?.give();
    asked[1]?.give();
    await nextTurn();
    asked[2]?.give();
    expect(await answers).toEqual([2, 4, 6, 8, 10]);
  });

  it('do not wait for the end of the turn once they are enough', () => {
    const { double, groups } = heldGroups({ maximumGroups: 1, enoughItems: 32 });
    for (const item of range(1, 40)) void double(item);
    expect(groups()).toEqual([range(1, 32)]);
  });

  it('are refused each by itself where one answer is, and all where their group is', async () => {
    const single = gatherInGroups<number, number>({
      answer: async (items) => items.map((item) => (item === 2 ? Promise.reject(new Error('two')) : item)),
      maximumGroups: 1,
    });
    expect(await Promise.allSettled([1, 2, 3].map(single))).toMatchObject([
      { value: 1 },
      { reason: { message: 'two' } },
      { value: 3 },
    ]);
    const whole = gatherInGroups<number, number>({
      answer: () => Promise.reject(new Error('gone')),
      maximumGroups: 1,
    });
    expect(await Promise.allSettled([1, 2].map(whole))).toMatchObject([
      { reason: { message: 'gone' } },
      { reason: { message: 'gone' } },
    ]);
    await expect(whole(3)).rejects.toThrow('gone');
  });
});
