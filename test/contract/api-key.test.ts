import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generateApiKey, hashApiKey } from '../../src/domain/api-key.ts';
import { listApiKeys, revokeApiKey } from '../../src/store/api-keys.ts';
import {
  type Attune,
  COMMS_PATH,
  expectRefusedKey,
  PERSON,
  SNAP_PATH,
  startAttune,
  type TestAccount,
} from '../support/attune.ts';
import { exchange } from '../support/raw-http.ts';

let attune: Attune;
let account: TestAccount;
beforeAll(async () => {
  attune = await startAttune();
  account = await attune.createAccountWithKey(100);
});
afterAll(() => attune.close());

const json = { 'content-type': 'application/json' };

describe.each([SNAP_PATH, COMMS_PATH])('on %s the key is refused', (path) => {
  it('when it is missing', async () => {
    expectRefusedKey(await attune.send(path, { headers: json, body: PERSON }));
  });

  it.each([
    ['empty', ''],
    ['too short', 'attune_abc'],
    ['of another make', 'sk-0123456789012345678901234567890123456789'],
    ['well formed but never issued', generateApiKey(randomBytes)],
    ['in the wrong place', 'Bearer x'],
  ])('when it is %s', async (_how, key) => {
    expectRefusedKey(await attune.send(path, { headers: { ...json, 'x-api-key': key }, body: PERSON }));
  });

  it('when one character is mistyped', async () => {
    const last = account.key.at(-1) === 'A' ? 'B' : 'A';
    const key = account.key.slice(0, -1) + last;
    expectRefusedKey(await attune.send(path, { headers: { ...json, 'x-api-key': key }, body: PERSON }));
  });

  it('when it is sent twice', async () => {
    const request = [
      `POST ${path} HTTP/1.1`,
      'Host: localhost',
      'Connection: close',
      `x-api-key: ${account.key}`,
      `x-api-key: ${account.key}`,
      'Content-Length: 0',
      '\r\n',
    ].join('\r\n');
    expect(await exchange(attune.port, request)).toContain('HTTP/1.1 401');
  });

  it('with the three rate-limit headers on the answer', async () => {
    const { headers } = await attune.send(path, { headers: json, body: PERSON });
    for (const name of ['limit', 'remaining', 'reset'])
      expect(headers.get(`x-ratelimit-${name}`)).toMatch(/^\d+$/);
  });
});

describe('an API key', () => {
  it('that is revoked stops within one second', async () => {
    const { key, keyId } = await attune.createAccountWithKey(10);
    expect((await attune.predict(key)).status).toBe(201);
    await attune.store.write((handle) => revokeApiKey(handle, keyId, attune.clock.now()));
    attune.clock.advance(1000);
    expectRefusedKey(await attune.predict(key));
  });

  it('that is revoked from a coming moment on works until then', async () => {
    const { key, keyId } = await attune.createAccountWithKey(10);
    const revokedAt = attune.clock.now() + 100;
    await attune.store.write((handle) => revokeApiKey(handle, keyId, revokedAt));
    expect((await attune.predict(key)).status).toBe(201);
    attune.clock.advance(99);
    expect((await attune.predict(key)).status).toBe(201);
    attune.clock.advance(1);
    expectRefusedKey(await attune.predict(key));
  });

  it('that was refused as unknown works within a second of being issued', async () => {
    const key = generateApiKey(randomBytes);
    expectRefusedKey(await attune.predict(key));
    const { keyId } = await attune.createAccountWithKey(1);
    await attune.store.handle
      .updateTable('api_key')
      .set({ hash: hashApiKey(key) })
      .where('id', '=', keyId)
      .execute();
    attune.clock.advance(1000);
    expect((await attune.predict(key)).status).toBe(201);
  });

  it('is kept as a hash only', async () => {
    const fresh = await attune.createAccountWithKey(0);
    const rows = await attune.store.handle.selectFrom('api_key').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(fresh.key);
    const [listed] = await listApiKeys(attune.store.handle, fresh.accountId);
    expect(fresh.key.startsWith(listed?.shownPrefix ?? '?')).toBe(true);
    expect(Object.keys(listed ?? {})).not.toContain('hash');
  });
});
