import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addCallCounts, readCallCounts } from '../../src/store/call-outcomes.ts';
import type { Store } from '../../src/store/store.ts';
import { createCallTally } from '../../src/usecases/tally-calls.ts';
import { DIALECTS } from './support/databases.ts';
import { openTestStore, type TestStore } from './support/open-test-store.ts';
import { accountWith, balanceOf, NOON, newSnap } from './support/records.ts';

const countOf = (accountId: number, calls = 1, keyId = 1) =>
  ({ accountId, keyId, day: 20_468, operation: 'predict_profile', outcome: 'succeeded', calls }) as const;

describe.each(DIALECTS)('calls counted on %s', (dialect) => {
  let opened: TestStore;
  beforeAll(async () => {
    opened = await openTestStore(dialect);
  });
  afterAll(() => opened.dispose());

  test('are added to those counted before, key by key', async () => {
    const { store } = opened;
    const accountId = await accountWith(store, 0);
    const counts = [countOf(accountId, 7, 2), countOf(accountId, 5, 1)];
    for (let times = 0; times < 2; times += 1) await store.write((handle) => addCallCounts(handle, counts));
    const read = await readCallCounts(store.handle, accountId, 0);
    expect(read.map(({ keyId, calls }) => [keyId, calls])).toEqual([
      [1, 10],
      [2, 14],
    ]);
  });
});

test('calls that were counted while the database was away are written down when it is back, once', async () => {
  const { store, dispose } = await openTestStore('sqlite');
  const accountId = await accountWith(store, 0);
  let isAway = true;
  const write: Store['write'] = (job) => (isAway ? Promise.reject(new Error('away')) : store.write(job));
  const tally = createCallTally({ ...store, write }, { now: () => NOON });
  const call = { accountId, keyId: 1, operation: 'predict_profile', outcome: 'succeeded' } as const;
  tally.count(call);
  await expect(tally.flush()).rejects.toThrow('away');
  isAway = false;
  tally.count(call);
  tally.count({ ...call, keyId: 2 });
  for (let times = 0; times < 2; times += 1) await tally.flush();
  const counts = await readCallCounts(store.handle, accountId, 0);
  expect(counts.map(({ keyId, calls }) => [keyId, calls])).toEqual([
    [1, 2],
    [2, 1],
  ]);
  await dispose();
});

describe('calls counted on postgres, in a transaction of their own', () => {
  let opened: TestStore;
  beforeAll(async () => {
    opened = await openTestStore('postgres');
  });
  afterAll(() => opened.dispose());

  test('keep no charge of their account waiting', async () => {
    const { store } = opened;
    const accountId = await accountWith(store, 5);
    const request = {
      accountId,
      credits: 1,
      operation: 'predict_profile',
      requestId: 'r',
      heldAt: NOON,
    } as const;
    await store.write(async (handle) => {
      await addCallCounts(handle, [countOf(accountId)]);
      const holdId = await store.nextHoldId();
      await store.charge({ request, holdId, keyId: 1, record: { kind: 'snap', snap: newSnap(accountId) } });
    });
    expect(await balanceOf(store, accountId)).toEqual({ balance: 4, held: 0 });
  });

  test('by many instances at once, in whatever order, never lock each other out', async () => {
    const { store } = opened;
    const accountIds = await Promise.all(Array.from({ length: 24 }, () => accountWith(store, 0)));
    const counts = accountIds.map((accountId) => countOf(accountId));
    const oneInstance = (times: number) =>
      store.handle
        .transaction()
        .execute((handle) => addCallCounts(handle, times % 2 === 0 ? counts : counts.toReversed()));
    await Promise.all(Array.from({ length: 40 }, (_, times) => oneInstance(times)));
    for (const accountId of accountIds) {
      expect(await readCallCounts(store.handle, accountId, 0)).toMatchObject([{ calls: 40 }]);
    }
  });
});
