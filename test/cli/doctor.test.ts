import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
