import type { Clock } from '../../src/domain/clock.ts';
import type { Engine } from '../../src/engine/engine.ts';
import type { Store } from '../../src/store/store.ts';
import { analyseComms } from '../../src/usecases/analyse-comms.ts';
import { answerOnce, type Remember } from '../../src/usecases/answer-once.ts';
import type { FailedCalls } from '../../src/usecases/failed-calls.ts';
import { predictProfile } from '../../src/usecases/predict-profile.ts';

export const ABANDONED_AFTER_MILLISECONDS = 40_000;

/** One attempt of a request, with the store and the engine that it meets. */
export interface Attempt {
  readonly requestId: string;
  readonly store: Store;
  readonly engine: Engine;
  readonly clock: Clock;
  readonly failedCalls: FailedCalls;
  /** Called when the credits are held and the engine is about to be asked. */
  readonly held?: () => void;
}

export interface SimulatedAnswer {
  readonly status: number;
  readonly snapId: number | null;
  readonly commsId: number | null;
}

/** A request that can be sent more than once. */
export type Send = (attempt: Attempt) => Promise<SimulatedAnswer>;

interface Sender {
  readonly accountId: number;
  readonly key: string | null;
}

export function prediction({ accountId, key }: Sender): Send {
  const request = { name: 'Dana', notes: 'Asks for sources.', ageRange: null, jobType: null };
  return (attempt) =>
    once(attempt, { accountId, key }, async (remember) => {
      const outcome = await predictProfile(
        { ...dependenciesOf(attempt), helper: null },
        {
          caller: { accountId, keyId: 1 },
          request,
          requestId: attempt.requestId,
          signal: new AbortController().signal,
          remember: remember && ((handle, { snapId }) => remember(handle, paid(snapId, null))),
        },
      );
      return outcome.kind === 'predicted' ? paid(outcome.snap.snapId, null) : refusal(outcome.kind);
    });
}

/** An analysis for the snap's reader, or, without a snap, for codes. */
export function analysis({ accountId, key }: Sender, snapId: number | null): Send {
  const source =
    snapId === null
      ? ({ kind: 'codes', primaryCode: 'DP-03', secondaryCode: null } as const)
      : ({ kind: 'snap', snapId } as const);
  return (attempt) =>
    once(attempt, { accountId, key }, async (remember) => {
      const outcome = await analyseComms(dependenciesOf(attempt), {
        caller: { accountId, keyId: 1 },
        request: { messageText: 'Can we meet?', messageType: 'email', source },
        requestId: attempt.requestId,
        signal: new AbortController().signal,
        remember: remember && ((handle, { commsId }) => remember(handle, paid(snapId, commsId))),
      });
      return outcome.kind === 'analysed' ? paid(snapId, outcome.comms.commsId) : refusal(outcome.kind);
    });
}

function dependenciesOf({ store, engine, clock, failedCalls, held }: Attempt) {
  return { store, engine, clock, failedCalls, observer: { credits: () => held?.() } };
}

async function once(
  { store, clock }: Attempt,
  { accountId, key }: Sender,
  work: (remember: Remember<SimulatedAnswer>) => Promise<SimulatedAnswer>,
): Promise<SimulatedAnswer> {
  const dependencies = { store, clock, abandonedAfterMilliseconds: ABANDONED_AFTER_MILLISECONDS };
  const outcome = await answerOnce(dependencies, { accountId, key, path: '/', body: key ?? '' }, work);
  return outcome.kind === 'answered' ? outcome.answer : { status: 409, snapId: null, commsId: null };
}

function paid(snapId: number | null, commsId: number | null): SimulatedAnswer {
  return { status: 201, snapId, commsId };
}

function refusal(kind: string): SimulatedAnswer {
  const isFailure = kind.endsWith('failed') || kind === 'secondary_predicted_visionary';
  return { status: isFailure ? 500 : 400, snapId: null, commsId: null };
}
