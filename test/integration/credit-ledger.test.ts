import { afterEach, beforeEach, expect, it } from 'vitest';
import type { CreditHold } from '../../src/store/credit-ledger.ts';
import type { Store } from '../../src/store/store.ts';
import { addAccount, createDatabase, type TestDatabase } from '../support/database.ts';
import { expectSettled, readLedger } from '../support/ledger.ts';

let database: TestDatabase;
let store: Store;
let accountId: number;
beforeEach(async () => {
  database = await createDatabase();
  store = await database.open();
  accountId = await addAccount(store, 'a@example.com', 5);
});
afterEach(async () => {
  await store.close();
  await database.delete();
});

async function hold(credits: number): Promise<CreditHold> {
  const request = { accountId, credits, operation: 'analyse_comms', requestId: 'r', heldAt: 1 } as const;
  const outcome = await store.write((handle) => store.credits.hold(handle, request));
  if (outcome.kind !== 'held') throw new Error(outcome.kind);
  return outcome.hold;
}
const release = (holdId: number) => store.write((handle) => store.credits.release(handle, holdId));
const claim = (held: CreditHold) => store.write((handle) => store.credits.claim(handle, held));
const change = (credits: number, kind: 'grant' | 'adjustment') =>
  store.write((handle) =>
    store.credits.change(handle, { accountId, kind, credits, note: null, createdAt: 2 }),
  );

it('releasing a hold twice gives its credits back once', async () => {
  const { holdId } = await hold(2);
  await release(holdId);
  await release(holdId);
  await expectSettled(store, accountId, 5);
});

it('releasing a hold after it was claimed gives nothing back', async () => {
  const held = await hold(2);
  expect(await claim(held)).toBe(true);
  await release(held.holdId);
  expect(await readLedger(store, accountId)).toMatchObject({ available: 3, held: 0 });
});

it('a swept hold is claimed anew while the account can pay, and not beyond', async () => {
  const held = await hold(2);
  await store.write((handle) => store.credits.releaseHeldBefore(handle, 2));
  await change(-4, 'adjustment');
  expect(await claim(held)).toBe(false);
  await change(1, 'grant');
  expect(await claim(held)).toBe(true);
  expect(await readLedger(store, accountId)).toMatchObject({ available: 0, held: 0 });
});

it('an account that is not there has nothing to hold and nothing to change', async () => {
  accountId = 999;
  await expect(hold(1)).rejects.toThrow('insufficient');
  expect(await change(5, 'grant')).toBeNull();
});

it('an adjustment below zero changes nothing and leaves no row', async () => {
  expect(await change(-6, 'adjustment')).toBeNull();
  await expectSettled(store, accountId, 5);
  expect((await readLedger(store, accountId)).entries).toHaveLength(1);
});
