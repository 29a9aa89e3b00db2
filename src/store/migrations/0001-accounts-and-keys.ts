import { type Kysely, sql } from 'kysely';
import { type Dialect, identity, identityType } from '../dialect.ts';

export async function createAccountsAndKeys(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await db.schema
    .createTable('account')
    .addColumn('id', identityType(dialect), identity(dialect))
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('available_credits', 'bigint', (column) => column.notNull().check(sql`available_credits >= 0`))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('api_key')
    .addColumn('id', identityType(dialect), identity(dialect))
    .addColumn('account_id', identityType(dialect), (column) => column.notNull().references('account.id'))
    .addColumn('name', 'text')
    .addColumn('shown_prefix', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('last_used_at', 'bigint')
    .addColumn('revoked_at', 'bigint')
    .execute();
  await db.schema.createIndex('api_key_account').on('api_key').columns(['account_id', 'id']).execute();
}
