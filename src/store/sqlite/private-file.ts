import { closeSync, openSync, statSync } from 'node:fs';

const OWNER_ONLY = 0o600;
const OTHERS = 0o077;

/**
 * Makes an empty file that only this user can read and write, for SQLite to fill: by itself it would let everybody on the machine read
 * it. What SQLite puts beside a database has the mode of that database. A file that is there already stays as it is. Says whether it made one.
 */
export function createPrivately(path: string): boolean {
  try {
    // Never opens a file that is there: closing it would free the locks that this process has on it.
    closeSync(openSync(path, 'wx', OWNER_ONLY));
    return true;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    return false;
  }
}

/** Whether other users of this machine may do anything with the file. Windows has no such modes, and is not asked. */
export function isOpenToOthers(path: string): boolean {
  return process.platform !== 'win32' && (statSync(path).mode & OTHERS) !== 0;
}
