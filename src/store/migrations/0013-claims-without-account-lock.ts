import { type Kysely, sql } from 'kysely';
import type { Dialect } from '../dialect.ts';

/**
 * On PostgreSQL each row that refers to an account locks it a little. Together with the charges of several accounts at
 * once, the claims of Idempotency-Keys locked each other out, for a second each time, until the database ended one of them.
 * A claim is made for an account that was just authenticated, and goes with its day.
 */
export async function createClaimsWithoutAccountLock(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  if (dialect === 'sqlite') return;
  await sql`alter table idempotency drop constraint if exists idempotency_account_id_fkey`.execute(db);
}
