import { sql } from 'kysely';
import { COMMS_WITHOUT_TEXTS } from './comms.ts';
import { deleteDashboardUser } from './dashboard-users.ts';
import type { Handle } from './dialect.ts';
import { snapHoldsTexts } from './kept-texts.ts';
import type { Schema } from './schema.ts';

/** What callers wrote about people and what was written about them; numbers, times and charges stay. */
const SNAP_WITHOUT_TEXTS = {
  name: '',
  notes: '',
  age_range: null,
  job_type: null,
  reasoning: null,
  summary: null,
  secondary_profile_summary: null,
} as const;
const SNAP_WITHOUT_PROFILE = {
  profile: null,
  primary_code: null,
  secondary_profile: null,
  secondary_code: null,
  confidence: null,
} as const;
const ERASED_SNAP = { ...SNAP_WITHOUT_TEXTS, ...SNAP_WITHOUT_PROFILE, is_erased: 1 } as const;

/** What was noted beside a charge or a grant, and the ids that callers gave their requests; the credits stay. */
const LEDGER_WITHOUT_TEXTS = { note: null, request_id: null } as const;

/** Few enough that no other job waits long behind them. */
const ROWS_AT_ONCE = 500;

/** The account's keys stop working at `erasedAt` and lose their names. */
export async function closeAccount(handle: Handle, accountId: number, erasedAt: number): Promise<void> {
  await handle
    .updateTable('api_key')
    .set((set) => ({
      name: null,
      revoked_at: set
        .case()
        .when('revoked_at', '<', erasedAt)
        .then(set.ref('revoked_at'))
        .else(erasedAt)
        .end(),
    }))
    .where('account_id', '=', accountId)
    .execute();
}

/**
 * Removes texts, names and predicted profiles from some of the account's snaps numbered above `after`, and returns the last
 * one's number; null when there are no more. The rows stay as numbers, because the ledger names them.
 */
export async function eraseSnapsAfter(
  handle: Handle,
  accountId: number,
  after: number,
): Promise<number | null> {
  const erased = await handle
    .updateTable('snap')
    .set(ERASED_SNAP)
    .where('id', 'in', nextNumbers(handle, 'snap', accountId, after))
    .returning('id')
    .execute();
  return greatestNumber(erased);
}

/** As `eraseSnapsAfter`, for drafts and their analyses. */
export async function eraseCommsAfter(
  handle: Handle,
  accountId: number,
  after: number,
): Promise<number | null> {
  const erased = await handle
    .updateTable('comms')
    .set(COMMS_WITHOUT_TEXTS)
    .where('id', 'in', nextNumbers(handle, 'comms', accountId, after))
    .returning('id')
    .execute();
  return greatestNumber(erased);
}

/** As `eraseSnapsAfter`, for what words the ledger holds. */
export async function eraseLedgerTextsAfter(
  handle: Handle,
  accountId: number,
  after: number,
): Promise<number | null> {
  const erased = await handle
    .updateTable('credit_ledger')
    .set(LEDGER_WITHOUT_TEXTS)
    .where('id', 'in', nextNumbers(handle, 'credit_ledger', accountId, after))
    .returning('id')
    .execute();
  return greatestNumber(erased);
}

/** The numbers of the account's next rows, few enough that no other job waits long behind them. */
function nextNumbers(
  handle: Handle,
  table: 'snap' | 'comms' | 'credit_ledger',
  accountId: number,
  after: number,
) {
  return handle
    .withTables<Pick<Schema, 'snap' | 'comms' | 'credit_ledger'>>()
    .selectFrom(table)
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(ROWS_AT_ONCE);
}

function greatestNumber(rows: readonly { readonly id: number }[]): number | null {
  return rows.reduce<number | null>((greatest, { id }) => Math.max(greatest ?? id, id), null);
}

/** The account's address becomes `email`, and its way into the dashboard is gone. */
export async function renameAccount(handle: Handle, accountId: number, email: string): Promise<void> {
  await handle.updateTable('account').set({ email }).where('id', '=', accountId).execute();
  await deleteDashboardUser(handle, accountId);
}

/** What is left of a snap whose texts are gone. */
export interface ErasedSnap {
  readonly snapId: number;
  /** Null if no message was analysed for it. */
  readonly commsId: number | null;
}

/**
 * Removes from one snap of the account and from its comms record all that can tell whom they are about; their numbers stay for
 * the ledger. Null if the account has no such snap.
 */
export async function eraseSnapData(
  handle: Handle,
  accountId: number,
  snapId: number,
): Promise<ErasedSnap | null> {
  const snap = await handle
    .updateTable('snap')
    .set(ERASED_SNAP)
    .where('id', '=', snapId)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst();
  if (snap === undefined) return null;
  const comms = await handle
    .updateTable('comms')
    .set(COMMS_WITHOUT_TEXTS)
    .where('snap_id', '=', snapId)
    .returning('id')
    .executeTakeFirst();
  return { snapId, commsId: comms?.id ?? null };
}

/**
 * Removes the texts and names of some snaps predicted before `time`, and returns how many there were; call it until it
 * returns 0. The predicted profile stays, so that a snapId can still be named as a reader.
 */
export async function eraseSnapTextsBefore(handle: Handle, time: number): Promise<number> {
  const result = await handle
    .updateTable('snap')
    .set(SNAP_WITHOUT_TEXTS)
    .where('id', 'in', (old) =>
      old
        .selectFrom('snap')
        .select('id')
        .where('created_at', '<', time)
        .where(snapHoldsTexts)
        .orderBy('created_at')
        .limit(ROWS_AT_ONCE),
    )
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** As `eraseSnapTextsBefore`, for drafts and their analyses last made before `time`. */
export async function eraseCommsTextsBefore(handle: Handle, time: number): Promise<number> {
  const result = await handle
    .updateTable('comms')
    .set(COMMS_WITHOUT_TEXTS)
    // Asked of the row itself, too: one that is made anew meanwhile is looked at again by PostgreSQL, and its number is still in the list.
    .where('updated_at', '<', time)
    .where('id', 'in', (old) =>
      old
        .selectFrom('comms')
        .select('id')
        .where('updated_at', '<', time)
        .where(sql<boolean>`message_text <> ''`)
        .orderBy('updated_at')
        .limit(ROWS_AT_ONCE),
    )
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}
