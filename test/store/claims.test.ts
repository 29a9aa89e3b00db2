import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { claimIdempotencyKey } from '../../src/store/idempotency.ts';
import { openTestStore, type TestStore } from './support/open-test-store.ts';
import { accountWith, NOON } from './support/records.ts';

let opened: TestStore;
beforeAll(async () => {
  opened = await openTestStore('postgres');
});
afterAll(() => opened.dispose());

test('a claim of an Idempotency-Key locks nothing of its account on postgres', async () => {
  const { store } = opened;
  const accountId = await accountWith(store, 5);
  const claim = { accountId, key: 'order-7', requestHash: 'x', startedAt: NOON };
  const locked = await store.write(async (handle) => {
    const horizon = { answersExpireBefore: 0, abandonedBefore: 0 };
    expect(await claimIdempotencyKey(handle, claim, horizon)).toEqual({ kind: 'claimed' });
    return sql`select id from account where id = ${accountId} for update nowait`.execute(store.handle);
  });
  expect(locked.rows).toHaveLength(1);
});
