import { type Kysely, sql } from 'kysely';
import { type Dialect, identity, identityType } from '../dialect.ts';

export async function createCredits(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await db.schema
    .createTable('credit_hold')
    .addColumn('id', identityType(dialect), identity(dialect))
    .addColumn('account_id', identityType(dialect), (column) => column.notNull().references('account.id'))
    .addColumn('credits', 'integer', (column) => column.notNull().check(sql`credits > 0`))
    .addColumn('operation', 'text', (column) => column.notNull())
    .addColumn('request_id', 'text', (column) => column.notNull())
    .addColumn('held_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('credit_hold_account').on('credit_hold').column('account_id').execute();
  await db.schema
    .createTable('credit_ledger')
    .addColumn('id', identityType(dialect), identity(dialect))
    .addColumn('account_id', identityType(dialect), (column) => column.notNull().references('account.id'))
    .addColumn('kind', 'text', (column) =>
      column.notNull().check(sql`kind in ('grant', 'capture', 'adjustment')`),
    )
    .addColumn('credits', 'bigint', (column) => column.notNull())
    .addColumn('operation', 'text')
    .addColumn('key_id', identityType(dialect))
    .addColumn('snap_id', identityType(dialect))
    .addColumn('comms_id', identityType(dialect))
    .addColumn('request_id', 'text')
    .addColumn('hold_id', identityType(dialect))
    .addColumn('note', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('credit_ledger_hold', ['hold_id', 'kind'])
    .execute();
  await db.schema
    .createIndex('credit_ledger_account')
    .on('credit_ledger')
    .columns(['account_id', 'id'])
    .execute();
}
