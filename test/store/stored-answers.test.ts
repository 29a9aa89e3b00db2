import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { releaseAbandonedKeys } from '../../src/store/idempotency.ts';
import { eraseAccount } from '../../src/usecases/erase-account.ts';
import { eraseSnap } from '../../src/usecases/erase-snap.ts';
import { DIALECTS } from './support/databases.ts';
import { openTestStore, type TestStore } from './support/open-test-store.ts';
import { accountWith, buySnap, capture, hold, NOON, newComms, withTraces } from './support/records.ts';

/** More than two steps of an erasure look at. */
const ANSWERS = 1200;

describe.each(DIALECTS)('a day of stored answers on %s', (dialect) => {
  let opened: TestStore;
  beforeAll(async () => {
    opened = await openTestStore(dialect);
  });
  afterAll(() => opened.dispose());

  /** Answers about the snaps numbered from 1,000,001 on, and last of all one about the given snap. */
  async function storeAnswers(accountId: number, snapId: number): Promise<void> {
    const rows = Array.from({ length: ANSWERS }, (_, place) => {
      const about = place === ANSWERS - 1 ? snapId : 1_000_001 + place;
      const answer = `{"status":201,"body":{"data":{"snapId":${about},"snapResponse":{}}}}`;
      const key = `key-${String(place).padStart(5, '0')}`;
      return { account_id: accountId, key, request_hash: 'h', started_at: NOON, answer };
    });
    await opened.store.write((handle) => handle.insertInto('idempotency').values(rows).execute());
  }
  const keysOf = (accountId: number) =>
    opened.store.handle
      .selectFrom('idempotency')
      .select('key')
      .where('account_id', '=', accountId)
      .orderBy('key')
      .execute();

  test('an erased snap takes the answer about it along, wherever it stands, and no other', async () => {
    const accountId = await accountWith(opened.store, 1);
    const snapId = await buySnap(opened.store, accountId);
    await storeAnswers(accountId, snapId);
    expect(await eraseSnap(withTraces(opened.store), { accountId, snapId })).toBe(true);
    const left = await keysOf(accountId);
    expect(left).toHaveLength(ANSWERS - 1);
    expect(left.at(-1)).toEqual({ key: 'key-01198' });
  });

  test('an erased snap takes the answer about its analysis along, and none about another', async () => {
    const { store } = opened;
    const accountId = await accountWith(store, 9);
    const commsIds: number[] = [];
    let snapId = 0;
    for (let count = 0; count < 2; count += 1) {
      snapId = await buySnap(store, accountId);
      const record = { kind: 'comms', comms: newComms(accountId, snapId) } as const;
      commsIds.push((await capture(store, await hold(store, accountId, 2), record))?.commsId ?? 0);
    }
    const rows = commsIds.map((commsId, place) => ({
      ...{ account_id: accountId, key: `key-${place}`, request_hash: 'h', started_at: NOON },
      answer: `{"status":201,"body":{"data":{"commsId":${commsId},"commsResponse":{}}}}`,
    }));
    await store.handle.insertInto('idempotency').values(rows).execute();
    expect(await eraseSnap(withTraces(store), { accountId, snapId })).toBe(true);
    expect(await keysOf(accountId)).toEqual([{ key: 'key-0' }]);
  });

  test('an erased account has none left', async () => {
    const accountId = await accountWith(opened.store, 1);
    const other = await accountWith(opened.store, 1);
    await storeAnswers(accountId, await buySnap(opened.store, accountId));
    await storeAnswers(other, await buySnap(opened.store, other));
    const { store } = opened;
    await eraseAccount(
      { store, clock: { now: () => NOON }, randomBytes },
      { id: accountId, email: 'a@example.com' },
    );
    expect(await keysOf(accountId)).toEqual([]);
    expect(await keysOf(other)).toHaveLength(ANSWERS);
  });

  test.runIf(dialect === 'sqlite')('abandoned requests are found without a look at answers', async () => {
    const { store } = opened;
    await releaseAbandonedKeys(store.handle, NOON);
    const plan = await sql<{ detail: string }>`explain query plan
      delete from idempotency where answer is null and started_at < ${NOON}`.execute(store.handle);
    expect(plan.rows.map(({ detail }) => detail).join()).toContain('USING INDEX idempotency_unanswered');
  });
});
