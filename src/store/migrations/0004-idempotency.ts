import type { Kysely } from 'kysely';
import { type Dialect, identityType } from '../dialect.ts';

export async function createIdempotency(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await db.schema
    .createTable('idempotency')
    .addColumn('account_id', identityType(dialect), (column) => column.notNull().references('account.id'))
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('request_hash', 'text', (column) => column.notNull())
    .addColumn('started_at', 'bigint', (column) => column.notNull())
    .addColumn('answer', 'text')
    .addPrimaryKeyConstraint('idempotency_primary', ['account_id', 'key'])
    .execute();
  await db.schema.createIndex('idempotency_age').on('idempotency').column('started_at').execute();
}
