import { RateLimiterMemory } from 'rate-limiter-flexible';
import { consumeOne, decisionOf } from './flexible-limiter.ts';
import type { RateLimiter } from './rate-limiter.ts';

export interface MemoryRateLimiterOptions {
  readonly requestsPerWindow: number;
  readonly windowSeconds: number;
  /** Most clients remembered at once; beyond it the oldest window is forgotten. */
  readonly maximumClients: number;
}

/**
 * Windows in this process's memory. The library keeps a timer for each client, so a flood of addresses would grow
 * without end; windows are equally long, hence the client that was first to open one is the first to be forgotten.
 */
export function createMemoryRateLimiter(options: MemoryRateLimiterOptions): RateLimiter {
  const { requestsPerWindow, windowSeconds, maximumClients } = options;
  const limiter = new RateLimiterMemory({ points: requestsPerWindow, duration: windowSeconds });
  const clientsByAge = new Set<string>();

  return {
    async consume(client) {
      const { state, isAllowed } = await consumeOne(limiter, client);
      if (state.isFirstInDuration) {
        clientsByAge.delete(client);
        clientsByAge.add(client);
        if (clientsByAge.size > maximumClients) await forgetOldest();
      }
      return decisionOf(state, isAllowed, { requestsPerWindow, windowSeconds });
    },
  };

  async function forgetOldest(): Promise<void> {
    for (const oldest of clientsByAge) {
      clientsByAge.delete(oldest);
      await limiter.delete(oldest);
      return;
    }
  }
}
