import { createRedisRateLimiter } from './redis-rate-limiter.ts';

const NO_ANSWER =
  'No Redis or Valkey answers at the host and port of RATE_LIMIT_URL. Check both, that the server runs, and that the address ' +
  'begins with rediss:// where it speaks TLS and with redis:// where it does not.';
const UNKNOWN =
  'Requests cannot be counted in what RATE_LIMIT_URL names. Check its host, its port and the number of its database.';

/** What to do, by how the server's or the system's word for it begins. */
const ADVICE: readonly (readonly [RegExp, string])[] = [
  [/^(ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)/, NO_ANSWER],
  [/^(WRONGPASS|NOAUTH)/, 'Redis refuses the user or the password of RATE_LIMIT_URL.'],
  [/^NOPERM/, 'Redis does not let the user of RATE_LIMIT_URL run EVAL on keys that begin with attune.'],
  [/^READONLY/, 'The server that RATE_LIMIT_URL names is a replica, which takes no writes.'],
];

export interface RedisToTry {
  readonly url: string;
  /** Longest wait for a connection and for an answer. */
  readonly milliseconds: number;
}

/**
 * Counts a request in Redis or Valkey as the service would. Null if that can be done, else what is wrong, in words that
 * hold no address and no password.
 */
export async function tryRedis({ url, milliseconds }: RedisToTry): Promise<string | null> {
  const { promise: obstacle, reject } = Promise.withResolvers<never>();
  const window = { requestsPerWindow: 1000, windowSeconds: 1 };
  const limiter = await createRedisRateLimiter({ url, milliseconds, ...window, connectionLost: reject });
  // Whoever takes the connection and says nothing is no Redis.
  const timer = setTimeout(() => reject(new Error('ETIMEDOUT')), milliseconds);
  try {
    await Promise.race([limiter.connected, obstacle]);
    await limiter.consume('attune doctor');
    return null;
  } catch (error) {
    return inWords(error as Error);
  } finally {
    clearTimeout(timer);
    await limiter.close();
  }
}

/** Of the server's own words only the first is shown: it is a name, and the others may quote what was sent. */
function inWords(error: Error & { readonly code?: unknown }): string {
  const code =
    typeof error.code === 'string' ? error.code : (/^[A-Z_]+\b/.exec(error.message)?.[0] ?? error.name);
  const advice = ADVICE.find(([beginning]) => beginning.test(code))?.[1];
  return `${advice ?? UNKNOWN} (${code})`;
}
