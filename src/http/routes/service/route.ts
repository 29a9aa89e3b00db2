import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { describeError } from '../../../observe/describe-error.ts';
import type { Metrics } from '../../../observe/metrics.ts';
import { databaseFault } from '../../../store/database-fault.ts';
import type { Store } from '../../../store/store.ts';

export interface ServiceRouteDependencies {
  readonly store: Store;
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly isDraining: () => boolean;
}

/** What operators ask: is it alive, may it get traffic, how is it doing. */
export function addServiceRoutes(
  app: FastifyInstance,
  { store, metrics, log, isDraining }: ServiceRouteDependencies,
): void {
  let isDatabaseWell = true;

  /** Logs the reason once, and not for each of a balancer's questions. */
  async function checkDatabase(): Promise<boolean> {
    const wasWell = isDatabaseWell;
    try {
      await store.check();
      isDatabaseWell = true;
      if (!wasWell) log.info('ready again');
    } catch (error) {
      isDatabaseWell = false;
      if (wasWell) log.error({ ...describeError(error), reason: databaseFault(error).message }, 'not ready');
    }
    return isDatabaseWell;
  }

  app.get('/healthz', async () => ({ status: 'ok' }));

  app.get('/readyz', async (_request, reply) => {
    if (isDraining()) return reply.code(503).send({ status: 'draining' });
    if (await checkDatabase()) return { status: 'ready' };
    return reply.code(503).send({ status: 'database unavailable' });
  });

  app.get('/metrics', async (_request, reply) => {
    const { contentType, text } = await metrics.render();
    return reply.type(contentType).send(text);
  });
}
