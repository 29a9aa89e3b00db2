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
  it('lets exactly its limit through and closes a minute after its first request', () => {
    const limiter = limiterOf(2);
    expect(limiter.consume('a')).toMatchObject({
      isAllowed: true,
      limit: 2,
      remaining: 1,
      resetSeconds: 60,
    });
    vi.advanceTimersByTime(59_500);
    expect(limiter.consume('a')).toMatchObject({
      isAllowed: true,
      limit: 2,
      remaining: 0,
      resetSeconds: 1,
    });
    expect(limiter.consume('a')).toMatchObject({
      isAllowed: false,
      limit: 2,
      remaining: 0,
      resetSeconds: 1,
    });
    vi.advanceTimersByTime(500);
    expect(limiter.consume('a')).toMatchObject({ isAllowed: true, remaining: 1, resetSeconds: 60 });
  });

  it('is its own', () => {
    const limiter = limiterOf(1);
    limiter.consume('a');
    expect(limiter.consume('b')).toMatchObject({ isAllowed: true });
    expect(limiter.consume('a')).toMatchObject({ isAllowed: false });
  });
});

it('beyond the most clients the oldest window is forgotten, and no other', () => {
  const limiter = limiterOf(1, 2);
  for (const client of ['a', 'b', 'c']) limiter.consume(client);
  expect(limiter.consume('b')).toMatchObject({ isAllowed: false });
  expect(limiter.consume('c')).toMatchObject({ isAllowed: false });
  expect(limiter.consume('a')).toMatchObject({ isAllowed: true });
});

it('a client that opens a second window counts as new', () => {
  const limiter = limiterOf(1, 2);
  limiter.consume('a');
  vi.advanceTimersByTime(30_000);
  limiter.consume('b');
  vi.advanceTimersByTime(30_000);
  limiter.consume('a');
  limiter.consume('c');
  expect(limiter.consume('a')).toMatchObject({ isAllowed: false });
});

it('windows that have closed are not kept', () => {
  const limiter = limiterOf(1, 3);
  for (const client of ['a', 'b', 'c']) limiter.consume(client);
  vi.advanceTimersByTime(60_000);
  for (const client of ['d', 'e', 'f']) limiter.consume(client);
  expect(limiter.consume('d')).toMatchObject({ isAllowed: false });
});

it('a window that a clock set back would keep open for longer than it lasts counts as closed', () => {
  const limiter = limiterOf(1);
  limiter.consume('a');
  vi.setSystemTime(Date.now() - 3_600_000);
  expect(limiter.consume('a')).toMatchObject({ isAllowed: true, resetSeconds: 60 });
});
