import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { readCreditBalance } from '../../src/store/accounts.ts';
import type { Handle } from '../../src/store/dialect.ts';
import { NewerSchemaError } from '../../src/store/migrate.ts';
import { MIGRATION_STEPS } from '../../src/store/migrations/index.ts';
import { openStore } from '../../src/store/open.ts';
import { createDatabase, DIALECTS, type TestDatabase } from './support/databases.ts';
import { TEST_POSTGRES_OPTIONS } from './support/open-test-store.ts';
import { accountWith, balanceOf } from './support/records.ts';

const run = promisify(execFile);
const OPEN_ONCE = fileURLToPath(new URL('./support/open-once.ts', import.meta.url));

describe.each(DIALECTS)('opening a store on %s', (dialect) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createDatabase(dialect, inject('postgresUrl'));
  });
  afterAll(() => database.drop());
  const open = () => openStore(database.url, TEST_POSTGRES_OPTIONS);

  test('instances that start at once on an empty database migrate it once', async () => {
    await Promise.all([1, 2, 3].map(() => run(process.execPath, [OPEN_ONCE, database.url])));
    const store = await open();
    const untyped = store.handle.withTables<{ kysely_migration: { name: string } }>();
    const applied = await untyped.selectFrom('kysely_migration').select('name').orderBy('name').execute();
    expect(applied.map(({ name }) => name)).toEqual(Object.keys(MIGRATION_STEPS));
    await store.close();
  });

  test('opening again keeps what is there', async () => {
    const first = await open();
    const accountId = await accountWith(first, 7);
    await first.close();
    const second = await open();
    expect(await balanceOf(second, accountId)).toEqual({ balance: 7, held: 0 });
    await second.close();
  });

  test('a job that throws leaves nothing behind', async () => {
    const store = await open();
    const accountId = await accountWith(store, 7);
    const failing = store.write(async (handle) => {
      await handle.updateTable('account').set({ available_credits: 1 }).where('id', '=', accountId).execute();
      throw new Error('after the update');
    });
    await expect(failing).rejects.toThrow('after the update');
    expect(await balanceOf(store, accountId)).toEqual({ balance: 7, held: 0 });
    await store.close();
  });

  test('a read sees one state of the database, and nobody who writes meanwhile waits for it', async () => {
    const [store, another] = [await open(), await open()];
    const accountId = await accountWith(store, 7);
    const read = async (handle: Handle) => (await readCreditBalance(handle, accountId))?.balance;
    const balances = await store.read(async (handle) => {
      const before = await read(handle);
      const grant = { accountId, kind: 'grant', credits: 3, note: null, createdAt: 0 } as const;
      await another.write((writing) => another.credits.change(writing, grant));
      return [before, await read(handle)];
    });
    expect(balances).toEqual([7, 7]);
    expect(await balanceOf(store, accountId)).toEqual({ balance: 10, held: 0 });
    await Promise.all([store.close(), another.close()]);
  });

  test('a database that a newer version has migrated is refused', async () => {
    const store = await open();
    const untyped = store.handle.withTables<{ kysely_migration: { name: string; timestamp: string } }>();
    await untyped.insertInto('kysely_migration').values({ name: '9999-later', timestamp: '' }).execute();
    await store.close();
    await expect(open()).rejects.toThrow(NewerSchemaError);
  });
});
