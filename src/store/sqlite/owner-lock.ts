import { accessSync, chownSync, constants, existsSync, realpathSync, statSync } from 'node:fs';
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
  const file = lockFileOf(path);
  makeLockFile(path, file);
  if (foreignLock(path) !== null) throw new DatabaseFault(isForeign(file), null);
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

/** By way of a symbolic link it is the same database. A file of several names (hard links) is refused before (try-file.ts). */
function lockFileOf(path: string): string {
  return `${existsSync(path) ? realpathSync(path) : path}.lock`;
}

/** What root makes belongs to the owner of the database, as SQLite's own files do: the service may run as another user. */
function makeLockFile(path: string, file: string): void {
  if (!createPrivately(file) || process.getuid?.() !== 0 || !existsSync(path)) return;
  const { uid, gid } = statSync(path);
  chownSync(file, uid, gid);
}

/** Whether a service has run on a database of this name: its lock stays. */
export function wasServed(path: string): boolean {
  return existsSync(lockFileOf(path));
}

/** The lock file beside the database if it is there and this user may not write it; else null. */
export function foreignLock(path: string): string | null {
  const file = lockFileOf(path);
  if (!existsSync(file)) return null;
  try {
    accessSync(file, constants.R_OK | constants.W_OK);
    return null;
  } catch {
    return file;
  }
}

function isForeign(file: string): string {
  return `The lock of the database, ${file}, belongs to another user. Delete it while no service runs on the database, or give it to this user.`;
}
