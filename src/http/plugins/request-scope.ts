import type { ServerResponse } from 'node:http';
import { performance } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Clock } from '../../domain/clock.ts';
import type { Metrics } from '../../observe/metrics.ts';
import { newRequestContext } from '../request-context.ts';
import { createRequestLog } from './request-log.ts';

export interface RequestScopeOptions {
  readonly log: Logger;
  readonly clock: Clock;
  readonly metrics: Metrics;
}

const SAFE_REQUEST_ID = /^[A-Za-z0-9._~:/+=-]{1,128}$/;

/** The caller's own X-Request-Id if it is safe to repeat, else null. */
export function callersRequestId(header: string | string[] | undefined): string | null {
  return typeof header === 'string' && SAFE_REQUEST_ID.test(header) ? header : null;
}

/** Gives each request its id and context, and logs and counts each answer. */
export function addRequestScope(app: FastifyInstance, { log, clock, metrics }: RequestScopeOptions): void {
  const writeLine = createRequestLog(log, clock);
  /** One for all requests: a listener of its own for each would cost more. Fastify tells nothing of a caller who went away. */
  function requestEnded(this: ServerResponse): void {
    metrics.requestEnded();
    if (!this.writableFinished) metrics.requestAbandoned();
  }
  app.decorateRequest('context');
  app.addHook('onRequest', (request, reply, done) => {
    request.context = newRequestContext(performance.now(), request.routeOptions.url ?? 'unknown');
    metrics.requestStarted();
    reply.raw.on('close', requestEnded);
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { startedAtMilliseconds, route } = request.context;
    const milliseconds = performance.now() - startedAtMilliseconds;
    const { method } = request;
    metrics.requestAnswered({ route, method, status: reply.statusCode, seconds: milliseconds / 1000 });
    writeLine({ request, status: reply.statusCode, milliseconds });
    done();
  });
}
