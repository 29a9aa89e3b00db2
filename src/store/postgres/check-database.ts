import { type Kysely, sql } from 'kysely';
import { DatabaseFault, MAY_NOT_WRITE, NO_ANSWER, READ_ONLY } from '../database-fault.ts';
import type { Schema } from '../schema.ts';

/** Longer than a database that is well takes, and short enough for a balancer's question. */
const LONGEST_CHECK_MILLISECONDS = 2000;

/** Where a paid call leaves a row. */
const WRITTEN = [
  'account',
  'api_key',
  'comms',
  'credit_hold',
  'credit_ledger',
  'idempotency',
  'rate_window',
  'snap',
];

/** Rejects with DatabaseFault if the database takes no writes from its user, or does not say so in time. */
export async function checkDatabase(db: Kysely<Schema>): Promise<void> {
  const { isReadOnly, mayWrite } = await inTime(readState(db));
  if (isReadOnly) throw new DatabaseFault(READ_ONLY, null);
  if (!mayWrite) throw new DatabaseFault(MAY_NOT_WRITE, null);
}

async function readState(db: Kysely<Schema>): Promise<{ isReadOnly: boolean; mayWrite: boolean }> {
  const { rows } = await sql<{ is_read_only: boolean; may_write: boolean | null }>`
    select current_setting('transaction_read_only') = 'on' as is_read_only,
      (select bool_and(has_table_privilege(oid, 'insert')) from pg_class
        where relname in (${sql.join(WRITTEN)}) and pg_table_is_visible(oid))
      and has_table_privilege('account', 'update') and has_table_privilege('credit_hold', 'delete')
      and has_sequence_privilege(pg_get_serial_sequence('credit_hold', 'id'), 'usage') as may_write`.execute(
    db,
  );
  return { isReadOnly: rows[0]?.is_read_only === true, mayWrite: rows[0]?.may_write === true };
}

/** What comes too late is let go: the statement ends by its own limit. */
async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DatabaseFault(NO_ANSWER, null)), LONGEST_CHECK_MILLISECONDS);
  });
  try {
    return await Promise.race([answer, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
