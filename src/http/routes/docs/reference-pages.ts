import type { IncomingMessage, ServerResponse } from 'node:http';
import Fastify, { type FastifyInstance } from 'fastify';

/**
 * The reference pages (Scalar, served from this process), as an application of their own that is built when somebody
 * first opens them: the page's script is four megabytes, which no start and no idle service should carry.
 */
export function createReferencePages(
  prefix: `/${string}`,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  let pages: Promise<FastifyInstance> | null = null;
  return async (request, response) => {
    pages ??= buildPages(prefix);
    const app = await pages;
    app.routing(request, response);
  };
}

async function buildPages(prefix: `/${string}`): Promise<FastifyInstance> {
  const { default: scalar } = await import('@scalar/fastify-api-reference');
  const app = Fastify({ logger: false });
  await app.register(scalar, {
    routePrefix: prefix,
    configuration: {
      url: '/openapi.json',
      pageTitle: 'Attune API reference',
      withDefaultFonts: false,
      telemetry: false,
      agent: { disabled: true },
      mcp: { disabled: true },
      hideClientButton: true,
      showDeveloperTools: 'never',
    },
  });
  await app.ready();
  return app;
}
