import type { ColumnDefinitionBuilder, Kysely } from 'kysely';
import type { Schema } from './schema.ts';

export type Dialect = 'sqlite' | 'postgres';

/** What store functions run their statements on: the pool, or one transaction. They work alike on both. */
export type Handle = Kysely<Schema>;

/** An identity column: numbers that are never given twice, also after the newest row was deleted. */
export function identity(dialect: Dialect): (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder {
  return (column) =>
    dialect === 'sqlite'
      ? column.primaryKey().autoIncrement()
      : column.primaryKey().generatedAlwaysAsIdentity();
}

/** The type of identity columns and of references to them. */
export function identityType(dialect: Dialect): 'integer' | 'bigint' {
  return dialect === 'sqlite' ? 'integer' : 'bigint';
}
