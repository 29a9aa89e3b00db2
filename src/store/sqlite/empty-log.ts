import { setTimeout } from 'node:timers/promises';
import type Database from 'better-sqlite3';
import { DatabaseFault } from '../database-fault.ts';
import type { Turns } from './turns.ts';

const ATTEMPTS = 100;
const PAUSE_MILLISECONDS = 50;

/**
 * Writes what the write-ahead log holds into the database file and empties the log, where old pages would stay. While another
 * process reads or writes this cannot be done: it is tried again for five seconds, and then it throws. SQLite's own
 * waiting would stop this thread and keep every other process from writing.
 */
export async function emptyLog(database: Database.Database, turns: Turns): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (await turns.alone(async () => emptyLogNow(database))) return;
    await setTimeout(PAUSE_MILLISECONDS);
  }
  throw new DatabaseFault(
    'The write-ahead log of the database could not be emptied: another process kept the database busy.',
    null,
  );
}

/** False if somebody else was in the way. */
function emptyLogNow(database: Database.Database): boolean {
  const patience = database.pragma('busy_timeout', { simple: true });
  database.pragma('busy_timeout = 0');
  try {
    return database.pragma('wal_checkpoint(TRUNCATE)', { simple: true }) === 0;
  } finally {
    database.pragma(`busy_timeout = ${patience}`);
  }
}
