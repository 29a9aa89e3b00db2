import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Attune, startAttune, type TestAccount } from '../support/attune.ts';
import { ANALYSIS, PREDICTION, steadyEngine, throwingEngine, watchedEngine } from '../support/engines.ts';

const engine = watchedEngine();
let attune: Attune;
let account: TestAccount;
beforeAll(async () => {
  attune = await startAttune({ engine });
  account = await attune.createAccountWithKey(100);
});
afterAll(() => attune.close());

const SECRETS = {
  name: 'Quentin Secretname',
  notes: 'Secretnotes about the merger.',
  ageRange: 'secretage',
  jobType: 'secretjob',
  messageText: 'Secretmessage for the board.',
};

/** The line is written after the answer has left; asking again lets it be written first. */
async function logAfter(...requests: (() => Promise<unknown>)[]): Promise<string> {
  for (const ask of requests) await ask();
  await attune.send('/healthz', { method: 'GET' });
  return attune.logLines.join('');
}

it('a log line tells request, account, key, cost, duration and engine', async () => {
  const log = await logAfter(() => attune.predict(account.key, SECRETS, { 'x-request-id': 'traced' }));
  const line = log.split('\n').find((text) => text.includes('traced')) ?? '{}';
  expect(JSON.parse(line)).toMatchObject({
    requestId: 'traced',
    method: 'POST',
    route: '/api/v1/snap',
    status: 201,
    accountId: account.accountId,
    keyId: account.keyId,
    cost: 1,
    engine: 'steady/1',
    durationMs: expect.any(Number),
  });
});

it('no log line holds a key, notes, a message or a result', async () => {
  const body = { ...SECRETS, messageType: 'email', primaryCode: 'DP-03' };
  const log = await logAfter(
    () => attune.predict(account.key, body),
    () => attune.analyse(account.key, body),
    () => attune.predict(account.key, { ...body, name: 7 }),
    () => attune.predict(account.key, `{"notes":"${SECRETS.notes}`),
    () => attune.predict('attune_wrongkey', body),
    () => attune.predict(account.key, body, { 'idempotency-key': 'secretidempotency' }),
    () => attune.send('/secretpath?notes=secretquery'),
    async () => {
      engine.become(throwingEngine(`failed on ${SECRETS.notes} with ${account.key}`));
      await attune.predict(account.key, body);
      engine.become(steadyEngine);
    },
  );
  expect(log.split('\n').length).toBeGreaterThan(8);
  expect(log).not.toContain(account.key.slice(0, 20));
  expect(log).not.toMatch(/secret/i);
  expect(log).not.toContain('wrongkey');
  expect(log).not.toContain(PREDICTION.reasoning);
  expect(log).not.toContain(ANALYSIS.rewrite);
});

it('an unexpected fault is logged with its place and without what a record held', async () => {
  const broken = await startAttune();
  const { key } = await broken.createAccountWithKey(5);
  await broken.predict(key);
  await broken.store.handle.schema.dropTable('credit_ledger').execute();
  await broken.predict(key, SECRETS);
  const log = broken.logLines.join('');
  await broken.close();
  expect(log).toContain('unexpected error');
  expect(log).toMatch(/"errorCode":"SQLITE_ERROR"/);
  expect(log).toContain('credit-ledger.ts');
  expect(log).not.toMatch(/secret/i);
});

it('a flood over the rate limit writes a line a second, which says how many it stands for', async () => {
  const limited = await startAttune({ requestsPerMinute: 1 });
  const { key } = await limited.createAccountWithKey(5);
  const refusals = () =>
    limited.logLines.map((line) => JSON.parse(line)).filter(({ status }) => status === 429);
  await limited.predict(key);
  for (let request = 0; request < 5; request += 1) await limited.predict(key);
  limited.clock.advance(1000);
  await limited.predict(key);
  await limited.send('/healthz', { method: 'GET' });
  await limited.close();
  expect(refusals().map(({ refused }) => refused)).toEqual([1, 5]);
  expect(refusals()[1]).toMatchObject({ method: 'POST', route: '/api/v1/snap', errorCode: 'rate_limited' });
});

it('a full disk is told of once with its reason, though nobody asks /readyz, and its calls in a few lines', async () => {
  const full = await startAttune();
  const { key } = await full.createAccountWithKey(100);
  await full.predict(key);
  await sql`pragma max_page_count = 1`.execute(full.store.handle);
  const notes = 'Asks for sources. '.repeat(2500);
  const statuses = [];
  for (let call = 0; call < 20; call += 1)
    statuses.push((await full.predict(key, { name: 'Dana', notes })).status);
  expect(statuses.slice(-10)).toEqual(Array.from({ length: 10 }, () => 500));
  await expect.poll(() => full.logLines.join('')).toContain('"not ready"');
  const lines = full.logLines.map((line): Record<string, unknown> => JSON.parse(line));
  const said = (words: string) => lines.filter(({ msg }) => msg === words);
  expect(said('not ready')).toMatchObject([{ reason: 'The disk of the database is full. (SQLITE_FULL)' }]);
  expect(said('unexpected error').length).toBeLessThanOrEqual(2);
  expect(said('answered').filter(({ status }) => status === 500)).toMatchObject([{ failed: 1 }]);
  await full.close();
});
