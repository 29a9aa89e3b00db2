import { RateLimiterRes } from 'rate-limiter-flexible';
import { expect, it } from 'vitest';
import { consumeOne, decisionOf } from './flexible-limiter.ts';

const WINDOW = { requestsPerWindow: 5, windowSeconds: 60 };

it('a fault of the limiter is thrown, not taken for an exceeded limit', async () => {
  const broken = { consume: () => Promise.reject(new Error('store gone')) };
  await expect(consumeOne(broken, 'a')).rejects.toThrow('store gone');
});

it('never tells a client to wait for less than a second, nor that less than nothing remains', () => {
  expect(decisionOf(new RateLimiterRes(-3, 0), false, WINDOW)).toEqual({
    isAllowed: false,
    limit: 5,
    remaining: 0,
    resetSeconds: 1,
    resetMilliseconds: 0,
  });
});

it('never tells a client to come back before its window has closed', () => {
  expect(decisionOf(new RateLimiterRes(0, 2001), false, WINDOW).resetSeconds).toBe(3);
  expect(decisionOf(new RateLimiterRes(0, 2000), false, WINDOW).resetSeconds).toBe(2);
});

it('no window lasts longer than it does by its own length, whatever the clock of another instance said', () => {
  expect(decisionOf(new RateLimiterRes(0, 150_000), false, WINDOW)).toMatchObject({
    resetSeconds: 60,
    resetMilliseconds: 60_000,
  });
});
