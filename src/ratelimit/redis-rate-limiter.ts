import { RateLimiterRedis } from 'rate-limiter-flexible';
import { consumeOne, decisionOf } from './flexible-limiter.ts';
import type { RateLimiter } from './rate-limiter.ts';

export interface RedisRateLimiterOptions {
  /** `redis://…`, or `rediss://…` for TLS; Valkey speaks the same protocol. */
  readonly url: string;
  readonly requestsPerWindow: number;
  readonly windowSeconds: number;
  /** Longest wait for a connection and for an answer. */
  readonly milliseconds: number;
  readonly connectionLost: (error: Error) => void;
}

export interface RedisRateLimiter extends RateLimiter {
  /** Settles when it is there for the first time. */
  readonly connected: Promise<unknown>;
  close(): Promise<void>;
}

const LONGEST_PAUSE_MILLISECONDS = 5000;

/**
 * Windows in Redis or Valkey, shared by every instance that names the same server. Connects in the background and again
 * whenever the connection is lost; until it is there, `consume` rejects at once.
 */
export async function createRedisRateLimiter(options: RedisRateLimiterOptions): Promise<RedisRateLimiter> {
  const { url, requestsPerWindow, windowSeconds, milliseconds, connectionLost } = options;
  const { createClient } = await import('@redis/client');
  const client = createClient({
    url,
    disableOfflineQueue: true,
    commandOptions: { timeout: milliseconds },
    socket: {
      connectTimeout: milliseconds,
      reconnectStrategy: (attempts) => Math.min(100 * 2 ** attempts, LONGEST_PAUSE_MILLISECONDS),
    },
  });
  client.on('error', connectionLost);
  const connected = client.connect();
  connected.catch(connectionLost);
  const limiter = new RateLimiterRedis({
    storeClient: client,
    useRedisPackage: true,
    rejectIfRedisNotReady: true,
    keyPrefix: 'attune',
    points: requestsPerWindow,
    duration: windowSeconds,
    inMemoryBlockOnConsumed: requestsPerWindow,
  });
  return {
    connected,
    async consume(caller) {
      const { state, isAllowed } = await consumeOne(limiter, caller);
      return decisionOf(state, isAllowed, { requestsPerWindow, windowSeconds });
    },
    async close() {
      client.destroy();
    },
  };
}
