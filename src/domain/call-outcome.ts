import { DAY_MILLISECONDS, isoTime } from './clock.ts';
import type { Operation } from './credits.ts';

/** How a call of a paid operation ended, in the few kinds that its account should see. */
export const CALL_OUTCOMES = ['succeeded', 'out_of_credits', 'refused', 'failed'] as const;
export type CallOutcome = (typeof CALL_OUTCOMES)[number];

/** Calls of one kind on one day. */
export interface CallCount {
  /** Days since 1970-01-01, UTC. */
  readonly day: number;
  /** Null for calls from the dashboard. */
  readonly keyId: number | null;
  readonly operation: Operation;
  readonly outcome: CallOutcome;
  readonly calls: number;
}

/** The UTC day of a time, as days since 1970-01-01. */
export function dayOf(time: number): number {
  return Math.floor(time / DAY_MILLISECONDS);
}

/** A day as `YYYY-MM-DD`. */
export function shownDay(day: number): string {
  return isoTime(day * DAY_MILLISECONDS).slice(0, 10);
}

/** `errorCode` is the answer's, or null; a status of 500 or more is the service's own failure. */
export function callOutcomeOf(status: number, errorCode: string | null): CallOutcome {
  if (status < 400) return 'succeeded';
  if (errorCode === 'insufficient_credits') return 'out_of_credits';
  return status >= 500 ? 'failed' : 'refused';
}
