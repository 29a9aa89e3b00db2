import { expect, it } from 'vitest';
import { gatherCounts } from './gathered-counts.ts';
import { createPostgresRateLimiter } from './postgres-rate-limiter.ts';
import type { StatementToRun } from './queryable-pool.ts';

it('a request that the database did not count is not let through', async () => {
  const pool = { query: async () => ({ rows: [] }) };
  const limiter = createPostgresRateLimiter({ pool, requestsPerWindow: 5, windowSeconds: 60 });
  await expect(limiter.consume('192.0.2.1')).rejects.toThrow();
});

it('a statement that counts nothing goes to the database as it is', async () => {
  const ran: StatementToRun[] = [];
  const pool = gatherCounts({ query: async (statement) => void ran.push(statement) });
  const statement = { text: 'delete from rate_window where expire < $1', values: [1] };
  await pool.query(statement);
  expect(ran).toEqual([statement]);
});
