import { expect } from 'vitest';
import type { Store } from '../../src/store/store.ts';

export interface LedgerState {
  readonly available: number;
  readonly held: number;
  readonly ledgerSum: number;
  readonly entries: readonly { readonly kind: string; readonly credits: number }[];
}

/** Everything that is written down about an account's credits. */
export async function readLedger({ handle }: Store, accountId: number): Promise<LedgerState> {
  const { available_credits: available } = await handle
    .selectFrom('account')
    .select('available_credits')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const holds = await handle
    .selectFrom('credit_hold')
    .select('credits')
    .where('account_id', '=', accountId)
    .execute();
  const entries = await handle
    .selectFrom('credit_ledger')
    .select(['kind', 'credits'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
  const sum = (rows: readonly { readonly credits: number }[]) =>
    rows.reduce((total, row) => total + row.credits, 0);
  return { available, held: sum(holds), ledgerSum: sum(entries), entries };
}

/** The account's books are closed: exactly these credits left, the ledger adds up to them, nothing is held. */
export async function expectSettled(store: Store, accountId: number, credits: number): Promise<void> {
  const { available, held, ledgerSum } = await readLedger(store, accountId);
  expect({ available, held, ledgerSum }).toEqual({ available: credits, held: 0, ledgerSum: credits });
}

/** How many rows a table holds for an account. */
export async function countRows(
  { handle }: Store,
  table: 'snap' | 'comms' | 'credit_ledger' | 'idempotency',
  accountId: number,
): Promise<number> {
  const { count } = await handle
    .selectFrom(table)
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
