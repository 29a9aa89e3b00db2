import { realpathSync, statSync } from 'node:fs';
import { DatabaseFault } from '../database-fault.ts';

/** What is written into a file without a name is read by nobody, and gone when the process ends; SQLite itself never tells. */
const NOT_IN_PLACE =
  'The database file, or the one beside it that ends in -wal, was deleted or replaced while it is in use: what is written now ' +
  'is lost. Stop the service, restore a backup (docs/operations.md) and start again.';

/**
 * Remembers the files of a database that was just opened at `path`; the returned check throws DatabaseFault once they are not the
 * ones in place any more.
 */
export function rememberOpenedFiles(path: string): () => void {
  const database = realpathSync(path);
  const files = [database, `${database}-wal`].map((name) => ({ name, number: fileNumber(name) }));
  return () => {
    for (const { name, number } of files) {
      if (number !== null && fileNumber(name) !== number) throw new DatabaseFault(NOT_IN_PLACE, null);
    }
  };
}

/** Of the file in place under that name; null if there is none. */
function fileNumber(name: string): bigint | null {
  return statSync(name, { bigint: true, throwIfNoEntry: false })?.ino ?? null;
}
