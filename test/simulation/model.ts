import type { ExpressionBuilder } from 'kysely';
import type { Schema } from '../../src/store/schema.ts';
import type { Store } from '../../src/store/store.ts';

/** What the caller of a paid request knows about it afterwards. */
export type Knowledge =
  | { readonly kind: 'paid'; readonly snapId: number | null; readonly commsId: number | null }
  /** Told that it failed or was refused: nothing may have been charged. */
  | { readonly kind: 'free' }
  /** Told that it failed, but an answer of the database was lost: charged and given back, or not charged. */
  | { readonly kind: 'unsure' };

/** One request as its caller sees it; retries with the same Idempotency-Key are the same request. */
export interface SentRequest {
  readonly accountId: number;
  /** As the ledger names them: one for each attempt. */
  readonly requestIds: string[];
  readonly cost: number;
  knowledge: Knowledge;
  /** An answer of the database was lost on the way. */
  wasUnsure: boolean;
  /** The process died before it could see to a failed call: then a lost answer may leave its charge. */
  processDied: boolean;
}

/** All that the simple model remembers of a history. */
export interface Model {
  readonly accountIds: number[];
  readonly requests: SentRequest[];
  /** Changes that were acknowledged, by the note they carry; and those that may or may not have happened. */
  readonly changes: Map<
    string,
    { readonly accountId: number; readonly credits: number; readonly isSure: boolean }
  >;
}

/** Throws at the first thing in the database that the model does not allow. */
export async function checkAgainstModel(store: Store, model: Model): Promise<void> {
  await checkBalances(store, model);
  await checkCharges(store, model);
  await checkChanges(store, model);
  await checkRecords(store, model);
}

/** What can be spent and what is held add up to the ledger, and neither is ever negative. */
export async function checkBalances(store: Store, { accountIds }: Model): Promise<void> {
  const rows = await store.handle
    .selectFrom('account')
    .select(['id', 'available_credits as available'])
    .select((select) => [
      sumOf(select, 'credit_hold').as('held'),
      sumOf(select, 'credit_ledger').as('ledger'),
    ])
    .where('id', 'in', accountIds)
    .execute();
  for (const { id, available, ...sums } of rows) {
    const held = Number(sums.held ?? 0);
    const ledger = Number(sums.ledger ?? 0);
    demand(available >= 0, `account ${id} can spend ${available}`);
    demand(available + held === ledger, `account ${id}: ${available} + ${held} held, ledger ${ledger}`);
  }
}

function sumOf(select: ExpressionBuilder<Schema, 'account'>, table: 'credit_hold' | 'credit_ledger') {
  return select
    .selectFrom(table)
    .select((row) => row.fn.sum<number>('credits').as('credits'))
    .whereRef('account_id', '=', 'account.id');
}

async function checkCharges(store: Store, model: Model): Promise<void> {
  const rows = await chargesOf(store, model);
  const unexplained = new Set(rows.map(({ id }) => id));
  for (const sent of model.requests) {
    const own = rows.filter(({ request_id }) => request_id !== null && sent.requestIds.includes(request_id));
    for (const { id } of own) unexplained.delete(id);
    checkRequest(sent, own);
  }
  demand(unexplained.size === 0, `${unexplained.size} charges belong to no request`);
}

function checkRequest(sent: SentRequest, rows: readonly ChargeRow[]): void {
  const { accountId, cost, knowledge, wasUnsure, processDied } = sent;
  const charges = rows.filter(({ kind }) => kind === 'capture');
  const refunds = rows.length - charges.length;
  const about = `request ${sent.requestIds.join(', ')} (${knowledge.kind}): ${charges.length} charges, ${refunds} given back`;
  demand(charges.length <= 1 && refunds <= charges.length, about);
  demand(
    rows.every((row) => row.account_id === accountId && Math.abs(row.credits) === cost),
    about,
  );
  if (knowledge.kind !== 'paid') {
    demand(charges.length === refunds || (wasUnsure && processDied), about);
    return;
  }
  demand(charges.length === 1 && (refunds === 0 || wasUnsure), about);
  const [charge] = charges;
  demand(
    charge?.snap_id === knowledge.snapId && charge.comms_id === knowledge.commsId,
    `${about}: other records`,
  );
}

async function checkChanges(store: Store, model: Model): Promise<void> {
  const rows = await store.handle
    .selectFrom('credit_ledger')
    .select(['account_id', 'credits', 'note'])
    .where('account_id', 'in', model.accountIds)
    .where('hold_id', 'is', null)
    .execute();
  for (const [note, change] of model.changes) {
    const found = rows.filter((row) => row.note === note);
    demand(
      found.length === 1 || (found.length === 0 && !change.isSure),
      `change ${note} is there ${found.length} times`,
    );
    for (const row of found) {
      demand(
        row.account_id === change.accountId && row.credits === change.credits,
        `change ${note} is another one`,
      );
    }
  }
  demand(
    rows.every(({ note }) => note !== null && model.changes.has(note)),
    'a change belongs to no request',
  );
}

/** Each snap was paid for by exactly one prediction, and a snap has at most one comms record. */
async function checkRecords(store: Store, model: Model): Promise<void> {
  const rows = (await chargesOf(store, model)).filter(({ kind }) => kind === 'capture');
  const bought = rows
    .filter(({ operation }) => operation === 'predict_profile')
    .map(({ snap_id }) => snap_id);
  const snaps = await store.handle
    .selectFrom('snap')
    .select('id')
    .where('account_id', 'in', model.accountIds)
    .execute();
  demand(
    sameNumbers(
      bought,
      snaps.map(({ id }) => id),
    ),
    `snaps ${snaps.map(({ id }) => id)} but bought ${bought}`,
  );
  const comms = await store.handle
    .selectFrom('comms')
    .select(['id', 'snap_id'])
    .where('account_id', 'in', model.accountIds)
    .execute();
  const analysed = new Set(rows.flatMap(({ comms_id }) => (comms_id === null ? [] : [comms_id])));
  demand(
    sameNumbers(
      [...analysed],
      comms.map(({ id }) => id),
    ),
    'comms records and charges for them differ',
  );
  demand(new Set(comms.map(({ snap_id }) => snap_id)).size === comms.length, 'a snap has two comms records');
}

type ChargeRow = Awaited<ReturnType<typeof chargesOf>>[number];

/** Every row of the ledger that a call left: captures, and adjustments that gave one back. */
function chargesOf(store: Store, model: Model) {
  return store.handle
    .selectFrom('credit_ledger')
    .select(['id', 'account_id', 'kind', 'credits', 'operation', 'request_id', 'snap_id', 'comms_id'])
    .where('account_id', 'in', model.accountIds)
    .where('hold_id', 'is not', null)
    .execute();
}

function sameNumbers(some: readonly (number | null)[], others: readonly (number | null)[]): boolean {
  const sorted = (values: readonly (number | null)[]) =>
    [...values].sort((a, b) => Number(a) - Number(b)).join();
  return sorted(some) === sorted(others);
}

function demand(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise);
}
