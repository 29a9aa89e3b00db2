import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { DatabaseFault } from '../../src/store/database-fault.ts';
import { openStore, openStoreOfService } from '../../src/store/open.ts';
import { TEST_POSTGRES_OPTIONS } from './support/open-test-store.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'attune-test-'));
  await writeFile(join(folder, 'letter.txt'), 'Dear operator, this is no database at all.');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function onServer(change: (url: URL) => void): string {
  const url = new URL(inject('postgresUrl'));
  change(url);
  return url.href;
}

test.each([
  { url: () => `sqlite:${join(folder, 'letter.txt')}`, advice: 'is no SQLite database' },
  { url: () => `sqlite:${join(folder, 'letter.txt', 'a.db')}`, advice: 'The folder' },
  { url: () => `sqlite:${folder}`, advice: 'names a folder' },
  { url: () => `sqlite:${join(folder, 'none')}/`, advice: 'names a folder' },
  { url: () => 'postgres://attune:hidden-word@127.0.0.1:1/attune', advice: 'No PostgreSQL answers' },
  {
    url: () =>
      onServer((url) => {
        url.pathname = '/nothing_here';
      }),
    advice: 'has no database of the name',
  },
  {
    url: () =>
      onServer((url) => {
        url.searchParams.set('sslmode', 'verify-full');
      }),
    advice: 'does not offer TLS',
  },
])('a database that cannot be opened is told in words that help: $advice', async ({ url, advice }) => {
  const opening = openStore(url(), TEST_POSTGRES_OPTIONS);
  await expect(opening).rejects.toThrow(DatabaseFault);
  await expect(opening).rejects.toThrow(advice);
  await expect(opening).rejects.toThrow('DATABASE_URL');
  await expect(opening).rejects.not.toThrow('hidden-word');
});

test.each(['', 'letter.txt'])('a service that cannot open "%s" leaves nothing behind', async (name) => {
  const before = await readdir(folder, { recursive: true });
  const path = join(folder, name);
  await expect(openStoreOfService(`sqlite:${path}`, TEST_POSTGRES_OPTIONS)).rejects.toThrow(DatabaseFault);
  expect(await readdir(folder, { recursive: true })).toEqual(before);
  expect(existsSync(`${path}.lock`)).toBe(false);
});
