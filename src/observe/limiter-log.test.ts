import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createLimiterLog, type LimiterEvents } from './limiter-log.ts';

const REFUSED = Object.assign(new Error('secret'), { code: 'ECONNREFUSED' });

function logOf(happen: (events: LimiterEvents, pass: (milliseconds: number) => void) => void) {
  const lines: string[] = [];
  let now = 0;
  const log = pino({ base: null }, { write: (line: string) => void lines.push(line) });
  happen(
    createLimiterLog(log, 'RATE_LIMIT_URL', () => now),
    (milliseconds) => {
      now += milliseconds;
    },
  );
  return lines.map((line): Record<string, unknown> => JSON.parse(line));
}

it('a place that is away for an hour is told of once a minute, with how often it was missed', () => {
  const told = logOf((events, pass) => {
    for (let second = 0; second < 3600; second += 1) {
      events.sharedFailed(REFUSED);
      pass(1000);
    }
  });
  expect(told).toHaveLength(60);
  expect(told.map(({ times }) => times)).toEqual([1, ...Array.from({ length: 59 }, () => 60)]);
  expect(told[0]).toMatchObject({ msg: 'rate limit kept in memory', setting: 'RATE_LIMIT_URL' });
});

it('a lost connection, another error and the recovery are each told at once', () => {
  const told = logOf((events) => {
    events.connectionLost(REFUSED);
    events.sharedFailed(REFUSED);
    events.sharedFailed(new Error('secret'));
    events.sharedAnswers();
  });
  expect(told.map(({ msg, errorCode }) => [msg, errorCode])).toEqual([
    ['rate limit connection lost', 'ECONNREFUSED'],
    ['rate limit kept in memory', 'ECONNREFUSED'],
    ['rate limit kept in memory', null],
    ['rate limit shared again', undefined],
  ]);
  expect(JSON.stringify(told)).not.toContain('secret');
});
