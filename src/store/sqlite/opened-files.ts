import { realpathSync, statSync } from 'node:fs';
import { DatabaseFault } from '../database-fault.ts';

/** The files of a database that is in use: SQLite itself never tells when they are not the ones in place any more. */
export interface OpenedFiles {
  /** Looks now; throws DatabaseFault if a file was deleted or replaced. */
  look(): void;
  /** Throws what the last look found, and looks anew only where that was a while ago: cheap enough for every transaction. */
  requireInPlace(): void;
}

export interface OpenedFilesOptions {
  /** Milliseconds of a clock that only goes forward. */
  readonly now: () => number;
  /** So long a look stands. */
  readonly lookStandsMilliseconds: number;
}

/** What is written into a file without a name is read by nobody, and gone when the process ends. */
const NOT_IN_PLACE =
  'The database file, or the one beside it that ends in -wal, was deleted or replaced while it is in use, so nothing is ' +
  'written any more. Stop the service, restore a backup (docs/operations.md) and start again.';

/** Of a database in memory, which has none. */
export const NO_FILES: OpenedFiles = { look() {}, requireInPlace() {} };

/** Remembers the files of a database that was just opened at `path`. */
export function watchOpenedFiles(path: string, options: OpenedFilesOptions): OpenedFiles {
  const { now, lookStandsMilliseconds } = options;
  const database = realpathSync(path);
  const files = [database, `${database}-wal`].map((name) => ({ name, number: fileNumber(name) }));
  let standsUntil = Number.NEGATIVE_INFINITY;
  let areInPlace = true;

  function look(): void {
    areInPlace = files.every(({ name, number }) => number === null || fileNumber(name) === number);
    standsUntil = now() + lookStandsMilliseconds;
    requireFound();
  }

  function requireFound(): void {
    if (!areInPlace) throw new DatabaseFault(NOT_IN_PLACE, null);
  }

  return {
    look,
    requireInPlace() {
      if (now() >= standsUntil) look();
      else requireFound();
    },
  };
}

/** Of the file in place under that name; null if there is none. */
function fileNumber(name: string): bigint | null {
  return statSync(name, { bigint: true, throwIfNoEntry: false })?.ino ?? null;
}
