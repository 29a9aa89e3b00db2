import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Clock } from './domain/clock.ts';
import { createLimiterLog } from './observe/limiter-log.ts';
import { createInsuredRateLimiter } from './ratelimit/insured-rate-limiter.ts';
import { createMemoryRateLimiter } from './ratelimit/memory-rate-limiter.ts';
import { createPostgresRateLimiter } from './ratelimit/postgres-rate-limiter.ts';
import type { RateLimiter } from './ratelimit/rate-limiter.ts';
import { createRedisRateLimiter } from './ratelimit/redis-rate-limiter.ts';
import { databaseFault } from './store/database-fault.ts';
import { isPostgresUrl } from './store/open.ts';

/** What counts requests, and how to let go of its connections. */
export interface OpenLimiter {
  readonly limiter: RateLimiter;
  close(): Promise<void>;
}

export const WINDOW_SECONDS = 60;
export const MAXIMUM_CLIENTS = 100_000;
const LIMITER_CONNECTIONS = 4;
const LIMITER_MILLISECONDS = 1000;
const NO_SUCH_TABLE = '42P01';
const NO_DATABASE_OF_SERVICE =
  'The database that RATE_LIMIT_URL names has no table rate_window: name one that a service uses, or used once, as its DATABASE_URL.';

/** Windows are kept where RATE_LIMIT_URL says, by default where the records are: in PostgreSQL, else in memory. */
export async function openLimiter(config: Config, clock: Clock, log: Logger): Promise<OpenLimiter> {
  const window = windowOf(config);
  const own = createMemoryRateLimiter({ ...window, maximumClients: MAXIMUM_CLIENTS });
  const setting = config.RATE_LIMIT_URL === '' ? 'DATABASE_URL' : 'RATE_LIMIT_URL';
  const { connectionLost, ...told } = createLimiterLog(log, setting, () => performance.now());
  const insured = (shared: RateLimiter): RateLimiter =>
    createInsuredRateLimiter({ shared, own, clock, ...told, pauseMilliseconds: LIMITER_MILLISECONDS });

  const url = config.RATE_LIMIT_URL === '' ? config.DATABASE_URL : config.RATE_LIMIT_URL;
  if (isPostgresUrl(url)) {
    const { limiter, close } = await openOnPostgres(url, config, connectionLost);
    return { limiter: insured(limiter), close };
  }
  if (isRedisUrl(url)) {
    const options = { url, connectionLost, milliseconds: LIMITER_MILLISECONDS, ...window };
    const redis = await createRedisRateLimiter(options);
    return { limiter: insured(redis), close: () => redis.close() };
  }
  return { limiter: own, close: async () => {} };
}

export interface LimiterProbe {
  readonly isWell: boolean;
  readonly message: string;
}

/** Counts one request where RATE_LIMIT_URL says, as patiently as the service would; records that are not well count nothing. */
export async function probeConfiguredLimiter(config: Config, areRecordsWell: boolean): Promise<LimiterProbe> {
  const { RATE_LIMIT_URL: url, DATABASE_URL: records } = config;
  if (isPostgresUrl(url)) return probed('PostgreSQL', await tryPostgres(url, config));
  if (isRedisUrl(url)) {
    const { tryRedis } = await import('./ratelimit/try-redis.ts');
    return probed('Redis or Valkey', await tryRedis({ url, milliseconds: LIMITER_MILLISECONDS }));
  }
  if (url !== '' || !isPostgresUrl(records))
    return { isWell: true, message: 'Requests are counted by each instance in its memory.' };
  if (areRecordsWell) return { isWell: true, message: 'Requests are counted where the records are.' };
  return probed('PostgreSQL', 'Requests are counted where the records are, which cannot be used now.');
}

function probed(place: string, obstacle: string | null): LimiterProbe {
  if (obstacle === null)
    return { isWell: true, message: `Requests are counted in ${place}, for all instances together.` };
  return { isWell: false, message: `${obstacle} Meanwhile each instance counts in its memory.` };
}

async function tryPostgres(url: string, config: Config): Promise<string | null> {
  const { limiter, close } = await openOnPostgres(url, config, () => {});
  try {
    await limiter.consume('attune doctor');
    return null;
  } catch (error) {
    if (isCode(error, NO_SUCH_TABLE)) return NO_DATABASE_OF_SERVICE;
    return databaseFault(error).message.replaceAll('DATABASE_URL', 'RATE_LIMIT_URL');
  } finally {
    await close();
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

async function openOnPostgres(
  url: string,
  config: Config,
  connectionLost: (error: Error) => void,
): Promise<OpenLimiter> {
  const { openPool } = await import('./store/postgres/pool.ts');
  const pool = openPool(url, {
    connections: LIMITER_CONNECTIONS,
    connectMilliseconds: LIMITER_MILLISECONDS,
    statementMilliseconds: LIMITER_MILLISECONDS,
    connectionLost,
  });
  return { limiter: createPostgresRateLimiter({ pool, ...windowOf(config) }), close: () => pool.end() };
}

function windowOf({ RATE_LIMIT_PER_MINUTE: requestsPerWindow }: Config) {
  return { requestsPerWindow, windowSeconds: WINDOW_SECONDS };
}

function isRedisUrl(url: string): boolean {
  return /^rediss?:/.test(url);
}
