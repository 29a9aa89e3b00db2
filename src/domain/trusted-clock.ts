import { DAY_MILLISECONDS } from './clock.ts';

/** What is known of the clock, in its own times. */
export interface ClockSighting {
  /** When it was last believed. */
  readonly trustedAt: number;
  /** From when on it has been more than a day ahead of that; null if it is believed. */
  readonly doubtedSince: number | null;
}

/**
 * A clock that is more than a day ahead of when it was last believed has leapt, or nobody looked for so long: which of the two, no
 * machine can tell. It is doubted for a day, in which a person can set it right, and then believed.
 */
export function judgeClock({ trustedAt, doubtedSince }: ClockSighting, now: number): ClockSighting {
  if (now - trustedAt <= DAY_MILLISECONDS) return { trustedAt: now, doubtedSince: null };
  const since = doubtedSince === null ? now : Math.min(doubtedSince, now);
  return now < doubtEndsAt(since)
    ? { trustedAt, doubtedSince: since }
    : { trustedAt: now, doubtedSince: null };
}

/** When a clock that has been doubted since then is believed again. */
export function doubtEndsAt(doubtedSince: number): number {
  return doubtedSince + DAY_MILLISECONDS;
}
