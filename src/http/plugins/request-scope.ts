import { performance } from 'node:perf_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Metrics } from '../../observe/metrics.ts';
import { newRequestContext } from '../request-context.ts';

export interface RequestScopeOptions {
  readonly log: Logger;
  readonly metrics: Metrics;
  /** True while the service is shutting down: callers are then told to open a new connection elsewhere. */
  readonly isDraining: () => boolean;
}

const SAFE_REQUEST_ID = /^[A-Za-z0-9._~:/+=@-]{1,128}$/;

/** The caller's own X-Request-Id if it is safe to repeat, else null. */
export function callersRequestId(header: string | string[] | undefined): string | null {
  return typeof header === 'string' && SAFE_REQUEST_ID.test(header) ? header : null;
}

/** Gives each request its id and context, and writes one log line and one count for each answer. */
export function addRequestScope(
  app: FastifyInstance,
  { log, metrics, isDraining }: RequestScopeOptions,
): void {
  app.decorateRequest('context');
  app.addHook('onRequest', (request, reply, done) => {
    request.context = newRequestContext(performance.now());
    metrics.requestStarted();
    reply.header('x-request-id', request.id);
    done();
  });
  // Asked when the answer leaves, for a request that was running when the shutdown began must free its connection too.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isDraining()) reply.header('connection', 'close');
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const milliseconds = performance.now() - request.context.startedAtMilliseconds;
    const route = routeOf(request);
    const { method } = request;
    metrics.requestAnswered({ route, method, status: reply.statusCode, seconds: milliseconds / 1000 });
    if (log.isLevelEnabled('info'))
      log.info(logLine(request, route, reply.statusCode, milliseconds), 'answered');
    done();
  });
}

/** The route's pattern: a path that a caller made up could hold anything, and would be a new series each time. */
function routeOf(request: FastifyRequest): string {
  return request.routeOptions.url ?? 'unknown';
}

/** Names, numbers and codes only: never a key, a header's value or anything of the body. */
function logLine(request: FastifyRequest, route: string, status: number, milliseconds: number): object {
  const { caller, cost, engine, errorCode } = request.context;
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
