import type { FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Clock } from '../../domain/clock.ts';

export interface AnsweredForLog {
  readonly request: FastifyRequest;
  readonly status: number;
  readonly milliseconds: number;
}

/**
 * What comes in floods, and what a line calls those it stands for: a client over its limit costs less to refuse than to write about,
 * and while the database is away or its disk is full, which is often the log's own, every call fails.
 */
const SUMMED_UP: Readonly<Record<string, string>> = { rate_limited: 'refused', internal_error: 'failed' };
const FLOOD_PAUSE_MILLISECONDS = 1000;

/**
 * Writes one line for each answer; of those over the rate limit, and of unexpected errors, one a second at most, whose `refused`
 * or `failed` says how many have come since the line before it, its own included. So a flood fills no disk.
 */
export function createRequestLog(log: Logger, clock: Clock): (answered: AnsweredForLog) => void {
  const floods = new Map<string, { unlogged: number; loggedAt: number }>();

  function tellOfFlood(answered: AnsweredForLog, name: string): void {
    const flood = floods.get(name) ?? { unlogged: 0, loggedAt: Number.NEGATIVE_INFINITY };
    floods.set(name, flood);
    flood.unlogged += 1;
    const now = clock.now();
    if (Math.abs(now - flood.loggedAt) < FLOOD_PAUSE_MILLISECONDS) return;
    log.info({ ...lineOf(answered), [name]: flood.unlogged }, 'answered');
    flood.unlogged = 0;
    flood.loggedAt = now;
  }

  return (answered) => {
    if (!log.isLevelEnabled('info')) return;
    const name = SUMMED_UP[answered.request.context.errorCode ?? ''];
    if (name === undefined) log.info(lineOf(answered), 'answered');
    else tellOfFlood(answered, name);
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
