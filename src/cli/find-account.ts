import { type Account, normaliseEmail } from '../domain/account.ts';
import { findAccountByEmail } from '../store/accounts.ts';
import type { Store } from '../store/store.ts';
import { CommandFailure, EXIT_USAGE } from './failure.ts';

/** The account with this address, or a failure that names the address and says what `advise` says of it. */
export async function requireAccount(
  store: Store,
  email: string,
  advise: (address: string) => string = () => '',
): Promise<Account> {
  const address = normaliseEmail(email);
  if (address === null) throw new CommandFailure(`"${email}" is not an email address.`, EXIT_USAGE);
  const account = await findAccountByEmail(store.handle, address);
  if (account !== null) return account;
  throw new CommandFailure(`There is no account for ${address}.${advise(address)}`);
}

/** For what a new account is made for; whoever erases or exports one has only mistyped it. */
export function howToCreate(address: string): string {
  return ` Create one: npx attune account create ${address}`;
}
