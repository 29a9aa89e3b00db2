import { expect, it } from 'vitest';
import { createHoldIds } from './hold-ids.ts';

it('gives each number once and fetches a block only when the last one is used up', async () => {
  let blocks = 0;
  const nextHoldId = createHoldIds(async () => {
    blocks += 1;
    return [blocks * 10, blocks * 10 + 1];
  });
  expect(await Promise.all([nextHoldId(), nextHoldId(), nextHoldId()])).toEqual([10, 11, 20]);
  expect(await nextHoldId()).toBe(21);
  expect(blocks).toBe(2);
});

it('tells a failure to everyone who waits for the block, and asks again for the next caller', async () => {
  let isAway = true;
  const nextHoldId = createHoldIds(async () => {
    if (isAway) throw new Error('the database is away');
    return [1];
  });
  const outcomes = await Promise.allSettled([nextHoldId(), nextHoldId()]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isAway = false;
  expect(await nextHoldId()).toBe(1);
});
