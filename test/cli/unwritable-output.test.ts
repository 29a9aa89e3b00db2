import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
