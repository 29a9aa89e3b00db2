import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../../../observe/metrics.ts';
import type { Store } from '../../../store/store.ts';

export interface ServiceRouteDependencies {
  readonly store: Store;
  readonly metrics: Metrics;
  readonly isDraining: () => boolean;
}

/** What operators ask: is it alive, may it get traffic, how is it doing. */
export function addServiceRoutes(
  app: FastifyInstance,
  { store, metrics, isDraining }: ServiceRouteDependencies,
): void {
  app.get('/healthz', async () => ({ status: 'ok' }));

  app.get('/readyz', async (_request, reply) => {
    if (isDraining()) return reply.code(503).send({ status: 'draining' });
    try {
      await store.ping();
      return { status: 'ready' };
    } catch {
      return reply.code(503).send({ status: 'database unavailable' });
    }
  });

  app.get('/metrics', async (_request, reply) => {
    const { contentType, text } = await metrics.render();
    return reply.type(contentType).send(text);
  });
}
