import { sql } from 'kysely';
import { insertAccount, readCreditBalance } from '../../../src/store/accounts.ts';
import type { NewComms } from '../../../src/store/comms.ts';
import type { CreditHold, RecordToSave } from '../../../src/store/credit-ledger.ts';
import type { NewSnap } from '../../../src/store/snaps.ts';
import type { Store } from '../../../src/store/store.ts';
import { createErasedTraces, type ErasedTraces } from '../../../src/usecases/erased-traces.ts';

export const NOON = Date.UTC(2026, 0, 15, 12);

let accountsMade = 0;

/** An account with this many credits; its number. */
export async function accountWith(store: Store, credits: number): Promise<number> {
  accountsMade += 1;
  const email = `person-${accountsMade}@example.com`;
  return store.write(async (handle) => {
    const account = await insertAccount(handle, email, NOON);
    if (account === null) throw new Error('The address is taken.');
    if (credits > 0) {
      const entry = { accountId: account.id, kind: 'grant', credits, note: null, createdAt: NOON } as const;
      await store.credits.change(handle, entry);
    }
    return account.id;
  });
}

export function newSnap(accountId: number, notes = 'Asks for the source of every figure.'): NewSnap {
  return {
    accountId,
    keyId: 1,
    person: { name: 'Dana Reyes', notes, ageRange: '35-44', jobType: null },
    prediction: {
      profile: 'Analyst',
      primaryCode: 'DP-03',
      secondaryProfile: null,
      secondaryCode: null,
      confidence: 'high',
      reasoning: 'Asks for sources.',
      summary: 'Decides on evidence.',
      secondaryProfileSummary: null,
    },
    engine: 'test/1',
    createdAt: NOON,
  };
}

export function newComms(accountId: number, snapId: number, text = 'Can we meet?'): NewComms {
  return {
    accountId,
    snapId,
    message: { type: 'email', text },
    analysis: { strengths: ['short'], risks: [], suggestions: ['say why'], rewrite: `${text} Please.` },
    engine: 'test/1',
    savedAt: NOON,
  };
}

/** Sets a credit aside, or throws if the account cannot pay. */
export async function hold(store: Store, accountId: number, credits = 1, heldAt = NOON): Promise<CreditHold> {
  const request = { accountId, credits, operation: 'predict_profile', requestId: 'request', heldAt } as const;
  const outcome = await store.step((handle) => store.credits.hold(handle, request));
  if (outcome.kind !== 'held') throw new Error('The account cannot pay.');
  return outcome.hold;
}

export function capture(store: Store, hold: CreditHold, record: RecordToSave) {
  return store.step((handle) => store.credits.capture(handle, { hold, keyId: 1, capturedAt: NOON, record }));
}

/** Holds and captures one credit for a new snap; the snap's number. */
export async function buySnap(store: Store, accountId: number): Promise<number> {
  const saved = await capture(store, await hold(store, accountId), {
    kind: 'snap',
    snap: newSnap(accountId),
  });
  if (saved?.snapId == null) throw new Error('No snap was saved.');
  return saved.snapId;
}

/** So many snaps, granted and paid for in bulk. */
export async function buyManySnaps(store: Store, accountId: number, count: number): Promise<void> {
  await store.write(async (handle) => {
    const grant = { accountId, kind: 'grant', credits: count, note: null, createdAt: NOON } as const;
    await store.credits.change(handle, grant);
    const [last] = (await sql<{ id: number | null }>`select max(id) as id from snap`.execute(handle)).rows;
    await sql`insert into snap (account_id, name, notes, engine, created_at)
      with recursive numbers(i) as (select 1 union all select i + 1 from numbers where i < ${sql.lit(count)})
      select ${sql.lit(accountId)}, 'Dana Reyes', 'Asks for sources.', 'test/1', ${sql.lit(NOON)} from numbers`.execute(
      handle,
    );
    await sql`insert into credit_ledger (account_id, kind, credits, operation, snap_id, hold_id, created_at)
      select account_id, 'capture', -1, 'predict_profile', id, -id, created_at from snap
      where id > ${last?.id ?? 0} and account_id = ${accountId}`.execute(handle);
    await handle
      .updateTable('account')
      .set((set) => ({ available_credits: set('available_credits', '-', count) }))
      .where('id', '=', accountId)
      .execute();
  });
}

export function balanceOf(store: Store, accountId: number) {
  return readCreditBalance(store.handle, accountId);
}

export async function ledgerSum(store: Store, accountId: number): Promise<number> {
  const entries = await store.handle
    .selectFrom('credit_ledger')
    .select('credits')
    .where('account_id', '=', accountId)
    .execute();
  return entries.reduce((sum, { credits }) => sum + credits, 0);
}

/** What erases a snap in this store. */
export function withTraces(store: Store): { readonly store: Store; readonly traces: ErasedTraces } {
  return { store, traces: createErasedTraces(store) };
}
