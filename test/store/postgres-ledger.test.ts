import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Handle } from '../../src/store/dialect.ts';
import { untilItWaits } from './support/lock-waits.ts';
import { openTestStore, type TestStore } from './support/open-test-store.ts';
import { accountWith, balanceOf, hold, NOON, newSnap } from './support/records.ts';

describe('the credit ledger on postgres', () => {
  let opened: TestStore;
  beforeAll(async () => {
    opened = await openTestStore('postgres');
  });
  afterAll(() => opened.dispose());

  const record = { kind: 'nothing' } as const;
  const requestOf = (accountId: number) =>
    ({ accountId, credits: 1, operation: 'predict_profile', requestId: 'r', heldAt: NOON }) as const;

  /** Whether a transaction in which only `step` ran is on the disk when its commit is acknowledged. */
  async function waitsForTheDisk(step: (handle: Handle) => Promise<unknown>): Promise<boolean> {
    return opened.store.write(async (handle) => {
      await step(handle);
      const { rows } = await sql<{ setting: string }>`
        select current_setting('synchronous_commit') as setting`.execute(handle);
      return rows[0]?.setting === 'on';
    });
  }

  test('waits for the disk with whatever is charged or given back, and not with a hold', async () => {
    const { store } = opened;
    const { credits } = store;
    const accountId = await accountWith(store, 9);
    const request = requestOf(accountId);
    const [captured, undone] = [await hold(store, accountId), await hold(store, accountId)];
    const holdId = await store.nextHoldId();
    const charge = { request, holdId, keyId: 1, record };
    expect(await waitsForTheDisk((handle) => credits.hold(handle, request))).toBe(false);
    expect(await waitsForTheDisk((handle) => credits.undo(handle, undone.holdId, NOON))).toBe(false);
    const capture = { hold: captured, keyId: 1, capturedAt: NOON, record };
    expect(await waitsForTheDisk((handle) => credits.capture(handle, capture))).toBe(true);
    expect(await waitsForTheDisk((handle) => credits.charge(handle, charge))).toBe(true);
    expect(await waitsForTheDisk((handle) => credits.undo(handle, holdId, NOON))).toBe(true);
  });

  test('sweeps past a hold that is being captured, without waiting for it', async () => {
    const { store } = opened;
    const accountId = await accountWith(store, 5);
    const [captured] = [await hold(store, accountId, 1, 1000), await hold(store, accountId, 1, 1000)];
    const swept = await store.write(async (handle) => {
      await store.credits.capture(handle, { hold: captured, keyId: 1, capturedAt: NOON, record });
      return store.credits.releaseHeldBefore(store.handle, 1001);
    });
    expect(swept).toBe(1);
    expect(await balanceOf(store, accountId)).toEqual({ balance: 4, held: 0 });
  });

  test('tells what an account has left behind a change that charges made together waited for', async () => {
    const { store } = opened;
    const accountId = await accountWith(store, 5);
    const holdId = await store.nextHoldId();
    const snap = { kind: 'snap', snap: newSnap(accountId) } as const;
    const charged = await store.write(async (handle) => {
      await store.credits.hold(handle, requestOf(accountId));
      const charging = store.charge({ request: requestOf(accountId), holdId, keyId: 1, record: snap });
      await untilItWaits(store, charging);
      return { outcome: charging };
    });
    expect(await charged.outcome).toMatchObject({ kind: 'charged', remaining: 3 });
    expect(await balanceOf(store, accountId)).toEqual({ balance: 4, held: 1 });
  });
});
