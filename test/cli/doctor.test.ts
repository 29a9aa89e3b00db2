import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { startRedisStandIn } from '../store/support/redis-stand-in.ts';
import { runAttune } from '../support/attune-process.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'attune-doctor-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const doctor = (environment: Record<string, string>) =>
  runAttune(['doctor', '--json'], {
    environment: { DATABASE_URL: `sqlite:${join(folder, 'attune.db')}`, ...environment },
  });

test('doctor finds nothing wrong with the defaults', async () => {
  const { exitCode, output } = await doctor({});
  expect(exitCode).toBe(0);
  expect(JSON.parse(output)).toMatchObject({ ok: true });
});

test('doctor says that others may open the database file, and finds nothing wrong with that', async () => {
  const path = join(folder, 'shared.db');
  const environment = { DATABASE_URL: `sqlite:${path}` };
  await runAttune(['account', 'create', 'ada@example.com'], { environment });
  expect((await doctor(environment)).output).not.toContain('"files"');
  await chmod(path, 0o644);
  const { exitCode, output } = await doctor(environment);
  expect(exitCode).toBe(0);
  expect(JSON.parse(output).findings).toContainEqual({
    part: 'files',
    isWell: true,
    message: `Other users of this machine may open ${path}. If that is not meant: chmod 600 ${path}*`,
  });
});

test('doctor says that a database which a service has run on is gone', async () => {
  const path = join(folder, 'gone.db');
  await writeFile(`${path}.lock`, '');
  const { exitCode, output } = await doctor({ DATABASE_URL: `sqlite:${path}` });
  expect(exitCode).toBe(1);
  expect(output).toContain('it was moved, deleted or emptied');
});

test('doctor tells programs about settings that are no settings', async () => {
  const { exitCode, output } = await doctor({ PORT: 'abc' });
  expect(exitCode).toBe(1);
  expect(JSON.parse(output)).toMatchObject({
    ok: false,
    findings: [{ part: 'settings', isWell: false, message: expect.stringContaining('PORT') }],
  });
});

test('doctor counts nothing where the records cannot be reached', async () => {
  const { exitCode, output } = await doctor({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/attune' });
  expect(exitCode).toBe(1);
  expect(rateLimitFound(output)).toMatchObject({ isWell: false });
});

test('doctor advises nothing about the files of a folder', async () => {
  const { exitCode, output } = await doctor({ DATABASE_URL: `sqlite:${folder}` });
  expect(exitCode).toBe(1);
  expect(output).not.toContain('chmod');
});

const rateLimitFound = (output: string) =>
  JSON.parse(output).findings.find(({ part }: { readonly part: string }) => part === 'rate limit');

test('doctor counts a request where RATE_LIMIT_URL says', async () => {
  const redis = await startRedisStandIn();
  const { exitCode, output } = await doctor({ RATE_LIMIT_URL: redis.url });
  await redis.close();
  expect(exitCode).toBe(0);
  expect(rateLimitFound(output)).toEqual({
    part: 'rate limit',
    isWell: true,
    message: 'Requests are counted in Redis or Valkey, for all instances together.',
  });
});

test.each([
  [
    'redis://user:hidden-word@127.0.0.1:1',
    'No Redis or Valkey answers at the host and port of RATE_LIMIT_URL',
  ],
  [
    'postgres://user:hidden-word@127.0.0.1:1/a',
    'No PostgreSQL answers at the host and port of RATE_LIMIT_URL',
  ],
  [inject('postgresUrl'), 'The database that RATE_LIMIT_URL names has no table rate_window'],
])('doctor says that requests cannot be counted, why, and shows no password', async (url, words) => {
  const { exitCode, output, errors } = await doctor({ RATE_LIMIT_URL: url });
  expect(exitCode).toBe(1);
  expect(rateLimitFound(output)).toMatchObject({ isWell: false, message: expect.stringContaining(words) });
  expect(output + errors).not.toContain('hidden-word');
});

test('doctor says that a model which nobody serves cannot be reached, and shows no key', async () => {
  const { exitCode, output, errors } = await doctor({
    UPSTREAM: 'openai-compatible',
    UPSTREAM_MODEL: 'none',
    UPSTREAM_BASE_URL: 'http://127.0.0.1:9/v1',
    UPSTREAM_API_KEY: 'secret-of-the-model',
    UPSTREAM_TIMEOUT_MS: '3000',
  });
  expect(exitCode).toBe(1);
  expect(JSON.parse(output).findings.at(-1)).toMatchObject({ part: 'upstream', isWell: false });
  expect(output + errors).not.toContain('secret-of-the-model');
});

test('all that is wrong with the upstream settings is said at once', async () => {
  const { exitCode, errors } = await doctor({ UPSTREAM: 'openai-compatible' });
  expect(exitCode).toBe(1);
  expect(errors).toContain('UPSTREAM_MODEL must name a model');
  expect(errors).toContain('UPSTREAM_BASE_URL must be set');
});
