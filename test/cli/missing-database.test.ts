import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runAttune } from '../support/attune-process.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'attune-test-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const url = () => `sqlite:${join(folder, 'elsewhere.db')}`;
const run = (...words: string[]) => runAttune(words, { environment: { DATABASE_URL: url() } });

test.each([
  { words: () => ['backup', join(folder, 'copy.db')] },
  { words: () => ['ledger', 'verify'] },
  { words: () => ['migrate-store', '--from', url(), '--to', 'postgres://nobody@127.0.0.1:1/attune'] },
])('a command that keeps records safe makes no empty database to report success about', async ({ words }) => {
  const { exitCode, errors } = await run(...words());
  expect(exitCode).toBe(1);
  expect(errors).toContain(`There is no database at ${join(folder, 'elsewhere.db')}`);
  expect(await readdir(folder)).toEqual([]);
});

test('doctor says that there is no database yet, and makes none', async () => {
  const { exitCode, output } = await run('doctor');
  expect(exitCode).toBe(0);
  expect(output).toContain('There is no database');
  expect(await readdir(folder)).toEqual([]);
});
