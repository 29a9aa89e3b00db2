import { type Account, normaliseEmail } from '../domain/account.ts';
import { findAccountByEmail } from '../store/accounts.ts';
import type { Store } from '../store/store.ts';
import { CommandFailure, EXIT_USAGE } from './failure.ts';

/** The account with this address, or a failure that says what to do. */
export async function requireAccount(store: Store, email: string): Promise<Account> {
  const address = normaliseEmail(email);
  if (address === null) throw new CommandFailure(`"${email}" is not an email address.`, EXIT_USAGE);
  const account = await findAccountByEmail(store.handle, address);
  if (account !== null) return account;
  throw new CommandFailure(
    `There is no account for ${address}. Create one: attune account create ${address}`,
  );
}
