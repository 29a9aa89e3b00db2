import { generateApiKey, hashApiKey, shownApiKeyPrefix } from '../domain/api-key.ts';
import type { Clock } from '../domain/clock.ts';
import { insertApiKey } from '../store/api-keys.ts';
import type { Store } from '../store/store.ts';

export interface CreateApiKeyDependencies {
  readonly store: Store;
  readonly clock: Clock;
  readonly randomBytes: (length: number) => Uint8Array;
}

export interface CreatedApiKey {
  readonly keyId: number;
  /** The key itself, to be shown this once: it cannot be read again. */
  readonly key: string;
}

/** Issues a new API key for an account. */
export async function createApiKey(
  { store, clock, randomBytes }: CreateApiKeyDependencies,
  { accountId, name }: { readonly accountId: number; readonly name: string | null },
): Promise<CreatedApiKey> {
  const key = generateApiKey(randomBytes);
  const keyId = await store.write((handle) =>
    insertApiKey(handle, {
      accountId,
      name,
      shownPrefix: shownApiKeyPrefix(key),
      hash: hashApiKey(key),
      createdAt: clock.now(),
    }),
  );
  return { keyId, key };
}
