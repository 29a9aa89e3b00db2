import type { RateDecision, RateLimiter } from './rate-limiter.ts';

export interface MemoryRateLimiterOptions {
  readonly requestsPerWindow: number;
  readonly windowSeconds: number;
  /** Most clients remembered at once; beyond it the oldest window is forgotten. */
  readonly maximumClients: number;
}

interface Window {
  readonly closesAt: number;
  requests: number;
}

/** A limiter that knows its answer without waiting for it. */
export interface ImmediateRateLimiter extends RateLimiter {
  consume(client: string): RateDecision;
}

/**
 * Windows in this process's memory, in the order in which they opened: they are equally long, so the first are those that
 * have closed, or the ones to forget in a flood of addresses.
 */
export function createMemoryRateLimiter(options: MemoryRateLimiterOptions): ImmediateRateLimiter {
  const { requestsPerWindow, maximumClients } = options;
  const windowMilliseconds = options.windowSeconds * 1000;
  const windows = new Map<string, Window>();

  return {
    consume(client) {
      const now = Date.now();
      const window = openWindowOf(client, now);
      window.requests += 1;
      const milliseconds = window.closesAt - now;
      return {
        isAllowed: window.requests <= requestsPerWindow,
        limit: requestsPerWindow,
        remaining: Math.max(0, requestsPerWindow - window.requests),
        resetSeconds: Math.ceil(milliseconds / 1000),
        resetMilliseconds: milliseconds,
      };
    },
  };

  function openWindowOf(client: string, now: number): Window {
    const known = windows.get(client);
    if (known !== undefined && isOpen(known, now)) return known;
    windows.delete(client);
    forgetOldest(now);
    const window = { closesAt: now + windowMilliseconds, requests: 0 };
    windows.set(client, window);
    return window;
  }

  function forgetOldest(now: number): void {
    for (const [client, window] of windows) {
      if (isOpen(window, now) && windows.size < maximumClients) return;
      windows.delete(client);
    }
  }

  /** More than a whole window is left only if the clock was set back. */
  function isOpen({ closesAt }: Window, now: number): boolean {
    return closesAt > now && closesAt - now <= windowMilliseconds;
  }
}
