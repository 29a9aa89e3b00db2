import { type Kysely, sql } from 'kysely';

/** Finds texts whose retention is over; a row without texts is no longer in its index. */
export async function createTextAge(db: Kysely<unknown>): Promise<void> {
  await sql`create index snap_text_age on snap (created_at) where (name <> '' or notes <> '')`.execute(db);
  await sql`create index comms_text_age on comms (updated_at) where message_text <> ''`.execute(db);
}
