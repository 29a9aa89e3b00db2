/** A mark in a database into which `attune migrate-store` copies, from its first row until what was copied has been compared. */
import { DatabaseFault } from '../database-fault.ts';
import type { Handle } from '../dialect.ts';
import { runStatement } from '../statement.ts';

const IS_UNFINISHED =
  'attune migrate-store has not finished copying into the database that DATABASE_URL names: records are missing. Let it finish, or run it again.';

export async function markCopyUnfinished(handle: Handle): Promise<void> {
  await runStatement(handle, 'create table if not exists unfinished_copy ()', []);
}

export async function markCopyFinished(handle: Handle): Promise<void> {
  await runStatement(handle, 'drop table if exists unfinished_copy', []);
}

/** Throws DatabaseFault if the database holds a part of a copy. */
export async function requireFinishedCopy(handle: Handle): Promise<void> {
  const [mark] = await runStatement<{ name: string | null }>(
    handle,
    "select to_regclass('unfinished_copy')::text as name",
    [],
  );
  if ((mark?.name ?? null) !== null) throw new DatabaseFault(IS_UNFINISHED, null);
}
