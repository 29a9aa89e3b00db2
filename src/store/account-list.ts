import type { Handle } from './dialect.ts';
import { runStatement } from './statement.ts';

/** An account as the operator sees it among all: nothing that opens it. */
export interface AccountListing {
  readonly accountId: number;
  readonly email: string;
  readonly createdAt: number;
  /** What it can spend and what running calls hold. */
  readonly balance: number;
  readonly held: number;
  /** Keys that work now. */
  readonly liveKeys: number;
}

interface Row extends Omit<AccountListing, 'balance'> {
  readonly available: number;
}

const ACCOUNTS = {
  sqlite: listing('?'),
  postgres: listing('$1::bigint'),
} as const;

function listing(now: string): string {
  return `
select account.id as "accountId", email, created_at as "createdAt", available_credits as available,
  coalesce(held, 0) as held, coalesce(live_keys, 0) as "liveKeys"
from account
left join (
  select account_id, cast(sum(credits) as bigint) as held from credit_hold group by account_id
) holds on holds.account_id = account.id
left join (
  select account_id, count(*) as live_keys from api_key where revoked_at is null or revoked_at > ${now} group by account_id
) live on live.account_id = account.id
order by account.id`;
}

/** Every account, the oldest first; one statement, so that credits which move meanwhile are counted once. */
export async function listAccounts(
  handle: Handle,
  dialect: keyof typeof ACCOUNTS,
  now: number,
): Promise<readonly AccountListing[]> {
  const rows = await runStatement<Row>(handle, ACCOUNTS[dialect], [now]);
  return rows.map(({ available, ...account }) => ({ ...account, balance: available + account.held }));
}
