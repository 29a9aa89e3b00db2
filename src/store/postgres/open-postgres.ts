import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Charge } from '../credit-ledger.ts';
import { DatabaseFault, notUnicode } from '../database-fault.ts';
import { createHoldIds } from '../hold-ids.ts';
import { migrateToLatest } from '../migrate.ts';
import type { Schema } from '../schema.ts';
import { isSnapCharge } from '../snap-charge.ts';
import type { Store } from '../store.ts';
import type { WriteJob } from '../write-group.ts';
import { createChargeGroup } from './charge-group.ts';
import { chargeSnaps } from './charge-snaps.ts';
import { checkDatabase } from './check-database.ts';
import { postgresCreditLedger } from './credit-ledger.ts';
import { openPool, type PoolOptions } from './pool.ts';
import { withPreparedStatements } from './prepared-statements.ts';

const HOLD_IDS_AT_ONCE = 1000;
const MOST_ATTEMPTS = 3;
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK_DETECTED = '40P01';

/** Connects to the database, brings it to the current schema and returns the store. */
export async function openPostgres(url: string, options: PoolOptions): Promise<Store> {
  await migrate(url, options);
  const db = open(url, options);

  /** A job is database work and nothing else, so one that lost a race for locks can simply run again. */
  async function write<T>(job: WriteJob<T>, attempt = 1): Promise<T> {
    try {
      return await db.transaction().execute(job);
    } catch (error) {
      if (attempt >= MOST_ATTEMPTS || !lostRaceForLocks(error)) throw error;
      return write(job, attempt + 1);
    }
  }

  const chargeAlone = (charge: Charge) => postgresCreditLedger.charge(db, charge);
  const chargeInGroup = createChargeGroup({
    chargeTogether: (charges) => chargeSnaps(db, charges),
    chargeAlone,
  });

  return {
    dialect: 'postgres',
    handle: db,
    credits: postgresCreditLedger,
    read: (job) =>
      db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(job),
    nextHoldId: createHoldIds(() => postgresCreditLedger.reserveHoldIds(db, HOLD_IDS_AT_ONCE)),
    charge: (charge) => (isSnapCharge(charge) ? chargeInGroup(charge) : chargeAlone(charge)),
    write: (job) => write(job),
    step: (job) => job(db),
    async scrub() {
      await sql`vacuum account, api_key, snap, comms, idempotency, credit_ledger, dashboard_user, dashboard_session,
        dashboard_credential, dashboard_verification`.execute(db);
    },
    backup: null,
    findDamage: null,
    beside: null,
    check: () => checkDatabase(db),
    async close() {
      await db.destroy();
    },
  };
}

/** On a connection of its own, which may wait for as long as another instance takes to migrate. */
async function migrate(url: string, options: PoolOptions): Promise<void> {
  const db = open(url, { ...options, connections: 1, statementMilliseconds: null });
  try {
    await requireWholeUnicode(db);
    await migrateToLatest(db, 'postgres');
  } finally {
    await db.destroy();
  }
}

/** Where the server keeps bytes as they come (SQL_ASCII), every text that was written comes back. */
const ENCODINGS: readonly string[] = ['UTF8', 'SQL_ASCII'];

/** Throws DatabaseFault if the database cannot hold every character: a call whose text has another one would fail when it is stored. */
async function requireWholeUnicode(db: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{ encoding: string }>`
    select current_setting('server_encoding') as encoding`.execute(db);
  const encoding = rows[0]?.encoding ?? '';
  if (!ENCODINGS.includes(encoding)) throw new DatabaseFault(notUnicode(encoding), null);
}

function open(url: string, options: PoolOptions): Kysely<Schema> {
  return new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: withPreparedStatements(openPool(url, options)) }),
  });
}

function lostRaceForLocks(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  return error.code === SERIALIZATION_FAILURE || error.code === DEADLOCK_DETECTED;
}
