import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { TextLimits } from '../../../domain/requests/limits.ts';
import { createReferencePages } from './reference-pages.ts';

const PREFIX = '/docs';
/** The page runs scripts in the dashboard's own origin: nobody may frame it, and no file of it is taken for another kind. */
const NO_DISGUISE = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
} as const;

/** Its examples are the engine's own answers, which a start shall not wait for. */
async function describeApi(limits: TextLimits): Promise<string> {
  const { buildOpenApiDocument } = await import('./openapi-document.ts');
  return JSON.stringify(buildOpenApiDocument(limits));
}

/** The API's description for machines (`/openapi.json`) and for people (`/docs`), with the limits that are enforced. */
export function addDocsRoutes(app: FastifyInstance, limits: TextLimits): void {
  let document: string | null = null;
  app.get('/openapi.json', async (_request, reply) => {
    document ??= await describeApi(limits);
    return reply.type('application/json; charset=utf-8').send(document);
  });

  const openPages = createReferencePages(PREFIX);
  const handler = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const pages = await openPages();
    if (!pages.has(pathOf(request.url))) {
      reply.callNotFound();
      return reply;
    }
    reply.headers(NO_DISGUISE);
    // What the hooks have said so far goes with the page; the pages' application knows nothing of it.
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value);
    }
    reply.hijack();
    pages.show(request.raw, reply.raw);
    return reply;
  };
  app.get(PREFIX, handler);
  app.get(`${PREFIX}/*`, handler);
}

/** HTTP allows a request for a whole address, too. */
function pathOf(url: string): string {
  return url.replace(/^https?:\/\/[^/?]*/i, '').replace(/\?.*$/, '');
}
