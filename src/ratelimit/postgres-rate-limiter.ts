import { RateLimiterPostgres } from 'rate-limiter-flexible';
import { consumeOne, decisionOf } from './flexible-limiter.ts';
import { gatherCounts } from './gathered-counts.ts';
import type { QueryablePool } from './queryable-pool.ts';
import type { RateLimiter } from './rate-limiter.ts';

export interface PostgresRateLimiterOptions {
  /** On a database with the table `rate_window`, which the store's migrations create. */
  readonly pool: QueryablePool;
  readonly requestsPerWindow: number;
  readonly windowSeconds: number;
}

/**
 * Windows in PostgreSQL, shared by every instance on the same database. A client over its limit is remembered in memory
 * until its window closes, so a flood costs the database nothing. Requests that arrive together are counted in one statement.
 * Rejects if the database fails.
 */
export function createPostgresRateLimiter(options: PostgresRateLimiterOptions): RateLimiter {
  const { pool, requestsPerWindow, windowSeconds } = options;
  const limiter = new RateLimiterPostgres({
    storeClient: gatherCounts(pool),
    storeType: 'pool',
    tableName: 'rate_window',
    tableCreated: true,
    keyPrefix: '',
    points: requestsPerWindow,
    duration: windowSeconds,
    inMemoryBlockOnConsumed: requestsPerWindow,
  });
  return {
    async consume(client) {
      const { state, isAllowed } = await consumeOne(limiter, client);
      return decisionOf(state, isAllowed, { requestsPerWindow, windowSeconds });
    },
  };
}
