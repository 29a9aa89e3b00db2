import { dirname } from 'node:path';
import type Database from 'better-sqlite3';
import { Kysely, SqliteDialect, type SqliteStatement, sql } from 'kysely';
import type { Charge } from '../credit-ledger.ts';
import type { Handle } from '../dialect.ts';
import { createHoldIds } from '../hold-ids.ts';
import { migrateToLatest } from '../migrate.ts';
import type { Schema } from '../schema.ts';
import { isSnapCharge } from '../snap-charge.ts';
import { type RowReader, readRowsDirectly, runStatement } from '../statement.ts';
import type { Store } from '../store.ts';
import { createWriteGroup, type WriteJob } from '../write-group.ts';
import { createChargeJob } from './charge-job.ts';
import { createSnapCharger } from './charge-snaps.ts';
import { copyDatabase } from './copy-database.ts';
import { sqliteCreditLedger } from './credit-ledger.ts';
import { openDatabase } from './database.ts';
import { emptyLog } from './empty-log.ts';
import { findDamage } from './find-damage.ts';
import { makeFolder } from './make-folder.ts';
import { NO_FILES, watchOpenedFiles } from './opened-files.ts';
import { createTurns } from './turns.ts';
import { createWriteHealth } from './write-health.ts';

const MAXIMUM_JOBS_PER_COMMIT = 128;
const HOLD_IDS_AT_ONCE = 10_000;
const MAXIMUM_CACHED_STATEMENTS = 200;
const HEALTH_STANDS_MILLISECONDS = 10_000;
const LOOK_AT_FILES_STANDS_MILLISECONDS = 1000;

/**
 * Opens (and creates) the database file, brings it to the current schema and returns the store. Every commit is on
 * the disk before it is acknowledged (`synchronous = FULL`); commits that arrive together share one wait.
 */
export async function openSqlite(path: string): Promise<Store> {
  makeFolder(dirname(path));
  const database = openDatabase(path);
  const statements = withStatementCache(database);
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: statements }) });

  const readRows: RowReader = (text, values) => {
    const statement = statements.prepare(text);
    if (statement.reader) return statement.all(values);
    statement.run(values);
    return [];
  };

  const health = createWriteHealth({
    tryWriting: () => write(writeNothingNew),
    now,
    answerStandsMilliseconds: HEALTH_STANDS_MILLISECONDS,
  });

  async function transact<T>(work: WriteJob<T>, begin = 'begin immediate'): Promise<T> {
    return db.connection().execute(async (connection) => {
      readRowsDirectly(connection, readRows);
      try {
        readRows(begin, []);
        const value = await work(connection);
        readRows('commit', []);
        return value;
      } catch (error) {
        if (database.inTransaction) readRows('rollback', []);
        health.failed(error);
        throw error;
      }
    });
  }

  try {
    await transact((handle) => migrateToLatest(handle, 'sqlite'));
  } catch (error) {
    await db.destroy();
    throw error;
  }

  const files = database.memory
    ? NO_FILES
    : watchOpenedFiles(path, { now, lookStandsMilliseconds: LOOK_AT_FILES_STANDS_MILLISECONDS });
  const turns = createTurns();

  /** What has its turn to write does so only into the files that are in place. */
  async function intoFilesInPlace<T>(work: () => Promise<T>): Promise<T> {
    files.requireInPlace();
    return work();
  }

  const write = createWriteGroup({
    transact: (work) => turns.alone(() => intoFilesInPlace(() => transact(work))),
    schedule: setImmediate,
    maximumJobs: MAXIMUM_JOBS_PER_COMMIT,
  });
  const chargeAlone = (charge: Charge) => write((handle) => sqliteCreditLedger.charge(handle, charge));
  const chargeInGroup = createChargeJob({
    write,
    chargeTogether: createSnapCharger(database),
    chargeAlone,
    maximumCharges: MAXIMUM_JOBS_PER_COMMIT,
  });
  return {
    dialect: 'sqlite',
    handle: db,
    credits: sqliteCreditLedger,
    read: (job) => transact(job, 'begin'),
    nextHoldId: createHoldIds(() => write(reserveHoldIds)),
    charge: (charge) => (isSnapCharge(charge) ? chargeInGroup(charge) : chargeAlone(charge)),
    write,
    step: write,
    beside: database.memory ? null : (work) => turns.together(() => intoFilesInPlace(work)),
    scrub: () => emptyLog(database, turns),
    backup: (target) => copyDatabase(path, target),
    findDamage: () => findDamage(path),
    async check() {
      await readSomething(db);
      files.look();
      await health.check();
    },
    async close() {
      await db.destroy();
    },
  };
}

/** Milliseconds of a clock that only goes forward. */
function now(): number {
  return performance.now();
}

function reserveHoldIds(handle: Handle): Promise<readonly number[]> {
  return sqliteCreditLedger.reserveHoldIds(handle, HOLD_IDS_AT_ONCE);
}

/** From the file, which `select 1` would not need. */
async function readSomething(handle: Handle): Promise<void> {
  await sql`select count(*) from sqlite_schema`.execute(handle);
}

/** Writes a page of the file anew as it was: a number in it that nothing reads. */
async function writeNothingNew(handle: Handle): Promise<void> {
  await runStatement(handle, 'pragma user_version = 0', []);
}

/** Kysely prepares a statement for each call; the same text keeps its prepared statement here. */
function withStatementCache(database: Database.Database): {
  prepare(sql: string): SqliteStatement;
  close(): void;
} {
  const statements = new Map<string, SqliteStatement>();
  return {
    prepare(text) {
      const known = statements.get(text);
      if (known !== undefined) return known;
      const statement = database.prepare<unknown[], unknown>(text);
      if (statements.size >= MAXIMUM_CACHED_STATEMENTS) statements.clear();
      statements.set(text, statement);
      return statement;
    },
    close() {
      statements.clear();
      database.close();
    },
  };
}
