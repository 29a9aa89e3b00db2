import { generateApiKey, hashApiKey, shownApiKeyPrefix } from '../domain/api-key.ts';
import { type Clock, DAY_MILLISECONDS } from '../domain/clock.ts';
import { refusalOfNewKey } from '../domain/key-limits.ts';
import { countKeysToAdd, insertApiKey, type NewApiKey } from '../store/api-keys.ts';
import type { Handle } from '../store/dialect.ts';
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

export type CreateApiKeyOutcome = ({ readonly kind: 'created' } & CreatedApiKey) | TooManyKeys;

export interface TooManyKeys {
  readonly kind: 'too_many_keys';
  /** For the owner: which limit, and what to do. */
  readonly words: string;
}

/** Issues a new API key for an account, unless it has as many as it may (`domain/key-limits.ts`). */
export async function createApiKey(
  { store, clock, randomBytes }: CreateApiKeyDependencies,
  { accountId, name }: { readonly accountId: number; readonly name: string | null },
): Promise<CreateApiKeyOutcome> {
  const key = generateApiKey(randomBytes);
  const createdAt = clock.now();
  return store.write(async (handle): Promise<CreateApiKeyOutcome> => {
    const words = refusalOfNewKey(
      await countKeysToAdd(handle, store.dialect, accountId, dayBefore(createdAt)),
    );
    if (words !== null) return { kind: 'too_many_keys', words };
    return { kind: 'created', keyId: await storeApiKey(handle, { accountId, name, key, createdAt }), key };
  });
}

/** Stores a key that was generated, in the caller's transaction, and returns its number. */
export async function storeApiKey(
  handle: Handle,
  { key, ...described }: Pick<NewApiKey, 'accountId' | 'name' | 'createdAt'> & { readonly key: string },
): Promise<number> {
  return insertApiKey(handle, { ...described, shownPrefix: shownApiKeyPrefix(key), hash: hashApiKey(key) });
}

/** From when on the keys of the last 24 hours were made. */
export function dayBefore(time: number): number {
  return time - DAY_MILLISECONDS;
}
