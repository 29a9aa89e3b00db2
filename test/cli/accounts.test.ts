import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isWellFormedApiKey } from '../../src/domain/api-key.ts';
import { runAttune } from '../support/attune-process.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'attune-test-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const run = (...parameters: string[]) =>
  runAttune(parameters, { environment: { DATABASE_URL: `sqlite:${join(folder, 'attune.db')}` } });

async function json(...parameters: string[]): Promise<unknown> {
  const { exitCode, output, errors } = await run(...parameters, '--json');
  expect({ exitCode, errors }).toEqual({ exitCode: 0, errors: '' });
  expect(output.trimEnd().split('\n')).toHaveLength(1);
  return JSON.parse(output);
}

it('--version is the one of the package', async () => {
  const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string };
  expect(await run('--version')).toEqual({ exitCode: 0, output: `${version}\n`, errors: '' });
});

it('two commands at once may both be the first to open a database', async () => {
  const outcomes = await Promise.all([
    run('account', 'create', 'first@example.com'),
    run('account', 'create', 'second@example.com'),
  ]);
  expect(outcomes.map(({ exitCode, errors }) => ({ exitCode, errors }))).toEqual([
    { exitCode: 0, errors: '' },
    { exitCode: 0, errors: '' },
  ]);
});

it('an account gets credits and keys, and a key is listed and revoked, with the documented JSON', async () => {
  expect(await json('account', 'create', 'Ada@Example.com', '--credits', '7')).toEqual({
    accountId: expect.any(Number),
    email: 'ada@example.com',
    credits: 7,
  });
  const created = (await json('key', 'create', 'ada@example.com', '--name', 'crm')) as {
    keyId: number;
    key: string;
  };
  expect(created).toEqual({ keyId: expect.any(Number), key: expect.any(String) });
  expect(isWellFormedApiKey(created.key)).toBe(true);
  expect(await json('credits', 'add', 'ada@example.com', '5')).toEqual({ balance: 12, held: 0 });
  expect(await json('credits', 'show', 'ada@example.com')).toEqual({ balance: 12, held: 0 });
  expect((await run('credits', 'add', 'ada@example.com', '--', '-2')).output).toContain('now has 10');
  expect(await json('key', 'revoke', String(created.keyId))).toEqual({ keyId: created.keyId, revoked: true });
  const { output } = await run('key', 'list', 'ada@example.com');
  expect(output).toContain('crm');
  expect(output).not.toContain(created.key);
});

it('a key is rotated: its successor has its name, and it works on for the hours that were asked for', async () => {
  await run('account', 'create', 'rota@example.com');
  const { keyId } = (await json('key', 'create', 'rota@example.com', '--name', 'crm')) as { keyId: number };
  const rotated = await json('key', 'rotate', String(keyId), '--overlap-hours', '48');
  expect(rotated).toEqual({
    keyId: expect.any(Number),
    key: expect.any(String),
    oldKeyEndsAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
  });
  const { oldKeyEndsAt } = rotated as { oldKeyEndsAt: string };
  const createdAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
  expect(await json('key', 'list', 'rota@example.com')).toMatchObject([
    { keyId, createdAt, lastUsedAt: null, revokedAt: oldKeyEndsAt },
    { name: 'crm', createdAt, revokedAt: null },
  ]);
  const again = await run('key', 'rotate', String(keyId));
  expect(again.exitCode).toBe(1);
  expect(again.errors).toMatch(/was replaced already and works until .* UTC\. Rotate its successor\./);
});

it.each([
  [1, 'already an account', ['account', 'create', 'first@example.com']],
  [2, 'not an email address', ['account', 'create', 'nobody']],
  [2, 'whole number', ['account', 'create', 'b@example.com', '--credits', 'many']],
  [1, 'attune account create', ['key', 'create', 'unknown@example.com']],
  [1, 'no key 999', ['key', 'revoke', '999']],
  [1, 'no key 999', ['key', 'rotate', '999']],
  [2, 'from 0 to 720', ['key', 'rotate', '1', '--overlap-hours', '721']],
  [2, 'from 0 to 720', ['key', 'rotate', '1', '--overlap-hours', '-1']],
  [2, 'control characters', ['key', 'create', 'first@example.com', '--name', 'crm\u001b[31m']],
  [2, 'not an email address', ['account', 'create', 'a\u001b[31m@example.com']],
  [1, 'fewer than', ['credits', 'add', 'first@example.com', '--', '-100000']],
  [2, 'must not be 0', ['credits', 'add', 'first@example.com', '0']],
] as const)('exits %i and says what is wrong (%s)', async (exitCode, words, parameters) => {
  const finished = await run(...parameters);
  expect(finished).toMatchObject({ exitCode, output: '' });
  expect(finished.errors).toContain(words);
  expect(finished.errors).not.toMatch(/\bat .*:\d+:\d+/);
});

it.each([
  [
    ['account', 'create', 'rich@example.com', '--credits', '1000000001'],
    '--credits must be at most 1000000000.',
  ],
  [['credits', 'add', 'ada@example.com', '9007199254740991'], 'n must be at most 1000000000.'],
  [['credits', 'add', 'ada@example.com', '99999999999999999999'], 'n must be at most 1000000000.'],
  [
    ['key', 'create', 'ada@example.com', '--name', 'x'.repeat(81)],
    '--name must be at most 80 characters long.',
  ],
  [['backup', ''], 'Name the file to copy to.'],
  [
    ['credits', 'add', 'ada@example.com', '5', '--note', 'x'.repeat(501)],
    '--note must be at most 500 characters long.',
  ],
  [
    ['credits', 'add', 'ada@example.com', '5', '--note', 'thanks\u001b[31m'],
    '--note must be one line, without control characters.',
  ],
  [
    ['predict', '--batch', ''],
    'The name of the file to read is empty. Name one, or give - for standard input.',
  ],
  [
    ['analyse', '--batch', ' '],
    'The name of the file to read is empty. Name one, or give - for standard input.',
  ],
  [
    ['analyse', '--type', 'email', '--to', 'DP-03, DP-03', '-'],
    '--to names the same profile twice; leave out the second.',
  ],
])('attune %j is refused as called wrongly', async (words, errors) => {
  expect(await run(...words)).toEqual({ exitCode: 2, output: '', errors: `${errors}\n` });
});

it('a key with a blank name has none', async () => {
  await run('account', 'create', 'blank@example.com');
  await run('key', 'create', 'blank@example.com', '--name', ' ');
  expect(await json('key', 'list', 'blank@example.com')).toMatchObject([{ name: null }]);
});

it('a password is taken from one line of standard input, and one that the form cannot send is refused', async () => {
  await json('account', 'create', 'typed@example.com');
  const setPassword = (input: string) =>
    runAttune(['account', 'set-password', 'typed@example.com', '--stdin'], {
      environment: { DATABASE_URL: `sqlite:${join(folder, 'attune.db')}` },
      input,
    });
  for (const input of ['correct horse', 'correct horse\n', 'correct horse\r\n'])
    expect(await setPassword(input)).toMatchObject({ exitCode: 0, errors: '' });
  for (const input of ['correct horse\n\n', 'correct horse\n# for Ada\n', 'correct\0horse'])
    expect(await setPassword(input)).toEqual({
      exitCode: 2,
      output: '',
      errors: 'The password must be one line, without control characters.\n',
    });
});

it.each([
  [['help', 'nope'], 'Usage: attune [options]'],
  [['key', 'help', 'nope'], 'Usage: attune key '],
])('attune %j says that there is no such command, and shows those there are', async (words, usage) => {
  const { exitCode, output, errors } = await run(...words);
  expect({ exitCode, output }).toEqual({ exitCode: 2, output: '' });
  expect(errors).toContain("error: unknown command 'nope'\n");
  expect(errors).toContain(usage);
});
