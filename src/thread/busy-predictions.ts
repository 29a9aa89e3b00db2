import type { CreditObserver } from '../usecases/paid-call.ts';
import type { HelpedPrediction, PredictionHelper } from '../usecases/predict-profile.ts';
import type { ChargedPrediction, PredictionTask, TaskAnswers } from './messages.ts';
import type { PredictionThread } from './prediction-thread.ts';

export interface BusyPredictionsOptions {
  /** Starts the thread; `ended` is to be called when it has ended, for whatever reason. */
  readonly start: (ended: () => void) => PredictionThread;
  /** `Store.beside`. */
  readonly beside: <T>(work: () => Promise<T>) => Promise<T>;
  readonly nextHoldId: () => Promise<number>;
  readonly observer: CreditObserver;
  readonly predicted: (prediction: ChargedPrediction) => void;
  /** Milliseconds from any beginning. */
  readonly now: () => number;
}

export interface BusyPredictions extends PredictionHelper {
  close(): Promise<void>;
}

/** So many calls at once make the service busy, and it stays so for a while: changing over costs more than either way. */
const BUSY_CALLS = 8;
const BUSY_MILLISECONDS = 1000;
/** After a failure the thread is started anew, though not at once: what stopped it may last. */
const RESTART_MILLISECONDS = 1000;
/** So many do not wait for the rest of a poll: the thread is at work on them while this one reads the others. */
const TASKS_AT_ONCE = 32;
/** Most groups handed over and not yet answered, one at work and one that follows; later calls gather and share a commit. */
const MAXIMUM_GROUPS = 2;

interface WaitingTask {
  readonly task: PredictionTask;
  readonly resolve: (prediction: ChargedPrediction | null) => void;
}

/**
 * Hands predictions and their charges to a second thread while many come at once, so that a busy service uses two cores:
 * this thread then only answers HTTP. The thread is started when it is first needed, and until it is there, or whenever
 * it fails, calls are made where they would be made without it. A call keeps its hold, so it is charged once wherever
 * and however often it is tried.
 */
export function createBusyPredictions(options: BusyPredictionsOptions): BusyPredictions {
  const { start, beside, nextHoldId, observer, predicted, now } = options;
  let thread: PredictionThread | null = null;
  let startsNotBefore = Number.NEGATIVE_INFINITY;
  let busyUntil = Number.NEGATIVE_INFINITY;
  let calls = 0;
  let waiting: WaitingTask[] = [];
  let groups = 0;
  let isScheduled = false;
  let isClosed = false;

  function isNeeded(): boolean {
    const time = now();
    if (calls > BUSY_CALLS) busyUntil = time + BUSY_MILLISECONDS;
    if (time >= busyUntil) return false;
    if (thread === null && !isClosed && time >= startsNotBefore) {
      thread = start(() => {
        thread = null;
        startsNotBefore = now() + RESTART_MILLISECONDS;
      });
    }
    return thread?.isReady() === true;
  }

  async function askThread(group: readonly WaitingTask[]): Promise<void> {
    const ask = async (): Promise<TaskAnswers | null> => thread?.ask(group.map(({ task }) => task)) ?? null;
    const answers = await beside(ask).catch(() => null);
    for (const [place, { resolve }] of group.entries()) resolve(answers?.[place] ?? null);
  }

  async function handOver(): Promise<void> {
    if (groups >= MAXIMUM_GROUPS) return;
    groups += 1;
    while (waiting.length > 0) {
      const group = waiting;
      waiting = [];
      await askThread(group);
    }
    groups -= 1;
  }

  function gather(task: PredictionTask): Promise<ChargedPrediction | null> {
    return new Promise((resolve) => {
      waiting.push({ task, resolve });
      if (waiting.length >= TASKS_AT_ONCE) void handOver();
      if (isScheduled) return;
      isScheduled = true;
      setImmediate(() => {
        isScheduled = false;
        void handOver();
      });
    });
  }

  function outcomeOf(made: ChargedPrediction, { request }: PredictionTask['charge']): HelpedPrediction {
    predicted(made);
    const { prediction, engine, outcome } = made;
    if (outcome.kind === 'insufficient')
      return { kind: 'insufficient_credits', creditsRemaining: outcome.remaining };
    observer.credits('held', request.operation, request.credits);
    observer.credits('captured', request.operation, request.credits);
    const { remaining: creditsRemaining, snapId, commsId } = outcome;
    return { kind: 'paid', result: { prediction, engine }, creditsRemaining, snapId, commsId };
  }

  return {
    async predict(person, { request, keyId }, predictHere) {
      calls += 1;
      try {
        if (!isNeeded()) return await predictHere(null);
        const charge = { request, keyId, holdId: await nextHoldId() };
        const made = await gather({ person, charge });
        return made === null ? await predictHere(charge.holdId) : outcomeOf(made, charge);
      } finally {
        calls -= 1;
      }
    },

    async close() {
      isClosed = true;
      await thread?.stop();
    },
  };
}
