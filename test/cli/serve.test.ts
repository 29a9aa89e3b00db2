import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runAttune } from '../support/attune-process.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'attune-test-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Starts the built service on the given database and reads until its last line of interest. */
async function startService(lastLine: RegExp, database = 'attune.db') {
  const environment = {
    ...process.env,
    PORT: '0',
    DATABASE_URL: `sqlite:${join(folder, database)}`,
    SHUTDOWN_GRACE_MS: '0',
  };
  const child = spawn(process.execPath, ['dist/main.js'], {
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line);
    if (lastLine.test(line)) break;
  }
  child.stdout.resume();
  return {
    lines,
    async stop() {
      child.kill('SIGTERM');
      const [exitCode] = (await once(child, 'exit')) as [number | null];
      return exitCode;
    },
  };
}

it('the first start prints a key and a curl line that works, and later starts print neither', async () => {
  const first = await startService(/^curl /);
  const curl = first.lines.at(-1) ?? '';
  const [, url = '', key = '', body = ''] =
    /^curl -s (\S+) -H 'x-api-key: (\w+)' .* -d '(.*)'$/.exec(curl) ?? [];
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'x-api-key': key, 'content-type': 'application/json' },
    body,
  });
  expect(response.status).toBe(201);
  expect(response.headers.get('x-credits-remaining')).toBe('99');
  expect(await first.stop()).toBe(0);

  const second = await startService(/"listening"/);
  const { address, database } = JSON.parse(second.lines.at(-1) ?? '{}') as Record<string, string>;
  expect(database).toBe(`sqlite:${join(folder, 'attune.db')}`);
  const again = await fetch(`${address}/api/v1/snap`, {
    method: 'POST',
    headers: { 'x-api-key': key, 'content-type': 'application/json' },
    body,
  });
  expect(again.headers.get('x-credits-remaining')).toBe('98');
  expect(await second.stop()).toBe(0);
  expect(second.lines.join('\n')).not.toContain('attune_');
});

it('wrong settings stop the start with all faults in one message and no value in it', async () => {
  const environment = { PORT: 'http-secret', RATE_LIMIT_PER_MINUTE: '0', TRUST_PROXY: 'true' };
  const { exitCode, errors, output } = await runAttune(['serve'], { environment });
  expect(exitCode).toBe(78);
  expect(output).toBe('');
  for (const name of Object.keys(environment)) expect(errors).toContain(name);
  expect(errors).not.toContain('http-secret');
});

it('a first start that finds its port taken touches no database, so that the next one still prints a key', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const path = join(folder, 'untouched.db');
  const environment = { PORT: String(port), DATABASE_URL: `sqlite:${path}` };
  const { exitCode, errors } = await runAttune(['serve'], { environment });
  other.close();
  expect(exitCode).toBe(1);
  expect(errors).toContain(`PORT ${port}`);
  expect(existsSync(path)).toBe(false);
  const next = await startService(/^curl /, 'untouched.db');
  expect(next.lines.at(-1)).toMatch(/x-api-key: attune_/);
  expect(await next.stop()).toBe(0);
});

it('a supervisor that runs npm start stops the service by a signal to npm', async () => {
  const environment = { PORT: '0', DATABASE_URL: `sqlite:${join(folder, 'npm.db')}`, SHUTDOWN_GRACE_MS: '0' };
  const npm = spawn('npm', ['start', '--silent'], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  // Its output ends when the service has ended, too, and not npm alone.
  for await (const line of createInterface({ input: npm.stdout })) {
    lines.push(line);
    if (line.startsWith('curl ')) npm.kill('SIGTERM');
  }
  expect(lines.at(-1)).toContain('"stopped"');
});
