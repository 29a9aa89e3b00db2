import { RateLimiterRes } from 'rate-limiter-flexible';
import { expect, it } from 'vitest';
import { consumeOne, decisionOf } from './flexible-limiter.ts';

it('a fault of the limiter is thrown, not taken for an exceeded limit', async () => {
  const broken = { consume: () => Promise.reject(new Error('store gone')) };
  await expect(consumeOne(broken, 'a')).rejects.toThrow('store gone');
});

it('never tells a client to wait for less than a second, nor that less than nothing remains', () => {
  expect(decisionOf(new RateLimiterRes(-3, 0), false, 5)).toEqual({
    isAllowed: false,
    limit: 5,
    remaining: 0,
    resetSeconds: 1,
    resetMilliseconds: 0,
  });
});

it('never tells a client to come back before its window has closed', () => {
  expect(decisionOf(new RateLimiterRes(0, 2001), false, 5).resetSeconds).toBe(3);
  expect(decisionOf(new RateLimiterRes(0, 2000), false, 5).resetSeconds).toBe(2);
});
