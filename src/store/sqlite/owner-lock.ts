import { existsSync, realpathSync } from 'node:fs';
import Database from 'better-sqlite3';
import { DatabaseFault } from '../database-fault.ts';
import { createPrivately } from './private-file.ts';

/** The right to be the one service on a database file, or to keep every service away from it. */
export interface OwnerLock {
  release(): void;
}

/** A service that was told to stop may still be finishing its last answers when the next one starts. */
const PATIENCE_MILLISECONDS = 3000;

/**
 * Takes the right to be the one service on the database file; throws DatabaseFault with `refusal` if somebody has it. It is SQLite's own lock on
 * an empty file beside the database, so the operating system takes it back when the process ends, however it ends. The
 * database itself stays open to the command line and to this service's second thread.
 */
export function takeOwnerLock(path: string, refusal: string): OwnerLock {
  // Two names of one file are one database.
  const database = existsSync(path) ? realpathSync(path) : path;
  const file = `${database}.lock`;
  createPrivately(file);
  const lock = new Database(file, { timeout: PATIENCE_MILLISECONDS });
  try {
    // Nothing is ever written under the lock; a journal on the disk would lie about after a crash.
    lock.pragma('journal_mode = MEMORY');
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    const isBusy = error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY');
    throw isBusy ? new DatabaseFault(refusal, error) : error;
  }
  return { release: () => void lock.close() };
}
