import { type Kysely, sql } from 'kysely';

/** Finds requests that died with their process, without a look at each answer of the last day. */
export async function createUnansweredClaims(db: Kysely<unknown>): Promise<void> {
  await sql`create index idempotency_unanswered on idempotency (started_at) where answer is null`.execute(db);
}
