import { sql } from 'kysely';
import { deleteDashboardUser } from './dashboard-users.ts';
import type { Handle } from './dialect.ts';

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
const COMMS_WITHOUT_TEXTS = {
  message_text: '',
  strengths: '[]',
  risks: '[]',
  suggestions: '[]',
  rewrite: '',
} as const;

/** Few enough that no other job waits long behind them. */
const ROWS_AT_ONCE = 500;

/**
 * Removes all that can tell whom an account's records are about: texts, names, predicted profiles, stored answers and
 * the names of its keys, and its way into the dashboard. Keys stop working at `erasedAt`; the address becomes `email`. Records stay as numbers, because
 * the ledger names them.
 */
export async function eraseAccountData(
  handle: Handle,
  {
    accountId,
    email,
    erasedAt,
  }: { readonly accountId: number; readonly email: string; readonly erasedAt: number },
): Promise<void> {
  await handle
    .updateTable('snap')
    .set({ ...SNAP_WITHOUT_TEXTS, ...SNAP_WITHOUT_PROFILE })
    .where('account_id', '=', accountId)
    .execute();
  await handle.updateTable('comms').set(COMMS_WITHOUT_TEXTS).where('account_id', '=', accountId).execute();
  await handle.deleteFrom('idempotency').where('account_id', '=', accountId).execute();
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
  await handle.updateTable('account').set({ email }).where('id', '=', accountId).execute();
  await deleteDashboardUser(handle, accountId);
}

/**
 * Removes from one snap of the account, from its comms record and from stored answers all that can tell whom they are
 * about; their numbers stay for the ledger. False if the account has no such snap.
 */
export async function eraseSnapData(handle: Handle, accountId: number, snapId: number): Promise<boolean> {
  const snap = await handle
    .updateTable('snap')
    .set({ ...SNAP_WITHOUT_TEXTS, ...SNAP_WITHOUT_PROFILE })
    .where('id', '=', snapId)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst();
  if (snap === undefined) return false;
  const comms = await handle
    .updateTable('comms')
    .set(COMMS_WITHOUT_TEXTS)
    .where('snap_id', '=', snapId)
    .returning('id')
    .executeTakeFirst();
  const answers = [`%"snapId":${snapId},"snapResponse"%`];
  if (comms !== undefined) answers.push(`%"commsId":${comms.id},"commsResponse"%`);
  await handle
    .deleteFrom('idempotency')
    .where('account_id', '=', accountId)
    .where((where) => where.or(answers.map((pattern) => where('answer', 'like', pattern))))
    .execute();
  return true;
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
        .where(sql<boolean>`(name <> '' or notes <> '')`)
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
