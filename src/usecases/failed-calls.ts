import type { Clock } from '../domain/clock.ts';
import type { Store } from '../store/store.ts';

/** Sees to it that a call which failed costs nothing, also when the database was away as it failed. */
export interface FailedCalls {
  /** Undoes the hold now, or as soon as the database lets it. Never rejects; false means later. */
  undo(holdId: number): Promise<boolean>;
  /**
   * As `undo`, for a charge whose answer was lost: a database that this process cannot reach may still be at work on it, so it
   * is undone once more when that can no longer be.
   */
  undoUnanswered(holdId: number): Promise<boolean>;
  /** Tries again what could not be undone; call it now and then and before closing. Rejects if it still cannot. */
  settle(): Promise<void>;
}

/** Longer than the database lets a statement of the service run. */
const LONGEST_STATEMENT_MILLISECONDS = 15_000;

export function createFailedCalls({
  store,
  clock,
}: {
  readonly store: Store;
  readonly clock: Clock;
}): FailedCalls {
  const unsettled = new Set<number>();
  /** Holds whose charge may still be made, and when they failed. */
  const unanswered = new Map<number, number>();

  async function undoNow(holdId: number): Promise<void> {
    await store.step((handle) => store.credits.undo(handle, holdId, clock.now()));
    unsettled.delete(holdId);
  }

  async function undo(holdId: number): Promise<boolean> {
    unsettled.add(holdId);
    await undoNow(holdId).catch(() => {});
    return !unsettled.has(holdId);
  }

  return {
    undo,
    undoUnanswered(holdId) {
      unanswered.set(holdId, clock.now());
      return undo(holdId);
    },
    async settle() {
      for (const holdId of new Set([...unsettled, ...unanswered.keys()])) {
        await undoNow(holdId);
        const failedAt = unanswered.get(holdId);
        const isOver = failedAt === undefined || clock.now() - failedAt >= LONGEST_STATEMENT_MILLISECONDS;
        if (isOver) unanswered.delete(holdId);
      }
    },
  };
}
