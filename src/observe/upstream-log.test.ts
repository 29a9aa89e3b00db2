import { pino } from 'pino';
import { expect, it } from 'vitest';
import type { UpstreamEvent } from '../engine/llm/upstream-event.ts';
import { createUpstreamLog } from './upstream-log.ts';

const CALL = {
  kind: 'call',
  provider: 'openai',
  operation: 'analyse',
  durationSeconds: 1,
  attempts: 1,
} as const;
const REFUSED: UpstreamEvent = { ...CALL, outcome: 'refused', fault: 'status', status: 401 };
const TIMEOUT: UpstreamEvent = { ...CALL, outcome: 'timeout', fault: null, status: null };
const SUCCESS: UpstreamEvent = { ...CALL, outcome: 'success', fault: null, status: null };

function logOf(...steps: (UpstreamEvent | number)[]): { msg: string; outcome?: string; times?: number }[] {
  const lines: string[] = [];
  let now = 0;
  const tell = createUpstreamLog(
    pino({ level: 'info' }, { write: (line: string) => void lines.push(line) }),
    () => now,
  );
  for (const step of steps) {
    if (typeof step === 'number') now += step;
    else tell(step);
  }
  return lines.map((line) => JSON.parse(line));
}

it('one kind of failure is told once a minute, with how often it happened meanwhile', () => {
  const told = logOf(REFUSED, REFUSED, REFUSED, 59_999, REFUSED, 1, REFUSED);
  expect(told.map(({ times }) => times)).toEqual([1, 4]);
});

it('another kind of failure is told at once', () => {
  expect(logOf(REFUSED, TIMEOUT, REFUSED, TIMEOUT).map(({ outcome }) => outcome)).toEqual([
    'refused',
    'timeout',
  ]);
});

it('an answer after a failure is told', () => {
  expect(logOf(SUCCESS, REFUSED, SUCCESS, SUCCESS).map(({ msg }) => msg)).toEqual([
    'upstream failed',
    'upstream answers again',
  ]);
});

it('a model that fails every other call is told of once a minute, too', () => {
  const calls = Array.from({ length: 50 }, () => [REFUSED, SUCCESS, 1000]).flat();
  expect(logOf(...calls)).toHaveLength(2);
});

it('an answer of the model that the contract refuses, and a caller who went, are no failure', () => {
  expect(logOf({ ...SUCCESS, outcome: 'secondary_visionary' }, { ...SUCCESS, outcome: 'cancelled' })).toEqual(
    [],
  );
});
