import type { FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Clock } from '../../domain/clock.ts';

export interface AnsweredForLog {
  readonly request: FastifyRequest;
  readonly status: number;
  readonly milliseconds: number;
}

/** A client over its limit costs less to refuse than to write about. */
const REFUSALS_PAUSE_MILLISECONDS = 1000;

/**
 * Writes one line for each answer; of those over the rate limit one a second at most, whose `refused` says how many
 * have come since the line before it, its own included. So a flood fills no disk.
 */
export function createRequestLog(log: Logger, clock: Clock): (answered: AnsweredForLog) => void {
  let refused = 0;
  let refusalLoggedAt = Number.NEGATIVE_INFINITY;

  return (answered) => {
    if (!log.isLevelEnabled('info')) return;
    if (answered.request.context.errorCode !== 'rate_limited') {
      log.info(lineOf(answered), 'answered');
      return;
    }
    refused += 1;
    const now = clock.now();
    if (Math.abs(now - refusalLoggedAt) < REFUSALS_PAUSE_MILLISECONDS) return;
    log.info({ ...lineOf(answered), refused }, 'answered');
    refused = 0;
    refusalLoggedAt = now;
  };
}

/** Names, numbers and codes only: never a key, a header's value or anything of the body. */
function lineOf({ request, status, milliseconds }: AnsweredForLog): object {
  const { route, caller, cost, engine, errorCode } = request.context;
  return {
    requestId: request.id,
    method: request.method,
    route,
    status,
    durationMs: Math.round(milliseconds * 1000) / 1000,
    ...(caller === null ? {} : { accountId: caller.accountId, keyId: caller.keyId }),
    ...(cost === 0 ? {} : { cost }),
    ...(engine === null ? {} : { engine }),
    ...(errorCode === null ? {} : { errorCode }),
  };
}
