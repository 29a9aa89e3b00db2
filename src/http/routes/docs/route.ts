import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createReferencePages } from './reference-pages.ts';

const PREFIX = '/docs';

/** Its examples are the engine's own answers, which a start shall not wait for. */
async function describeApi(): Promise<string> {
  const { buildOpenApiDocument } = await import('./openapi-document.ts');
  return JSON.stringify(buildOpenApiDocument());
}

/** The API's description for machines (`/openapi.json`) and for people (`/docs`). */
export function addDocsRoutes(app: FastifyInstance): void {
  let document: string | null = null;
  app.get('/openapi.json', async (_request, reply) => {
    document ??= await describeApi();
    return reply.type('application/json; charset=utf-8').send(document);
  });

  const showPages = createReferencePages(PREFIX);
  const handler = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    reply.hijack();
    await showPages(request.raw, reply.raw);
  };
  app.get(PREFIX, handler);
  app.get(`${PREFIX}/*`, handler);
}
