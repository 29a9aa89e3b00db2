import type { CallCount } from '../domain/call-outcome.ts';
import type { Handle } from './dialect.ts';

const DASHBOARD = 0;

export type AccountCallCount = CallCount & { readonly accountId: number };

/** Adds to what was counted before. Rows are written in the order of their key, so that two instances never lock each other out. */
export async function addCallCounts(handle: Handle, counts: readonly AccountCallCount[]): Promise<void> {
  for (const { accountId, keyId, day, operation, outcome, calls } of counts.toSorted(byPrimaryKey)) {
    await handle
      .insertInto('call_outcome')
      .values({ account_id: accountId, key_id: keyId ?? DASHBOARD, day, operation, outcome, calls })
      .onConflict((conflict) =>
        conflict
          .columns(['account_id', 'day', 'key_id', 'operation', 'outcome'])
          .doUpdateSet((set) => ({ calls: set('call_outcome.calls', '+', set.ref('excluded.calls')) })),
      )
      .execute();
  }
}

function byPrimaryKey(one: AccountCallCount, other: AccountCallCount): number {
  return (
    one.accountId - other.accountId ||
    one.day - other.day ||
    (one.keyId ?? DASHBOARD) - (other.keyId ?? DASHBOARD) ||
    one.operation.localeCompare(other.operation) ||
    one.outcome.localeCompare(other.outcome)
  );
}

/** An account's counts from `firstDay` on, in order of days. */
export async function readCallCounts(
  handle: Handle,
  accountId: number,
  firstDay: number,
): Promise<readonly CallCount[]> {
  const rows = await handle
    .selectFrom('call_outcome')
    .select(['day', 'key_id as keyId', 'operation', 'outcome', 'calls'])
    .where('account_id', '=', accountId)
    .where('day', '>=', firstDay)
    .orderBy('day')
    .orderBy('key_id')
    .execute();
  return rows.map((row) => ({ ...row, keyId: row.keyId === DASHBOARD ? null : row.keyId }));
}
