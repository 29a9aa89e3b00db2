import { statSync } from 'node:fs';
import Database from 'better-sqlite3';
import { DatabaseFault } from '../database-fault.ts';

const IS_FOLDER = 'DATABASE_URL names a folder. Name a file in it, for example attune.db.';

/**
 * SQLite and the lock of a service (owner-lock.ts) keep their files beside the name that a database is opened by. By two names it has
 * two logs, and what is written through one overwrites what is in the other. A symbolic link is no such name: it is followed first.
 */
function hasOtherNames(names: number): string {
  return (
    `The file that DATABASE_URL names has ${names} names (hard links). Each has a write-ahead log and a lock of its own, so what is written ` +
    'by one name would be lost by the other. Stop what uses the file, find its names (find DIRECTORY -samefile FILE), and remove ' +
    'all but the one by which it was used last: that with a file beside it that ends in -wal, if one has. For a second copy use attune backup.'
  );
}

/** Throws what stands in the way of reading what is at `path` as a database, if anything is there; leaves nothing behind. */
export function tryFile(path: string): void {
  const there = statSync(path, { throwIfNoEntry: false });
  if (/[/\\]$/.test(path) || there?.isDirectory() === true) throw new DatabaseFault(IS_FOLDER, null);
  if (there === undefined) return;
  if (there.nlink > 1) throw new DatabaseFault(hasOtherNames(there.nlink), null);
  // Not opened for reading only: such a connection leaves the files of the log behind.
  const database = new Database(path, { fileMustExist: true });
  try {
    database.pragma('schema_version');
  } finally {
    database.close();
  }
}
