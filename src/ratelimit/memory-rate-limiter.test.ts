import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryRateLimiter } from './memory-rate-limiter.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const limiterOf = (requestsPerWindow: number, maximumClients = 100) =>
  createMemoryRateLimiter({ requestsPerWindow, windowSeconds: 60, maximumClients });

describe('the window of a client', () => {
  it('lets exactly its limit through and closes a minute after its first request', async () => {
    const limiter = limiterOf(2);
    expect(await limiter.consume('a')).toMatchObject({
      isAllowed: true,
      limit: 2,
      remaining: 1,
      resetSeconds: 60,
    });
    vi.advanceTimersByTime(59_500);
    expect(await limiter.consume('a')).toMatchObject({
      isAllowed: true,
      limit: 2,
      remaining: 0,
      resetSeconds: 1,
    });
    expect(await limiter.consume('a')).toMatchObject({
      isAllowed: false,
      limit: 2,
      remaining: 0,
      resetSeconds: 1,
    });
    vi.advanceTimersByTime(500);
    expect(await limiter.consume('a')).toMatchObject({ isAllowed: true, remaining: 1, resetSeconds: 60 });
  });

  it('is its own', async () => {
    const limiter = limiterOf(1);
    await limiter.consume('a');
    expect(await limiter.consume('b')).toMatchObject({ isAllowed: true });
    expect(await limiter.consume('a')).toMatchObject({ isAllowed: false });
  });
});

it('beyond the most clients the oldest window is forgotten, and no other', async () => {
  const limiter = limiterOf(1, 2);
  for (const client of ['a', 'b', 'c']) await limiter.consume(client);
  expect(await limiter.consume('b')).toMatchObject({ isAllowed: false });
  expect(await limiter.consume('c')).toMatchObject({ isAllowed: false });
  expect(await limiter.consume('a')).toMatchObject({ isAllowed: true });
});

it('a client that opens a second window counts as new', async () => {
  const limiter = limiterOf(1, 2);
  await limiter.consume('a');
  vi.advanceTimersByTime(30_000);
  await limiter.consume('b');
  vi.advanceTimersByTime(30_000);
  await limiter.consume('a');
  await limiter.consume('c');
  expect(await limiter.consume('a')).toMatchObject({ isAllowed: false });
});
