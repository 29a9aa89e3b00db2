import type { IncomingMessage, ServerResponse } from 'node:http';
import Fastify, { type FastifyInstance } from 'fastify';

export interface ReferencePages {
  has(path: string): boolean;
  show(request: IncomingMessage, response: ServerResponse): void;
}

/**
 * The reference pages (Scalar, served from this process), as an application of their own that is built when somebody
 * first opens them: the page's script is four megabytes, which no start and no idle service should carry.
 */
export function createReferencePages(prefix: `/${string}`): () => Promise<ReferencePages> {
  let pages: Promise<ReferencePages> | null = null;
  return () => {
    pages ??= buildPages(prefix).then((app) => ({
      has: (path) => app.hasRoute({ method: 'GET', url: path }),
      show: (request, response) => app.routing(request, response),
    }));
    return pages;
  };
}

async function buildPages(prefix: `/${string}`): Promise<FastifyInstance> {
  const { default: scalar } = await import('@scalar/fastify-api-reference');
  const app = Fastify({ logger: false });
  shareLargeTexts(app);
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

const LARGE_CHARACTERS = 100_000;

/** Sends a large text from one place in memory: each connection that reads it slowly, or not at all, would hold a copy. */
function shareLargeTexts(app: FastifyInstance): void {
  const shared = new Map<string, Buffer>();
  app.addHook('onSend', async (_request, _reply, payload) => {
    if (typeof payload !== 'string' || payload.length < LARGE_CHARACTERS) return payload;
    const bytes = shared.get(payload) ?? Buffer.from(payload);
    shared.set(payload, bytes);
    return bytes;
  });
}
