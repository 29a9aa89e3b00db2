import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertApiKey, recordApiKeyUses } from '../../src/store/api-keys.ts';
import type { Store } from '../../src/store/store.ts';
import { createAuthenticator } from '../../src/usecases/authenticate.ts';
import { createApiKey } from '../../src/usecases/create-api-key.ts';
import { untilItWaits } from './support/lock-waits.ts';
import { openTestStore, type TestStore } from './support/open-test-store.ts';
import { accountWith, NOON } from './support/records.ts';

let opened: TestStore;
beforeAll(async () => {
  opened = await openTestStore('postgres');
});
afterAll(() => opened.dispose());

test('the uses of keys are written in the order of the keys on postgres, so that two instances never lock each other out', async () => {
  const { store } = opened;
  const key = {
    accountId: await accountWith(store, 5),
    name: null,
    shownPrefix: 'attune_x',
    createdAt: NOON,
  };
  const [first, second] = await store.write(async (handle) => [
    await insertApiKey(handle, { ...key, hash: 'first' }),
    await insertApiKey(handle, { ...key, hash: 'second' }),
  ]);
  if (first === undefined || second === undefined) throw new Error('No keys were made.');
  let recording = Promise.resolve();
  const free = await store.write(async (handle) => {
    await sql`select from api_key where id = ${first} for update`.execute(handle);
    const uses = new Map([second, first].map((keyId) => [keyId, NOON + 1]));
    recording = store.write((other) => recordApiKeyUses(other, uses));
    await untilItWaits(store, recording);
    return sql`select from api_key where id = ${second} for update skip locked`.execute(store.handle);
  });
  await recording;
  expect(free.rows).toHaveLength(1);
  const { rows } = await sql`select last_used_at from api_key order by id`.execute(store.handle);
  expect(rows).toEqual([{ last_used_at: NOON + 1 }, { last_used_at: NOON + 1 }]);
});

test('a use that cannot be written down is written the next time', async () => {
  const { store } = opened;
  const clock = { now: () => NOON };
  const accountId = await accountWith(store, 5);
  const created = await createApiKey({ store, clock, randomBytes }, { accountId, name: null });
  if (created.kind !== 'created') throw new Error(created.kind);
  let isAway = true;
  const unreliable: Store = {
    ...store,
    write: (job) => (isAway ? Promise.reject(new Error('away')) : store.write(job)),
  };
  const authenticator = createAuthenticator(unreliable, clock);
  await authenticator.authenticate(created.key);
  await expect(authenticator.flushUses()).rejects.toThrow('away');
  isAway = false;
  await authenticator.flushUses();
  const { rows } = await sql`select last_used_at from api_key where id = ${created.keyId}`.execute(
    store.handle,
  );
  expect(rows).toEqual([{ last_used_at: NOON }]);
});
