import { generateApiKey } from '../domain/api-key.ts';
import { hasAnyAccount } from '../store/accounts.ts';
import { createAccount } from './create-account.ts';
import { type CreateApiKeyDependencies, storeApiKey } from './create-api-key.ts';

export const FIRST_ACCOUNT_EMAIL = 'owner@localhost';

export interface FirstAccount {
  readonly email: string;
  readonly credits: number;
  readonly key: string;
}

/** On an empty database, makes an account with credits and a key, all or nothing; otherwise does nothing and returns null. */
export async function createFirstAccount(
  dependencies: CreateApiKeyDependencies,
  credits: number,
): Promise<FirstAccount | null> {
  if (await hasAnyAccount(dependencies.store.handle)) return null;
  const key = generateApiKey(dependencies.randomBytes);
  const created = await createAccount(
    dependencies,
    { email: FIRST_ACCOUNT_EMAIL, credits },
    async (handle, { id: accountId }, createdAt) => {
      await storeApiKey(handle, { accountId, name: 'first key', key, createdAt });
    },
  );
  return created.kind === 'created' ? { email: created.account.email, credits, key } : null;
}
