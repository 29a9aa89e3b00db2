import type { FastifyInstance } from 'fastify';
import type { Engine } from '../engine/engine.ts';
import type { UnreadableRequests } from './unreadable-request.ts';

/**
 * Answers callers that end their side of the connection right behind a request, as `nc -N` and some proxies do. Node would
 * drop the answer, which may be paid for by then. While a language model works the end of a caller's side is taken for
 * its going away instead, so that nothing is asked and charged for nobody.
 */
export function answerHalfClosed(
  { server }: FastifyInstance,
  { isImmediate }: Engine,
  unreadable: UnreadableRequests,
): void {
  // Node's own switch for it, which its documentation and types leave out.
  Object.assign(server, { httpAllowHalfOpen: isImmediate });
  // With it Node lets a body that asked for an upgrade wait for its rest for ever.
  server.on('connection', (socket) => socket.once('end', () => unreadable.callerEnded(socket)));
}
