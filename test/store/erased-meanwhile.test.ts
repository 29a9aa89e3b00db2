import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eraseSnapData } from '../../src/store/account-texts.ts';
import { analyseComms } from '../../src/usecases/analyse-comms.ts';
import { answerOnce } from '../../src/usecases/answer-once.ts';
import { eraseSnap } from '../../src/usecases/erase-snap.ts';
import { createFailedCalls } from '../../src/usecases/failed-calls.ts';
import { heldEngine } from '../support/engines.ts';
import { DIALECTS } from './support/databases.ts';
import { untilItWaits } from './support/lock-waits.ts';
import { openTestStore, type TestStore } from './support/open-test-store.ts';
import {
  accountWith,
  balanceOf,
  buySnap,
  capture,
  hold,
  NOON,
  newComms,
  withTraces,
} from './support/records.ts';

describe.each(DIALECTS)('a snap that is erased on %s while its message is analysed', (dialect) => {
  let opened: TestStore;
  beforeAll(async () => {
    opened = await openTestStore(dialect);
  });
  afterAll(() => opened.dispose());

  /** Analyses a message for the snap under an Idempotency-Key, and runs `meanwhile` while the engine works. */
  async function analyse(accountId: number, snapId: number, meanwhile: () => Promise<unknown>) {
    const { store } = opened;
    const clock = { now: () => NOON };
    const engine = heldEngine();
    const failedCalls = createFailedCalls({ store, clock });
    const analysing = answerOnce<{ status: number; data: object }>(
      { store, clock, abandonedAfterMilliseconds: 60_000 },
      { accountId, key: 'once', path: '/', body: '' },
      async (remember) => {
        const answerOf = (commsId: number | null) => ({ status: 201, data: { commsId, commsResponse: {} } });
        const outcome = await analyseComms(
          { store, clock, engine, failedCalls, observer: { credits: () => {} } },
          {
            caller: { accountId, keyId: 1 },
            requestId: 'request',
            request: {
              messageText: 'Dana, can we meet?',
              messageType: 'email',
              source: { kind: 'snap', snapId },
            },
            signal: new AbortController().signal,
            remember: remember && ((handle, { commsId }) => remember(handle, answerOf(commsId))),
          },
        );
        if (outcome.kind !== 'analysed') throw new Error(outcome.kind);
        return answerOf(outcome.comms.commsId);
      },
    );
    await engine.waiting(1);
    await meanwhile();
    engine.letGo();
    return analysing;
  }
  const storedDraft = async (snapId: number) =>
    opened.store.handle
      .selectFrom('comms')
      .select(['message_text', 'rewrite'])
      .where('snap_id', '=', snapId)
      .executeTakeFirst();
  const storedAnswers = (accountId: number) =>
    opened.store.handle
      .selectFrom('idempotency')
      .select('answer')
      .where('account_id', '=', accountId)
      .execute();

  test('leaves no draft and no stored answer, though the call is paid and answered', async () => {
    const accountId = await accountWith(opened.store, 3);
    const snapId = await buySnap(opened.store, accountId);
    const once = await analyse(accountId, snapId, () =>
      eraseSnap(withTraces(opened.store), { accountId, snapId }),
    );
    expect(once).toMatchObject({ kind: 'answered', answer: { data: { commsId: expect.any(Number) } } });
    expect(await balanceOf(opened.store, accountId)).toEqual({ balance: 0, held: 0 });
    expect(await storedDraft(snapId)).toEqual({ message_text: '', rewrite: '' });
    expect(await storedAnswers(accountId)).toEqual([]);
  });

  test.each(['capture', 'charge'] as const)(
    'has no texts left in what a %s saves for it later',
    async (step) => {
      const { store } = opened;
      const accountId = await accountWith(store, 5);
      const snapId = await buySnap(store, accountId);
      const held = await hold(store, accountId, 2);
      await capture(store, held, { kind: 'comms', comms: newComms(accountId, snapId, 'before') });
      await eraseSnap(withTraces(store), { accountId, snapId });
      const record = { kind: 'comms', comms: newComms(accountId, snapId, 'behind') } as const;
      if (step === 'capture') await capture(store, await hold(store, accountId, 2), record);
      else await store.charge({ request: held, holdId: await store.nextHoldId(), keyId: 1, record });
      expect(await balanceOf(store, accountId)).toEqual({ balance: 0, held: 0 });
      const rows = await store.handle.selectFrom('comms').selectAll().where('snap_id', '=', snapId).execute();
      expect(rows).toMatchObject([
        {
          message_text: '',
          strengths: '[]',
          risks: '[]',
          suggestions: '[]',
          rewrite: '',
          message_type: 'email',
        },
      ]);
    },
  );

  test('is told from one that is not', async () => {
    const accountId = await accountWith(opened.store, 3);
    const snapId = await buySnap(opened.store, accountId);
    await analyse(accountId, snapId, async () => {});
    expect(await storedDraft(snapId)).toMatchObject({ message_text: 'Dana, can we meet?' });
    expect(await storedAnswers(accountId)).toHaveLength(1);
  });
});

describe('on postgres, where both are under way at once', () => {
  let opened: TestStore;
  beforeAll(async () => {
    opened = await openTestStore('postgres');
  });
  afterAll(() => opened.dispose());

  const draftOf = (snapId: number) =>
    opened.store.handle
      .selectFrom('comms')
      .select(['message_text', 'rewrite'])
      .where('snap_id', '=', snapId)
      .executeTakeFirst();

  test('erasing a snap waits for an analysis that is being stored, and erases it as well', async () => {
    const { store } = opened;
    const accountId = await accountWith(store, 3);
    const snapId = await buySnap(store, accountId);
    const held = await hold(store, accountId, 2);
    const record = { kind: 'comms', comms: newComms(accountId, snapId) } as const;
    const erasing = await store.write(async (handle) => {
      await store.credits.capture(handle, { hold: held, keyId: 1, capturedAt: NOON, record });
      const erasing = eraseSnap(withTraces(store), { accountId, snapId });
      await untilItWaits(store, erasing);
      return { ended: erasing };
    });
    expect(await erasing.ended).toBe(true);
    expect(await draftOf(snapId)).toEqual({ message_text: '', rewrite: '' });
  });

  test('an analysis waits for its snap that is being erased, and is stored without texts', async () => {
    const { store } = opened;
    const accountId = await accountWith(store, 3);
    const snapId = await buySnap(store, accountId);
    const held = await hold(store, accountId, 2);
    const record = { kind: 'comms', comms: newComms(accountId, snapId) } as const;
    const storing = await store.write(async (handle) => {
      await eraseSnapData(handle, accountId, snapId);
      const storing = capture(store, held, record);
      await untilItWaits(store, storing);
      return { ended: storing };
    });
    expect(await storing.ended).toMatchObject({ snapId, remaining: 0 });
    expect(await draftOf(snapId)).toEqual({ message_text: '', rewrite: '' });
  });
});
