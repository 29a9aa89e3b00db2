import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../../domain/clock.ts';
import type { Metrics } from '../../observe/metrics.ts';
import { clientOf } from '../../ratelimit/client-address.ts';
import type { RateLimiter } from '../../ratelimit/rate-limiter.ts';
import { errorAnswer } from '../envelope.ts';
import { sendAnswer } from '../request-context.ts';

/** Counts every request of the enclosing routes by client address, before anything else looks at it. */
export function addRateLimit(
  app: FastifyInstance,
  {
    limiter,
    metrics,
    clock,
  }: { readonly limiter: RateLimiter; readonly metrics: Metrics; readonly clock: Clock },
): void {
  app.addHook('onRequest', async (request, reply) => {
    const decision = await limiter.consume(clientOf(addressOf(request)));
    reply.header('x-ratelimit-limit', decision.limit);
    reply.header('x-ratelimit-remaining', decision.remaining);
    reply.header('x-ratelimit-reset', decision.resetSeconds);
    if (decision.isAllowed) return undefined;
    metrics.rateLimited();
    const headers = { 'retry-after': String(decision.resetSeconds) };
    return sendAnswer(request, reply, errorAnswer({ code: 'rate_limited' }, clock.now(), headers));
  });
}

/** A trusted proxy may still pass on what its caller made up; only an address counts as one. */
function addressOf(request: FastifyRequest): string {
  return isIP(request.ip) === 0 ? (request.socket.remoteAddress ?? 'unknown') : request.ip;
}
