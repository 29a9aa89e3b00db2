import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compose, type Service } from '../../src/compose.ts';
import { loadConfig } from '../../src/config.ts';
import { type StandIn, startStandIn } from './stand-in-server.ts';

const SNAP = { name: 'Dana Reyes', notes: 'Dana asked where the 14% came from before anything else.' };
const PREDICTION = JSON.stringify({
  primary_code: 'DP-03',
  confidence: 'High',
  reasoning: 'Asked for the source.',
});

let folder: string;
let standIn: StandIn;
let service: Service | null = null;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'attune-upstream-'));
  standIn = await startStandIn();
});
afterEach(async () => {
  await service?.close();
  service = null;
  await standIn.close();
  await rm(folder, { recursive: true, force: true });
});

async function predictWith(settings: Record<string, string> = {}): Promise<Response> {
  const config = loadConfig({
    DATABASE_URL: `sqlite:${join(folder, 'attune.db')}`,
    UPSTREAM: 'openai-compatible',
    UPSTREAM_MODEL: 'stand-in',
    UPSTREAM_BASE_URL: standIn.baseUrl,
    UPSTREAM_TIMEOUT_MS: '5000',
    ...settings,
  });
  service ??= await compose(config, pino({ level: 'silent' }));
  const url = await service.app.listen({ port: 0, host: '127.0.0.1' });
  return fetch(`${url}/api/v1/snap`, {
    method: 'POST',
    headers: {
      'x-api-key': (await service.makeFirstAccount())?.key ?? '',
      'content-type': 'application/json',
    },
    body: JSON.stringify(SNAP),
  });
}

async function metrics(): Promise<string> {
  const answer = await service?.app.inject('/metrics');
  return answer?.body ?? '';
}

test('a model answers through the whole service, is named in X-Engine, never sees the name, and is charged once', async () => {
  standIn.plan({ kind: 'reply', text: PREDICTION });
  const answer = await predictWith();
  expect(answer.status).toBe(201);
  expect(answer.headers.get('x-engine')).toBe('openai-compatible/stand-in');
  expect(answer.headers.get('x-credits-remaining')).toBe('99');
  expect(await answer.json()).toMatchObject({
    data: { snapResponse: { name: 'Dana Reyes', profile: 'Analyzer', primary_code: 'DP-03', summary: null } },
  });
  expect(standIn.seen[0]?.body).not.toMatch(/Dana|Reyes/);
});

test('a call that the model fails at first is retried and charged once', async () => {
  standIn.plan({ kind: 'status', status: 500 }, { kind: 'reply', text: PREDICTION });
  const answer = await predictWith();
  expect(answer.status).toBe(201);
  expect(standIn.seen).toHaveLength(2);
  expect(answer.headers.get('x-credits-remaining')).toBe('99');
  expect(await metrics()).toContain(
    'attune_upstream_retries_total{provider="openai-compatible",operation="predict",cause="status_5xx"} 1',
  );
});

test('a model that refuses gives the documented 500 and costs nothing', async () => {
  standIn.plan({ kind: 'status', status: 401, body: '{"error":{"message":"bad key sk-secret"}}' });
  const answer = await predictWith();
  expect(answer.status).toBe(500);
  const text = await answer.text();
  expect(text).toContain('Failed to generate snap Please try again later');
  expect(text).not.toContain('sk-secret');
  expect(await metrics()).toContain('attune_credits_total{step="released",operation="predict_profile"} 1');
});

test('a secondary Visionary is the documented 500, also with the fallback', async () => {
  standIn.plan({ kind: 'reply', text: '{"primary_code":"DP-03","secondary_profile":"Visionary"}' });
  const answer = await predictWith({ UPSTREAM_FALLBACK: 'local' });
  expect(answer.status).toBe(500);
  expect(await answer.text()).toContain('Secondary profile predicted as Visionary which is not allowed');
});

test('with UPSTREAM_FALLBACK=local the embedded engine answers where the model fails, and X-Engine says so', async () => {
  standIn.plan({ kind: 'status', status: 404 });
  const answer = await predictWith({ UPSTREAM_FALLBACK: 'local' });
  expect(answer.status).toBe(201);
  expect(answer.headers.get('x-engine')).toMatch(/^local-profile\//);
  expect(await metrics()).toContain('attune_upstream_fallbacks_total{operation="predict"} 1');
});
