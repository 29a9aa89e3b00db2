import { type CallOutcome, dayOf } from '../domain/call-outcome.ts';
import type { Clock } from '../domain/clock.ts';
import type { Operation } from '../domain/credits.ts';
import { type AccountCallCount, addCallCounts } from '../store/call-outcomes.ts';
import type { Store } from '../store/store.ts';

export interface TalliedCall {
  readonly accountId: number;
  readonly keyId: number | null;
  readonly operation: Operation;
  readonly outcome: CallOutcome;
}

/** Counts how calls end, in memory, so that a call waits for nothing. What a crash loses are counts, never credits. */
export interface CallTally {
  count(call: TalliedCall): void;
  /** Writes down what was counted since the last time, as one small job. */
  flush(): Promise<void>;
}

export function createCallTally(store: Store, clock: Clock): CallTally {
  let counts = new Map<string, AccountCallCount>();

  function add(count: AccountCallCount): void {
    const { accountId, day, keyId, operation, outcome } = count;
    const key = `${accountId} ${day} ${keyId} ${operation} ${outcome}`;
    const calls = (counts.get(key)?.calls ?? 0) + count.calls;
    counts.set(key, { ...count, calls });
  }

  return {
    count(call) {
      add({ ...call, day: dayOf(clock.now()), calls: 1 });
    },

    async flush() {
      if (counts.size === 0) return;
      const flushed = [...counts.values()];
      counts = new Map();
      try {
        await store.write((handle) => addCallCounts(handle, flushed));
      } catch (error) {
        for (const count of flushed) add(count);
        throw error;
      }
    },
  };
}
