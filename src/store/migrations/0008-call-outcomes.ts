import type { Kysely } from 'kysely';
import { type Dialect, identityType } from '../dialect.ts';

/** How calls went, counted by account, key (0 for the dashboard), day, operation and outcome. */
export async function createCallOutcomes(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await db.schema
    .createTable('call_outcome')
    .addColumn('account_id', identityType(dialect), (column) => column.notNull().references('account.id'))
    .addColumn('day', 'integer', (column) => column.notNull())
    .addColumn('key_id', identityType(dialect), (column) => column.notNull())
    .addColumn('operation', 'text', (column) => column.notNull())
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('calls', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('call_outcome_primary', ['account_id', 'day', 'key_id', 'operation', 'outcome'])
    .execute();
}
