import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Engine } from '../../src/engine/engine.ts';
import type { Store } from '../../src/store/store.ts';
import { createFailedCalls, type FailedCalls } from '../../src/usecases/failed-calls.ts';
import { type PredictionHelper, predictProfile } from '../../src/usecases/predict-profile.ts';
import { failingEngine, steadyEngine } from '../support/engines.ts';
import { DIALECTS } from './support/databases.ts';
import { openTestStore, type TestStore } from './support/open-test-store.ts';
import { accountWith, balanceOf, ledgerSum, NOON, newSnap } from './support/records.ts';

let time = NOON;
const clock = { now: () => time };

describe.each(DIALECTS)('a call whose charge was made on %s without a word', (dialect) => {
  let opened: TestStore;
  beforeAll(async () => {
    opened = await openTestStore(dialect);
  });
  afterAll(() => opened.dispose());

  interface Course {
    readonly engine: Engine;
    readonly store?: Store;
    readonly helper?: PredictionHelper;
    readonly failedCalls?: FailedCalls;
  }
  function predict(accountId: number, course: Course) {
    const { engine, store = opened.store, helper } = course;
    const { failedCalls = createFailedCalls({ store: opened.store, clock }) } = course;
    return predictProfile(
      { store, clock, engine, failedCalls, helper: helper ?? null, observer: { credits: () => {} } },
      {
        caller: { accountId, keyId: 1 },
        requestId: 'request',
        request: { name: 'Dana', notes: 'Asks for sources.', ageRange: null, jobType: null },
        signal: new AbortController().signal,
        remember: null,
      },
    );
  }
  const snapsOf = async (accountId: number) =>
    (await opened.store.handle.selectFrom('snap').select('id').where('account_id', '=', accountId).execute())
      .length;

  /** An engine, and a store that does what it is asked and so many times behind the engine does not say so. */
  function losingAnswers(isImmediate: boolean, times: number): Course {
    const { store } = opened;
    let toBeLost = 0;
    async function lose<T>(made: Promise<T>): Promise<T> {
      const value = await made;
      if (toBeLost === 0) return value;
      toBeLost -= 1;
      throw new Error('The connection broke.');
    }
    return {
      store: {
        ...store,
        charge: (charge) => lose(store.charge(charge)),
        step: (job) => lose(store.step(job)),
      },
      engine: {
        ...steadyEngine,
        isImmediate,
        predictProfile(person, signal) {
          toBeLost = times;
          return steadyEngine.predictProfile(person, signal);
        },
      },
    };
  }

  test.each([true, false])('is answered, and charged once (immediate engine: %s)', async (isImmediate) => {
    const accountId = await accountWith(opened.store, 5);
    const outcome = await predict(accountId, losingAnswers(isImmediate, 1));
    expect(outcome).toMatchObject({ kind: 'predicted', snap: { creditsRemaining: 4 } });
    expect(await balanceOf(opened.store, accountId)).toEqual({ balance: 4, held: 0 });
    expect(await snapsOf(accountId)).toBe(1);
  });

  test.each([true, false])(
    'costs nothing where it fails for it (immediate engine: %s)',
    async (isImmediate) => {
      const accountId = await accountWith(opened.store, 5);
      await expect(predict(accountId, losingAnswers(isImmediate, 2))).rejects.toThrow(
        'The connection broke.',
      );
      expect(await balanceOf(opened.store, accountId)).toEqual({ balance: 5, held: 0 });
      expect(await ledgerSum(opened.store, accountId)).toBe(5);
    },
  );

  test('costs nothing where the database makes it only after it was undone', async () => {
    const { store } = opened;
    const accountId = await accountWith(store, 5);
    const failedCalls = createFailedCalls({ store, clock });
    const stillRunning: (() => Promise<unknown>)[] = [];
    const unreachable: Store = {
      ...store,
      async charge(charge) {
        stillRunning.push(() => store.charge(charge));
        throw new Error('The connection broke.');
      },
    };
    await expect(
      predict(accountId, { engine: steadyEngine, store: unreachable, failedCalls }),
    ).rejects.toThrow('The connection broke.');
    await failedCalls.settle();
    await stillRunning[0]?.();
    expect(await balanceOf(store, accountId)).toEqual({ balance: 4, held: 0 });

    time = NOON + 20_000;
    await failedCalls.settle();
    expect(await balanceOf(store, accountId)).toEqual({ balance: 5, held: 0 });
    expect(await ledgerSum(store, accountId)).toBe(5);
    time = NOON;
  });

  /** Charges, and then has it all done here. */
  const chargingHelper: PredictionHelper = {
    async predict(_person, { request, keyId }, predictHere) {
      const holdId = await opened.store.nextHoldId();
      const record = { kind: 'snap', snap: newSnap(request.accountId) } as const;
      await opened.store.charge({ request, keyId, holdId, record });
      return predictHere(holdId);
    },
  };

  test('by a helper that failed is charged once', async () => {
    const accountId = await accountWith(opened.store, 5);
    const outcome = await predict(accountId, { engine: steadyEngine, helper: chargingHelper });
    expect(outcome).toMatchObject({ kind: 'predicted', snap: { creditsRemaining: 4 } });
    expect(await balanceOf(opened.store, accountId)).toEqual({ balance: 4, held: 0 });
    expect(await snapsOf(accountId)).toBe(1);
  });

  test('by a helper that failed costs nothing where the engine fails, too', async () => {
    const accountId = await accountWith(opened.store, 5);
    const outcome = await predict(accountId, { engine: failingEngine, helper: chargingHelper });
    expect(outcome).toEqual({ kind: 'snap_generation_failed' });
    expect(await balanceOf(opened.store, accountId)).toEqual({ balance: 5, held: 0 });
    expect(await ledgerSum(opened.store, accountId)).toBe(5);
  });
});
