import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Attune, PERSON, SNAP_PATH, startAttune, type TestAccount } from '../support/attune.ts';

let attune: Attune;
let account: TestAccount;
beforeAll(async () => {
  attune = await startAttune();
  account = await attune.createAccountWithKey(10);
});
afterAll(() => attune.close());

describe('X-Request-Id', () => {
  it('is on every answer, another one each time', async () => {
    const replies = [
      await attune.predict(account.key),
      await attune.predict('nobody'),
      await attune.predict(account.key, {}),
      await attune.send('/nowhere'),
      await attune.send('/healthz', { method: 'GET' }),
    ];
    const ids = replies.map((reply) => reply.headers.get('x-request-id'));
    for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(['order-4711', 'a', 'x'.repeat(128), 'A.b_c~d:e/f+g=h-j'])(
    'is the own one of the caller: %s',
    async (id) => {
      const reply = await attune.predict('nobody', PERSON, { 'x-request-id': id });
      expect(reply.headers.get('x-request-id')).toBe(id);
    },
  );

  it.each(['', 'two words', 'x'.repeat(129), '<script>', '"quoted"', 'ada@example.com'])(
    'is not the own one if it is unsafe: %s',
    async (id) => {
      const reply = await attune.predict('nobody', PERSON, { 'x-request-id': id });
      expect(reply.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    },
  );
});

describe('X-Credits-Remaining', () => {
  it('is on 201 and tells what is left', async () => {
    const own = await attune.createAccountWithKey(5);
    expect((await attune.predict(own.key)).headers.get('x-credits-remaining')).toBe('4');
    expect((await attune.analyse(own.key)).headers.get('x-credits-remaining')).toBe('2');
  });

  it('is on the insufficient-credits 400', async () => {
    const own = await attune.createAccountWithKey(1);
    const reply = await attune.analyse(own.key);
    expect(reply.status).toBe(400);
    expect(reply.headers.get('x-credits-remaining')).toBe('1');
  });

  it('is on no other error', async () => {
    for (const reply of [await attune.predict(account.key, {}), await attune.predict('nobody')])
      expect(reply.headers.get('x-credits-remaining')).toBeNull();
  });
});

describe('X-Engine and X-Error-Code', () => {
  it('X-Engine names on 201 what made the result, and X-Error-Code is missing', async () => {
    for (const { headers } of [await attune.predict(account.key), await attune.analyse(account.key)]) {
      expect(headers.get('x-engine')).toBe('steady/1');
      expect(headers.get('x-error-code')).toBeNull();
    }
  });

  it('X-Error-Code is in lower_snake_case on every error, and X-Engine is missing', async () => {
    const replies = [
      await attune.predict(account.key, {}),
      await attune.predict('nobody'),
      await attune.send('/nowhere'),
      await attune.send(SNAP_PATH, { method: 'GET' }),
    ];
    for (const { headers } of replies) {
      expect(headers.get('x-error-code')).toMatch(/^[a-z]+(_[a-z]+)*$/);
      expect(headers.get('x-engine')).toBeNull();
    }
  });
});
