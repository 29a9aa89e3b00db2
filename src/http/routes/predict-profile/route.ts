import type { FastifyInstance } from 'fastify';
import { OPERATION_COSTS } from '../../../domain/credits.ts';
import type { ParsePredictProfileRequest } from '../../../domain/requests/predict-profile-request.ts';
import { presentSnap } from '../../../presenters/snap-response.ts';
import type { AnswerOnceDependencies } from '../../../usecases/answer-once.ts';
import {
  type PredictedSnap,
  type PredictProfileDependencies,
  predictProfile,
} from '../../../usecases/predict-profile.ts';
import { disconnectSignalUnlessImmediate } from '../../disconnect-signal.ts';
import { type Answer, headerText, successAnswer } from '../../envelope.ts';
import { callerOf } from '../../plugins/api-key.ts';
import { answerPaidRequest, refusalAnswer } from '../answer-paid-request.ts';

export const PREDICT_PROFILE_PATH = '/api/v1/snap';

export interface PredictProfileRouteDependencies extends PredictProfileDependencies, AnswerOnceDependencies {
  readonly parsePredictProfile: ParsePredictProfileRequest;
}

/** The operation at `path`: the public one, or the dashboard's own. */
export function addPredictProfileRoute(
  app: FastifyInstance,
  dependencies: PredictProfileRouteDependencies,
  path: string = PREDICT_PROFILE_PATH,
): void {
  const { clock, parsePredictProfile } = dependencies;

  app.post(path, (request, reply) =>
    answerPaidRequest(dependencies, request, reply, {
      parse: parsePredictProfile,
      async run(input, remember) {
        const now = clock.now();
        const outcome = await predictProfile(dependencies, {
          caller: callerOf(request),
          requestId: request.id,
          request: input,
          signal: disconnectSignalUnlessImmediate(dependencies.engine, request, reply),
          remember: remember && ((handle, snap) => remember(handle, snapAnswer(snap, now))),
        });
        if (outcome.kind !== 'predicted') return refusalAnswer(outcome, now);
        request.context.cost = OPERATION_COSTS.predict_profile;
        return snapAnswer(outcome.snap, now);
      },
    }),
  );
}

function snapAnswer(snap: PredictedSnap, now: number): Answer {
  const data = { snapId: snap.snapId, snapResponse: presentSnap(snap.name, snap.prediction) };
  const headers = {
    'x-credits-remaining': String(snap.creditsRemaining),
    'x-engine': headerText(snap.engine),
  };
  return successAnswer('Snap generated successfully', data, headers, now);
}
