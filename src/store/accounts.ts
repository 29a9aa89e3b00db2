import type { Account } from '../domain/account.ts';
import type { CreditBalance } from '../domain/credits.ts';
import type { Handle } from './dialect.ts';

/** Creates an account without credits; null if the address already has one. */
export async function insertAccount(
  handle: Handle,
  email: string,
  createdAt: number,
): Promise<Account | null> {
  const row = await handle
    .insertInto('account')
    .values({ email, available_credits: 0, created_at: createdAt })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning(['id', 'email'])
    .executeTakeFirst();
  return row ?? null;
}

export async function findAccountByEmail(handle: Handle, email: string): Promise<Account | null> {
  const row = await handle
    .selectFrom('account')
    .select(['id', 'email'])
    .where('email', '=', email)
    .executeTakeFirst();
  return row ?? null;
}

export async function findAccountById(handle: Handle, accountId: number): Promise<Account | null> {
  const row = await handle
    .selectFrom('account')
    .select(['id', 'email'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  return row ?? null;
}

export async function hasAnyAccount(handle: Handle): Promise<boolean> {
  return (await handle.selectFrom('account').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** One statement, so that credits which move meanwhile are counted once. */
export async function readCreditBalance(handle: Handle, accountId: number): Promise<CreditBalance> {
  const row = await handle
    .selectFrom('account')
    .select((select) => [
      'available_credits',
      select
        .selectFrom('credit_hold')
        .select((hold) => hold.fn.coalesce(hold.fn.sum<number>('credits'), hold.lit(0)).as('held'))
        .where('account_id', '=', accountId)
        .as('held'),
    ])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const held = Number(row.held ?? 0);
  return { balance: row.available_credits + held, held };
}
