import { copyFile, rename, rm } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openStore, sqlitePath } from '../../src/store/open.ts';
import { DIALECTS } from './support/databases.ts';
import { openTestStore, TEST_POSTGRES_OPTIONS, type TestStore } from './support/open-test-store.ts';
import { accountWith, buySnap, capture, hold, newSnap } from './support/records.ts';

describe.each(DIALECTS)('the check of a store on %s', (dialect) => {
  test('finds nothing wrong with one in use, and leaves it as it is', async () => {
    const opened = await openTestStore(dialect);
    const accountId = await accountWith(opened.store, 3);
    await Promise.all([opened.store.check(), buySnap(opened.store, accountId), opened.store.check()]);
    await opened.dispose();
  });
});

describe('the check of a store on SQLite', () => {
  let opened: TestStore;
  let path: string;
  beforeEach(async () => {
    opened = await openTestStore('sqlite');
    path = sqlitePath(opened.url);
  });
  afterEach(() => opened.dispose());

  test.each(['', '-wal'])('finds that the file with the ending "%s" was deleted', async (ending) => {
    await opened.store.check();
    await rm(path + ending);
    await expect(opened.store.check()).rejects.toThrow('deleted or replaced while it is in use');
  });

  test('finds that the file was replaced by another one', async () => {
    await copyFile(path, `${path}.other`);
    await rename(`${path}.other`, path);
    await expect(opened.store.check()).rejects.toThrow('deleted or replaced while it is in use');
  });

  test('finds a full disk when the first write has failed for it', async () => {
    const { store } = opened;
    const accountId = await accountWith(store, 3);
    await store.check();
    await sql`pragma max_page_count = 1`.execute(store.handle);
    const large = newSnap(accountId, 'Asks for sources. '.repeat(50_000));
    const held = await hold(store, accountId);
    await expect(capture(store, held, { kind: 'snap', snap: large })).rejects.toThrow('full');
    await expect(store.check()).rejects.toMatchObject({ code: 'SQLITE_FULL' });
  });
});

describe('the check of a store on PostgreSQL', () => {
  let opened: TestStore;
  beforeEach(async () => {
    opened = await openTestStore('postgres');
  });
  afterEach(() => opened.dispose());

  test('finds that its user may write to some tables only', async () => {
    const { handle } = opened.store;
    const url = new URL(opened.url);
    url.username = `clerk_of_${url.pathname.slice(1)}`;
    url.password = 'clerk';
    const role = sql.id(url.username);
    await sql`create role ${role} login password 'clerk'`.execute(handle);
    await sql`grant select, insert, update, delete on all tables in schema public to ${role}`.execute(handle);
    await sql`grant usage on all sequences in schema public to ${role}`.execute(handle);
    const store = await openStore(url.href, TEST_POSTGRES_OPTIONS);
    await store.check();
    await sql`revoke insert on credit_ledger from ${role}`.execute(handle);
    await expect(store.check()).rejects.toThrow('does not let the user of DATABASE_URL write to every table');
    await store.close();
    await sql`drop owned by ${role}`.execute(handle);
    await sql`drop role ${role}`.execute(handle);
  });

  test('does not wait for one that gives no answer', async () => {
    const { store } = opened;
    const release = Promise.withResolvers<void>();
    const busy = Array.from({ length: TEST_POSTGRES_OPTIONS.connections }, () =>
      store.write(() => release.promise),
    );
    await expect(store.check()).rejects.toThrow('does not answer in time');
    release.resolve();
    await Promise.all(busy);
    await store.check();
  });
});

test('the check of a store on PostgreSQL finds that it takes no writes', async () => {
  const opened = await openTestStore('postgres');
  await opened.store.check();
  const name = new URL(opened.url).pathname.slice(1);
  await sql`alter database ${sql.id(name)} set default_transaction_read_only = on`.execute(
    opened.store.handle,
  );
  await sql`select pg_terminate_backend(pg_backend_pid())`.execute(opened.store.handle).catch(() => {});
  await expect.poll(() => opened.store.check().catch(String)).toContain('PostgreSQL takes no writes');
  await opened.dispose();
});
