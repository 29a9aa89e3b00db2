import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DatabaseFault } from '../database-fault.ts';
import { type OpenedFiles, watchOpenedFiles } from './opened-files.ts';

const STANDS = 10;

describe('the files of an open database', () => {
  let folder: string;
  let path: string;
  let time: number;
  let files: OpenedFiles;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'attune-files-'));
    path = join(folder, 'attune.db');
    await writeFile(path, '');
    time = 0;
    files = watchOpenedFiles(path, { now: () => time, lookStandsMilliseconds: STANDS });
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('are looked at once in a while, and those who ask in between are told what was found', async () => {
    files.requireInPlace();
    await rename(path, `${path}.moved`);
    time = STANDS - 1;
    files.requireInPlace();
    time = STANDS;
    expect(() => files.requireInPlace()).toThrow(DatabaseFault);
    await rename(`${path}.moved`, path);
    time = 2 * STANDS - 1;
    expect(() => files.requireInPlace()).toThrow('deleted or replaced while it is in use');
    time = 2 * STANDS;
    files.requireInPlace();
  });

  it('that a look finds gone are known at once to those who ask afterwards', async () => {
    files.requireInPlace();
    await rm(path);
    expect(() => files.look()).toThrow(DatabaseFault);
    expect(() => files.requireInPlace()).toThrow(DatabaseFault);
  });
});
