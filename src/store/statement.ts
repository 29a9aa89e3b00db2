import { CompiledQuery } from 'kysely';
import type { Handle } from './dialect.ts';

export type RowReader = (sql: string, values: readonly unknown[]) => readonly unknown[];

const rowReaders = new WeakMap<Handle, RowReader>();

/**
 * Lets the statements of `handle` go straight to the database's driver. Kysely's way there costs as much as a small
 * SQLite statement itself; builders on the same handle work as before.
 */
export function readRowsDirectly(handle: Handle, reader: RowReader): void {
  rowReaders.set(handle, reader);
}

/**
 * Runs a statement written out as SQL. The steps of every paid request use this form: their text never changes, so
 * nothing is built or compiled for each call. `Row` is the caller's word for what the statement returns.
 */
export async function runStatement<Row = never>(
  handle: Handle,
  sql: string,
  values: readonly unknown[],
): Promise<readonly Row[]> {
  const readRows = rowReaders.get(handle);
  if (readRows !== undefined) return readRows(sql, values) as readonly Row[];
  const result = await handle.executeQuery(CompiledQuery.raw(sql, [...values]) as CompiledQuery<Row>);
  return result.rows;
}

/** Runs a statement that inserts one row and returns from it what its `returning` clause names. */
export async function runInsert<Row>(handle: Handle, sql: string, values: readonly unknown[]): Promise<Row> {
  const [row] = await runStatement<Row>(handle, sql, values);
  if (row === undefined) throw new Error('A row was inserted and not returned.');
  return row;
}
