import { hasAnyAccount } from '../store/accounts.ts';
import { createAccount } from './create-account.ts';
import { type CreateApiKeyDependencies, createApiKey } from './create-api-key.ts';

export const FIRST_ACCOUNT_EMAIL = 'owner@localhost';

export interface FirstAccount {
  readonly email: string;
  readonly credits: number;
  readonly key: string;
}

/** On an empty database, makes an account with credits and a key; otherwise does nothing and returns null. */
export async function createFirstAccount(
  dependencies: CreateApiKeyDependencies,
  credits: number,
): Promise<FirstAccount | null> {
  if (await hasAnyAccount(dependencies.store.handle)) return null;
  const created = await createAccount(dependencies, { email: FIRST_ACCOUNT_EMAIL, credits });
  if (created.kind !== 'created') return null;
  const first = await createApiKey(dependencies, { accountId: created.account.id, name: 'first key' });
  return first.kind === 'created' ? { email: created.account.email, credits, key: first.key } : null;
}
