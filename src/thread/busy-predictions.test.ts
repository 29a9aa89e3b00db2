import { describe, expect, it } from 'vitest';
import type { Prediction } from '../engine/engine.ts';
import type { ChargeOutcome } from '../store/credit-ledger.ts';
import { createBusyPredictions } from './busy-predictions.ts';
import type { PredictionTask, TaskAnswers } from './messages.ts';
import type { PredictionThread } from './prediction-thread.ts';

const PERSON = { name: 'Dana', notes: 'Asks for sources.', ageRange: null, jobType: null };
const REQUEST = {
  accountId: 1,
  credits: 1,
  operation: 'predict_profile',
  requestId: 'r',
  heldAt: 0,
} as const;
const PREDICTION = { profile: 'Analytical' } as unknown as Prediction;

function answerTo({ charge }: PredictionTask): TaskAnswers[number] {
  const outcome: ChargeOutcome = { kind: 'charged', remaining: 5, snapId: charge.holdId, commsId: null };
  return { prediction: PREDICTION, engine: 'thread', seconds: 0, outcome };
}

/** A helper whose thread answers as it is told, and a way to make many calls at once. */
function helped(answer: (tasks: readonly PredictionTask[]) => TaskAnswers | null) {
  const seen = { starts: 0, groups: [] as number[], here: [] as (number | null)[], credits: 0 };
  let isReady = false;
  let isOtherWriterAway = false;
  let end = () => {};
  let time = 0;
  let holdId = 0;
  const helper = createBusyPredictions({
    start(ended): PredictionThread {
      seen.starts += 1;
      end = () => {
        isReady = false;
        ended();
      };
      return {
        isReady: () => isReady,
        hasStarted: () => isReady,
        waitingCharacters: () => 0,
        async ask(tasks) {
          if (!isOtherWriterAway) throw new Error('Two connections write at once.');
          seen.groups.push(tasks.length);
          return answer(tasks);
        },
        stop: async () => end(),
      };
    },
    async beside(work) {
      isOtherWriterAway = true;
      const done = await work();
      isOtherWriterAway = false;
      return done;
    },
    nextHoldId: async () => {
      holdId += 1;
      return holdId;
    },
    observer: {
      credits() {
        seen.credits += 1;
      },
    },
    predicted() {},
    now: () => time,
  });
  const call = () =>
    helper.predict(PERSON, { request: REQUEST, keyId: 1 }, async (tried) => {
      seen.here.push(tried);
      await new Promise((resolve) => setImmediate(resolve));
      return { kind: 'insufficient_credits', creditsRemaining: 0 };
    });
  return {
    seen,
    close: () => helper.close(),
    calls: (count: number) => Promise.all(Array.from({ length: count }, call)),
    becomeReady() {
      isReady = true;
    },
    endThread: () => end(),
    advance(milliseconds: number) {
      time += milliseconds;
    },
  };
}

const answerAll = (tasks: readonly PredictionTask[]) => tasks.map(answerTo);

describe('predictions of a busy service', () => {
  it('are made here while few come at once, and no thread is started', async () => {
    const { calls, seen } = helped(answerAll);
    await calls(8);
    await calls(8);
    expect(seen).toMatchObject({ starts: 0, groups: [] });
    expect(seen.here).toEqual(Array(16).fill(null));
  });

  it('start a thread, are made here until it is there, and by it from then on', async () => {
    const { calls, seen, becomeReady } = helped(answerAll);
    await calls(20);
    expect(seen).toMatchObject({ starts: 1, groups: [] });
    expect(seen.here).toHaveLength(20);
    becomeReady();
    const outcomes = await calls(40);
    expect(seen.starts).toBe(1);
    expect(seen.groups.reduce((sum, size) => sum + size, 0)).toBe(40);
    expect(seen.here).toHaveLength(20);
    expect(seen.credits).toBe(80);
    expect(outcomes[0]).toEqual({
      kind: 'paid',
      result: { prediction: PREDICTION, engine: 'thread' },
      creditsRemaining: 5,
      snapId: 1,
      commsId: null,
    });
  });

  it('are made here again when the service has been quiet', async () => {
    const { calls, seen, becomeReady, advance } = helped(answerAll);
    await calls(9);
    becomeReady();
    advance(999);
    await calls(1);
    expect(seen.groups).toEqual([1]);
    advance(1);
    await calls(1);
    expect(seen.groups).toEqual([1]);
  });

  it('that the thread left out or could not make are made here under the hold that they had', async () => {
    const { calls, seen, becomeReady } = helped((tasks) =>
      tasks.map((task) => (task.charge.holdId % 2 === 0 ? null : answerTo(task))),
    );
    await calls(9);
    seen.here.length = 0;
    becomeReady();
    await calls(4);
    expect(seen.here).toEqual([2, 4]);
  });

  it('are made here when the thread ends, which is started again a moment later', async () => {
    const { calls, seen, becomeReady, endThread, advance } = helped(() => null);
    await calls(9);
    seen.here.length = 0;
    becomeReady();
    const made = calls(9);
    endThread();
    await made;
    expect(seen.here).toHaveLength(9);
    expect(seen.here).not.toContain(null);
    await calls(9);
    expect(seen.starts).toBe(1);
    advance(1000);
    await calls(9);
    expect(seen.starts).toBe(2);
  });

  it('start no thread once it was closed', async () => {
    const { calls, seen, close, advance } = helped(answerAll);
    await calls(9);
    await close();
    advance(10_000);
    await calls(20);
    expect(seen.starts).toBe(1);
  });
});
