import { generateApiKey, hashApiKey, shownApiKeyPrefix } from '../domain/api-key.ts';
import { refusalOfSuccessor } from '../domain/key-limits.ts';
import { countKeysToAdd, findOwnApiKey, insertApiKey, revokeApiKey } from '../store/api-keys.ts';
import {
  type CreateApiKeyDependencies,
  type CreatedApiKey,
  dayBefore,
  type TooManyKeys,
} from './create-api-key.ts';

export type RotateApiKeyOutcome =
  | ({ readonly kind: 'rotated'; readonly oldKeyEndsAt: number } & CreatedApiKey)
  | { readonly kind: 'key_not_found' }
  | { readonly kind: 'key_revoked' }
  /** It has a successor already and works until then. */
  | { readonly kind: 'key_replaced'; readonly endsAt: number }
  | TooManyKeys;

/** Issues a successor with the same name; the old key goes on working for the overlap, then is refused. Both or neither. */
export async function rotateApiKey(
  { store, clock, randomBytes }: CreateApiKeyDependencies,
  {
    accountId,
    keyId,
    overlapMilliseconds,
  }: { readonly accountId: number; readonly keyId: number; readonly overlapMilliseconds: number },
): Promise<RotateApiKeyOutcome> {
  const now = clock.now();
  const key = generateApiKey(randomBytes);
  return store.write(async (handle): Promise<RotateApiKeyOutcome> => {
    // Before the key is read: of two rotations at once the second one waits here, and finds what the first has done.
    const counts = await countKeysToAdd(handle, store.dialect, accountId, dayBefore(now));
    const old = await findOwnApiKey(handle, accountId, keyId);
    if (old === null) return { kind: 'key_not_found' };
    if (old.revokedAt !== null && old.revokedAt > now) return { kind: 'key_replaced', endsAt: old.revokedAt };
    if (old.revokedAt !== null) return { kind: 'key_revoked' };
    const words = refusalOfSuccessor(counts);
    if (words !== null) return { kind: 'too_many_keys', words };
    const oldKeyEndsAt = now + overlapMilliseconds;
    await revokeApiKey(handle, keyId, oldKeyEndsAt);
    const successor = {
      accountId,
      name: old.name,
      shownPrefix: shownApiKeyPrefix(key),
      hash: hashApiKey(key),
      createdAt: now,
    };
    return { kind: 'rotated', keyId: await insertApiKey(handle, successor), key, oldKeyEndsAt };
  });
}
