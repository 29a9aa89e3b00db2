import type { Timing } from '../../src/engine/llm/llm-deps.ts';

interface PendingTimer {
  readonly dueAt: number;
  readonly milliseconds: number;
  readonly callback: () => void;
}

/** A clock that stands until a test turns it. */
export interface ManualTiming extends Timing {
  advance(milliseconds: number): void;
  /** Resolves with the delay of the next timer that is shorter than the limit, once it is set. */
  nextPause(shorterThanMilliseconds: number): Promise<number>;
  readonly pending: () => number;
}

export function createManualTiming(): ManualTiming {
  let now = 0;
  const timers = new Set<PendingTimer>();
  const waiting: Array<() => void> = [];

  const find = (limit: number): PendingTimer | undefined =>
    [...timers].find(({ milliseconds }) => milliseconds < limit);

  return {
    now: () => now,
    after: (milliseconds, callback) => {
      const timer = { dueAt: now + milliseconds, milliseconds, callback };
      timers.add(timer);
      for (const wake of waiting.splice(0)) wake();
      return () => timers.delete(timer);
    },
    advance: (milliseconds) => {
      now += milliseconds;
      for (const timer of [...timers].sort((one, other) => one.dueAt - other.dueAt)) {
        if (timer.dueAt > now || !timers.delete(timer)) continue;
        timer.callback();
      }
    },
    nextPause: async (limit) => {
      for (;;) {
        const timer = find(limit);
        if (timer !== undefined) return timer.milliseconds;
        await new Promise<void>((resolve) => {
          waiting.push(resolve);
        });
      }
    },
    pending: () => timers.size,
  };
}
