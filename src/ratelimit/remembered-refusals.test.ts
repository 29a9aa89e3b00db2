import { expect, it } from 'vitest';
import type { RateLimiter } from './rate-limiter.ts';
import { rememberRefusals } from './remembered-refusals.ts';

/** Refuses everybody for the rest of a window that closes in 1.5 seconds, and says who asked. */
function refusingLimiter(asked: string[]): RateLimiter {
  const refusal = { isAllowed: false, limit: 5, remaining: 0, resetSeconds: 2, resetMilliseconds: 1500 };
  return {
    consume(client) {
      asked.push(client);
      return Promise.resolve(refusal);
    },
  };
}

function settableClock() {
  let time = 1_000_000;
  return {
    now: () => time,
    advance(milliseconds: number) {
      time += milliseconds;
    },
  };
}

function remembering(maximumClients = 10) {
  const asked: string[] = [];
  const clock = settableClock();
  const limiter = refusingLimiter(asked);
  return { asked, clock, ...rememberRefusals({ limiter, clock, windowSeconds: 60, maximumClients }) };
}

it('a refused client is refused from memory with the seconds that are left, until its window closes', async () => {
  const { clock, consume, refusalOf, asked } = remembering();
  expect(refusalOf('a')).toBeNull();
  await consume('a');
  expect(refusalOf('a')).toMatchObject({ isAllowed: false, limit: 5, remaining: 0, resetSeconds: 2 });
  clock.advance(1000);
  expect(refusalOf('a')).toMatchObject({ resetSeconds: 1 });
  clock.advance(500);
  expect(refusalOf('a')).toBeNull();
  expect(asked).toEqual(['a']);
});

it('no other client is refused, nor one that was let through', async () => {
  const { consume, refusalOf } = remembering();
  await consume('a');
  expect(refusalOf('b')).toBeNull();
  const decision = { isAllowed: true, limit: 5, remaining: 4, resetSeconds: 60, resetMilliseconds: 60_000 };
  const generous: RateLimiter = { consume: () => Promise.resolve(decision) };
  const clock = settableClock();
  const open = rememberRefusals({ limiter: generous, clock, windowSeconds: 60, maximumClients: 10 });
  await open.consume('a');
  expect(open.refusalOf('a')).toBeNull();
});

it('a clock that is set back keeps nobody out for longer than a window', async () => {
  const { clock, consume, refusalOf } = remembering();
  await consume('a');
  clock.advance(-3_600_000);
  expect(refusalOf('a')).toBeNull();
});

it('remembers the last refusals only', async () => {
  const { consume, refusalOf } = remembering(2);
  for (const client of ['a', 'b', 'c']) await consume(client);
  expect(refusalOf('a')).toBeNull();
  expect(refusalOf('b')).not.toBeNull();
  expect(refusalOf('c')).not.toBeNull();
});
