import type { FastifyInstance } from 'fastify';
import type { DatabaseWatch } from '../../../observe/database-watch.ts';
import type { Metrics } from '../../../observe/metrics.ts';

export interface ServiceRouteDependencies {
  readonly database: DatabaseWatch;
  readonly metrics: Metrics;
  readonly isDraining: () => boolean;
}

/** What operators ask: is it alive, may it get traffic, how is it doing. */
export function addServiceRoutes(
  app: FastifyInstance,
  { database, metrics, isDraining }: ServiceRouteDependencies,
): void {
  app.get('/healthz', async () => ({ status: 'ok' }));

  app.get('/readyz', async (_request, reply) => {
    if (isDraining()) return reply.code(503).send({ status: 'draining' });
    if (await database.isWell()) return { status: 'ready' };
    return reply.code(503).send({ status: 'database unavailable' });
  });

  app.get('/metrics', async (_request, reply) => {
    const { contentType, text } = await metrics.render();
    return reply.type(contentType).send(text);
  });
}
