/** The time as an input, so that tests set it. `now` returns milliseconds since 1970, UTC. */
export interface Clock {
  now(): number;
}

export const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

export const systemClock: Clock = { now: () => Date.now() };
