import Database from 'better-sqlite3';
import { DatabaseFault } from '../database-fault.ts';
import { findDamage } from './find-damage.ts';
import { createPrivately } from './private-file.ts';

/**
 * Copies the database file while others use it, to a new file that only this user can read. The copy is of one state, held by a
 * transaction that reads: without it SQLite begins again whenever another process has written, and beside a busy service
 * would never end. The copy is then read through, since a damaged database makes a damaged copy: throws DatabaseFault.
 */
export async function copyDatabase(path: string, target: string): Promise<void> {
  const source = new Database(path, { readonly: true });
  try {
    source.exec('begin');
    // A transaction has a state to read from its first read on.
    source.prepare('select count(*) from sqlite_schema').get();
    createPrivately(target);
    await source.backup(target);
  } finally {
    source.close();
  }
  const damage = findDamage(target);
  if (damage !== null)
    throw new DatabaseFault(`The database is damaged, and no backup was kept: ${damage}`, null);
}
