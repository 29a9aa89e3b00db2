import { open } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DatabaseFault } from '../../src/store/database-fault.ts';
import { sqlitePath } from '../../src/store/open.ts';
import { openSqlite } from '../../src/store/sqlite/open-sqlite.ts';
import { createDatabase, type TestDatabase } from './support/databases.ts';
import { accountWith, buyManySnaps } from './support/records.ts';

const PAGE_BYTES = 4096;

let database: TestDatabase;
let path: string;
beforeAll(async () => {
  database = await createDatabase('sqlite', '');
  path = sqlitePath(database.url);
  const store = await openSqlite(path);
  await buyManySnaps(store, await accountWith(store, 0), 5000);
  await store.close();
});
afterAll(() => database.drop());

test('damage in the middle of the file is found, and passes into no backup', async () => {
  const whole = await openSqlite(path);
  expect(whole.findDamage?.()).toBeNull();
  await whole.close();

  const file = await open(path, 'r+');
  const { size } = await file.stat();
  const pages = Math.floor(size / PAGE_BYTES / 2);
  await file.write(
    Buffer.alloc(pages * PAGE_BYTES, 'x'),
    0,
    pages * PAGE_BYTES,
    Math.floor(pages / 2) * PAGE_BYTES,
  );
  await file.close();

  const damaged = await openSqlite(path);
  expect(damaged.findDamage?.()).toEqual(expect.any(String));
  await expect(damaged.backup?.(`${path}.backup`)).rejects.toThrow(DatabaseFault);
  await damaged.close();
});
