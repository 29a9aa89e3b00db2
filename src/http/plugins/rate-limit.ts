import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../domain/clock.ts';
import type { Metrics } from '../../observe/metrics.ts';
import type { RateDecision } from '../../ratelimit/rate-limiter.ts';
import type { RememberingRateLimiter } from '../../ratelimit/remembered-refusals.ts';
import { clientOfRequest } from '../client-of-request.ts';
import { errorAnswer } from '../envelope.ts';
import { sendAnswer } from '../request-context.ts';

export interface RateLimitOptions {
  readonly limiter: RememberingRateLimiter;
  readonly metrics: Metrics;
  readonly clock: Clock;
}

/** Counts every request of the enclosing routes by client address, before anything else looks at it. */
export function addRateLimit(app: FastifyInstance, { limiter, metrics, clock }: RateLimitOptions): void {
  // Not async: a client that is known to be over its limit is answered without waiting for anything.
  app.addHook('onRequest', (request, reply, done) => {
    const client = clientOfRequest(request);
    const refusal = limiter.refusalOf(client);
    if (refusal !== null) return refuse(request, reply, refusal);
    limiter.consume(client).then((decision) => {
      if (!decision.isAllowed) return refuse(request, reply, decision);
      tellLimit(reply, decision);
      done();
    }, done);
  });

  function refuse(request: FastifyRequest, reply: FastifyReply, decision: RateDecision): void {
    tellLimit(reply, decision);
    metrics.rateLimited();
    const headers = { 'retry-after': String(decision.resetSeconds) };
    sendAnswer(request, reply, errorAnswer({ code: 'rate_limited' }, clock.now(), headers));
  }
}

function tellLimit(reply: FastifyReply, decision: RateDecision): void {
  reply.header('x-ratelimit-limit', decision.limit);
  reply.header('x-ratelimit-remaining', decision.remaining);
  reply.header('x-ratelimit-reset', decision.resetSeconds);
}
