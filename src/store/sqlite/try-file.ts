import { statSync } from 'node:fs';
import Database from 'better-sqlite3';
import { DatabaseFault } from '../database-fault.ts';

const IS_FOLDER = 'DATABASE_URL names a folder. Name a file in it, for example attune.db.';

/** Throws what stands in the way of reading what is at `path` as a database, if anything is there; leaves nothing behind. */
export function tryFile(path: string): void {
  const there = statSync(path, { throwIfNoEntry: false });
  if (/[/\\]$/.test(path) || there?.isDirectory() === true) throw new DatabaseFault(IS_FOLDER, null);
  if (there === undefined) return;
  // Not opened for reading only: such a connection leaves the files of the log behind.
  const database = new Database(path, { fileMustExist: true });
  try {
    database.pragma('schema_version');
  } finally {
    database.close();
  }
}
