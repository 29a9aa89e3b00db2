import type { FastifyInstance } from 'fastify';
import { callOutcomeOf } from '../../domain/call-outcome.ts';
import type { Operation } from '../../domain/credits.ts';
import type { CallTally } from '../../usecases/tally-calls.ts';

/** Counts how the enclosing paid routes answered an account. A repeated answer is not a new call. */
export function addCallTally(app: FastifyInstance, tally: CallTally): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { route, caller, errorCode } = request.context;
    const isRepeated = reply.getHeader('idempotency-replayed') !== undefined;
    if (caller !== null && !isRepeated) {
      const outcome = callOutcomeOf(reply.statusCode, errorCode);
      tally.count({ ...caller, operation: operationOf(route), outcome });
    }
    done();
  });
}

function operationOf(path: string): Operation {
  return path.endsWith('/comms') ? 'analyse_comms' : 'predict_profile';
}
