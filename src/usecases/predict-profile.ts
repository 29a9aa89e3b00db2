import type { Caller } from '../domain/account.ts';
import type { PredictProfileRequest } from '../domain/requests/predict-profile-request.ts';
import type { Engine, EngineLabel, Prediction } from '../engine/engine.ts';
import type { Handle } from '../store/dialect.ts';
import { type Paid, type PaidCallDependencies, runPaidCall } from './paid-call.ts';

export interface PredictProfileDependencies extends PaidCallDependencies {
  readonly engine: Engine;
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
  { caller, requestId, request, signal, remember }: PredictProfileCall,
): Promise<PredictProfileOutcome> {
  const { engine, clock } = dependencies;
  const { accountId, keyId } = caller;

  const outcome = await runPaidCall<Generated, 'snap_generation_failed' | 'secondary_predicted_visionary'>(
    dependencies,
    { caller, operation: 'predict_profile', requestId },
    {
      isImmediate: engine.isImmediate,
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
  if (outcome.kind === 'failed') return { kind: outcome.failure };
  if (outcome.kind === 'insufficient_credits') return outcome;
  return { kind: 'predicted', snap: predictedSnap(request.name, outcome) };
}

function predictedSnap(name: string, { result, snapId, creditsRemaining }: Paid<Generated>): PredictedSnap {
  if (snapId === null) throw new Error('A prediction was charged without a snap.');
  return { snapId, name, prediction: result.prediction, engine: result.engine, creditsRemaining };
}
