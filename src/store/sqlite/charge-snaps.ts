import type Database from 'better-sqlite3';
import type { ChargeOutcome } from '../credit-ledger.ts';
import type { SnapCharge } from '../snap-charge.ts';
import { SNAP_COLUMNS, snapRow } from '../snaps.ts';

const TAKE = `update account set available_credits = available_credits - ?
  where id = ? and available_credits >= ? returning available_credits`;
const ENTRY_COLUMNS =
  'account_id, kind, credits, operation, key_id, snap_id, request_id, hold_id, created_at';

/** Rows that one statement inserts, the most first: a statement for each row takes twice the time. */
const ROWS_AT_ONCE = [16, 4, 1] as const;

/**
 * Charges several accounts for several snaps in the transaction that is open, all or nothing: it throws if one of them was
 * made before, since a hold has one capture. Null stands for a charge that was left out because the charges together asked
 * for more than its account has.
 */
export function createSnapCharger(
  database: Database.Database,
): (charges: readonly SnapCharge[]) => readonly (ChargeOutcome | null)[] {
  const take = database.prepare<[number, number, number], { available_credits: number }>(TAKE);
  const insertSnaps = rowInserter(database, 'snap', SNAP_COLUMNS);
  const insertEntries = rowInserter(database, 'credit_ledger', ENTRY_COLUMNS);

  /** What each account that can pay for all its charges has left before them. */
  function takeFromAccounts(charges: readonly SnapCharge[]): Map<number, number> {
    const asked = new Map<number, number>();
    for (const { request } of charges)
      asked.set(request.accountId, (asked.get(request.accountId) ?? 0) + request.credits);
    const before = new Map<number, number>();
    for (const [accountId, credits] of asked) {
      const account = take.get(credits, accountId, credits);
      if (account !== undefined) before.set(accountId, account.available_credits + credits);
    }
    return before;
  }

  return (charges) => {
    const left = takeFromAccounts(charges);
    const paid = charges.filter(({ request }) => left.has(request.accountId));
    let snapId = insertSnaps(paid.map(({ record }) => Object.values(snapRow(record.snap))));
    const firstSnapId = snapId;
    insertEntries(paid.map((charge, place) => entryRow(charge, firstSnapId + place)));
    return charges.map(({ request }) => {
      const available = left.get(request.accountId);
      if (available === undefined) return null;
      const remaining = available - request.credits;
      left.set(request.accountId, remaining);
      snapId += 1;
      return { kind: 'charged', remaining, snapId: snapId - 1, commsId: null };
    });
  };
}

function entryRow({ request, holdId, keyId }: SnapCharge, snapId: number): readonly unknown[] {
  const { accountId, credits, operation, requestId, heldAt } = request;
  return [accountId, 'capture', -credits, operation, keyId, snapId, requestId, holdId, heldAt];
}

/**
 * Inserts rows into a table whose key is `autoincrement` and returns the key of the first; the others follow it one by one,
 * for nobody else writes in this transaction.
 */
function rowInserter(
  database: Database.Database,
  table: string,
  columns: string,
): (rows: readonly (readonly unknown[])[]) => number {
  const placeholders = `(${columns.replaceAll(/\w+/g, '?')})`;
  const inserts = ROWS_AT_ONCE.map((count) => ({
    count,
    statement: database.prepare(
      `insert into ${table} (${columns}) values ${Array(count).fill(placeholders).join(', ')}`,
    ),
  }));

  return (rows) => {
    let lastKey = 0;
    let inserted = 0;
    for (const { count, statement } of inserts) {
      for (; inserted + count <= rows.length; inserted += count) {
        lastKey = Number(statement.run(rows.slice(inserted, inserted + count).flat()).lastInsertRowid);
      }
    }
    return lastKey - rows.length + 1;
  };
}
