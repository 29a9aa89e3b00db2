import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Charge } from '../../src/store/credit-ledger.ts';
import type { Store } from '../../src/store/store.ts';
import { DIALECTS } from './support/databases.ts';
import { openTestStore, type TestStore } from './support/open-test-store.ts';
import {
  accountWith,
  balanceOf,
  buySnap,
  hold,
  ledgerSum,
  NOON,
  newComms,
  newSnap,
} from './support/records.ts';

describe.each(DIALECTS)('a charge on %s', (dialect) => {
  let opened: TestStore;
  beforeAll(async () => {
    opened = await openTestStore(dialect);
  });
  afterAll(() => opened.dispose());

  async function chargeFor(store: Store, accountId: number, change: Partial<Charge> = {}): Promise<Charge> {
    const request = {
      accountId,
      credits: 1,
      operation: 'predict_profile',
      requestId: 'r',
      heldAt: NOON,
    } as const;
    const holdId = await store.nextHoldId();
    return { request, holdId, keyId: 1, record: { kind: 'snap', snap: newSnap(accountId) }, ...change };
  }

  const snapsOf = async (accountId: number) =>
    opened.store.handle.selectFrom('snap').selectAll().where('account_id', '=', accountId).execute();

  test('takes the cost, saves the snap and writes its ledger row, and leaves no hold', async () => {
    const { store } = opened;
    const accountId = await accountWith(store, 5);
    const charge = await chargeFor(store, accountId);
    const outcome = await store.charge(charge);
    expect(outcome).toEqual({ kind: 'charged', remaining: 4, snapId: expect.any(Number), commsId: null });
    expect(await balanceOf(store, accountId)).toEqual({ balance: 4, held: 0 });
    expect(await ledgerSum(store, accountId)).toBe(4);
    expect(await snapsOf(accountId)).toMatchObject([
      { name: 'Dana Reyes', age_range: '35-44', job_type: null, primary_code: 'DP-03', created_at: NOON },
    ]);
    const row = await store.handle
      .selectFrom('credit_ledger')
      .selectAll()
      .where('hold_id', '=', charge.holdId)
      .executeTakeFirstOrThrow();
    const { snapId } = outcome as { readonly snapId: number };
    expect(row).toMatchObject({ kind: 'capture', credits: -1, key_id: 1, snap_id: snapId, request_id: 'r' });
  });

  test('of an account that has too little says what is left and saves nothing', async () => {
    const { store } = opened;
    const accountId = await accountWith(store, 1);
    await hold(store, accountId);
    expect(await store.charge(await chargeFor(store, accountId))).toEqual({
      kind: 'insufficient',
      remaining: 0,
    });
    expect(await snapsOf(accountId)).toHaveLength(0);
    expect(await ledgerSum(store, accountId)).toBe(1);
  });

  test('of an account that is not there finds nothing to spend', async () => {
    const { store } = opened;
    const nobody = 999_999_999;
    expect(await store.charge(await chargeFor(store, nobody))).toEqual({
      kind: 'insufficient',
      remaining: 0,
    });
    expect(await store.credits.available(store.handle, nobody)).toBe(0);
  });

  test('made again returns what the first one saved, also where nothing is left to spend', async () => {
    const { store } = opened;
    for (const credits of [1, 5]) {
      const accountId = await accountWith(store, credits);
      const charge = await chargeFor(store, accountId);
      const first = await store.charge(charge);
      expect(await store.charge(charge)).toEqual(first);
      expect(await store.step((handle) => store.credits.charge(handle, charge))).toEqual(first);
      expect(await balanceOf(store, accountId)).toEqual({ balance: credits - 1, held: 0 });
      expect(await snapsOf(accountId)).toHaveLength(1);
    }
  });

  test('is given back once when its call failed after all', async () => {
    const { store } = opened;
    const accountId = await accountWith(store, 2);
    const charge = await chargeFor(store, accountId);
    await store.charge(charge);
    for (let times = 0; times < 2; times += 1)
      await store.step((handle) => store.credits.undo(handle, charge.holdId, NOON));
    expect(await balanceOf(store, accountId)).toEqual({ balance: 2, held: 0 });
    expect(await ledgerSum(store, accountId)).toBe(2);
  });

  test('for an analysis keeps the one record of its snap', async () => {
    const { store } = opened;
    const accountId = await accountWith(store, 9);
    const snapId = await buySnap(store, accountId);
    const charges = await Promise.all(
      ['one', 'two'].map((text) =>
        chargeFor(store, accountId, { record: { kind: 'comms', comms: newComms(accountId, snapId, text) } }),
      ),
    );
    const [first, second] = await Promise.all(charges.map((charge) => store.charge(charge)));
    expect(first).toMatchObject({ kind: 'charged', snapId });
    expect(second).toMatchObject({ commsId: (first as { readonly commsId: number }).commsId });
    expect(await balanceOf(store, accountId)).toEqual({ balance: 6, held: 0 });
  });

  test('is made for exactly as many of fifty callers at once as there are credits, over two accounts', async () => {
    const { store } = opened;
    const rich = await accountWith(store, 20);
    const poor = await accountWith(store, 3);
    const charges = await Promise.all(
      Array.from({ length: 100 }, (_, index) => chargeFor(store, index % 2 === 0 ? rich : poor)),
    );
    const outcomes = await Promise.all(charges.map((charge) => store.charge(charge)));
    const paid = (accountId: number) =>
      outcomes.filter(
        ({ kind }, index) => kind === 'charged' && charges[index]?.request.accountId === accountId,
      ).length;
    expect([paid(rich), paid(poor)]).toEqual([20, 3]);
    for (const accountId of [rich, poor]) {
      expect(await balanceOf(store, accountId)).toEqual({ balance: 0, held: 0 });
      expect(await ledgerSum(store, accountId)).toBe(0);
    }
    expect(await snapsOf(rich)).toHaveLength(20);
    const snapIds = outcomes.flatMap((outcome) => (outcome.kind === 'charged' ? [outcome.snapId] : []));
    expect(new Set(snapIds).size).toBe(23);
  });

  test('that cannot be saved fails by itself and harms none beside it', async () => {
    const { store } = opened;
    const accountId = await accountWith(store, 5);
    const broken = { ...newSnap(accountId), engine: null as unknown as string };
    const charges = [
      await chargeFor(store, accountId),
      await chargeFor(store, accountId, { record: { kind: 'snap', snap: broken } }),
      await chargeFor(store, accountId),
    ];
    const outcomes = await Promise.allSettled(charges.map((charge) => store.charge(charge)));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await balanceOf(store, accountId)).toEqual({ balance: 3, held: 0 });
  });

  test('made beside others is answered with the number of its own snap, and its ledger row names it', async () => {
    const { store } = opened;
    const accounts = [await accountWith(store, 50), await accountWith(store, 50)];
    const charges = await Promise.all(
      Array.from({ length: 45 }, (_, index) => {
        const accountId = accounts[index % 2] ?? 0;
        return chargeFor(store, accountId, {
          record: { kind: 'snap', snap: newSnap(accountId, `notes ${index}`) },
        });
      }),
    );
    const outcomes = await Promise.all(charges.map((charge) => store.charge(charge)));
    const rows = await store.handle
      .selectFrom('credit_ledger')
      .innerJoin('snap', 'snap.id', 'credit_ledger.snap_id')
      .select(['hold_id', 'snap.id as snapId', 'snap.notes'])
      .where('credit_ledger.account_id', 'in', accounts)
      .execute();
    const found = new Map(rows.map((row) => [row.hold_id, row]));
    outcomes.forEach((outcome, index) => {
      const { snapId } = outcome as { readonly snapId: number };
      expect(found.get(charges[index]?.holdId ?? 0)).toMatchObject({ snapId, notes: `notes ${index}` });
    });
  });

  test('keeps every character of the notes', async () => {
    const { store } = opened;
    const accountId = await accountWith(store, 5);
    const notes = 'Zoë said “no” – twice.\n\t\\ "quoted" \u2028 🙂 {"a":1} $1';
    await store.charge(
      await chargeFor(store, accountId, { record: { kind: 'snap', snap: newSnap(accountId, notes) } }),
    );
    expect(await snapsOf(accountId)).toMatchObject([{ notes }]);
  });

  test('of two instances racing for the last credits spends each once', async () => {
    const { store } = opened;
    const other = await opened.openAnother();
    const accountId = await accountWith(store, 7);
    const stores = Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? store : other));
    const outcomes = await Promise.all(
      stores.map(async (one) => one.charge(await chargeFor(one, accountId))),
    );
    await other.close();
    expect(outcomes.filter(({ kind }) => kind === 'charged')).toHaveLength(7);
    expect(await ledgerSum(store, accountId)).toBe(0);
  });

  test('has a number that neither a hold nor another instance gets', async () => {
    const { store } = opened;
    const other = await opened.openAnother();
    const accountId = await accountWith(store, 50);
    const numbers = await Promise.all(
      Array.from({ length: 1200 }, (_, index) => (index % 2 === 0 ? store : other).nextHoldId()),
    );
    for (let count = 0; count < 3; count += 1) numbers.push((await hold(store, accountId)).holdId);
    await other.close();
    expect(new Set(numbers).size).toBe(1203);
  });
});
