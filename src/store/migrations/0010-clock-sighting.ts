import type { Kysely } from 'kysely';

/** One row: when the clock by which old texts are erased was last believed, and since when it is doubted. */
export async function createClockSighting(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('clock_sighting')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('trusted_at', 'bigint', (column) => column.notNull())
    .addColumn('doubted_since', 'bigint')
    .execute();
}
