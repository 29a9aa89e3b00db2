import { type Account, normaliseEmail } from '../domain/account.ts';
import type { Clock } from '../domain/clock.ts';
import { hasControls } from '../domain/well-formed-text.ts';
import { insertAccount } from '../store/accounts.ts';
import type { Handle } from '../store/dialect.ts';
import type { Store } from '../store/store.ts';

export type CreateAccountOutcome =
  | { readonly kind: 'created'; readonly account: Account; readonly credits: number }
  | { readonly kind: 'email_invalid' }
  | { readonly kind: 'email_taken' };

/** What else is stored with a new account, in the same transaction: database work only. */
export type WithNewAccount = (handle: Handle, account: Account, createdAt: number) => Promise<void>;

/** Creates an account, grants its first credits and stores what `withIt` does: all of it or nothing. */
export async function createAccount(
  { store, clock }: { readonly store: Store; readonly clock: Clock },
  { email, credits }: { readonly email: string; readonly credits: number },
  withIt: WithNewAccount = async () => {},
): Promise<CreateAccountOutcome> {
  const address = normaliseEmail(email);
  if (address === null || hasControls(address)) return { kind: 'email_invalid' };
  const createdAt = clock.now();
  return store.write(async (handle): Promise<CreateAccountOutcome> => {
    const account = await insertAccount(handle, address, createdAt);
    if (account === null) return { kind: 'email_taken' };
    if (credits > 0) {
      const entry = {
        accountId: account.id,
        kind: 'grant',
        credits,
        note: 'new account',
        createdAt,
      } as const;
      await store.credits.change(handle, entry);
    }
    await withIt(handle, account, createdAt);
    return { kind: 'created', account, credits };
  });
}
