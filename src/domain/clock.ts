/** The time as an input, so that tests set it. `now` returns milliseconds since 1970, UTC. */
export interface Clock {
  now(): number;
}

export const HOUR_MILLISECONDS = 60 * 60 * 1000;
export const DAY_MILLISECONDS = 24 * HOUR_MILLISECONDS;

/** A time to the minute, in UTC: "2026-01-31 09:30". */
export function utcMinute(time: number): string {
  return new Date(time).toISOString().slice(0, 16).replace('T', ' ');
}

export const systemClock: Clock = { now: () => Date.now() };
