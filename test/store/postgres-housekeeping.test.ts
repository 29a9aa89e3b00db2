import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eraseCommsTextsBefore } from '../../src/store/account-texts.ts';
import {
  claimIdempotencyKey,
  deleteExpiredAnswers,
  storeIdempotentAnswer,
} from '../../src/store/idempotency.ts';
import { untilItWaits } from './support/lock-waits.ts';
import { openTestStore, type TestStore } from './support/open-test-store.ts';
import { accountWith, buySnap, capture, hold, NOON, newComms } from './support/records.ts';

describe('housekeeping on postgres leaves alone what is made anew while it', () => {
  let opened: TestStore;
  beforeAll(async () => {
    opened = await openTestStore('postgres');
  });
  afterAll(() => opened.dispose());

  test('deletes expired answers: a request that runs under the same Idempotency-Key', async () => {
    const { store } = opened;
    const accountId = await accountWith(store, 0);
    const expired = { accountId, key: 'k', requestHash: 'h', startedAt: NOON - 1 };
    const horizon = { answersExpireBefore: NOON, abandonedBefore: NOON };
    await claimIdempotencyKey(store.handle, expired, horizon);
    await storeIdempotentAnswer(store.handle, expired, '{}');
    const running = { ...expired, startedAt: NOON };
    const sweep = await store.write(async (handle) => {
      expect(await claimIdempotencyKey(handle, running, horizon)).toEqual({ kind: 'claimed' });
      const deleting = deleteExpiredAnswers(store.handle, horizon);
      await untilItWaits(store, deleting);
      return { deleting };
    });
    expect(await sweep.deleting).toBe(0);
    expect(await claimIdempotencyKey(store.handle, running, horizon)).toEqual({ kind: 'in_progress' });
  });

  test('erases old texts: an analysis of the same snap', async () => {
    const { store } = opened;
    const accountId = await accountWith(store, 5);
    const snapId = await buySnap(store, accountId);
    const commsAt = (text: string, savedAt: number) =>
      ({ kind: 'comms', comms: { ...newComms(accountId, snapId, text), savedAt } }) as const;
    await capture(store, await hold(store, accountId, 2), commsAt('old', NOON - 1));
    const held = await hold(store, accountId, 2);
    const record = commsAt('new', NOON);
    const sweep = await store.write(async (handle) => {
      await store.credits.capture(handle, { hold: held, keyId: 1, capturedAt: NOON, record });
      const erasing = eraseCommsTextsBefore(store.handle, NOON);
      await untilItWaits(store, erasing);
      return { erasing };
    });
    expect(await sweep.erasing).toBe(0);
    const kept = await store.handle.selectFrom('comms').select('message_text').execute();
    expect(kept).toEqual([{ message_text: 'new' }]);
  });
});
