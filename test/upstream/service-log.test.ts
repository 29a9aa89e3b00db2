import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compose, type Service } from '../../src/compose.ts';
import { loadConfig } from '../../src/config.ts';
import { type Behaviour, type StandIn, startStandIn } from './stand-in-server.ts';

const WARN = 40;
const SNAP = { name: 'Dana Reyes', notes: 'Dana asked where the 14% came from before anything else.' };
const PREDICTION = '{"primary_code":"DP-03","confidence":"High"}';

let folder: string;
let standIn: StandIn;
let service: Service;
let lines: string[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'attune-upstream-log-'));
  standIn = await startStandIn();
  lines = [];
});
afterEach(async () => {
  await service.close();
  await standIn.close();
  await rm(folder, { recursive: true, force: true });
});

async function predictTimes(times: number, settings: Record<string, string>, ...plan: Behaviour[]) {
  standIn.plan(...plan);
  const config = loadConfig({
    DATABASE_URL: `sqlite:${join(folder, 'attune.db')}`,
    UPSTREAM: 'openai-compatible',
    UPSTREAM_MODEL: 'stand-in',
    UPSTREAM_API_KEY: 'sk-secret',
    UPSTREAM_BASE_URL: standIn.baseUrl,
    ...settings,
  });
  service = await compose(
    config,
    pino({ level: 'info' }, { write: (line: string) => void lines.push(line) }),
  );
  const key = (await service.makeFirstAccount())?.key ?? '';
  const statuses: number[] = [];
  for (let call = 0; call < times; call += 1) {
    const answer = await service.app.inject({
      method: 'POST',
      url: '/api/v1/snap',
      headers: { 'x-api-key': key },
      payload: SNAP,
    });
    statuses.push(answer.statusCode);
  }
  return statuses;
}

const logged = () => lines.map((line) => JSON.parse(line));
const warnings = () => logged().filter(({ level }) => level === WARN);

test.each([
  [{ UPSTREAM_FALLBACK: 'local' }, 201],
  [{}, 500],
])(
  'a model that refuses every call is in the log once, with its outcome and status: %j',
  async (settings, status) => {
    const refusal: Behaviour = { kind: 'status', status: 401, body: '{"error":"bad key sk-secret"}' };
    expect(await predictTimes(7, settings, refusal)).toEqual(Array(7).fill(status));
    expect(warnings()).toMatchObject([
      { msg: 'upstream failed', operation: 'predict', outcome: 'refused', fault: 'status', status: 401 },
    ]);
    expect(lines.join('')).not.toMatch(/sk-secret|Dana|14%/);
  },
);

test('a reply in which nothing can be read is in the log as such', async () => {
  await predictTimes(1, {}, { kind: 'reply', text: 'I cannot help with that.' });
  expect(warnings()).toMatchObject([{ msg: 'upstream failed', outcome: 'unreadable_reply', fault: null }]);
});

test('a breaker that opens is in the log, and so are the calls that it then fails', async () => {
  await predictTimes(
    6,
    { UPSTREAM_FALLBACK: 'local' },
    ...Array.from({ length: 5 }, () => ({ kind: 'raw', body: '<html>' }) as const),
    { kind: 'reply', text: PREDICTION },
  );
  expect(warnings().map(({ msg, outcome }) => outcome ?? msg)).toEqual([
    'unreadable_reply',
    'upstream breaker open: calls fail at once for a while',
    'breaker_open',
  ]);
});

test('a model that answers after it failed is said to answer again, once', async () => {
  await predictTimes(3, {}, { kind: 'status', status: 404 }, { kind: 'reply', text: PREDICTION });
  expect(logged().filter(({ msg }) => msg === 'upstream answers again')).toHaveLength(1);
});
