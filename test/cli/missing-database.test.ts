import { chmod, mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
  { words: () => ['account', 'list'] },
  ...[
    'key list',
    'key create',
    'credits show',
    'account set-password',
    'account export',
    'account erase',
  ].map((words) => ({
    words: () => [...words.split(' '), 'ada@example.com'],
  })),
  { words: () => ['key', 'revoke', '7'] },
  { words: () => ['credits', 'add', 'ada@example.com', '5'] },
  { words: () => ['migrate-store', '--from', url(), '--to', 'postgres://nobody@127.0.0.1:1/attune'] },
])(
  'a command that looks for records or keeps them safe makes no empty database to report about',
  async ({ words }) => {
    const { exitCode, errors } = await run(...words());
    expect(exitCode).toBe(1);
    expect(errors).toContain(`There is no database at ${join(folder, 'elsewhere.db')}`);
    expect(await readdir(folder)).toEqual([]);
  },
);

test('an empty file is no database whose books hold', async () => {
  const path = join(folder, 'cut-off.db');
  await writeFile(path, '');
  const { exitCode, errors } = await runAttune(['ledger', 'verify'], {
    environment: { DATABASE_URL: `sqlite:${path}` },
  });
  expect(exitCode).toBe(1);
  expect(errors).toContain(`There is no database at ${path}, or the file is empty`);
  expect((await stat(path)).size).toBe(0);
  await rm(path);
});

test('doctor says that there is no database yet, and makes none', async () => {
  const { exitCode, output } = await run('doctor');
  expect(exitCode).toBe(0);
  expect(output).toContain('There is no database');
  expect(await readdir(folder)).toEqual([]);
});

test('doctor says that no database could be made there', async () => {
  await writeFile(join(folder, 'letter.txt'), 'Dear operator');
  const environment = { DATABASE_URL: `sqlite:${join(folder, 'letter.txt', 'data', 'attune.db')}` };
  const { exitCode, output } = await runAttune(['doctor'], { environment });
  expect(exitCode).toBe(1);
  expect(output).toContain('FAIL  database: The folder that DATABASE_URL names cannot be used');
  expect(await readdir(folder)).toEqual(['letter.txt']);
});

test.each(['account create ada@example.com', 'serve'])(
  'attune %s ends with words where a folder is there in which none can be made',
  async (command) => {
    const environment = { DATABASE_URL: 'sqlite:/proc/nothing/attune.db', PORT: '0' };
    const { exitCode, output, errors } = await runAttune(command.split(' '), { environment });
    expect({ exitCode, output }).toEqual({ exitCode: 1, output: '' });
    expect(errors).toContain('The folder that DATABASE_URL names cannot be used');
  },
);

test('account create says where it made a database, and is silent about one that was there', async () => {
  const path = join(folder, 'made.db');
  const environment = { DATABASE_URL: `sqlite:${path}` };
  const first = await runAttune(['account', 'create', 'ada@example.com'], { environment });
  expect(first.output).toContain(`Made a new database at ${path}.`);
  const second = await runAttune(['account', 'create', 'bea@example.com'], { environment });
  expect(second.output).not.toContain('Made a new database');
});

describe('where this user cannot tell whether there is a database,', () => {
  const NOBODY = 65_534;
  const isRoot = process.getuid?.() === 0;
  const run = (url: string, ...words: string[]) =>
    runAttune(words, { environment: { DATABASE_URL: url }, ...(isRoot ? { uid: NOBODY } : {}) });
  let closed: string;
  let round: string;
  beforeAll(async () => {
    await mkdir(join(folder, 'closed'), { mode: 0 });
    closed = `sqlite:${join(folder, 'closed', 'attune.db')}`;
    await symlink('round.db', join(folder, 'round.db'));
    round = `sqlite:${join(folder, 'round.db')}`;
    // The user of these commands may come so far.
    await chmod(folder, 0o711);
  });
  afterAll(() => chmod(join(folder, 'closed'), 0o700));

  test.each(['account list', 'ledger verify', 'account create ada@example.com', 'doctor'])(
    'attune %s says so in words',
    async (command) => {
      const { exitCode, output, errors } = await run(closed, ...command.split(' '));
      expect(exitCode).toBe(1);
      expect(output + errors).toContain(
        'The folder that DATABASE_URL names cannot be used. Check that the folder is there',
      );
      expect(output + errors).not.toContain('permission denied');
    },
  );

  test.each([
    ['a folder that is closed to it', () => closed],
    ['a link that leads to itself', () => round],
  ])('doctor prints what it found for programs: %s', async (_what, url) => {
    const { exitCode, output } = await run(url(), 'doctor', '--json');
    expect(exitCode).toBe(1);
    expect(JSON.parse(output)).toMatchObject({ ok: false });
    expect(JSON.parse(output).findings).toContainEqual({
      part: 'database',
      isWell: false,
      message: expect.stringContaining('that DATABASE_URL names cannot be'),
    });
  });
});
