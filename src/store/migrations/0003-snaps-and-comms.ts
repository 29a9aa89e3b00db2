import type { Kysely } from 'kysely';
import { type Dialect, identity, identityType } from '../dialect.ts';

export async function createSnapsAndComms(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await db.schema
    .createTable('snap')
    .addColumn('id', identityType(dialect), identity(dialect))
    .addColumn('account_id', identityType(dialect), (column) => column.notNull().references('account.id'))
    .addColumn('key_id', identityType(dialect))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('notes', 'text', (column) => column.notNull())
    .addColumn('age_range', 'text')
    .addColumn('job_type', 'text')
    .addColumn('profile', 'text')
    .addColumn('primary_code', 'text')
    .addColumn('secondary_profile', 'text')
    .addColumn('secondary_code', 'text')
    .addColumn('confidence', 'text')
    .addColumn('reasoning', 'text')
    .addColumn('summary', 'text')
    .addColumn('secondary_profile_summary', 'text')
    .addColumn('engine', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('snap_account').on('snap').columns(['account_id', 'id']).execute();
  await db.schema
    .createTable('comms')
    .addColumn('id', identityType(dialect), identity(dialect))
    .addColumn('account_id', identityType(dialect), (column) => column.notNull().references('account.id'))
    .addColumn('snap_id', identityType(dialect), (column) =>
      column.notNull().unique().references('snap.id').onDelete('cascade'),
    )
    .addColumn('message_type', 'text', (column) => column.notNull())
    .addColumn('message_text', 'text', (column) => column.notNull())
    .addColumn('strengths', 'text', (column) => column.notNull())
    .addColumn('risks', 'text', (column) => column.notNull())
    .addColumn('suggestions', 'text', (column) => column.notNull())
    .addColumn('rewrite', 'text', (column) => column.notNull())
    .addColumn('engine', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();
}
