import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { buildOpenApiDocument } from './openapi-document.ts';
import { createReferencePages } from './reference-pages.ts';

const PREFIX = '/docs';

/** The API's description for machines (`/openapi.json`) and for people (`/docs`). */
export function addDocsRoutes(app: FastifyInstance): void {
  let document: string | null = null;
  app.get('/openapi.json', async (_request, reply) => {
    document ??= JSON.stringify(buildOpenApiDocument());
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
