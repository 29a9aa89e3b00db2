import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generateApiKey } from '../../src/domain/api-key.ts';
import { revokeApiKey } from '../../src/store/api-keys.ts';
import { createAuthenticator } from '../../src/usecases/authenticate.ts';
import { createApiKey } from '../../src/usecases/create-api-key.ts';
import { openTestStore, type TestStore } from './support/open-test-store.ts';
import { accountWith, NOON } from './support/records.ts';

const MAXIMUM_KNOWN_KEYS = 10_000;

let opened: TestStore;
beforeAll(async () => {
  opened = await openTestStore('sqlite');
});
afterAll(() => opened.dispose());

test('keys that were read a moment ago are known at once, and so many at most are remembered', async () => {
  const { store } = opened;
  const clock = { now: () => NOON };
  const accountId = await accountWith(store, 0);
  const created = await createApiKey({ store, clock, randomBytes }, { accountId, name: null });
  if (created.kind !== 'created') throw new Error(created.kind);
  const authenticator = createAuthenticator(store, clock);
  expect(await authenticator.authenticate(created.key)).toMatchObject({ accountId });
  expect(authenticator.authenticate(created.key)).toMatchObject({ accountId });
  for (let keys = 0; keys < MAXIMUM_KNOWN_KEYS; keys += 1) {
    expect(await authenticator.authenticate(generateApiKey(randomBytes))).toBeNull();
  }
  const readAnew = authenticator.authenticate(created.key);
  expect(readAnew).toBeInstanceOf(Promise);
  expect(await readAnew).toMatchObject({ accountId });
});

test('a key that was read before the clock was set back is read anew', async () => {
  const { store } = opened;
  let now = NOON;
  const clock = { now: () => now };
  const accountId = await accountWith(store, 0);
  const created = await createApiKey({ store, clock, randomBytes }, { accountId, name: null });
  if (created.kind !== 'created') throw new Error(created.kind);
  const authenticator = createAuthenticator(store, clock);
  expect(await authenticator.authenticate(created.key)).toMatchObject({ accountId });
  now = NOON - 3_600_000;
  await store.write((handle) => revokeApiKey(handle, created.keyId, now));
  expect(await authenticator.authenticate(created.key)).toBeNull();
});
