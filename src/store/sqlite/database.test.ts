import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openDatabase } from './database.ts';

it('a database waits for the disk with each commit, overwrites what is deleted, and wants what a row refers to', () => {
  const folder = mkdtempSync(join(tmpdir(), 'attune-database-'));
  const database = openDatabase(join(folder, 'attune.db'));
  const settings = ['synchronous', 'journal_mode', 'secure_delete', 'foreign_keys'];
  expect(settings.map((name) => database.pragma(name, { simple: true }))).toEqual([2, 'wal', 1, 1]);
  database.close();
  rmSync(folder, { recursive: true });
});
