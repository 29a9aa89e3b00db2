import { randomBytes } from 'node:crypto';
import { systemClock } from '../../../src/domain/clock.ts';
import { auditLedger } from '../../../src/store/ledger-audit.ts';
import { openStore } from '../../../src/store/open.ts';
import type { Store } from '../../../src/store/store.ts';
import { createAccount } from '../../../src/usecases/create-account.ts';
import { createApiKey } from '../../../src/usecases/create-api-key.ts';
import type { Observed } from './call.ts';

export interface Customer {
  readonly accountId: number;
  readonly key: string;
  readonly credits: number;
}

export async function withStoreAt<T>(url: string, use: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore(url, {
    connections: 3,
    connectMilliseconds: 5000,
    statementMilliseconds: 10_000,
    connectionLost: () => {},
  });
  try {
    return await use(store);
  } finally {
    await store.close();
  }
}

export function createCustomer(url: string, credits: number): Promise<Customer> {
  return withStoreAt(url, async (store) => {
    const email = `customer-${randomBytes(6).toString('hex')}@example.com`;
    const outcome = await createAccount({ store, clock: systemClock }, { email, credits });
    if (outcome.kind !== 'created') throw new Error(outcome.kind);
    const accountId = outcome.account.id;
    const created = await createApiKey({ store, clock: systemClock, randomBytes }, { accountId, name: null });
    if (created.kind !== 'created') throw new Error(created.kind);
    return { accountId, key: created.key, credits };
  });
}

/** What the database holds of one customer. */
export interface Books {
  readonly balance: number;
  readonly held: number;
  /** The charges that were not given back. */
  readonly charges: readonly BookedCharge[];
  readonly faults: readonly string[];
}

interface BookedCharge {
  readonly requestId: string | null;
  readonly snapId: number | null;
  readonly cost: number;
  readonly operation: string | null;
}

export function readBooks(url: string, { accountId }: Customer): Promise<Books> {
  return withStoreAt(url, async (store) => {
    const { handle } = store;
    const holds = await handle
      .selectFrom('credit_hold')
      .select('credits')
      .where('account_id', '=', accountId)
      .execute();
    const held = holds.reduce((sum, { credits }) => sum + credits, 0);
    const { available_credits: available } = await handle
      .selectFrom('account')
      .select('available_credits')
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow();
    const rows = await handle
      .selectFrom('credit_ledger')
      .select([
        'kind',
        'operation',
        'credits',
        'hold_id as holdId',
        'request_id as requestId',
        'snap_id as snapId',
      ])
      .where('account_id', '=', accountId)
      .where('hold_id', 'is not', null)
      .execute();
    const givenBack = new Set(rows.flatMap(({ kind, holdId }) => (kind === 'adjustment' ? [holdId] : [])));
    const charges = rows
      .filter(({ holdId }) => !givenBack.has(holdId))
      .map(({ credits, ...charge }) => ({ ...charge, cost: -credits }));
    const faults = (await auditLedger(handle)).map(({ text }) => text);
    return { balance: available + held, held, charges, faults };
  });
}

/**
 * Everything that is wrong between what callers saw and what the books say; empty if all is well. Answers that repeat an earlier one
 * are no calls of their own: leave them out.
 */
export function wrongs(customer: Customer, books: Books, observed: readonly Observed[]): string[] {
  const chargedSnap = new Map(books.charges.map(({ requestId, snapId }) => [requestId, snapId]));
  const found = [...books.faults];
  if (chargedSnap.size !== books.charges.length) found.push('a request was charged twice');
  const predictions = books.charges.filter(({ operation }) => operation === 'predict_profile');
  if (new Set(predictions.map(({ snapId }) => snapId)).size !== predictions.length)
    found.push('a snap was charged twice');
  const spent = books.charges.reduce((sum, { cost }) => sum + cost, 0);
  if (books.balance !== customer.credits - spent) {
    found.push(`balance ${books.balance} of ${customer.credits} after charges of ${spent}`);
  }
  for (const { requestId, call, status, snapId } of observed) {
    if (status === 201 && chargedSnap.get(requestId) !== (call.snapId ?? snapId))
      found.push(`${requestId}: acknowledged snap ${call.snapId ?? snapId} is not there`);
    if (status !== 201 && status !== null && chargedSnap.has(requestId))
      found.push(`${requestId}: answered ${status} and charged`);
  }
  const ids = observed.flatMap(({ snapId }) => (snapId === null ? [] : [snapId]));
  if (new Set(ids).size !== ids.length) found.push('two answers named the same snap');
  return found;
}
