import { randomUUID } from 'node:crypto';
import { METHODS } from 'node:http';
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import type { Logger } from 'pino';
import type { DatabaseWatch } from '../observe/database-watch.ts';
import type { TellFault } from '../observe/fault-log.ts';
import type { Metrics } from '../observe/metrics.ts';
import type { RememberingRateLimiter } from '../ratelimit/remembered-refusals.ts';
import type { Authenticator } from '../usecases/authenticate.ts';
import { answerConnect } from './connect-method.ts';
import { errorAnswer } from './envelope.ts';
import { addErrorHandler } from './error-handler.ts';
import { answerHalfClosed } from './half-closed.ts';
import { readJsonBodies } from './json-body.ts';
import { addApiKeyCheck } from './plugins/api-key.ts';
import { addCallTally } from './plugins/call-tally.ts';
import { addConnectionEnd } from './plugins/connection-end.ts';
import { addRateLimit } from './plugins/rate-limit.ts';
import { addRequestScope, callersRequestId } from './plugins/request-scope.ts';
import { sendAnswer } from './request-context.ts';
import {
  ANALYSE_COMMS_PATH,
  type AnalyseCommsRouteDependencies,
  addAnalyseCommsRoute,
} from './routes/analyse-comms/route.ts';
import { addDocsRoutes } from './routes/docs/route.ts';
import { addInternalRoutes, type InternalRouteDependencies } from './routes/internal/route.ts';
import {
  addPredictProfileRoute,
  PREDICT_PROFILE_PATH,
  type PredictProfileRouteDependencies,
} from './routes/predict-profile/route.ts';
import { addServiceRoutes } from './routes/service/route.ts';
import { addWebRoutes } from './routes/web/route.ts';
import { createUnreadableRequests } from './unreadable-request.ts';
import { endUnsentRequests } from './unsent-requests.ts';

export interface AppDependencies
  extends PredictProfileRouteDependencies,
    AnalyseCommsRouteDependencies,
    InternalRouteDependencies {
  readonly authenticator: Authenticator;
  readonly limiter: RememberingRateLimiter;
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly tellFault: TellFault;
  readonly database: DatabaseWatch;
  readonly isDraining: () => boolean;
  /** Proxies whose X-Forwarded-For header counts. */
  readonly trustedProxies: readonly string[];
  readonly maximumBodyBytes: number;
  /** The folder of the dashboard's built page, or null to serve none. */
  readonly webFolder: string | null;
}

/** Headers and body together; one that is dripped byte by byte is cut off here. */
const REQUEST_TIMEOUT_MILLISECONDS = 10_000;
const CONNECTIONS_CHECK_MILLISECONDS = 1000;
/** How long a connection may stand still beyond the longest call. */
const UNREAD_MILLISECONDS = 30_000;

/** Builds the whole application without listening; `close()` waits for the requests that are running. */
export function buildApp(dependencies: AppDependencies): FastifyInstance {
  const { log, clock, metrics, limiter, authenticator, isDraining, trustedProxies, maximumBodyBytes } =
    dependencies;
  const unreadable = createUnreadableRequests(clock);
  const app = Fastify({
    logger: false,
    bodyLimit: maximumBodyBytes,
    trustProxy: trustedProxies.length === 0 ? false : [...trustedProxies],
    requestTimeout: REQUEST_TIMEOUT_MILLISECONDS,
    // Longer than any call waits for its answer: who then takes none of it is cut off.
    connectionTimeout: dependencies.abandonedAfterMilliseconds + UNREAD_MILLISECONDS,
    http: {
      // Node would refuse a request without one by itself, outside of every rule here.
      requireHostHeader: false,
      headersTimeout: REQUEST_TIMEOUT_MILLISECONDS,
      connectionsCheckingInterval: CONNECTIONS_CHECK_MILLISECONDS,
    },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    genReqId: (request) => callersRequestId(request.headers['x-request-id']) ?? randomUUID(),
    clientErrorHandler: unreadable.connectionFailed,
    frameworkErrors: (_error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
      unreadable.headWasRead(request, reply);
      const { status, headers, body } = errorAnswer({ code: 'not_found' }, clock.now());
      return reply.code(status).headers(headers).header('x-request-id', request.id).send(body);
    },
  });
  readBodiesOfPostsOnly(app);
  // An Expect header that Node does not know would be answered 417 outside of every rule here; it is ignored instead.
  app.server.on('checkExpectation', (request, response) => app.routing(request, response));
  answerConnect(app, unreadable);
  answerHalfClosed(app, dependencies.engine, unreadable);
  addConnectionEnd(app, { unreadable, isDraining });
  unreadable.watch(app);
  endUnsentRequests(app, unreadable);
  addRequestScope(app, { log, clock, metrics });
  addErrorHandler(app, dependencies);
  addServiceRoutes(app, dependencies);
  addDocsRoutes(app, dependencies.textLimits);
  app.register(async (internal) => addInternalRoutes(internal, dependencies));
  app.register(async (web) => addWebRoutes(web, dependencies.webFolder));

  app.register(async (meteredPaths) => {
    addRateLimit(meteredPaths, { limiter, metrics, clock });
    addOtherMethods(meteredPaths);
    meteredPaths.register(async (paidRoutes) => {
      readJsonBodies(paidRoutes);
      addApiKeyCheck(paidRoutes, authenticator);
      addCallTally(paidRoutes, dependencies.tally);
      addPredictProfileRoute(paidRoutes, dependencies);
      addAnalyseCommsRoute(paidRoutes, dependencies);
    });
  });
  return app;

  /** Other methods on the two paths are unknown, and counted like every request to them. */
  function addOtherMethods(scope: FastifyInstance): void {
    for (const url of [PREDICT_PROFILE_PATH, ANALYSE_COMMS_PATH]) {
      scope.route({
        method: app.supportedMethods.filter((method) => method !== 'POST'),
        url,
        handler: (request, reply) =>
          sendAnswer(request, reply, errorAnswer({ code: 'not_found' }, clock.now())),
      });
    }
  }
}

/**
 * The service reads the body of a POST only. Every other method that Node knows is taken without one, those that
 * Fastify does not know by itself included: they shall not slip past the rate limit.
 */
function readBodiesOfPostsOnly(app: FastifyInstance): void {
  for (const method of METHODS) {
    if (method !== 'POST') app.addHttpMethod(method, { hasBody: false, overrideExisting: true });
  }
}
