/**
 * Marks in a database into which `attune migrate-store` copies. One stands from the first row until what was copied has been compared,
 * another from then on until a service starts: what a service writes is nowhere else, and another copy would write over it.
 */
import { DatabaseFault } from '../database-fault.ts';
import type { Handle } from '../dialect.ts';
import { runStatement } from '../statement.ts';

const IS_UNFINISHED =
  'attune migrate-store has not finished copying into the database that DATABASE_URL names: records are missing. Let it finish, or run it again.';

type Mark = 'unfinished_copy' | 'unserved_copy';

export async function markCopyUnfinished(handle: Handle): Promise<void> {
  await runStatement(handle, 'create table if not exists unfinished_copy ()', []);
}

export async function markCopyFinished(handle: Handle): Promise<void> {
  await runStatement(handle, 'create table if not exists unserved_copy ()', []);
  await runStatement(handle, 'drop table if exists unfinished_copy', []);
}

/** Throws DatabaseFault if the database holds a part of a copy. */
export async function requireFinishedCopy(handle: Handle): Promise<void> {
  if (await hasMark(handle, 'unfinished_copy')) throw new DatabaseFault(IS_UNFINISHED, null);
}

/** For a service that begins to write: from now on the database is no mere copy. */
export async function markCopyServed(handle: Handle): Promise<void> {
  if (await hasMark(handle, 'unserved_copy'))
    await runStatement(handle, 'drop table if exists unserved_copy', []);
}

/** Whether the database holds a copy, whole or in part, and no service has written to it since. */
export async function isUnservedCopy(handle: Handle): Promise<boolean> {
  return (await hasMark(handle, 'unfinished_copy')) || (await hasMark(handle, 'unserved_copy'));
}

async function hasMark(handle: Handle, mark: Mark): Promise<boolean> {
  const [found] = await runStatement<{ name: string | null }>(
    handle,
    `select to_regclass('${mark}')::text as name`,
    [],
  );
  return (found?.name ?? null) !== null;
}
