import { performance } from 'node:perf_hooks';
import Database from 'better-sqlite3';
import { createPrivately } from './private-file.ts';

/** How long a statement waits for another process (a backup, the command line) before it fails. */
const BUSY_TIMEOUT_MILLISECONDS = 5000;
const BUSY_RETRY_MILLISECONDS = 10;

/**
 * Opens the database file, and creates it for this user only. Every commit is on the disk before it is acknowledged
 * (`synchronous = FULL`). `lower` knows the letters of every language, as on PostgreSQL.
 */
export function openDatabase(path: string): Database.Database {
  createPrivately(path);
  return openExistingDatabase(path);
}

/** As `openDatabase`, for a file that must be there: one that was deleted meanwhile is not made anew. */
export function openExistingDatabase(path: string): Database.Database {
  const database = new Database(path, { timeout: BUSY_TIMEOUT_MILLISECONDS, fileMustExist: true });
  switchToWriteAheadLog(database);
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  database.pragma('secure_delete = ON');
  // SQLite's own knows the letters of English only.
  database.function('lower', { deterministic: true }, (value) =>
    typeof value === 'string' ? value.toLowerCase() : value,
  );
  return database;
}

/**
 * SQLite does not wait for a busy database while it switches a new file to its write-ahead log: of two processes that
 * create it at once, one is refused straight away. It is waited for here; a start has nothing else to do meanwhile.
 */
function switchToWriteAheadLog(database: Database.Database): void {
  const givesUpAt = performance.now() + BUSY_TIMEOUT_MILLISECONDS;
  for (;;) {
    try {
      database.pragma('journal_mode = WAL');
      return;
    } catch (error) {
      const isBusy = error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY');
      if (!isBusy || performance.now() > givesUpAt) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, BUSY_RETRY_MILLISECONDS);
    }
  }
}
