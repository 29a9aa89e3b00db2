import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DIALECTS } from './support/databases.ts';
import { openTestStore, type TestStore } from './support/open-test-store.ts';
import {
  accountWith,
  balanceOf,
  buySnap,
  capture,
  hold,
  ledgerSum,
  NOON,
  newComms,
  newSnap,
} from './support/records.ts';

describe.each(DIALECTS)('credits on %s', (dialect) => {
  let opened: TestStore;
  beforeAll(async () => {
    opened = await openTestStore(dialect);
  });
  afterAll(() => opened.dispose());

  const countOf = async (table: 'snap' | 'comms' | 'credit_hold' | 'credit_ledger', accountId: number) =>
    (await opened.store.handle.selectFrom(table).select('id').where('account_id', '=', accountId).execute())
      .length;

  test('a hold takes from what can be spent and not from the balance', async () => {
    const { store } = opened;
    const accountId = await accountWith(store, 5);
    await hold(store, accountId, 2);
    expect(await balanceOf(store, accountId)).toEqual({ balance: 5, held: 2 });
  });

  test('an account that has too little is told what is left, and nothing is held', async () => {
    const { store } = opened;
    const accountId = await accountWith(store, 1);
    const request = {
      accountId,
      credits: 2,
      operation: 'analyse_comms',
      requestId: 'r',
      heldAt: NOON,
    } as const;
    const outcome = await store.step((handle) => store.credits.hold(handle, request));
    expect(outcome).toEqual({ kind: 'insufficient', remaining: 1 });
    expect(await countOf('credit_hold', accountId)).toBe(0);
  });

  test('a capture saves the snap and its ledger row, and takes the hold away', async () => {
    const { store } = opened;
    const accountId = await accountWith(store, 5);
    const held = await hold(store, accountId);
    const saved = await capture(store, held, { kind: 'snap', snap: newSnap(accountId) });
    expect(saved).toEqual({ snapId: expect.any(Number), commsId: null, remaining: 4 });
    expect(await balanceOf(store, accountId)).toEqual({ balance: 4, held: 0 });
    const row = await store.handle
      .selectFrom('credit_ledger')
      .selectAll()
      .where('hold_id', '=', held.holdId)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      kind: 'capture',
      credits: -1,
      snap_id: saved?.snapId,
      request_id: 'request',
      created_at: NOON,
    });
    const snap = await store.handle
      .selectFrom('snap')
      .selectAll()
      .where('id', '=', saved?.snapId ?? 0)
      .executeTakeFirstOrThrow();
    expect(snap).toMatchObject({
      name: 'Dana Reyes',
      age_range: '35-44',
      job_type: null,
      primary_code: 'DP-03',
      engine: 'test/1',
    });
  });

  test('capturing a hold again returns what the first capture saved, without a second charge or record', async () => {
    const { store } = opened;
    const accountId = await accountWith(store, 5);
    const held = await hold(store, accountId);
    const first = await capture(store, held, { kind: 'snap', snap: newSnap(accountId) });
    const second = await capture(store, held, { kind: 'snap', snap: newSnap(accountId) });
    expect(second).toEqual(first);
    expect(await balanceOf(store, accountId)).toEqual({ balance: 4, held: 0 });
    expect(await countOf('snap', accountId)).toBe(1);
  });

  test('a capture tells what is left to spend when it is made, and when it is asked for again', async () => {
    const { store } = opened;
    const accountId = await accountWith(store, 5);
    const held = await hold(store, accountId, 2);
    const grant = { accountId, kind: 'grant', credits: 4, note: null, createdAt: NOON } as const;
    await store.write((handle) => store.credits.change(handle, grant));
    expect(await capture(store, held, { kind: 'nothing' })).toMatchObject({ remaining: 7 });
    await hold(store, accountId, 1);
    expect(await capture(store, held, { kind: 'nothing' })).toMatchObject({ remaining: 6 });
  });

  test('a capture that cannot save its record charges nothing', async () => {
    const { store } = opened;
    const accountId = await accountWith(store, 5);
    const held = await hold(store, accountId);
    const record = { kind: 'comms', comms: newComms(accountId, 999_999_999) } as const;
    await expect(capture(store, held, record)).rejects.toThrow();
    expect(await balanceOf(store, accountId)).toEqual({ balance: 5, held: 1 });
    expect(await ledgerSum(store, accountId)).toBe(5);
  });

  test('a second analysis of a snap updates its one record and keeps the number', async () => {
    const { store } = opened;
    const accountId = await accountWith(store, 9);
    const snapId = await buySnap(store, accountId);
    const first = await capture(store, await hold(store, accountId, 2), {
      kind: 'comms',
      comms: newComms(accountId, snapId, 'one'),
    });
    const second = await capture(store, await hold(store, accountId, 2), {
      kind: 'comms',
      comms: { ...newComms(accountId, snapId, 'two'), savedAt: NOON + 5 },
    });
    expect(second).toEqual({ ...first, remaining: 4 });
    const rows = await store.handle.selectFrom('comms').selectAll().where('snap_id', '=', snapId).execute();
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      message_text: 'two',
      strengths: '["short"]',
      created_at: NOON,
      updated_at: NOON + 5,
    });
    expect(await balanceOf(store, accountId)).toEqual({ balance: 4, held: 0 });
  });

  test('a capture without a record still leaves its ledger row', async () => {
    const { store } = opened;
    const accountId = await accountWith(store, 2);
    const saved = await capture(store, await hold(store, accountId, 2), { kind: 'nothing' });
    expect(saved).toEqual({ snapId: null, commsId: null, remaining: 0 });
    expect(await ledgerSum(store, accountId)).toBe(0);
  });

  test('an undone hold gives the credits back once, however often it is asked for', async () => {
    const { store } = opened;
    const accountId = await accountWith(store, 3);
    const held = await hold(store, accountId, 2);
    for (let times = 0; times < 3; times += 1)
      await store.step((handle) => store.credits.undo(handle, held.holdId, NOON));
    expect(await balanceOf(store, accountId)).toEqual({ balance: 3, held: 0 });
  });

  test('a call undone after its capture gets its charge back once, with a row that says so', async () => {
    const { store } = opened;
    const accountId = await accountWith(store, 3);
    const held = await hold(store, accountId, 2);
    await capture(store, held, { kind: 'nothing' });
    for (let times = 0; times < 2; times += 1)
      await store.step((handle) => store.credits.undo(handle, held.holdId, NOON + 1));
    expect(await balanceOf(store, accountId)).toEqual({ balance: 3, held: 0 });
    expect(await ledgerSum(store, accountId)).toBe(3);
    const last = await store.handle
      .selectFrom('credit_ledger')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(last).toMatchObject({ kind: 'adjustment', credits: 2, note: 'call failed', created_at: NOON + 1 });
  });

  test('the sweep releases holds from before the moment, of every account, and leaves younger ones', async () => {
    const { store } = opened;
    const one = await accountWith(store, 5);
    const other = await accountWith(store, 5);
    await hold(store, one, 1, 1000);
    await hold(store, one, 2, 1001);
    await hold(store, other, 1, 1002);
    await hold(store, other, 1, 2000);
    expect(await store.step((handle) => store.credits.releaseHeldBefore(handle, 2000))).toBe(3);
    expect(await balanceOf(store, one)).toEqual({ balance: 5, held: 0 });
    expect(await balanceOf(store, other)).toEqual({ balance: 5, held: 1 });
  });

  test('a capture whose hold was swept is paid anew if the account still can', async () => {
    const { store } = opened;
    const accountId = await accountWith(store, 1);
    const held = await hold(store, accountId);
    await store.step((handle) => store.credits.undo(handle, held.holdId, NOON));
    const saved = await capture(store, held, { kind: 'snap', snap: newSnap(accountId) });
    expect(saved).toEqual({ snapId: expect.any(Number), commsId: null, remaining: 0 });
    expect(await balanceOf(store, accountId)).toEqual({ balance: 0, held: 0 });
  });

  test('a capture whose hold was swept and whose credits were spent elsewhere saves nothing', async () => {
    const { store } = opened;
    const accountId = await accountWith(store, 1);
    const held = await hold(store, accountId);
    await store.step((handle) => store.credits.undo(handle, held.holdId, NOON));
    await buySnap(store, accountId);
    expect(await capture(store, held, { kind: 'snap', snap: newSnap(accountId) })).toBeNull();
    expect(await countOf('snap', accountId)).toBe(1);
    expect(await ledgerSum(store, accountId)).toBe(0);
  });

  test('a change is refused where the balance would fall below zero, and leaves no row', async () => {
    const { store } = opened;
    const accountId = await accountWith(store, 3);
    const change = (credits: number) =>
      store.write((handle) =>
        store.credits.change(handle, {
          accountId,
          kind: 'adjustment',
          credits,
          note: 'test',
          createdAt: NOON,
        }),
      );
    expect(await change(-4)).toBeNull();
    expect(await change(-3)).toBe(0);
    expect(await ledgerSum(store, accountId)).toBe(0);
  });

  test('fifty callers racing for twenty calls get exactly twenty', async () => {
    const { store } = opened;
    const accountId = await accountWith(store, 20);
    const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => buySnap(store, accountId)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
    expect(await balanceOf(store, accountId)).toEqual({ balance: 0, held: 0 });
    expect(await countOf('snap', accountId)).toBe(20);
    expect(await countOf('credit_hold', accountId)).toBe(0);
  });

  test('two instances racing for the last credit spend it once', async () => {
    const { store } = opened;
    const other = await opened.openAnother();
    const accountId = await accountWith(store, 1);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) => buySnap(index % 2 === 0 ? store : other, accountId)),
    );
    await other.close();
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await ledgerSum(store, accountId)).toBe(0);
  });
});
