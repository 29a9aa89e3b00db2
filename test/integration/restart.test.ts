import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { claimIdempotencyKey } from '../../src/store/idempotency.ts';
import { NewerSchemaError } from '../../src/store/migrate.ts';
import type { Store } from '../../src/store/store.ts';
import { createFirstAccount } from '../../src/usecases/create-first-account.ts';
import { releaseOrphansAtStart, releaseOrphansByAge } from '../../src/usecases/housekeeping.ts';
import { addAccount, createDatabase, type TestDatabase } from '../support/database.ts';
import { countRows, expectSettled, readLedger } from '../support/ledger.ts';

let database: TestDatabase;
let store: Store;
beforeEach(async () => {
  database = await createDatabase();
  store = await database.open();
});
afterEach(async () => {
  await store.close();
  await database.delete();
});

async function reopen(): Promise<void> {
  await store.close();
  store = await database.open();
}

const NOW = 1_000_000;
const housekeeping = () => ({ store, clock: { now: () => NOW }, abandonedAfterMilliseconds: 40_000 });
const hold = (accountId: number, heldAt: number) =>
  store.write((handle) =>
    store.credits.hold(handle, { accountId, credits: 2, operation: 'analyse_comms', requestId: 'r', heldAt }),
  );

describe('what a crash leaves behind', () => {
  it('is released when the service starts again, whatever the clock said', async () => {
    const accountId = await addAccount(store, 'a@example.com', 10);
    await hold(accountId, NOW + 5_000_000);
    const claim = { accountId, key: 'k', requestHash: 'h', startedAt: NOW + 5_000_000 };
    const horizon = { answersExpireBefore: 0, abandonedBefore: 0 };
    await store.write((handle) => claimIdempotencyKey(handle, claim, horizon));
    await reopen();
    expect(await releaseOrphansAtStart(housekeeping())).toBe(1);
    await expectSettled(store, accountId, 10);
    expect(await countRows(store, 'idempotency', accountId)).toBe(0);
  });

  it('is released by age, and what may still be running is left alone', async () => {
    const accountId = await addAccount(store, 'a@example.com', 10);
    await hold(accountId, NOW - 40_001);
    await hold(accountId, NOW - 40_000);
    expect(await releaseOrphansByAge(housekeeping())).toBe(1);
    expect(await readLedger(store, accountId)).toMatchObject({ available: 8, held: 2, ledgerSum: 10 });
  });

  it('of another dialect than SQLite is released by age only, since other instances may be running', async () => {
    const accountId = await addAccount(store, 'a@example.com', 10);
    await hold(accountId, NOW);
    const shared: Store = { ...store, dialect: 'postgres' };
    expect(await releaseOrphansAtStart({ ...housekeeping(), store: shared })).toBe(0);
    expect(await readLedger(store, accountId)).toMatchObject({ held: 2 });
  });
});

describe('opening a database', () => {
  it('a second time changes nothing and loses nothing', async () => {
    const accountId = await addAccount(store, 'a@example.com', 7);
    await reopen();
    await reopen();
    await expectSettled(store, accountId, 7);
  });

  it('that a newer version has migrated is refused, and leaves it as it is', async () => {
    await store.handle
      .withTables<{ kysely_migration: { name: string; timestamp: string } }>()
      .insertInto('kysely_migration')
      .values({ name: '9999-from-the-future', timestamp: '2030-01-01T00:00:00.000Z' })
      .execute();
    await expect(database.open()).rejects.toThrow(NewerSchemaError);
    await expect(database.open()).rejects.toThrow(/9999-from-the-future/);
  });
});

it('the first account is made on an empty database only', async () => {
  const dependencies = {
    store,
    clock: { now: () => NOW },
    randomBytes: (length: number) => new Uint8Array(length),
  };
  const first = await createFirstAccount(dependencies, 100);
  expect(first).toMatchObject({ email: 'owner@localhost', credits: 100 });
  expect(await createFirstAccount(dependencies, 100)).toBeNull();
});
