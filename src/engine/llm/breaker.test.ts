import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createBreaker, type Health } from './breaker.ts';
import { BREAKER_PAUSES_MILLISECONDS } from './llm-settings.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const [FIRST_PAUSE_MILLISECONDS = 0, SECOND_PAUSE_MILLISECONDS = 0] = BREAKER_PAUSES_MILLISECONDS;

/** A breaker that two failing calls have opened, the states it went through, and how often the model was asked. */
async function openBreaker() {
  const states: string[] = [];
  let asked = 0;
  const breaker = createBreaker(2, (state) => states.push(state));
  const call = (health: Health) =>
    breaker.execute(
      async () => {
        asked += 1;
        return health;
      },
      (result) => result,
    );
  await call('failing');
  await call('failing');
  return { states, call, breaker, asked: () => asked };
}

it('refuses at once until its pause has passed, then lets a call through and closes if that one is healthy', async () => {
  const { states, call, asked } = await openBreaker();
  vi.setSystemTime(Date.now() + FIRST_PAUSE_MILLISECONDS - 1);
  expect(await call('healthy')).toBe('breaker_open');
  vi.setSystemTime(Date.now() + 1);
  expect(await call('healthy')).toBe('healthy');
  expect(await call('healthy')).toBe('healthy');
  expect(asked()).toBe(4);
  expect(states).toEqual(['open', 'half_open', 'closed']);
});

it.each(['failing', 'unknown'] as const)('waits longer after a probe that was %s', async (health) => {
  const { states, call } = await openBreaker();
  vi.setSystemTime(Date.now() + FIRST_PAUSE_MILLISECONDS);
  await call(health);
  vi.setSystemTime(Date.now() + FIRST_PAUSE_MILLISECONDS);
  expect(await call('healthy')).toBe('breaker_open');
  vi.setSystemTime(Date.now() + SECOND_PAUSE_MILLISECONDS - FIRST_PAUSE_MILLISECONDS);
  expect(await call('healthy')).toBe('healthy');
  expect(states).toEqual(['open', 'half_open', 'open', 'half_open', 'closed']);
});

it('refuses others while its one probe runs', async () => {
  const { breaker, call, asked } = await openBreaker();
  vi.setSystemTime(Date.now() + FIRST_PAUSE_MILLISECONDS);
  const { promise, resolve } = Promise.withResolvers<Health>();
  const probe = breaker.execute(
    () => promise,
    (result) => result,
  );
  expect(await call('healthy')).toBe('breaker_open');
  resolve('healthy');
  expect(await probe).toBe('healthy');
  expect(asked()).toBe(2);
});
