import Database from 'better-sqlite3';

const LINES_SHOWN = 2;

/**
 * Reads the whole database file beside whoever uses it and returns what SQLite says is wrong with it; null if nothing is. What
 * it says names tables and pages, never what is in them.
 */
export function findDamage(path: string): string | null {
  // Not opened for reading only: such a connection leaves the files of the log behind.
  const database = new Database(path, { fileMustExist: true });
  try {
    const verdict = database.pragma('quick_check(1)', { simple: true });
    return verdict === 'ok' ? null : String(verdict).split('\n').slice(0, LINES_SHOWN).join(' ');
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    database.close();
  }
}
