import { chmod, chown, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStoreOfService, sqlitePath } from '../../src/store/open.ts';
import { createDatabase, type TestDatabase } from './support/databases.ts';
import { TEST_POSTGRES_OPTIONS } from './support/open-test-store.ts';
import { accountWith } from './support/records.ts';

const LENIENT = 0o000;
const READABLE_BY_A_GROUP = 0o640;

let database: TestDatabase;
let path: string;
let umask: number;
beforeEach(async () => {
  umask = process.umask(LENIENT);
  database = await createDatabase('sqlite', '');
  path = sqlitePath(database.url);
});
afterEach(async () => {
  process.umask(umask);
  await database.drop();
});

/** The mode of each file of the database, by the ending that it has behind the database's own name. */
async function modes(): Promise<Record<string, string>> {
  const names = (await readdir(dirname(path))).sort();
  const entries = names.map(async (name) => {
    const { mode } = await stat(join(dirname(path), name));
    return [name.slice(basename(path).length), (mode & 0o777).toString(8)] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

test('the files of a new database and its backup are for their user only, whatever the umask', async () => {
  const store = await openStoreOfService(database.url, TEST_POSTGRES_OPTIONS);
  await accountWith(store, 1);
  await store.backup?.(`${path}.backup`);
  expect(await modes()).toEqual({
    '': '600',
    '-shm': '600',
    '-wal': '600',
    '.backup': '600',
    '.lock': '600',
  });
  await store.close();
});

test('a file that the operator opened to others stays so, with the files beside it', async () => {
  await writeFile(path, '');
  await chmod(path, READABLE_BY_A_GROUP);
  const store = await openStoreOfService(database.url, TEST_POSTGRES_OPTIONS);
  await accountWith(store, 1);
  expect(await modes()).toEqual({ '': '640', '-shm': '640', '-wal': '640', '.lock': '600' });
  await store.close();
});

const NOBODY = 65_534;

test.runIf(process.getuid?.() === 0)(
  "what root's start leaves beside a database of somebody else is theirs, so that their service can start",
  async () => {
    await (await openStoreOfService(database.url, TEST_POSTGRES_OPTIONS)).close();
    await rm(`${path}.lock`);
    await chown(path, NOBODY, NOBODY);
    await (await openStoreOfService(database.url, TEST_POSTGRES_OPTIONS)).close();
    expect((await stat(`${path}.lock`)).uid).toBe(NOBODY);
  },
);
