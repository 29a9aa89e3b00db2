import type { Clock } from '../../src/domain/clock.ts';

/** A clock that stands still until it is moved. */
export interface SettableClock extends Clock {
  advance(milliseconds: number): void;
}

export function settableClock(startsAt: number = Date.UTC(2026, 0, 1, 9)): SettableClock {
  let time = startsAt;
  return {
    now: () => time,
    advance(milliseconds) {
      time += milliseconds;
    },
  };
}
