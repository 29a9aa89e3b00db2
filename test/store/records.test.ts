import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findAccountByEmail, hasAnyAccount, insertAccount } from '../../src/store/accounts.ts';
import {
  findActiveApiKey,
  insertApiKey,
  listApiKeys,
  recordApiKeyUses,
  revokeApiKey,
} from '../../src/store/api-keys.ts';
import {
  claimIdempotencyKey,
  deleteExpiredAnswers,
  releaseAbandonedKeys,
  releaseIdempotencyKey,
  storeIdempotentAnswer,
} from '../../src/store/idempotency.ts';
import { findSnapReader } from '../../src/store/snaps.ts';
import { forgetExpiredAnswers } from '../../src/usecases/housekeeping.ts';
import { DIALECTS } from './support/databases.ts';
import { openTestStore, type TestStore } from './support/open-test-store.ts';
import { accountWith, buySnap, NOON } from './support/records.ts';

const HORIZON = { answersExpireBefore: NOON - 1000, abandonedBefore: NOON - 100 };

describe.each(DIALECTS)('records on %s', (dialect) => {
  let opened: TestStore;
  beforeAll(async () => {
    opened = await openTestStore(dialect);
  });
  afterAll(() => opened.dispose());

  test('an address has one account, and a second is refused without an error', async () => {
    const { store } = opened;
    expect(await hasAnyAccount(store.handle)).toBe(false);
    const account = await store.write((handle) => insertAccount(handle, 'ada@example.com', NOON));
    expect(account).toEqual({ id: expect.any(Number), email: 'ada@example.com' });
    expect(await store.write((handle) => insertAccount(handle, 'ada@example.com', NOON))).toBeNull();
    expect(await findAccountByEmail(store.handle, 'ada@example.com')).toEqual(account);
    expect(await findAccountByEmail(store.handle, 'bob@example.com')).toBeNull();
  });

  test('a key is found by its hash until the moment it is revoked, and an earlier revocation stands', async () => {
    const { store } = opened;
    const accountId = await accountWith(store, 0);
    const keyId = await store.write((handle) =>
      insertApiKey(handle, {
        accountId,
        name: 'crm',
        shownPrefix: 'attune_abc',
        hash: 'hash',
        createdAt: NOON,
      }),
    );
    expect(await findActiveApiKey(store.handle, 'hash', NOON)).toEqual({ keyId, accountId, revokedAt: null });
    expect(await store.write((handle) => revokeApiKey(handle, keyId, NOON + 10))).toBe(true);
    expect(await store.write((handle) => revokeApiKey(handle, keyId, NOON + 20))).toBe(true);
    expect(await findActiveApiKey(store.handle, 'hash', NOON + 9)).toEqual({
      keyId,
      accountId,
      revokedAt: NOON + 10,
    });
    expect(await findActiveApiKey(store.handle, 'hash', NOON + 10)).toBeNull();
    expect(await store.write((handle) => revokeApiKey(handle, 999_999, NOON))).toBe(false);
  });

  test('the last use of a key moves forward only', async () => {
    const { store } = opened;
    const accountId = await accountWith(store, 0);
    const keyId = await store.write((handle) =>
      insertApiKey(handle, {
        accountId,
        name: null,
        shownPrefix: 'attune_def',
        hash: 'other',
        createdAt: NOON,
      }),
    );
    for (const time of [NOON + 7, NOON + 3]) {
      await store.write((handle) => recordApiKeyUses(handle, new Map([[keyId, time]])));
    }
    const [listing] = await listApiKeys(store.handle, accountId);
    expect(listing).toEqual({
      keyId,
      name: null,
      shownPrefix: 'attune_def',
      createdAt: NOON,
      lastUsedAt: NOON + 7,
      revokedAt: null,
    });
  });

  test('a snap is found with its owner and codes, and no other number is', async () => {
    const { store } = opened;
    const accountId = await accountWith(store, 1);
    const snapId = await buySnap(store, accountId);
    expect(await findSnapReader(store.handle, snapId)).toEqual({
      accountId,
      primaryCode: 'DP-03',
      secondaryCode: null,
    });
    expect(await findSnapReader(store.handle, Number.MAX_SAFE_INTEGER)).toBeNull();
  });

  test('an Idempotency-Key stands for one request until its answer expires', async () => {
    const { store } = opened;
    const accountId = await accountWith(store, 0);
    const claim = { accountId, key: 'k', requestHash: 'h', startedAt: NOON };
    const ask = (changes: object, horizon = HORIZON) =>
      store.step((handle) => claimIdempotencyKey(handle, { ...claim, ...changes }, horizon));
    expect(await ask({})).toEqual({ kind: 'claimed' });
    expect(await ask({ startedAt: NOON + 1 })).toEqual({ kind: 'in_progress' });
    const justNow = { answersExpireBefore: NOON, abandonedBefore: NOON };
    expect(await ask({ startedAt: NOON + 1 }, justNow)).toEqual({ kind: 'in_progress' });
    expect(await ask({ requestHash: 'x' })).toEqual({ kind: 'reused' });
    await store.step((handle) => storeIdempotentAnswer(handle, claim, '{"status":201}'));
    expect(await ask({})).toEqual({ kind: 'answered', answer: '{"status":201}' });
    const later = { answersExpireBefore: NOON + 1, abandonedBefore: NOON };
    expect(await ask({ startedAt: NOON + 2000 }, later)).toEqual({ kind: 'claimed' });
  });

  test('of many that claim one Idempotency-Key at once, one runs', async () => {
    const { store } = opened;
    const accountId = await accountWith(store, 0);
    const claim = { accountId, key: 'race', requestHash: 'h', startedAt: NOON };
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => store.step((handle) => claimIdempotencyKey(handle, claim, HORIZON))),
    );
    expect(outcomes.filter(({ kind }) => kind === 'claimed')).toHaveLength(1);
    expect(outcomes.filter(({ kind }) => kind === 'in_progress')).toHaveLength(19);
  });

  test('a key given back can be claimed again, but a stored answer is not given up', async () => {
    const { store } = opened;
    const accountId = await accountWith(store, 0);
    const claim = { accountId, key: 'back', requestHash: 'h', startedAt: NOON };
    const ask = () => store.step((handle) => claimIdempotencyKey(handle, claim, HORIZON));
    await ask();
    await store.step((handle) => releaseIdempotencyKey(handle, claim));
    expect(await ask()).toEqual({ kind: 'claimed' });
    await store.step((handle) => storeIdempotentAnswer(handle, claim, 'answer'));
    await store.step((handle) => releaseIdempotencyKey(handle, claim));
    expect(await ask()).toEqual({ kind: 'answered', answer: 'answer' });
  });

  test('housekeeping deletes all expired answers, however many there are', async () => {
    const { store } = opened;
    const accountId = await accountWith(store, 0);
    const rows = Array.from({ length: 1200 }, (_, place) => ({
      account_id: accountId,
      key: `old-${place}`,
      request_hash: 'h',
      started_at: 1,
      answer: '{}',
    }));
    await store.handle.insertInto('idempotency').values(rows).execute();
    await forgetExpiredAnswers({ store, clock: { now: () => NOON }, abandonedAfterMilliseconds: 0 });
    const left = await store.handle
      .selectFrom('idempotency')
      .select('key')
      .where('account_id', '=', accountId)
      .execute();
    expect(left).toEqual([]);
  });

  test('housekeeping deletes expired answers and gives back claims whose process is gone', async () => {
    const { store } = opened;
    const accountId = await accountWith(store, 0);
    const claim = (key: string, startedAt: number) => ({ accountId, key, requestHash: 'h', startedAt });
    const expired = claim('expired', NOON - 5000);
    const fresh = claim('fresh', HORIZON.answersExpireBefore);
    const running = claim('running', HORIZON.abandonedBefore);
    for (const each of [expired, claim('abandoned', HORIZON.abandonedBefore - 1), fresh, running]) {
      await store.step((handle) => claimIdempotencyKey(handle, each, HORIZON));
    }
    for (const each of [expired, fresh])
      await store.step((handle) => storeIdempotentAnswer(handle, each, 'a'));
    await store.step((handle) => releaseAbandonedKeys(handle, HORIZON.abandonedBefore));
    expect(await store.step((handle) => deleteExpiredAnswers(handle, HORIZON))).toBe(1);
    const left = await store.handle
      .selectFrom('idempotency')
      .select('key')
      .where('account_id', '=', accountId)
      .orderBy('key')
      .execute();
    expect(left).toEqual([{ key: 'fresh' }, { key: 'running' }]);
  });
});
