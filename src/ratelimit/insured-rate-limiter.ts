import type { Clock } from '../domain/clock.ts';
import type { RateLimiter } from './rate-limiter.ts';

export interface InsuredRateLimiterOptions {
  /** Shared by all instances; may fail. */
  readonly shared: RateLimiter;
  /** This process's own; answers while the shared one cannot. */
  readonly own: RateLimiter;
  readonly clock: Clock;
  /** How long the shared limiter is left alone after it failed. */
  readonly pauseMilliseconds: number;
  readonly sharedFailed: (error: unknown) => void;
  /** Told when the shared one answers again after it failed. */
  readonly sharedAnswers: () => void;
}

/**
 * Counts in the shared limiter, and in this process's own while the shared one is away: a lost database never turns
 * callers away and never lets them through uncounted. Not every request then waits to find out that it is still away.
 */
export function createInsuredRateLimiter(options: InsuredRateLimiterOptions): RateLimiter {
  const { shared, own, clock, pauseMilliseconds, sharedFailed, sharedAnswers } = options;
  let failedAt: number | null = null;

  return {
    async consume(client) {
      const now = clock.now();
      if (failedAt !== null && Math.abs(now - failedAt) < pauseMilliseconds) return own.consume(client);
      try {
        const decision = await shared.consume(client);
        if (failedAt !== null) sharedAnswers();
        failedAt = null;
        return decision;
      } catch (error) {
        failedAt = now;
        sharedFailed(error);
        return own.consume(client);
      }
    },
  };
}
