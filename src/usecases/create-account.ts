import { type Account, normaliseEmail } from '../domain/account.ts';
import type { Clock } from '../domain/clock.ts';
import { hasControls } from '../domain/well-formed-text.ts';
import { insertAccount } from '../store/accounts.ts';
import type { Store } from '../store/store.ts';

export type CreateAccountOutcome =
  | { readonly kind: 'created'; readonly account: Account; readonly credits: number }
  | { readonly kind: 'email_invalid' }
  | { readonly kind: 'email_taken' };

/** Creates an account and grants its first credits, both or neither. */
export async function createAccount(
  { store, clock }: { readonly store: Store; readonly clock: Clock },
  { email, credits }: { readonly email: string; readonly credits: number },
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
    return { kind: 'created', account, credits };
  });
}
