import { describe, expect, it } from 'vitest';
import { backoffMilliseconds, readRetryAfter, retryDelay } from './retry-delay.ts';

describe('the pause before a retry', () => {
  it('doubles, keeps at least half, and is bounded', () => {
    expect([1, 2, 3].map((attempt) => backoffMilliseconds(attempt, () => 0))).toEqual([125, 250, 500]);
    expect(backoffMilliseconds(2, () => 0.999)).toBeLessThan(500);
    expect(backoffMilliseconds(30, () => 0)).toBe(4000);
  });

  it.each([
    ['3', 3000],
    ['0.5', 500],
    ['Thu, 01 Jan 1970 00:00:05 GMT', 4000],
    ['Thu, 01 Jan 1970 00:00:00 GMT', 0],
    ['soon', null],
    ['-5', null],
    ['', null],
    [null, null],
  ])('reads Retry-After %j', (header, milliseconds) => {
    expect(readRetryAfter(header, 1000)).toBe(milliseconds);
  });

  it('is never shorter than the provider asks for, nor zero when it asks for none', () => {
    const fault = (retryAfter: string) =>
      ({ kind: 'status', status: 429, retryAfter, isAboutTemperature: false }) as const;
    expect(retryDelay(fault('9'), 1, () => 0, 0)).toBe(9000);
    expect(retryDelay(fault('0'), 1, () => 0, 0)).toBe(125);
  });
});
