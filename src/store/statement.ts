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

const textsByDialect = new WeakMap<object, Map<string, string>>();

/**
 * Runs a query that is built by Kysely, so that it fits both dialects, but compiled the first time only: building an
 * insert of many columns costs more than running it. What `compile` builds must differ in its `values` alone, and
 * `name` stands for its text.
 */
export async function runCompiledOnce<Row>(
  handle: Handle,
  name: string,
  values: readonly unknown[],
  compile: () => CompiledQuery<Row>,
): Promise<readonly Row[]> {
  const { adapter } = handle.getExecutor();
  const texts = textsByDialect.get(adapter) ?? new Map<string, string>();
  textsByDialect.set(adapter, texts);
  const text = texts.get(name) ?? compile().sql;
  texts.set(name, text);
  return runStatement<Row>(handle, text, values);
}
