import { existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { databaseFault } from './database-fault.ts';
import { markCopyServed, requireFinishedCopy } from './postgres/copy-marks.ts';
import type { PoolOptions } from './postgres/pool.ts';
import { makeFolder } from './sqlite/make-folder.ts';
import { openSqlite } from './sqlite/open-sqlite.ts';
import { foreignLock, type OwnerLock, takeOwnerLock, wasServed } from './sqlite/owner-lock.ts';
import { isOpenToOthers } from './sqlite/private-file.ts';
import { tryFile } from './sqlite/try-file.ts';
import { tryFolderOf } from './sqlite/try-folder.ts';
import type { Store } from './store.ts';

/**
 * Opens the store that `url` names (`sqlite:PATH` or `postgres://…`), migrated to this version's schema. Throws DatabaseFault
 * if that cannot be done, and NewerSchemaError.
 */
export async function openStore(url: string, postgres: PoolOptions): Promise<Store> {
  try {
    return await openNamed(url, postgres);
  } catch (error) {
    throw databaseFault(error);
  }
}

const IS_SERVED =
  'Another Attune service runs on the file that DATABASE_URL names, and a SQLite database serves one at a time ' +
  '(or attune migrate-store copies from it). Stop that one, or give this one a DATABASE_URL of its own; several services ' +
  'share a PostgreSQL database (docs/durability.md).';
const IS_STILL_SERVED =
  'An Attune service runs on the file that DATABASE_URL names: what it writes from now on would be missing. ' +
  'Stop it, and try again.';

/**
 * As `openStore`, for a service, which gives back what it finds held or claimed on SQLite: there it is the only one until
 * the store is closed or its process ends. Throws DatabaseFault before anything is touched if another service runs on the file, and
 * for what holds a part of a copy.
 */
export async function openStoreOfService(url: string, postgres: PoolOptions): Promise<Store> {
  const store = await openLocked(url, postgres, IS_SERVED);
  try {
    await requireWhole(store);
    if (store.dialect === 'postgres') await markCopyServed(store.handle);
    return store;
  } catch (error) {
    await store.close();
    throw databaseFault(error);
  }
}

/** Throws DatabaseFault if the store holds a part of a copy only. */
export async function requireWhole({ dialect, handle }: Store): Promise<void> {
  if (dialect === 'postgres') await requireFinishedCopy(handle);
}

/** As `openStore`; on SQLite it throws DatabaseFault if a service runs on the file, and none can start until it is closed. */
export function openUnservedStore(url: string, postgres: PoolOptions): Promise<Store> {
  return openLocked(url, postgres, IS_STILL_SERVED);
}

async function openLocked(url: string, postgres: PoolOptions, refusal: string): Promise<Store> {
  if (isPostgresUrl(url)) return openStore(url, postgres);
  const lock = lockFile(sqlitePath(url), refusal);
  try {
    const store = await openStore(url, postgres);
    return {
      ...store,
      async close() {
        await store.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

function lockFile(path: string, refusal: string): OwnerLock {
  try {
    // Its lock would be left beside what is no database.
    tryFile(path);
    makeFolder(dirname(path));
    return takeOwnerLock(path, refusal);
  } catch (error) {
    throw databaseFault(error);
  }
}

async function openNamed(url: string, postgres: PoolOptions): Promise<Store> {
  if (isPostgresUrl(url)) {
    const { openPostgres } = await import('./postgres/open-postgres.ts');
    return openPostgres(url, postgres);
  }
  const path = sqlitePath(url);
  tryFile(path);
  return openSqlite(path);
}

/**
 * The file of a SQLite database that `url` names and that is not there, or empty; null if it is, and for other databases. Throws
 * DatabaseFault where this user cannot tell.
 */
export function missingDatabaseFile(url: string): string | null {
  if (isPostgresUrl(url)) return null;
  const path = sqlitePath(url);
  try {
    return (statSync(path, { throwIfNoEntry: false })?.size ?? 0) > 0 ? null : path;
  } catch (error) {
    throw databaseFault(error);
  }
}

/** Whether a service has run on a database file that is not there any more, or empty. */
export function isLostDatabase(missingFile: string): boolean {
  return wasServed(missingFile);
}

/** Which database `url` names, for a log: the whole path of a file, and nothing of the address of a server. */
export function shownDatabase(url: string): string {
  return isPostgresUrl(url) ? 'postgres' : `sqlite:${resolve(sqlitePath(url))}`;
}

/** Throws DatabaseFault if a database that is not there yet could not be made at `path`. */
export function requireRoomFor(path: string): void {
  try {
    tryFolderOf(path);
  } catch (error) {
    throw databaseFault(error);
  }
}

/** The lock beside a SQLite database that `url` names if this user may not write it, so that no service of theirs could start; else null. */
export function foreignLockFile(url: string): string | null {
  return isPostgresUrl(url) ? null : foreignLock(sqlitePath(url));
}

/** The file of a SQLite database that `url` names if other users of this machine may read or write it; null otherwise. */
export function sharedDatabaseFile(url: string): string | null {
  if (isPostgresUrl(url)) return null;
  const path = sqlitePath(url);
  return existsSync(path) && isOpenToOthers(path) ? path : null;
}

/** The file that `url` names. */
export function sqlitePath(url: string): string {
  // The driver leaves out blanks around a name.
  const path = /^sqlite:(?:\/\/)?(.+)$/.exec(url)?.[1]?.trim();
  if (path === undefined)
    throw new Error('A database is named as sqlite:PATH or postgres://USER:PASSWORD@HOST/DATABASE.');
  return path;
}

export function isPostgresUrl(url: string): boolean {
  return /^postgres(ql)?:\/\//.test(url);
}
