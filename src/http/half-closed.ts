import type { FastifyInstance } from 'fastify';
import type { Engine } from '../engine/engine.ts';

/**
 * Answers callers that end their side of the connection right behind a request, as `nc -N` and some proxies do. Node would
 * drop the answer, which may be paid for by then. While a language model works the end of a caller's side is taken for
 * its going away instead, so that nothing is asked and charged for nobody.
 */
export function answerHalfClosed({ server }: FastifyInstance, { isImmediate }: Engine): void {
  // Node's own switch for it, which its documentation and types leave out.
  Object.assign(server, { httpAllowHalfOpen: isImmediate });
}
