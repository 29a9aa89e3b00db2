import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertApiKey, listApiKeys, revokeApiKey } from '../../src/store/api-keys.ts';
import { createApiKey } from '../../src/usecases/create-api-key.ts';
import { rotateApiKey } from '../../src/usecases/rotate-api-key.ts';
import { DIALECTS } from './support/databases.ts';
import { openTestStore, type TestStore } from './support/open-test-store.ts';
import { accountWith, NOON } from './support/records.ts';

const HOUR = 60 * 60 * 1000;
const LONG_AGO = NOON - 1000 * HOUR;

describe.each(DIALECTS)('the keys of an account on %s', (dialect) => {
  let opened: TestStore;
  beforeAll(async () => {
    opened = await openTestStore(dialect);
  });
  afterAll(() => opened.dispose());

  const dependencies = (store = opened.store, now = NOON) => ({
    store,
    clock: { now: () => now },
    randomBytes,
  });

  /** So many keys made at that time; their numbers. */
  async function addKeys(accountId: number, count: number, createdAt: number): Promise<readonly number[]> {
    const key = (place: number) => ({
      ...{ accountId, name: null, shownPrefix: 'attune_x', createdAt },
      hash: `${accountId}-${createdAt}-${place}`,
    });
    return opened.store.write(async (handle) => {
      const numbers: number[] = [];
      for (let place = 0; place < count; place += 1) numbers.push(await insertApiKey(handle, key(place)));
      return numbers;
    });
  }

  test('are at most 100 active ones, however many are asked for at once', async () => {
    const accountId = await accountWith(opened.store, 0);
    const other = await accountWith(opened.store, 0);
    const [oldest = 0] = await addKeys(accountId, 98, LONG_AGO);
    const another = await opened.openAnother();
    const outcomes = await Promise.all(
      [opened.store, another, opened.store, another].map((store) =>
        createApiKey(dependencies(store), { accountId, name: null }),
      ),
    );
    await another.close();
    expect(outcomes.filter(({ kind }) => kind === 'created')).toHaveLength(2);
    expect(outcomes.find(({ kind }) => kind !== 'created')).toEqual({
      kind: 'too_many_keys',
      words: 'An account has at most 100 active keys. Revoke one that is no longer used.',
    });
    expect(await listApiKeys(opened.store.handle, accountId)).toHaveLength(100);
    expect(await createApiKey(dependencies(), { accountId: other, name: null })).toMatchObject({
      kind: 'created',
    });

    const rotation = { accountId, keyId: oldest, overlapMilliseconds: HOUR };
    expect(await rotateApiKey(dependencies(), rotation)).toMatchObject({ kind: 'rotated' });
    await opened.store.write((handle) => revokeApiKey(handle, oldest + 1, NOON));
    expect(await createApiKey(dependencies(), { accountId, name: null })).toMatchObject({ kind: 'created' });
  });

  test('have one successor each, however many are asked for at once', async () => {
    const accountId = await accountWith(opened.store, 0);
    const [keyId = 0] = await addKeys(accountId, 1, LONG_AGO);
    const another = await opened.openAnother();
    const outcomes = await Promise.all(
      [opened.store, another, opened.store, another].map((store) =>
        rotateApiKey(dependencies(store), { accountId, keyId, overlapMilliseconds: HOUR }),
      ),
    );
    await another.close();
    const others = outcomes.filter(({ kind }) => kind !== 'rotated');
    expect(others).toEqual(Array(3).fill({ kind: 'key_replaced', endsAt: NOON + HOUR }));
    expect(await listApiKeys(opened.store.handle, accountId)).toHaveLength(2);
  });

  test('have no successor once they are revoked, nor one of another account', async () => {
    const accountId = await accountWith(opened.store, 0);
    const other = await accountWith(opened.store, 0);
    const [keyId = 0] = await addKeys(accountId, 1, LONG_AGO);
    const rotate = (owner: number) =>
      rotateApiKey(dependencies(), { accountId: owner, keyId, overlapMilliseconds: HOUR });
    expect(await rotate(other)).toEqual({ kind: 'key_not_found' });
    await opened.store.write((handle) => revokeApiKey(handle, keyId, NOON));
    expect(await rotate(accountId)).toEqual({ kind: 'key_revoked' });
    expect(await listApiKeys(opened.store.handle, accountId)).toMatchObject([{ keyId, revokedAt: NOON }]);
  });

  test('are at most 100 made in a day, those included that were revoked or take the place of others', async () => {
    const accountId = await accountWith(opened.store, 0);
    const made = await addKeys(accountId, 100, NOON);
    await opened.store.write(async (handle) => {
      for (const keyId of made.slice(1)) await revokeApiKey(handle, keyId, NOON);
    });
    const refusal = {
      kind: 'too_many_keys',
      words: 'At most 100 keys are made for an account in 24 hours. Try again later.',
    };
    const rotation = { accountId, keyId: made[0] ?? 0, overlapMilliseconds: 0 };
    const justBefore = dependencies(opened.store, NOON + 24 * HOUR - 1);
    expect(await createApiKey(justBefore, { accountId, name: null })).toEqual(refusal);
    expect(await rotateApiKey(justBefore, rotation)).toEqual(refusal);
    const dayLater = dependencies(opened.store, NOON + 24 * HOUR);
    expect(await rotateApiKey(dayLater, rotation)).toMatchObject({ kind: 'rotated' });
    expect(await createApiKey(dayLater, { accountId, name: null })).toMatchObject({ kind: 'created' });
  });
});
