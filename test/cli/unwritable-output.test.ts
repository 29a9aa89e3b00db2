import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSqlite } from '../../src/store/sqlite/open-sqlite.ts';
import { statusOf, until } from '../chaos/support/service-process.ts';
import { freePort } from '../store/support/free-port.ts';
import { runAttune } from '../support/attune-process.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'attune-unwritable-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test.each([
  ['npm start', 'ENOSPC', 'exec "$0" dist/main.js > /dev/full'],
  ['npm start', 'EPIPE', '"$0" dist/main.js | true'],
  ['attune serve', 'ENOSPC', 'exec "$0" bin/attune.js serve > /dev/full'],
  ['attune serve', 'EPIPE', '"$0" bin/attune.js serve | true'],
])(
  'a first start by %s that cannot show its key (%s) says how to get another, and serves',
  async (_start, code, command) => {
    const database = `sqlite:${join(folder, `${code}-${command.length}.db`)}`;
    const port = await freePort();
    const env = { ...process.env, PORT: String(port), DATABASE_URL: database, SHUTDOWN_GRACE_MS: '0' };
    // A group of its own, so that the signal reaches the service behind the shell.
    const shell = spawn('sh', ['-c', command, process.execPath], {
      env,
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true,
    });
    let complaints = '';
    shell.stderr.on('data', (piece: Buffer) => {
      complaints += piece.toString('utf8');
    });
    const ended = once(shell, 'close');
    const words =
      `The first API key could not be shown: standard output cannot be written (${code}). ` +
      `Make another one: DATABASE_URL='${database}' npx attune key create owner@localhost\n`;
    await until('the words about the key', 15_000, async () => complaints.includes(words));
    expect(await statusOf(`http://127.0.0.1:${port}/readyz`)).toBe(200);
    process.kill(-(shell.pid ?? 0), 'SIGTERM');
    await ended;
    const key = await runAttune(['key', 'create', 'owner@localhost'], {
      environment: { DATABASE_URL: database },
    });
    expect(key).toMatchObject({ exitCode: 0, output: expect.stringContaining('attune_') });
  },
);

test('a command whose results cannot be written says so in words and fails', async () => {
  const lines = '{"name":"Dana Reyes","notes":"Asked where the 14% came from."}\n'.repeat(3);
  const command = '"$0" bin/attune.js predict --batch - > /dev/full';
  const child = spawn('sh', ['-c', command, process.execPath], { stdio: ['pipe', 'ignore', 'pipe'] });
  child.stdin.end(lines);
  const [[exitCode], complaints] = await Promise.all([once(child, 'close'), text(child.stderr)]);
  expect({ exitCode, complaints }).toEqual({
    exitCode: 1,
    complaints: 'Standard output cannot be written (ENOSPC).\n',
  });
});

/** Runs the command with its output as the shell's `redirection` sends it. */
async function redirected(
  parameters: readonly string[],
  redirection: string,
  environment: Readonly<Record<string, string>>,
) {
  const command = `"$0" bin/attune.js "$@" ${redirection}`;
  const child = spawn('bash', ['-c', `set -o pipefail; ${command}`, process.execPath, ...parameters], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [[exitCode], complaints] = await Promise.all([once(child, 'close'), text(child.stderr)]);
  return { exitCode, complaints };
}

describe('what is shown once and cannot be written', () => {
  const environment = () => ({ DATABASE_URL: `sqlite:${join(folder, 'shown-once.db')}` });

  beforeAll(async () => {
    await runAttune(['account', 'create', 'ada@example.com'], { environment: environment() });
    await runAttune(['key', 'create', 'ada@example.com'], { environment: environment() });
  });

  const lost = (parameters: readonly string[], redirection: string) =>
    redirected(parameters, redirection, environment());

  test.each([
    ['EPIPE', '| true'],
    ['ENOSPC', '> /dev/full'],
  ])(
    'is told of on standard error, without the secret, and the command fails: %s',
    async (code, redirection) => {
      const before = await keysOfAda();
      const complaint = `Standard output cannot be written (${code}).\n`;
      const created = await lost(['key', 'create', 'ada@example.com', '--json'], redirection);
      const made = (await keysOfAda()).at(-1)?.keyId ?? 0;
      expect(made).toBeGreaterThan(before.at(-1)?.keyId ?? 0);
      expect(created).toEqual({
        exitCode: 1,
        complaints: `${complaint}Key ${made} was made and could not be shown. Revoke it: npx attune key revoke ${made}\n`,
      });
      const rotated = await lost(['key', 'rotate', String(made)], redirection);
      expect(rotated).toEqual({
        exitCode: 1,
        complaints: `${complaint}Key ${made + 1}, the successor of key ${made}, was made and could not be shown. Revoke it: npx attune key revoke ${made + 1}\n`,
      });
      expect(await lost(['account', 'set-password', 'ada@example.com'], redirection)).toEqual({
        exitCode: 1,
        complaints: `${complaint}The new password of ada@example.com could not be shown. Set another: npx attune account set-password ada@example.com\n`,
      });
    },
  );

  test.each(['>&-', '> /dev/null'])('is not made where nobody could see it: %s', async (redirection) => {
    const before = await keysOfAda();
    const refused = {
      exitCode: 2,
      complaints: expect.stringMatching(
        /^Standard output is closed, or \/dev\/null, .*: nothing was made\.\n$/,
      ),
    };
    expect(await lost(['key', 'create', 'ada@example.com', '--json'], redirection)).toEqual(refused);
    expect(await lost(['key', 'rotate', String(before.at(-1)?.keyId)], redirection)).toEqual(refused);
    expect(await keysOfAda()).toEqual(before);
  });

  test('what shall not be done twice is told on standard error', async () => {
    const made = await lost(['account', 'create', 'cyd@example.com', '--credits', '3'], '> /dev/full');
    expect(made.exitCode).toBe(1);
    expect(made.complaints).toMatch(/Created account \d+ for cyd@example\.com with 3 credits\./);
    const added = await lost(['credits', 'add', 'cyd@example.com', '5'], '| true');
    expect(added.complaints).toContain('Added 5 credits. cyd@example.com now has 8.');
  });

  test('the address that an erased account is left with is told on standard error', async () => {
    await runAttune(['account', 'create', 'bea@example.com'], { environment: environment() });
    const erased = await lost(['account', 'erase', 'bea@example.com', '--yes'], '| true');
    expect(erased.exitCode).toBe(1);
    expect(erased.complaints).toMatch(
      /npx attune account erase erased-\d+-[0-9a-f]+@erased\.invalid --yes\n$/,
    );
  });

  async function keysOfAda(): Promise<readonly { readonly keyId: number }[]> {
    const { output } = await runAttune(['key', 'list', 'ada@example.com', '--json'], {
      environment: environment(),
    });
    return JSON.parse(output);
  }
});

test('a reader that leaves early is no fault of a command that can be asked again', async () => {
  const command =
    'set -o pipefail; "$0" bin/attune.js predict --notes "Asked where the 14% came from." | true';
  const child = spawn('bash', ['-c', command, process.execPath], { stdio: ['ignore', 'ignore', 'pipe'] });
  const [[exitCode], complaints] = await Promise.all([once(child, 'close'), text(child.stderr)]);
  expect({ exitCode, complaints }).toEqual({ exitCode: 0, complaints: '' });
});

describe.each(['| true', '| head -n 1'])('a verdict whose reader leaves early (%s)', (reader) => {
  const FAULTS = 5000;
  const sound = () => ({ DATABASE_URL: `sqlite:${join(folder, 'sound.db')}` });
  const wrong = () => ({ DATABASE_URL: `sqlite:${join(folder, 'wrong.db')}` });

  beforeAll(async () => {
    await runAttune(['account', 'create', 'ada@example.com'], { environment: sound() });
    const store = await openSqlite(join(folder, 'wrong.db'));
    await store.write(async (handle) => {
      await handle.deleteFrom('account').execute();
      for (let place = 0; place < FAULTS; place += 1) {
        const account = { email: `${place}@example.com`, available_credits: 7, created_at: 0 };
        await handle.insertInto('account').values(account).execute();
      }
    });
    await store.close();
  });

  test.each(['ledger verify', 'ledger verify --json'])('of %s is in the exit code', async (command) => {
    const words = command.split(' ');
    expect(await redirected(words, reader, wrong())).toEqual({
      exitCode: 1,
      complaints: `The ledger does not hold in ${FAULTS} places.\n`,
    });
    expect(await redirected(words, reader, sound())).toEqual({ exitCode: 0, complaints: '' });
  });

  test('of doctor is in the exit code', async () => {
    const failing = { ...sound(), RATE_LIMIT_URL: 'redis://127.0.0.1:1' };
    expect(await redirected(['doctor'], reader, failing)).toEqual({
      exitCode: 1,
      complaints: 'Something is wrong; see above.\n',
    });
    expect(await redirected(['doctor'], reader, sound())).toEqual({ exitCode: 0, complaints: '' });
  });
});
