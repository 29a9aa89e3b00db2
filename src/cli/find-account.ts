import { type Account, normaliseEmail } from '../domain/account.ts';
import { findAccountByEmail } from '../store/accounts.ts';
import type { Store } from '../store/store.ts';
import { CommandFailure, EXIT_USAGE } from './failure.ts';

/** The account with this address, or a failure that names the address. */
export async function requireAccount(store: Store, email: string): Promise<Account> {
  const account = await findAccount(store, email);
  if (account !== null) return account;
  throw new CommandFailure(`There is no account for ${email.trim()}.`);
}

/** The same for what a new account is made for: the failure says how. */
export async function requireAccountOrSayHow(store: Store, email: string): Promise<Account> {
  const account = await findAccount(store, email);
  if (account !== null) return account;
  throw new CommandFailure(
    `There is no account for ${email.trim()}. Create one: npx attune account create ${email.trim()}`,
  );
}

async function findAccount(store: Store, email: string): Promise<Account | null> {
  const address = normaliseEmail(email);
  if (address === null) throw new CommandFailure(`"${email}" is not an email address.`, EXIT_USAGE);
  return findAccountByEmail(store.handle, address);
}
