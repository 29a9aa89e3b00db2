import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createInsuredRateLimiter } from '../../src/ratelimit/insured-rate-limiter.ts';
import { createMemoryRateLimiter } from '../../src/ratelimit/memory-rate-limiter.ts';
import { createPostgresRateLimiter } from '../../src/ratelimit/postgres-rate-limiter.ts';
import type { QueryablePool } from '../../src/ratelimit/queryable-pool.ts';
import type { RateLimiter } from '../../src/ratelimit/rate-limiter.ts';
import { createRedisRateLimiter } from '../../src/ratelimit/redis-rate-limiter.ts';
import { tryRedis } from '../../src/ratelimit/try-redis.ts';
import { openPool } from '../../src/store/postgres/pool.ts';
import { freePort } from './support/free-port.ts';
import { untilItWaits } from './support/lock-waits.ts';
import { openTestStore, TEST_POSTGRES_OPTIONS, type TestStore } from './support/open-test-store.ts';
import { startRedisStandIn } from './support/redis-stand-in.ts';

const until = async (condition: () => Promise<boolean>) => {
  while (!(await condition())) await new Promise((resolve) => setImmediate(resolve));
};
const WINDOW = { requestsPerWindow: 5, windowSeconds: 60 };

describe('the rate limit that instances share', () => {
  let opened: TestStore;
  let pool: ReturnType<typeof openPool>;
  beforeAll(async () => {
    opened = await openTestStore('postgres');
    pool = openPool(opened.url, TEST_POSTGRES_OPTIONS);
  });
  afterAll(async () => {
    await pool.end();
    await opened.dispose();
  });

  test('two instances let exactly the limit through between them', async () => {
    const instances = [
      createPostgresRateLimiter({ pool, ...WINDOW }),
      createPostgresRateLimiter({ pool, ...WINDOW }),
    ];
    const decisions = await Promise.all(
      Array.from({ length: 4 }, () => instances.map((instance) => instance.consume('192.0.2.1'))).flat(),
    );
    expect(decisions.filter(({ isAllowed }) => isAllowed)).toHaveLength(5);
    for (const { limit, resetSeconds } of decisions) {
      expect(limit).toBe(5);
      expect(resetSeconds).toBeGreaterThan(0);
      expect(resetSeconds).toBeLessThanOrEqual(60);
    }
  });

  test('what remains counts down to 0 and stays there', async () => {
    const limiter = createPostgresRateLimiter({ pool, ...WINDOW });
    const remaining: number[] = [];
    for (let calls = 0; calls < 7; calls += 1) remaining.push((await limiter.consume('192.0.2.2')).remaining);
    expect(remaining).toEqual([4, 3, 2, 1, 0, 0, 0]);
  });

  /** The pool, and how many statements it was asked to run. */
  function countingPool(): { readonly pool: QueryablePool; queries: number } {
    const counting = {
      queries: 0,
      pool: {
        query(statement: Parameters<QueryablePool['query']>[0]) {
          counting.queries += 1;
          return pool.query(statement);
        },
      },
    };
    return counting;
  }

  test('a client over its limit is turned away without asking the database', async () => {
    const counting = countingPool();
    const limiter = createPostgresRateLimiter({ pool: counting.pool, ...WINDOW });
    for (let calls = 0; calls < 20; calls += 1) await limiter.consume('192.0.2.3');
    expect(counting.queries).toBe(5);
  });

  test('requests that arrive together share a statement, and each gets its own place in its window', async () => {
    const counting = countingPool();
    const limiter = createPostgresRateLimiter({ pool: counting.pool, ...WINDOW });
    await limiter.consume('192.0.2.4');
    const clients = ['192.0.2.4', '192.0.2.5', '192.0.2.4', '192.0.2.4', '192.0.2.5'];
    const decisions = await Promise.all(clients.map((client) => limiter.consume(client)));
    expect(decisions.map(({ remaining }) => remaining)).toEqual([3, 4, 2, 1, 3]);
    expect(counting.queries).toBe(2);
  });

  test('a window that has closed begins again for all who come together', async () => {
    const limiter = createPostgresRateLimiter({ pool, requestsPerWindow: 2, windowSeconds: 60 });
    await Promise.all([1, 2, 3].map(() => limiter.consume('192.0.2.6')));
    await pool.query(`update rate_window set expire = 1 where key like '%192.0.2.6'`);
    const fresh = createPostgresRateLimiter({ pool, requestsPerWindow: 2, windowSeconds: 60 });
    const decisions = await Promise.all([1, 2, 3].map(() => fresh.consume('192.0.2.6')));
    expect(decisions.map(({ isAllowed }) => isAllowed)).toEqual([true, true, false]);
  });

  test('a window closes when its first request said, however many come meanwhile', async () => {
    const limiter = createPostgresRateLimiter({ pool, ...WINDOW });
    await limiter.consume('192.0.2.9');
    await pool.query(`update rate_window set expire = expire - 50000 where key like '%192.0.2.9'`);
    for (let calls = 0; calls < 3; calls += 1) {
      expect((await limiter.consume('192.0.2.9')).resetSeconds).toBeLessThanOrEqual(10);
    }
  });

  test('requests that arrive together lock their windows in order, so that two instances never lock each other out', async () => {
    const { store } = opened;
    const [first, second] = ['198.51.100.1', '198.51.100.2'];
    const limiter = createPostgresRateLimiter({ pool, ...WINDOW });
    for (const client of [first, second]) await limiter.consume(client);
    const counted = await store.write(async (handle) => {
      await sql`select from rate_window where key like ${`%${first}`} for update`.execute(handle);
      const decisions = Promise.all([second, first].map((client) => limiter.consume(client)));
      await untilItWaits(store, decisions);
      const free =
        await sql`select from rate_window where key like ${`%${second}`} for update skip locked`.execute(
          store.handle,
        );
      expect(free.rows).toHaveLength(1);
      return { decisions };
    });
    expect(await counted.decisions).toMatchObject([{ remaining: 3 }, { remaining: 3 }]);
  });

  test('each of those who come together is told when the database fails', async () => {
    const failing: QueryablePool = { query: () => Promise.reject(new Error('gone')) };
    const limiter = createPostgresRateLimiter({ pool: failing, ...WINDOW });
    const asked = ['192.0.2.7', '192.0.2.8'].map((client) => limiter.consume(client));
    await expect(Promise.allSettled(asked)).resolves.toMatchObject(asked.map(() => ({ status: 'rejected' })));
  });
});

describe('the rate limit in Redis', () => {
  const OPTIONS = { ...WINDOW, milliseconds: 1000, connectionLost: () => {} };

  test('is shared by two instances, once they are connected', async () => {
    const redis = await startRedisStandIn();
    const instances = await Promise.all([
      createRedisRateLimiter({ url: redis.url, ...OPTIONS }),
      createRedisRateLimiter({ url: redis.url, ...OPTIONS }),
    ]);
    for (const instance of instances) await until(() => answers(instance));
    const decisions = await Promise.all(
      Array.from({ length: 4 }, () => instances.map((instance) => instance.consume('192.0.2.1'))).flat(),
    );
    expect(decisions.filter(({ isAllowed }) => isAllowed)).toHaveLength(5);
    expect(decisions.every(({ limit, resetSeconds }) => limit === 5 && resetSeconds === 60)).toBe(true);
    for (const instance of instances) await instance.close();
    await redis.close();
  });

  test('rejects at once while the server is away, so that the insured limiter answers', async () => {
    const redis = await startRedisStandIn();
    const limiter = await createRedisRateLimiter({ url: redis.url, ...OPTIONS });
    await until(() => answers(limiter));
    await redis.close();
    await until(async () => !(await answers(limiter)));
    await expect(limiter.consume('192.0.2.2')).rejects.toThrow();
    await limiter.close();
  });

  test('a server that counts has nothing wrong with it', async () => {
    const redis = await startRedisStandIn();
    expect(await tryRedis({ url: redis.url, milliseconds: 1000 })).toBeNull();
    await redis.close();
  });

  test.each([
    ['WRONGPASS invalid username-password pair or user is disabled.', 'refuses the user or the password'],
    [
      "NOPERM User default has no permissions to run the 'eval' command",
      'run EVAL on keys that begin with attune',
    ],
    ["READONLY You can't write against a read only replica.", 'is a replica, which takes no writes'],
    ['ERR DB index is out of range', 'Check its host, its port and the number of its database. (ERR)'],
    ['no word of its own', 'Check its host, its port and the number of its database. (Error)'],
  ])('a server that answers "%s" is told in words that help', async (refusal, words) => {
    const redis = await startRedisStandIn(refusal);
    expect(await tryRedis({ url: redis.url, milliseconds: 1000 })).toContain(words);
    await redis.close();
  });

  test('a port on which nobody listens is told in words that help', async () => {
    const tried = await tryRedis({ url: `redis://127.0.0.1:${await freePort()}`, milliseconds: 1000 });
    expect(tried).toContain('No Redis or Valkey answers at the host and port of RATE_LIMIT_URL.');
    expect(tried).toContain('(ECONNREFUSED)');
  });

  test('a server that says nothing at all is given up', async () => {
    const silent = createServer((socket) => void socket.on('error', () => {}));
    await once(silent.listen(0, '127.0.0.1'), 'listening');
    const { port } = silent.address() as AddressInfo;
    const tried = await tryRedis({ url: `redis://127.0.0.1:${port}`, milliseconds: 100 });
    expect(tried).toContain('No Redis or Valkey answers');
    silent.close();
  });

  let strangers = 0;
  /** Asks as a new client each time: one over its limit would be answered without the server. */
  const answers = (limiter: RateLimiter) => {
    strangers += 1;
    return limiter.consume(`stranger ${strangers}`).then(
      () => true,
      () => false,
    );
  };
});

describe('a shared rate limit whose database is away', () => {
  const broken = { consume: () => Promise.reject(new Error('away')) };

  test('counts in this process instead, and leaves the database alone for a while, though the clock is set back', async () => {
    let now = 0;
    let failures = 0;
    const limiter = createInsuredRateLimiter({
      shared: broken,
      own: createMemoryRateLimiter({ ...WINDOW, maximumClients: 10 }),
      clock: { now: () => now },
      pauseMilliseconds: 1000,
      sharedFailed: () => {
        failures += 1;
      },
      sharedAnswers: () => {},
    });
    const remaining: number[] = [];
    for (let calls = 0; calls < 6; calls += 1) remaining.push((await limiter.consume('192.0.2.1')).remaining);
    expect(remaining).toEqual([4, 3, 2, 1, 0, 0]);
    expect(failures).toBe(1);
    now = 1000;
    expect((await limiter.consume('192.0.2.1')).isAllowed).toBe(false);
    expect(failures).toBe(2);
    now = -3_600_000;
    await limiter.consume('192.0.2.1');
    expect(failures).toBe(3);
  });

  test('goes back to the database when it answers again, and says so once', async () => {
    let now = 0;
    let recoveries = 0;
    let isAway = true;
    const shared = createMemoryRateLimiter({ ...WINDOW, maximumClients: 10 });
    const limiter = createInsuredRateLimiter({
      shared: { consume: (client) => (isAway ? broken.consume() : shared.consume(client)) },
      own: createMemoryRateLimiter({ ...WINDOW, maximumClients: 10 }),
      clock: { now: () => now },
      pauseMilliseconds: 1000,
      sharedFailed: () => {},
      sharedAnswers: () => {
        recoveries += 1;
      },
    });
    await limiter.consume('192.0.2.1');
    isAway = false;
    expect(recoveries).toBe(0);
    now = 1000;
    await Promise.all([limiter.consume('192.0.2.1'), limiter.consume('192.0.2.9')]);
    expect(recoveries).toBe(1);
    expect((await shared.consume('192.0.2.1')).remaining).toBe(3);
  });
});
