/** The time as an input, so that tests set it. `now` returns milliseconds since 1970, UTC. */
export interface Clock {
  now(): number;
}

export const HOUR_MILLISECONDS = 60 * 60 * 1000;
export const DAY_MILLISECONDS = 24 * HOUR_MILLISECONDS;

let lastTime = Number.NaN;
let lastText = '';

/** A time in UTC to the millisecond: "2026-01-31T09:30:00.000Z". The last one is kept, for a busy service asks often in one. */
export function isoTime(time: number): string {
  if (time !== lastTime) {
    lastText = new Date(time).toISOString();
    lastTime = time;
  }
  return lastText;
}

/** A time to the minute, in UTC: "2026-01-31 09:30". */
export function utcMinute(time: number): string {
  return isoTime(time).slice(0, 16).replace('T', ' ');
}

export const systemClock: Clock = { now: () => Date.now() };
