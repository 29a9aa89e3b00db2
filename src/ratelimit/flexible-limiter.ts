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

export interface Window {
  readonly requestsPerWindow: number;
  readonly windowSeconds: number;
}

/** The decision for a client's window, which no clock of another instance makes longer than it is. */
export function decisionOf(
  state: RateLimiterRes,
  isAllowed: boolean,
  { requestsPerWindow: limit, windowSeconds }: Window,
): RateDecision {
  const resetMilliseconds = Math.min(Math.max(0, state.msBeforeNext), windowSeconds * 1000);
  return {
    isAllowed,
    limit,
    remaining: Math.max(0, state.remainingPoints),
    resetSeconds: Math.max(1, Math.ceil(resetMilliseconds / 1000)),
    resetMilliseconds,
  };
}
