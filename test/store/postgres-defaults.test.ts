import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { DatabaseFault } from '../../src/store/database-fault.ts';
import { openStore } from '../../src/store/open.ts';
import type { Store } from '../../src/store/store.ts';
import { runAttune } from '../support/attune-process.ts';
import { TEST_POSTGRES_OPTIONS } from './support/open-test-store.ts';

let server: pg.Client;
const made: string[] = [];
beforeAll(async () => {
  server = new pg.Client({ connectionString: inject('postgresUrl') });
  await server.connect();
});
afterAll(async () => {
  for (const name of made) await server.query(`drop database if exists ${name} with (force)`);
  await server.end();
});

/** The address of a new database that is made with these options. */
async function createDatabase(options: string): Promise<{ readonly name: string; readonly url: string }> {
  const name = `attune_${randomBytes(6).toString('hex')}`;
  made.push(name);
  await server.query(`create database ${name} ${options}`);
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  return { name, url: url.href };
}

const inEncoding = (encoding: string) =>
  createDatabase(`encoding '${encoding}' template template0 lc_collate 'C' lc_ctype 'C'`);

test.each(['LATIN1', 'WIN1252'])(
  'a database in %s is refused before anything is written, in words that help',
  async (encoding) => {
    const { url } = await inEncoding(encoding);
    const opening = openStore(url, TEST_POSTGRES_OPTIONS);
    await expect(opening).rejects.toThrow(DatabaseFault);
    await expect(opening).rejects.toThrow(`keeps text as ${encoding}`);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query(
      "select 1 from information_schema.tables where table_schema = 'public'",
    );
    await client.end();
    expect(rows).toEqual([]);
  },
);

test('doctor says that a database which is not in UTF-8 cannot be used', async () => {
  const { url } = await inEncoding('LATIN1');
  const { exitCode, output } = await runAttune(['doctor', '--json'], { environment: { DATABASE_URL: url } });
  expect(exitCode).toBe(1);
  expect(JSON.parse(output).findings).toContainEqual({
    part: 'database',
    isWell: false,
    message: expect.stringContaining("encoding 'UTF8'"),
  });
});

test('a database that keeps bytes as they come holds every character', async () => {
  const store = await openStore((await inEncoding('SQL_ASCII')).url, TEST_POSTGRES_OPTIONS);
  const { rows } = await store.step((db) =>
    sql<{ text: string }>`select ${'Łódź 🙂'}::text as text`.execute(db),
  );
  await store.close();
  expect(rows).toEqual([{ text: 'Łódź 🙂' }]);
});

test('writes of two instances at once succeed where the database asks for serializable transactions', async () => {
  const { name, url } = await createDatabase('');
  await server.query(`alter database ${name} set default_transaction_isolation = 'serializable'`);
  const stores = [await openStore(url, TEST_POSTGRES_OPTIONS), await openStore(url, TEST_POSTGRES_OPTIONS)];
  const first = stores[0] as Store;
  await first.write((db) => sql`create table counter as select 0 as value`.execute(db));
  const add = (store: Store) => store.step((db) => sql`update counter set value = value + 1`.execute(db));
  const added = await Promise.allSettled(
    stores.flatMap((store) => Array.from({ length: 20 }, () => add(store))),
  );
  const { rows } = await first.step((db) => sql<{ value: number }>`select value from counter`.execute(db));
  for (const store of stores) await store.close();
  expect(added.filter(({ status }) => status === 'rejected')).toEqual([]);
  expect(rows).toEqual([{ value: 40 }]);
});

test('commands take as long as they need where the database ends statements early', async () => {
  const { name, url } = await createDatabase('');
  await server.query(`alter database ${name} set statement_timeout = '100ms'`);
  const store = await openStore(url, { ...TEST_POSTGRES_OPTIONS, statementMilliseconds: null });
  await store.step((db) => sql`select pg_sleep(0.2)`.execute(db));
  await store.close();
});

test('a service that may not write ends at once, and says why', async () => {
  const { name, url } = await createDatabase('');
  await (await openStore(url, TEST_POSTGRES_OPTIONS)).close();
  await server.query(`alter database ${name} set default_transaction_read_only = on`);
  const environment = { DATABASE_URL: url, PORT: '0', RATE_LIMIT_URL: 'memory:' };
  const { exitCode, errors } = await runAttune(['serve'], { environment });
  expect(exitCode).toBe(1);
  expect(errors).toContain('PostgreSQL takes no writes');
});
