import type { FastifyInstance } from 'fastify';
import { OPERATION_COSTS } from '../../../domain/credits.ts';
import type { ParseAnalyseCommsRequest } from '../../../domain/requests/analyse-comms-request.ts';
import { presentComms } from '../../../presenters/comms-response.ts';
import {
  type AnalyseCommsDependencies,
  type AnalysedComms,
  analyseComms,
} from '../../../usecases/analyse-comms.ts';
import type { AnswerOnceDependencies } from '../../../usecases/answer-once.ts';
import { disconnectSignal } from '../../disconnect-signal.ts';
import { type Answer, headerText, successAnswer } from '../../envelope.ts';
import { callerOf } from '../../plugins/api-key.ts';
import { answerPaidRequest, refusalAnswer } from '../answer-paid-request.ts';

export const ANALYSE_COMMS_PATH = '/api/v1/snap/comms';

export interface AnalyseCommsRouteDependencies extends AnalyseCommsDependencies, AnswerOnceDependencies {
  readonly parseAnalyseComms: ParseAnalyseCommsRequest;
}

/** The operation at `path`: the public one, or the dashboard's own. */
export function addAnalyseCommsRoute(
  app: FastifyInstance,
  dependencies: AnalyseCommsRouteDependencies,
  path: string = ANALYSE_COMMS_PATH,
): void {
  const { clock, parseAnalyseComms } = dependencies;

  app.post(path, (request, reply) =>
    answerPaidRequest(dependencies, request, reply, {
      parse: parseAnalyseComms,
      async run(input, remember) {
        const now = clock.now();
        const outcome = await analyseComms(dependencies, {
          caller: callerOf(request),
          requestId: request.id,
          request: input,
          signal: disconnectSignal(request, reply),
          remember: remember && ((handle, comms) => remember(handle, commsAnswer(comms, now))),
        });
        if (outcome.kind !== 'analysed') return refusalAnswer(outcome, now);
        request.context.cost = OPERATION_COSTS.analyse_comms;
        return commsAnswer(outcome.comms, now);
      },
    }),
  );
}

function commsAnswer(comms: AnalysedComms, now: number): Answer {
  const data = { commsId: comms.commsId, commsResponse: presentComms(comms.analysis) };
  const headers = {
    'x-credits-remaining': String(comms.creditsRemaining),
    'x-engine': headerText(comms.engine),
  };
  return successAnswer('Comms generated successfully', data, headers, now);
}
