import { mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeFolder } from './make-folder.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'attune-folder-'));
  writeFileSync(join(folder, 'letter.txt'), 'Dear operator');
  symlinkSync(join(folder, 'gone'), join(folder, 'link'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a folder is made with those above it, and one that is there is left as it is', () => {
  const path = join(folder, 'a', 'b', 'c');
  makeFolder(path);
  writeFileSync(join(path, 'attune.db'), '');
  makeFolder(path);
  expect(statSync(join(path, 'attune.db')).isFile()).toBe(true);
});

test.each([
  ['below a file', 'letter.txt/data', 'ENOTDIR'],
  ['where a link leads nowhere', 'link', 'EEXIST'],
])('a folder that cannot be made %s throws what stands in the way', (_where, name, code) => {
  expect(() => makeFolder(join(folder, name))).toThrow(expect.objectContaining({ code }));
});
