import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from './refusal.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Lets a request that changes something through only if a page of this very address sent it. Browsers write Origin
 * themselves on every such request, so a page elsewhere cannot act with a visitor's session.
 */
export function addSameOriginCheck(app: FastifyInstance, baseUrl: string | null): void {
  app.addHook('onRequest', async (request, reply) => {
    if (SAFE_METHODS.has(request.method) || isSameOrigin(request, baseUrl)) return undefined;
    return refuse(request, reply, 403, 'other_origin', 'This request did not come from the dashboard.');
  });
}

function isSameOrigin(request: FastifyRequest, baseUrl: string | null): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return false;
  if (baseUrl !== null) return origin === new URL(baseUrl).origin;
  return URL.canParse(origin) && new URL(origin).host === request.host;
}
