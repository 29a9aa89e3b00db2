import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { closesWithAnswer, endThenClose, keepOpen, lingerForBody } from '../unread-body.ts';
import type { UnreadableRequests } from '../unreadable-request.ts';

export interface ConnectionEndOptions {
  readonly unreadable: UnreadableRequests;
  /** True while the service is shutting down: callers are then told to open a new connection elsewhere. */
  readonly isDraining: () => boolean;
}

/**
 * Closes a connection with the last of its answers only. A caller may have sent further requests behind one whose answer
 * closes it: they run, and may be paid for, when that answer is ready. What arrives behind the closing answer is not
 * processed at all (RFC 9112, 9.6), so nobody pays for an answer that cannot be sent.
 */
export function addConnectionEnd(
  app: FastifyInstance,
  { unreadable, isDraining }: ConnectionEndOptions,
): void {
  const toBeClosed = new WeakSet<Socket>();
  const closing = new WeakSet<Socket>();

  app.addHook('onRequest', (request, reply, done) => {
    if (closing.has(request.raw.socket)) reply.hijack();
    else done();
  });
  // Asked when the answer leaves, for a request that was running when the shutdown began must free its connection too.
  app.addHook('onSend', (request, reply, _payload, done) => {
    const { socket } = request.raw;
    if (isDraining() || toBeClosed.has(socket)) reply.header('connection', 'close');
    if (closesWithAnswer(reply)) {
      if (unreadable.isLastResponse(reply.raw)) {
        closing.add(socket);
        lingerForBody(request);
      } else {
        toBeClosed.add(socket);
        keepOpen(reply);
        closeWhenAnswered(socket);
      }
    }
    done();
  });

  /** For a last answer that was ready, as one that closes nothing, before the ones in front of it; a request behind it closes by itself. */
  function closeWhenAnswered(socket: Socket): void {
    const close = () => {
      closing.add(socket);
      endThenClose(socket);
    };
    unreadable.whenAnswered(socket, () => unreadable.whenAnswered(socket, close));
  }
}
