import { type Kysely, sql } from 'kysely';
import type { Dialect } from '../dialect.ts';

/**
 * The rate limit that instances share on PostgreSQL, in the shape that rate-limiter-flexible reads. Unlogged: a crash
 * empties it, which costs a client's count of the running minute and spares a write to the log for every request.
 */
export async function createRateWindows(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  if (dialect !== 'postgres') return;
  await sql`create unlogged table rate_window (
    key varchar(255) primary key,
    points integer not null default 0,
    expire bigint
  )`.execute(db);
}
