import type { Clock } from '../domain/clock.ts';
import { deleteSessionsEndedBefore } from '../store/dashboard-users.ts';
import { deleteExpiredAnswers, releaseAbandonedKeys } from '../store/idempotency.ts';
import type { Store } from '../store/store.ts';
import { idempotencyHorizon } from './answer-once.ts';
import { untilNothingIsLeft } from './in-steps.ts';

export interface HousekeepingDependencies {
  readonly store: Store;
  readonly clock: Clock;
  /** Longer than any call can run. */
  readonly abandonedAfterMilliseconds: number;
}

/**
 * Called once when the service starts. On SQLite the database has one process, so whatever is still held or claimed
 * belongs to one that has died, whatever the clock said then; on PostgreSQL other instances may be running, and only age tells.
 */
export async function releaseOrphansAtStart(dependencies: HousekeepingDependencies): Promise<number> {
  const { store } = dependencies;
  if (store.dialect !== 'sqlite') return releaseOrphansByAge(dependencies);
  return releaseOrphans(store, Number.MAX_SAFE_INTEGER);
}

/** Called now and then: releases holds and idempotency keys that are older than any call can run. */
export async function releaseOrphansByAge(dependencies: HousekeepingDependencies): Promise<number> {
  const { store, clock, abandonedAfterMilliseconds } = dependencies;
  return releaseOrphans(store, clock.now() - abandonedAfterMilliseconds);
}

/** Called now and then: forgets idempotent answers whose 24 hours are over, and says how many there were. */
export async function forgetExpiredAnswers(dependencies: HousekeepingDependencies): Promise<number> {
  const { store, clock, abandonedAfterMilliseconds } = dependencies;
  const horizon = idempotencyHorizon(clock.now(), abandonedAfterMilliseconds);
  return untilNothingIsLeft(() => store.step((handle) => deleteExpiredAnswers(handle, horizon)));
}

/** Called now and then: forgets sessions of the dashboard that have ended, with what they say about a browser. */
export async function forgetEndedSessions({ store, clock }: HousekeepingDependencies): Promise<void> {
  await store.step((handle) => deleteSessionsEndedBefore(handle, clock.now()));
}

function releaseOrphans(store: Store, startedBefore: number): Promise<number> {
  return store.write(async (handle) => {
    await releaseAbandonedKeys(handle, startedBefore);
    return store.credits.releaseHeldBefore(handle, startedBefore);
  });
}
