import { CompiledQuery } from 'kysely';
import type { Handle } from './dialect.ts';

/**
 * Runs a statement written out as SQL. The steps of every paid request use this form: their text never changes, so
 * nothing is built or compiled for each call. `Row` is the caller's word for what the statement returns.
 */
export async function runStatement<Row = never>(
  handle: Handle,
  sql: string,
  values: readonly unknown[],
): Promise<readonly Row[]> {
  const result = await handle.executeQuery(CompiledQuery.raw(sql, [...values]) as CompiledQuery<Row>);
  return result.rows;
}

/** Runs a statement that inserts one row and returns from it what its `returning` clause names. */
export async function runInsert<Row>(handle: Handle, sql: string, values: readonly unknown[]): Promise<Row> {
  const [row] = await runStatement<Row>(handle, sql, values);
  if (row === undefined) throw new Error('A row was inserted and not returned.');
  return row;
}
