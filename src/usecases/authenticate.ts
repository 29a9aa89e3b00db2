import type { Caller } from '../domain/account.ts';
import { hashApiKey, isWellFormedApiKey } from '../domain/api-key.ts';
import type { Clock } from '../domain/clock.ts';
import { type ActiveApiKey, findActiveApiKey, recordApiKeyUses } from '../store/api-keys.ts';
import type { Store } from '../store/store.ts';

/** How long a read of a key may be trusted; a revoked key stops within this time, in every process. */
const CACHE_MILLISECONDS = 500;
const MAXIMUM_CACHED_KEYS = 10_000;

interface CachedKey {
  readonly key: ActiveApiKey | null;
  readonly readAt: number;
}

export interface Authenticator {
  /**
   * Who the key belongs to, or null: malformed, unknown or revoked. A malformed key costs no database read, and one that
   * was read a moment ago is known at once.
   */
  authenticate(key: string): Caller | null | Promise<Caller | null>;
  /** Writes down when keys were last used, as one small job, or keeps it for the next time; call it now and then and before closing. */
  flushUses(): Promise<void>;
}

export function createAuthenticator(store: Store, clock: Clock): Authenticator {
  const cache = new Map<string, CachedKey>();
  let uses = new Map<number, number>();

  async function read(hash: string, now: number): Promise<Caller | null> {
    const key = await findActiveApiKey(store.handle, hash, now);
    if (cache.size >= MAXIMUM_CACHED_KEYS) cache.clear();
    cache.set(hash, { key, readAt: now });
    return callerWith(key, now);
  }

  function callerWith(key: ActiveApiKey | null, now: number): Caller | null {
    if (key === null || (key.revokedAt !== null && key.revokedAt <= now)) return null;
    uses.set(key.keyId, now);
    return key;
  }

  return {
    authenticate(key) {
      if (!isWellFormedApiKey(key)) return null;
      const now = clock.now();
      const hash = hashApiKey(key);
      const cached = cache.get(hash);
      const isFresh = cached !== undefined && Math.abs(now - cached.readAt) < CACHE_MILLISECONDS;
      return isFresh ? callerWith(cached.key, now) : read(hash, now);
    },

    async flushUses() {
      if (uses.size === 0) return;
      const flushed = uses;
      uses = new Map();
      try {
        await store.write((handle) => recordApiKeyUses(handle, flushed));
      } catch (error) {
        uses = new Map([...flushed, ...uses]);
        throw error;
      }
    },
  };
}
