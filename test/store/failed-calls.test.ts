import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Store } from '../../src/store/store.ts';
import { createFailedCalls } from '../../src/usecases/failed-calls.ts';
import { DIALECTS } from './support/databases.ts';
import { openTestStore, type TestStore } from './support/open-test-store.ts';
import { accountWith, balanceOf, capture, hold, NOON } from './support/records.ts';

describe.each(DIALECTS)('calls that failed on %s', (dialect) => {
  let opened: TestStore;
  beforeAll(async () => {
    opened = await openTestStore(dialect);
  });
  afterAll(() => opened.dispose());

  test('are undone when the database is back, whether they were charged or not', async () => {
    const { store } = opened;
    let isAway = true;
    const unreliable: Store = {
      ...store,
      step: (job) => (isAway ? Promise.reject(new Error('away')) : store.step(job)),
    };
    const failedCalls = createFailedCalls({ store: unreliable, clock: { now: () => NOON } });
    const accountId = await accountWith(store, 5);
    const held = await hold(store, accountId, 2);
    const charged = await hold(store, accountId, 2);
    await capture(store, charged, { kind: 'nothing' });

    isAway = false;
    expect(await failedCalls.undo((await hold(store, accountId, 1)).holdId)).toBe(true);
    isAway = true;
    expect(await failedCalls.undo(held.holdId)).toBe(false);
    expect(await failedCalls.undo(charged.holdId)).toBe(false);
    await expect(failedCalls.settle()).rejects.toThrow('away');
    expect(await balanceOf(store, accountId)).toEqual({ balance: 3, held: 2 });

    isAway = false;
    await failedCalls.settle();
    expect(await balanceOf(store, accountId)).toEqual({ balance: 5, held: 0 });
    await failedCalls.settle();
    expect(await balanceOf(store, accountId)).toEqual({ balance: 5, held: 0 });
  });
});
