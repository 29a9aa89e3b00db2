import { sql } from 'kysely';
import type { Handle } from './dialect.ts';
import { isUnservedCopy, markCopyFinished, markCopyUnfinished } from './postgres/copy-marks.ts';
import type { Schema } from './schema.ts';
import { runStatement } from './statement.ts';
import type { Store } from './store.ts';

/** The copy cannot be made or does not hold; the message is for the person who asked for it. */
export class CopyError extends Error {}

export interface CopiedTable {
  readonly table: string;
  readonly rows: number;
}

type NumberedTable = Exclude<keyof Schema, 'idempotency' | 'stored_secret' | 'call_outcome'>;

/** In an order in which every row finds what it refers to. */
const TABLES: readonly NumberedTable[] = [
  'account',
  'api_key',
  'credit_hold',
  'snap',
  'comms',
  'credit_ledger',
];

interface UnnumberedTable {
  readonly table: string;
  /** The columns by which a row is known. */
  readonly key: string;
}

/** In the same order. Sessions are left behind: everybody signs in once more. */
const UNNUMBERED_TABLES: readonly UnnumberedTable[] = [
  { table: 'idempotency', key: 'account_id, key' },
  { table: 'call_outcome', key: 'account_id, day, key_id, operation, outcome' },
  { table: 'dashboard_user', key: 'id' },
  { table: 'dashboard_credential', key: 'id' },
];
const ROWS_AT_ONCE = 500;

/**
 * Copies every record from a SQLite store into a PostgreSQL store, numbers included, and compares counts and balances at
 * the end; until then no service starts on the copy. Neither store may be in use. Started again, after an interruption or to take what has changed since, it
 * completes the copy until a service has started on it; into a database that holds other records it throws CopyError.
 */
export async function copyStore(
  from: Store,
  to: Store,
  progress: (copied: CopiedTable) => void,
): Promise<readonly CopiedTable[]> {
  if (from.dialect !== 'sqlite' || to.dialect !== 'postgres') {
    throw new CopyError('Records are copied from sqlite: to postgres:// only.');
  }
  await refuseOtherRecords(from.handle, to.handle);
  await markCopyUnfinished(to.handle);
  await forgetPassingRows(to.handle);
  for (const table of TABLES) {
    await copyNumbered(from.handle, to.handle, table);
    await continueNumbers(from.handle, to.handle, table);
    progress({ table, rows: await countRows(to.handle, table) });
  }
  for (const table of UNNUMBERED_TABLES) await copyByPlace(from.handle, to.handle, table);
  const copied = await compare(from.handle, to.handle);
  await markCopyFinished(to.handle);
  return copied;
}

/** What an earlier run copied and the source has dropped since: a hold, an answer that was kept for a day, an erased sign-in. */
async function forgetPassingRows(to: Handle): Promise<void> {
  const tables = ['credit_hold', ...UNNUMBERED_TABLES.map(({ table }) => table)];
  for (const table of tables.reverse()) await runStatement(to, `delete from ${table}`, []);
}

/** A database that was never served has no accounts; a copy has only accounts of its source. */
async function refuseOtherRecords(from: Handle, to: Handle): Promise<void> {
  const accountsOf = (handle: Handle) => handle.selectFrom('account').select(['id', 'created_at']).execute();
  const own = await accountsOf(to);
  if (own.length === 0) return;
  const known = new Map((await accountsOf(from)).map(({ id, created_at }) => [id, created_at]));
  const isCopy = own.every(({ id, created_at }) => known.get(id) === created_at);
  const isBehind = (await lastNumber(to, 'credit_ledger')) <= (await lastNumber(from, 'credit_ledger'));
  if (!isCopy || !isBehind)
    throw new CopyError('The database to copy into already holds other records. Give it an empty one.');
  if (!(await isUnservedCopy(to)))
    throw new CopyError(
      'A service has run on the copy in the database to copy into: what it wrote there would be lost. Give it an empty one.',
    );
}

async function copyNumbered(from: Handle, to: Handle, table: NumberedTable): Promise<void> {
  let after = 0;
  for (;;) {
    const rows: readonly { readonly id: number }[] = await from
      .withTables<Pick<Schema, NumberedTable>>()
      .selectFrom(table)
      .selectAll()
      .where('id', '>', after)
      .orderBy('id')
      .limit(ROWS_AT_ONCE)
      .execute();
    const last = rows.at(-1);
    if (last === undefined) return;
    await insertRows(to, table, rows, 'id');
    after = last.id;
  }
}

/** Rows without a number of their own, by the place that SQLite gave them. */
async function copyByPlace(from: Handle, to: Handle, { table, key }: UnnumberedTable): Promise<void> {
  let after = 0;
  for (;;) {
    const { rows } = await sql<{ readonly place: number }>`select rowid as place, * from ${sql.table(table)}
      where rowid > ${after} order by rowid limit ${ROWS_AT_ONCE}`.execute(from);
    const last = rows.at(-1);
    if (last === undefined) return;
    await insertRows(
      to,
      table,
      rows.map(({ place, ...row }) => row),
      key,
    );
    after = last.place;
  }
}

/** One statement for all rows; a row that is there already takes the source's values. */
async function insertRows(to: Handle, table: string, rows: readonly object[], key: string): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).map((column) => `"${column}"`);
  const updates = columns
    .filter((column) => column !== '"id"')
    .map((column) => `${column} = excluded.${column}`)
    .join(', ');
  await runStatement(
    to,
    `insert into ${table} (${columns.join(', ')}) overriding system value
     select ${columns.join(', ')} from json_populate_recordset(null::${table}, $1::json)
     on conflict (${key}) do update set ${updates}`,
    [JSON.stringify(rows)],
  );
}

/** Numbers go on where the source stopped, so that one which was given and deleted is never given again. */
async function continueNumbers(from: Handle, to: Handle, table: NumberedTable): Promise<void> {
  const [given] = await runStatement<{ seq: number }>(
    from,
    'select seq from sqlite_sequence where name = ?',
    [table],
  );
  if (given === undefined) return;
  await runStatement(to, `select setval(pg_get_serial_sequence('${table}', 'id'), $1)`, [given.seq]);
}

async function compare(from: Handle, to: Handle): Promise<readonly CopiedTable[]> {
  const copied: CopiedTable[] = [];
  for (const table of [...TABLES, ...UNNUMBERED_TABLES.map(({ table }) => table)]) {
    const rows = await countRows(to, table);
    const expected = await countRows(from, table);
    if (rows !== expected) throw new CopyError(differenceIn(table, rows, expected));
    copied.push({ table, rows });
  }
  if ((await sumOfCredits(from)) !== (await sumOfCredits(to))) {
    throw new CopyError('Credits changed while they were copied. Stop the service and copy again.');
  }
  return copied;
}

function differenceIn(table: string, rows: number, expected: number): string {
  return (
    `The copy has ${rows} rows of ${table}, and the source ${expected}. ` +
    'Empty the database that was copied into, see that nothing writes to the source, and copy again.'
  );
}

async function sumOfCredits(handle: Handle): Promise<string> {
  const read = `select cast(coalesce(sum(available_credits), 0) as bigint) as available,
    (select cast(coalesce(sum(credits), 0) as bigint) from credit_ledger) as entered from account`;
  const [sums] = await runStatement<{ available: number; entered: number }>(handle, read, []);
  return `${sums?.available} ${sums?.entered}`;
}

async function countRows(handle: Handle, table: string): Promise<number> {
  const [row] = await runStatement<{ rows: number }>(handle, `select count(*) as rows from ${table}`, []);
  return row?.rows ?? 0;
}

async function lastNumber(handle: Handle, table: NumberedTable): Promise<number> {
  const [row] = await runStatement<{ last: number | null }>(
    handle,
    `select max(id) as last from ${table}`,
    [],
  );
  return row?.last ?? 0;
}
