import { randomUUID } from 'node:crypto';
import type { UpstreamEvent } from './upstream-event.ts';

/** Time as the upstream code sees it, so that tests can turn the hands. */
export interface Timing {
  /** Milliseconds on a clock that only goes forward. */
  now(): number;
  /** Calls back once after the delay, unless the returned function was called before. */
  after(milliseconds: number, callback: () => void): () => void;
}

export const SYSTEM_TIMING: Timing = {
  now: () => performance.now(),
  after: (milliseconds, callback) => {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** Everything that the upstream code takes from outside. */
export interface LlmDeps {
  readonly timing: Timing;
  /** The time of day in milliseconds since 1970, for Retry-After dates. */
  readonly wallClock: () => number;
  /** A number from 0 up to 1, for jitter. */
  readonly random: () => number;
  /** A word that nobody can guess, new on every call. */
  readonly marker: () => string;
  readonly fetch: typeof globalThis.fetch;
  readonly observe: (event: UpstreamEvent) => void;
}

/** The real clock and chance, for production. */
export const SYSTEM_LLM_DEPS: Omit<LlmDeps, 'fetch' | 'observe'> = {
  timing: SYSTEM_TIMING,
  wallClock: () => Date.now(),
  random: () => Math.random(),
  marker: () => randomUUID().replaceAll('-', ''),
};
