import type { Caller } from '../domain/account.ts';
import type { PredictProfileRequest } from '../domain/requests/predict-profile-request.ts';
import type { Engine, EngineLabel, Person, Prediction } from '../engine/engine.ts';
import type { Charge } from '../store/credit-ledger.ts';
import type { Handle } from '../store/dialect.ts';
import {
  holdRequest,
  type Paid,
  type PaidCallDependencies,
  type PaidOutcome,
  runPaidCall,
} from './paid-call.ts';

export interface PredictProfileDependencies extends PaidCallDependencies {
  readonly engine: Engine;
  /** Takes over while there is much to do; null if there is none for this engine and store. */
  readonly helper: PredictionHelper | null;
}

type GenerationFailure = 'snap_generation_failed' | 'secondary_predicted_visionary';
export type HelpedPrediction = PaidOutcome<Generated, GenerationFailure>;

/** Predicts and charges elsewhere, with the same outcome. */
export interface PredictionHelper {
  /**
   * Calls `predictHere` where the helper is not needed, or has failed: then with the hold under which it may have charged
   * already.
   */
  predict(
    person: Person,
    charge: Pick<Charge, 'request' | 'keyId'>,
    predictHere: (holdId: number | null) => Promise<HelpedPrediction>,
  ): Promise<HelpedPrediction>;
}

export interface PredictProfileCall {
  readonly caller: Caller;
  readonly requestId: string;
  readonly request: PredictProfileRequest;
  readonly signal: AbortSignal;
  /** Runs in the transaction that stores the snap, if it is there. */
  readonly remember: ((handle: Handle, snap: PredictedSnap) => Promise<void>) | null;
}

export interface PredictedSnap {
  readonly snapId: number;
  readonly name: string;
  readonly prediction: Prediction;
  readonly engine: EngineLabel;
  readonly creditsRemaining: number;
}

export type PredictProfileOutcome =
  | { readonly kind: 'predicted'; readonly snap: PredictedSnap }
  | { readonly kind: 'insufficient_credits'; readonly creditsRemaining: number }
  | { readonly kind: 'snap_generation_failed' }
  | { readonly kind: 'secondary_predicted_visionary' };

interface Generated {
  readonly prediction: Prediction;
  readonly engine: EngineLabel;
}

/** Predicts a person's decision profile, stores it as a snap and charges for it, or does none of the three. */
export async function predictProfile(
  dependencies: PredictProfileDependencies,
  call: PredictProfileCall,
): Promise<PredictProfileOutcome> {
  const { helper, clock } = dependencies;
  const { caller, requestId, request, remember } = call;
  const predictHere = (holdId: number | null) => predictAndPay(dependencies, call, holdId);
  // An answer to be remembered is stored in the same transaction, which only this thread can do.
  const outcome =
    helper === null || remember !== null
      ? await predictHere(null)
      : await helper.predict(
          request,
          {
            request: holdRequest({ caller, operation: 'predict_profile', requestId }, clock.now()),
            keyId: caller.keyId,
          },
          predictHere,
        );
  if (outcome.kind === 'failed') return { kind: outcome.failure };
  if (outcome.kind === 'insufficient_credits') return outcome;
  return { kind: 'predicted', snap: predictedSnap(request.name, outcome) };
}

function predictAndPay(
  dependencies: PredictProfileDependencies,
  { caller, requestId, request, signal, remember }: PredictProfileCall,
  holdId: number | null,
): Promise<HelpedPrediction> {
  const { engine, clock } = dependencies;
  const { accountId, keyId } = caller;
  return runPaidCall<Generated, GenerationFailure>(
    dependencies,
    { caller, operation: 'predict_profile', requestId, holdId },
    {
      isImmediate: engine.isImmediate,
      looksFirst: false,
      async generate() {
        const predicted = await engine.predictProfile(request, signal);
        if (predicted.kind === 'predicted') return { result: predicted };
        return {
          failure:
            predicted.kind === 'secondary_visionary'
              ? 'secondary_predicted_visionary'
              : 'snap_generation_failed',
        };
      },
      recordOf: ({ prediction, engine }) => ({
        kind: 'snap',
        snap: { accountId, keyId, person: request, prediction, engine, createdAt: clock.now() },
      }),
      remember: remember && ((handle, paid) => remember(handle, predictedSnap(request.name, paid))),
    },
  );
}

function predictedSnap(name: string, { result, snapId, creditsRemaining }: Paid<Generated>): PredictedSnap {
  if (snapId === null) throw new Error('A prediction was charged without a snap.');
  return { snapId, name, prediction: result.prediction, engine: result.engine, creditsRemaining };
}
