import { RateLimiterRes } from 'rate-limiter-flexible';
import type { RateDecision } from './rate-limiter.ts';

interface Consumed {
  readonly state: RateLimiterRes;
  readonly isAllowed: boolean;
}

/** The library rejects with the window's state where the limit is exceeded, and with an Error where it failed. */
export async function consumeOne(
  limiter: { consume(key: string): Promise<RateLimiterRes> },
  client: string,
): Promise<Consumed> {
  try {
    return { state: await limiter.consume(client), isAllowed: true };
  } catch (reason) {
    if (reason instanceof RateLimiterRes) return { state: reason, isAllowed: false };
    throw reason;
  }
}

export function decisionOf(state: RateLimiterRes, isAllowed: boolean, limit: number): RateDecision {
  return {
    isAllowed,
    limit,
    remaining: Math.max(0, state.remainingPoints),
    resetSeconds: Math.max(1, Math.ceil(state.msBeforeNext / 1000)),
    resetMilliseconds: Math.max(0, state.msBeforeNext),
  };
}
