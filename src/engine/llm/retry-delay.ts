import type { Fault } from './upstream-fault.ts';

const FIRST_PAUSE_MILLISECONDS = 250;
const LONGEST_PAUSE_MILLISECONDS = 8000;

/** Doubles with every attempt; between half and all of that, by chance, so that callers do not come back together. */
export function backoffMilliseconds(attempt: number, random: () => number): number {
  const pause = Math.min(LONGEST_PAUSE_MILLISECONDS, FIRST_PAUSE_MILLISECONDS * 2 ** (attempt - 1));
  return pause * (0.5 + random() / 2);
}

/** A Retry-After header (RFC 9110, 10.2.3: seconds or a date) as milliseconds from now; null if there is none. */
export function readRetryAfter(header: string | null, nowMilliseconds: number): number | null {
  const value = header?.trim() ?? '';
  if (/^\d+(?:\.\d+)?$/.test(value)) return Number(value) * 1000;
  const date = /[a-z]/i.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(date) ? null : Math.max(0, date - nowMilliseconds);
}

/** The pause before the next attempt: never shorter than the provider asks for. */
export function retryDelay(
  fault: Fault,
  attempt: number,
  random: () => number,
  nowMilliseconds: number,
): number {
  const backoff = backoffMilliseconds(attempt, random);
  const asked = fault.kind === 'status' ? readRetryAfter(fault.retryAfter, nowMilliseconds) : null;
  return asked === null ? backoff : Math.max(asked, backoff);
}
