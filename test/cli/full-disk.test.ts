import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSqlite } from '../../src/store/sqlite/open-sqlite.ts';
import type { Store } from '../../src/store/store.ts';
import { runAttune } from '../support/attune-process.ts';
import { addAccount } from '../support/database.ts';

const EMAIL = 'ada@example.com';
/** Enough to open the database, and fewer than its log and its file have. */
const FEW_BLOCKS = 100;

let folder: string;
let store: Store;
let environment: Record<string, string>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'attune-full-'));
  const path = join(folder, 'attune.db');
  environment = { DATABASE_URL: `sqlite:${path}`, PORT: '0' };
  store = await openSqlite(path);
  await addAccount(store, EMAIL, 5);
});
afterAll(async () => {
  await store.close();
  await rm(folder, { recursive: true, force: true });
});

test('a command says that the database cannot be written in more words than SQLite does', async () => {
  const words = ['credits', 'add', EMAIL, '5'];
  const { exitCode, output, errors } = await runAttune(words, { environment, fileBlocks: FEW_BLOCKS });
  expect({ exitCode, output }).toEqual({ exitCode: 1, output: '' });
  expect(errors).toContain('The file that DATABASE_URL names cannot be used: disk I/O error');
});

test('a service that cannot make its first account says why and stops', async () => {
  const empty = await openSqlite(join(folder, 'empty.db'));
  const here = { ...environment, DATABASE_URL: `sqlite:${join(folder, 'empty.db')}` };
  const { exitCode, errors } = await runAttune(['serve'], { environment: here, fileBlocks: FEW_BLOCKS });
  expect(exitCode).toBe(1);
  expect(errors).toContain('The file that DATABASE_URL names cannot be used: disk I/O error');
  await empty.close();
});

test('a backup for which there is no room says so of the copy, and leaves none', async () => {
  const before = await readdir(folder);
  const file = join(folder, 'copy.db');
  const { exitCode, errors } = await runAttune(['backup', file], { environment, fileBlocks: FEW_BLOCKS });
  expect(exitCode).toBe(1);
  expect(errors).toContain(`The copy to ${file} broke off. Check that its disk has room.`);
  expect(await readdir(folder)).toEqual(before);
});
