import type { Account } from '../domain/account.ts';
import type { Clock } from '../domain/clock.ts';
import { eraseAccountData } from '../store/account-texts.ts';
import type { Store } from '../store/store.ts';

/**
 * Removes an account's texts, names and address for good and revokes its keys; its ledger stays. Returns the address that
 * stands in the place of the old one. A call that is running meanwhile may still store its result: erase again after
 * the longest time that a call can take.
 */
export async function eraseAccount(
  { store, clock }: { readonly store: Store; readonly clock: Clock },
  account: Account,
): Promise<string> {
  const email = `erased-${account.id}@erased.invalid`;
  const erasure = { accountId: account.id, email, erasedAt: clock.now() };
  await store.write((handle) => eraseAccountData(handle, erasure));
  await store.scrub();
  return email;
}
