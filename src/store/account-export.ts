import { sql } from 'kysely';
import { shownDay } from '../domain/call-outcome.ts';
import { isoTime } from '../domain/clock.ts';
import { dashboardUserName } from './dashboard-users.ts';
import type { Handle } from './dialect.ts';
import { readList } from './records.ts';
import type { Schema } from './schema.ts';

/** The tables of an account that its owner may see whole. Keys are listed by `listApiKeys`, without their hashes. */
type ExportedTable = 'snap' | 'comms' | 'credit_ledger';

const ROWS_AT_ONCE = 500;

/** A stored row as the person reads it whom it belongs to: times and days in ISO 8601 and lists as lists, all else as it is stored. */
export type ReadableRow = Readonly<Record<string, unknown>>;

/** Columns that hold a list as JSON text. */
const LISTS: ReadonlySet<string> = new Set(['strengths', 'risks', 'suggestions']);
/** "created_at", and "createdAt" where a column was renamed: milliseconds since 1970. */
const TIME = /(?:_a|A)t$/;
/** Days since 1970. */
const DAY = 'day';

/** The row as a person reads it. */
export function readableRow(row: object): ReadableRow {
  return Object.fromEntries(Object.entries(row).map(([column, value]) => [column, readable(column, value)]));
}

function readable(column: string, value: unknown): unknown {
  if (typeof value === 'number' && TIME.test(column)) return isoTime(value);
  if (typeof value === 'number' && column === DAY) return shownDay(value);
  return typeof value === 'string' && LISTS.has(column) ? readList(value) : value;
}

/** The account itself; its credits are told apart by `readCreditBalance`. */
export async function accountRow(handle: Handle, accountId: number): Promise<ReadableRow> {
  const row = await handle
    .selectFrom('account')
    .select(['id', 'email', 'created_at'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return readableRow(row);
}

/** An account's rows of one table, oldest first, a page at a time so that a large account fits in memory. */
export function accountRows(
  handle: Handle,
  table: ExportedTable,
  accountId: number,
): AsyncGenerator<readonly ReadableRow[]> {
  return pages(0, (after) =>
    handle
      .withTables<Pick<Schema, ExportedTable>>()
      .selectFrom(table)
      .selectAll()
      .where('account_id', '=', accountId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(ROWS_AT_ONCE)
      .execute()
      .then((rows: readonly { readonly id: number }[]) => ({ rows, last: rows.at(-1)?.id })),
  );
}

/** The answers that are kept for an account's retries, by key, a page at a time. */
export function answerRows(handle: Handle, accountId: number): AsyncGenerator<readonly ReadableRow[]> {
  return pages('', (after) =>
    handle
      .selectFrom('idempotency')
      .select(['key', 'started_at', 'answer'])
      .where('account_id', '=', accountId)
      .where('key', '>', after)
      .orderBy('key')
      .limit(ROWS_AT_ONCE)
      .execute()
      .then((rows) => ({ rows, last: rows.at(-1)?.key })),
  );
}

/** All rows from `first` on, as a person reads them; `read` gives those behind a mark and the mark of the last. */
async function* pages<Mark>(
  first: Mark,
  read: (after: Mark) => Promise<{ readonly rows: readonly object[]; readonly last: Mark | undefined }>,
): AsyncGenerator<readonly ReadableRow[]> {
  for (let after = first; ; ) {
    const { rows, last } = await read(after);
    if (last === undefined) return;
    yield rows.map(readableRow);
    after = last;
  }
}

/** How many calls the account made, by day, key, operation and outcome. */
export async function callCounts(handle: Handle, accountId: number): Promise<readonly ReadableRow[]> {
  const rows = await handle
    .selectFrom('call_outcome')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('day')
    .execute();
  return rows.map(readableRow);
}

/** The account's dashboard sessions, without what opens them. */
export async function sessionRows(handle: Handle, accountId: number): Promise<readonly ReadableRow[]> {
  const { rows } = await sql<ReadableRow>`
    select session."createdAt", session."expiresAt", session."userAgent"
    from dashboard_session as session join dashboard_user on dashboard_user.id = session."userId"
    where dashboard_user.name = ${dashboardUserName(accountId)} order by session."createdAt"`.execute(handle);
  return rows;
}
