import type { Clock } from '../domain/clock.ts';
import { findOwnApiKey, revokeApiKey } from '../store/api-keys.ts';
import type { Store } from '../store/store.ts';

/** Revokes a key of this account from now on; false if the account has no such key. */
export async function revokeOwnApiKey(
  { store, clock }: { readonly store: Store; readonly clock: Clock },
  { accountId, keyId }: { readonly accountId: number; readonly keyId: number },
): Promise<boolean> {
  return store.write(async (handle) => {
    if ((await findOwnApiKey(handle, accountId, keyId)) === null) return false;
    return revokeApiKey(handle, keyId, clock.now());
  });
}
