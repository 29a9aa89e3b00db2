import type { Authenticator } from './authenticate.ts';
import type { ErasedTraces } from './erased-traces.ts';
import type { FailedCalls } from './failed-calls.ts';
import {
  forgetEndedSessions,
  forgetExpiredAnswers,
  type HousekeepingDependencies,
  releaseOrphansByAge,
} from './housekeeping.ts';
import type { CallTally } from './tally-calls.ts';

export interface HousekeepingRoundDependencies extends HousekeepingDependencies {
  readonly failedCalls: FailedCalls;
  readonly authenticator: Authenticator;
  readonly tally: CallTally;
  readonly traces: ErasedTraces;
  /** Says of how many records it erased the texts. */
  readonly forgetOldTexts: () => Promise<number>;
}

/**
 * Everything that the service does now and then, in the order of what it owes to callers. Rejects at what cannot be done now; the
 * next round begins anew. What it erases is gone from the files of the database, too, as soon as nobody is in the way.
 */
export async function housekeepingRound(dependencies: HousekeepingRoundDependencies): Promise<void> {
  const { failedCalls, authenticator, tally, traces, forgetOldTexts } = dependencies;
  await failedCalls.settle();
  await authenticator.flushUses();
  await tally.flush();
  await releaseOrphansByAge(dependencies);
  await forgetEndedSessions(dependencies);
  const forgotten = (await forgetExpiredAnswers(dependencies)) + (await forgetOldTexts());
  await (forgotten > 0 ? traces.remove() : traces.removeLeft());
}
