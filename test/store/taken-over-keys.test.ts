import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Engine } from '../../src/engine/engine.ts';
import { releaseAbandonedKeys } from '../../src/store/idempotency.ts';
import { answerOnce } from '../../src/usecases/answer-once.ts';
import { createFailedCalls } from '../../src/usecases/failed-calls.ts';
import { predictProfile } from '../../src/usecases/predict-profile.ts';
import { heldEngine, steadyEngine } from '../support/engines.ts';
import { DIALECTS } from './support/databases.ts';
import { openTestStore, type TestStore } from './support/open-test-store.ts';
import { accountWith, balanceOf, NOON } from './support/records.ts';

const ABANDONED_AFTER_MILLISECONDS = 60_000;
const LATER = NOON + ABANDONED_AFTER_MILLISECONDS + 1;

describe.each(DIALECTS)('a call on %s that took so long that its Idempotency-Key was given up', (dialect) => {
  let opened: TestStore;
  beforeAll(async () => {
    opened = await openTestStore(dialect);
  });
  afterAll(() => opened.dispose());

  /** One call under the same key; `now` is when it comes. */
  function predict(accountId: number, now: number, engine: Engine) {
    const { store } = opened;
    const clock = { now: () => now };
    const failedCalls = createFailedCalls({ store, clock });
    return answerOnce<{ status: number; snapId: number }>(
      { store, clock, abandonedAfterMilliseconds: ABANDONED_AFTER_MILLISECONDS },
      { accountId, key: 'once', path: '/', body: '' },
      async (remember) => {
        const outcome = await predictProfile(
          { store, clock, engine, failedCalls, helper: null, observer: { credits: () => {} } },
          {
            caller: { accountId, keyId: 1 },
            requestId: 'request',
            request: { name: 'Dana', notes: 'Asks for sources.', ageRange: null, jobType: null },
            signal: new AbortController().signal,
            remember: remember && ((handle, { snapId }) => remember(handle, { status: 201, snapId })),
          },
        );
        if (outcome.kind !== 'predicted') throw new Error(outcome.kind);
        return { status: 201, snapId: outcome.snap.snapId };
      },
    );
  }
  const snapsOf = (accountId: number) =>
    opened.store.handle.selectFrom('snap').select('id').where('account_id', '=', accountId).execute();

  test.each([true, false])('is not charged beside its retry (immediate engine: %s)', async (isImmediate) => {
    const accountId = await accountWith(opened.store, 5);
    const engine = heldEngine();
    const first = predict(accountId, NOON, { ...engine, isImmediate });
    await engine.waiting(1);
    const retried = await predict(accountId, LATER, steadyEngine);
    engine.letGo();
    expect(await first).toEqual({ kind: 'idempotency_key_in_progress' });
    expect(await balanceOf(opened.store, accountId)).toEqual({ balance: 4, held: 0 });
    expect(await snapsOf(accountId)).toHaveLength(1);
    expect(await predict(accountId, LATER + 1, steadyEngine)).toEqual({ ...retried, isReplay: true });
  });

  test('answers a retry that comes when it has ended, where nobody has taken the key', async () => {
    const accountId = await accountWith(opened.store, 5);
    const engine = heldEngine();
    const first = predict(accountId, NOON, engine);
    await engine.waiting(1);
    await opened.store.write((handle) => releaseAbandonedKeys(handle, LATER));
    engine.letGo();
    expect(await first).toMatchObject({ kind: 'answered', isReplay: false });
    expect(await predict(accountId, LATER, steadyEngine)).toEqual({ ...(await first), isReplay: true });
    expect(await balanceOf(opened.store, accountId)).toEqual({ balance: 4, held: 0 });
  });
});
