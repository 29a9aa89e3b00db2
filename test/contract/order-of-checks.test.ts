import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Attune,
  COMMS_PATH,
  DRAFT,
  expectError,
  expectRefusedKey,
  PERSON,
  SNAP_PATH,
  startAttune,
  type TestAccount,
} from '../support/attune.ts';
import { failingEngine, watchedEngine } from '../support/engines.ts';
import { exchange } from '../support/raw-http.ts';

const engine = watchedEngine(failingEngine);
let attune: Attune;
let poor: TestAccount;
let rich: TestAccount;
beforeAll(async () => {
  attune = await startAttune({ engine });
  poor = await attune.createAccountWithKey(0);
  rich = await attune.createAccountWithKey(10);
});
afterAll(() => attune.close());

const INSUFFICIENT = 'Insufficient API credits. Please add more credits to your account to continue.';
const NO_SNAP = 'Before adding comms, you need to create a snap first.';

describe('the checks come in the order of the contract', () => {
  it('1. the rate limit, before the key', async () => {
    const strict = await startAttune({ requestsPerMinute: 1 });
    await strict.send(SNAP_PATH);
    const reply = await strict.send(COMMS_PATH, { headers: { 'x-api-key': 'bad' }, body: '{' });
    await strict.close();
    expectError(reply, 429, 'ThrottlerException: Too Many Requests');
  });

  it.each([
    ['a body that is not JSON', '{'],
    ['no body', ''],
    ['a body over the limit', 'x'.repeat(300_000)],
    ['a wrong field', '{"name":1}'],
  ])('2. the key, before %s', async (_what, body) => {
    for (const path of [SNAP_PATH, COMMS_PATH])
      expectRefusedKey(
        await attune.send(path, {
          headers: { 'x-api-key': 'bad', 'content-type': 'application/json' },
          body,
        }),
      );
  });

  it('2. the key, before the body has arrived', async () => {
    const request = `POST ${SNAP_PATH} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`;
    expect(await exchange(attune.port, request)).toContain('HTTP/1.1 401');
  });

  it('3. the body, before the Idempotency-Key and the fields', async () => {
    const reply = await attune.predict(poor.key, '[]', { 'idempotency-key': 'a b' });
    expectError(reply, 400, 'The body must be a JSON object.', 'body_not_json');
  });

  it('4. the fields, before the snap and the credits', async () => {
    expectError(await attune.predict(poor.key, {}), 400, 'name must be a string');
    expectError(
      await attune.analyse(poor.key, { messageType: 'email', snapId: 999 }),
      400,
      'Message text must be at least 1 character long',
    );
  });

  it('5. the snap, before the credits', async () => {
    expectError(await attune.analyse(poor.key, { ...DRAFT, snapId: 999 }), 404, NO_SNAP);
  });

  it('6. the credits, before the upstream', async () => {
    const before = engine.calls();
    expectError(await attune.predict(poor.key, PERSON), 400, INSUFFICIENT);
    expectError(await attune.analyse(poor.key), 400, INSUFFICIENT);
    expect(engine.calls()).toBe(before);
  });

  it('7. the upstream comes last', async () => {
    const before = engine.calls();
    expectError(await attune.predict(rich.key), 500, 'Failed to generate snap Please try again later');
    expect(engine.calls()).toBe(before + 1);
  });
});
