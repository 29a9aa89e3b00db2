import { type CreditObserver, observeCharge, paidFor } from '../usecases/paid-call.ts';
import type { HelpedPrediction, PredictionHelper } from '../usecases/predict-profile.ts';
import type { ChargedPrediction, PredictionTask } from './messages.ts';
import type { PredictionThread } from './prediction-thread.ts';
import { createTaskGroups } from './task-groups.ts';

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
  let isClosed = false;
  const gather = createTaskGroups((tasks) => beside(async () => thread?.ask(tasks) ?? null));

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

  function outcomeOf(made: ChargedPrediction, { request }: PredictionTask['charge']): HelpedPrediction {
    predicted(made);
    const { prediction, engine, outcome } = made;
    const paid = paidFor({ prediction, engine }, outcome);
    if (paid.kind === 'paid') observeCharge(observer, request);
    return paid;
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
