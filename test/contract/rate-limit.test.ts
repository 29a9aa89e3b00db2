import { request as httpRequest } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  type Attune,
  type AttuneOptions,
  COMMS_PATH,
  DRAFT,
  expectError,
  PERSON,
  type Reply,
  SNAP_PATH,
  startAttune,
} from '../support/attune.ts';
import { failingEngine, watchedEngine } from '../support/engines.ts';

let attune: Attune;
async function start(options: AttuneOptions): Promise<string> {
  attune = await startAttune(options);
  return (await attune.createAccountWithKey(100)).key;
}
afterEach(async () => {
  vi.useRealTimers();
  await attune.close();
});

const limitOf = ({ headers }: Reply) => ({
  limit: headers.get('x-ratelimit-limit'),
  remaining: headers.get('x-ratelimit-remaining'),
  reset: headers.get('x-ratelimit-reset'),
});

/** Asks from any loopback address, as another client would. */
function askFrom(localAddress: string, headers: Record<string, string> = {}): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const options = { port: attune.port, path: SNAP_PATH, method: 'POST', localAddress, headers, agent: false };
  httpRequest(options, (response) => {
    response.resume();
    resolve(response.statusCode ?? 0);
  })
    .on('error', reject)
    .end();
  return promise;
}

describe('the rate limit', () => {
  it('puts its three headers on every answer of the two paths', async () => {
    const engine = watchedEngine();
    const key = await start({ requestsPerMinute: 120, engine });
    const other = await attune.createAccountWithKey(5);
    const foreign = (await attune.predict(other.key)).body.data.snapId;
    const poor = await attune.createAccountWithKey(0);
    const replies: readonly (readonly [number, () => Promise<Reply>])[] = [
      [201, () => attune.predict(key)],
      [201, () => attune.analyse(key)],
      [400, () => attune.predict(key, {})],
      [400, () => attune.predict(key, '{')],
      [400, () => attune.predict(poor.key)],
      [400, () => attune.predict(key, PERSON, { 'idempotency-key': '' })],
      [401, () => attune.predict('nobody')],
      [401, () => attune.analyse(key, { ...DRAFT, snapId: foreign })],
      [404, () => attune.analyse(key, { ...DRAFT, snapId: 0 })],
      [404, () => attune.send(COMMS_PATH, { method: 'GET' })],
      [413, () => attune.predict(key, 'x'.repeat(300_000))],
      [500, () => attune.predict(key)],
    ];
    let remaining = 119;
    for (const [status, ask] of replies) {
      if (status === 500) engine.become(failingEngine);
      const reply = await ask();
      remaining -= 1;
      expect(reply.status).toBe(status);
      expect(limitOf(reply)).toMatchObject({ limit: '120', remaining: String(remaining) });
      expect(Number(limitOf(reply).reset)).toBeGreaterThanOrEqual(1);
      expect(Number(limitOf(reply).reset)).toBeLessThanOrEqual(60);
      expect(reply.headers.get('retry-after')).toBeNull();
    }
  });

  it('counts both paths together, good and bad requests alike, and 429 carries Retry-After', async () => {
    const key = await start({ requestsPerMinute: 3 });
    expect((await attune.predict(key)).status).toBe(201);
    expect((await attune.analyse(key, '{')).status).toBe(400);
    expect((await attune.predict('nobody')).status).toBe(401);
    for (const reply of [
      await attune.predict(key),
      await attune.analyse(key),
      await attune.predict('nobody'),
    ]) {
      expectError(reply, 429, 'ThrottlerException: Too Many Requests', 'rate_limited');
      expect(limitOf(reply)).toMatchObject({ limit: '3', remaining: '0' });
      expect(reply.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
      expect(reply.headers.get('retry-after')).toBe(limitOf(reply).reset);
    }
  });

  it('is a fixed window that opens with the first request', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 1) });
    const key = await start({ requestsPerMinute: 2 });
    expect(limitOf(await attune.predict(key)).reset).toBe('60');
    vi.setSystemTime(Date.now() + 40_000);
    expect(limitOf(await attune.predict(key))).toEqual({ limit: '2', remaining: '0', reset: '20' });
    const refused = await attune.predict(key);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('20');
    vi.setSystemTime(Date.now() + 20_000);
    expect(limitOf(await attune.predict(key))).toEqual({ limit: '2', remaining: '1', reset: '60' });
  });

  it('is kept for each address, not for each key', async () => {
    const key = await start({ requestsPerMinute: 1 });
    const second = await attune.createAccountWithKey(10);
    expect(await askFrom('127.0.0.1', { 'x-api-key': key })).toBe(400);
    expect(await askFrom('127.0.0.1', { 'x-api-key': second.key })).toBe(429);
    expect(await askFrom('127.0.0.2', { 'x-api-key': key })).toBe(400);
    expect(await askFrom('127.0.0.2', { 'x-api-key': key })).toBe(429);
  });

  it('does not count paths that are not metered', async () => {
    const key = await start({ requestsPerMinute: 1 });
    for (const path of ['/healthz', '/readyz', '/metrics', '/openapi.json', '/nowhere'])
      expect(limitOf(await attune.send(path, { method: 'GET' })).limit).toBeNull();
    expect((await attune.predict(key)).status).toBe(201);
  });
});

describe('X-Forwarded-For', () => {
  const forwarded = (...addresses: string[]) => ({ 'x-forwarded-for': addresses.join(', ') });

  it('counts for nothing from an address that is not trusted', async () => {
    await start({ requestsPerMinute: 1 });
    expect(await askFrom('127.0.0.1', forwarded('203.0.113.1'))).toBe(401);
    expect(await askFrom('127.0.0.1', forwarded('203.0.113.2'))).toBe(429);
  });

  it('names the client where a trusted proxy sends it', async () => {
    await start({ requestsPerMinute: 1, trustedProxies: ['127.0.0.1/32'] });
    expect(await askFrom('127.0.0.1', forwarded('203.0.113.1'))).toBe(401);
    expect(await askFrom('127.0.0.1', forwarded('203.0.113.2'))).toBe(401);
    expect(await askFrom('127.0.0.1', forwarded('203.0.113.1'))).toBe(429);
    expect(await askFrom('127.0.0.2', forwarded('203.0.113.3'))).toBe(401);
    expect(await askFrom('127.0.0.2', forwarded('203.0.113.4'))).toBe(429);
  });

  it('is read from the right: what the caller made up itself counts for nothing', async () => {
    await start({ requestsPerMinute: 1, trustedProxies: ['127.0.0.0/8'] });
    expect(await askFrom('127.0.0.1', forwarded('198.51.100.1', '203.0.113.1'))).toBe(401);
    expect(await askFrom('127.0.0.1', forwarded('198.51.100.2', '203.0.113.1'))).toBe(429);
  });

  it('that holds no address falls back to the socket', async () => {
    await start({ requestsPerMinute: 1, trustedProxies: ['127.0.0.1/32'] });
    expect(await askFrom('127.0.0.1', forwarded('made-up'))).toBe(401);
    expect(await askFrom('127.0.0.1', forwarded('something-else'))).toBe(429);
  });

  it('may name the port of the client, which makes no other client of it', async () => {
    await start({ requestsPerMinute: 1, trustedProxies: ['127.0.0.1/32'] });
    expect(await askFrom('127.0.0.1', forwarded('203.0.113.1:5555'))).toBe(401);
    expect(await askFrom('127.0.0.1', forwarded('203.0.113.1:5556'))).toBe(429);
    expect(await askFrom('127.0.0.1', forwarded('203.0.113.2:5555'))).toBe(401);
    expect(await askFrom('127.0.0.1', forwarded('[2001:db8::1]:80'))).toBe(401);
  });

  it('with IPv4 written as IPv6 counts the IPv4 address, in either form', async () => {
    await start({ requestsPerMinute: 1, trustedProxies: ['127.0.0.1/32'] });
    expect(await askFrom('127.0.0.1', forwarded('::ffff:101:101'))).toBe(401);
    expect(await askFrom('127.0.0.1', forwarded('::ffff:1.1.1.1'))).toBe(429);
    expect(await askFrom('127.0.0.1', forwarded('::ffff:202:202'))).toBe(401);
  });

  it('with IPv6 counts each /64 as one client', async () => {
    await start({ requestsPerMinute: 1, trustedProxies: ['127.0.0.1/32'] });
    expect(await askFrom('127.0.0.1', forwarded('2001:db8:1:2::1'))).toBe(401);
    expect(await askFrom('127.0.0.1', forwarded('2001:db8:1:2:ffff:1:2:3'))).toBe(429);
    expect(await askFrom('127.0.0.1', forwarded('2001:db8:1:3::1'))).toBe(401);
  });
});
