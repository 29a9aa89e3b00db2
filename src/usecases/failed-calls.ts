import type { Clock } from '../domain/clock.ts';
import type { Store } from '../store/store.ts';

/** Sees to it that a call which failed costs nothing, also when the database was away as it failed. */
export interface FailedCalls {
  /** Undoes the hold now, or as soon as the database lets it. Never rejects; false means later. */
  undo(holdId: number): Promise<boolean>;
  /** Tries again what could not be undone; call it now and then and before closing. Rejects if it still cannot. */
  settle(): Promise<void>;
}

export function createFailedCalls({
  store,
  clock,
}: {
  readonly store: Store;
  readonly clock: Clock;
}): FailedCalls {
  const unsettled = new Set<number>();

  async function undoNow(holdId: number): Promise<void> {
    await store.step((handle) => store.credits.undo(handle, holdId, clock.now()));
    unsettled.delete(holdId);
  }

  return {
    async undo(holdId) {
      unsettled.add(holdId);
      await undoNow(holdId).catch(() => {});
      return !unsettled.has(holdId);
    },
    async settle() {
      for (const holdId of [...unsettled]) await undoNow(holdId);
    },
  };
}
