import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** No caller may take longer to send a request; see the timeouts in app.ts. */
const LONGEST_LINGER_MILLISECONDS = 10_000;

/**
 * Call before an answer leaves that closes its connection. While the caller is still sending a body that nobody wants, it
 * would break the connection under the caller's hands, who would then never read why. So this side is only ended with
 * the answer, and the rest of the body is read away before the connection is closed.
 */
export function lingerForBody({ raw }: FastifyRequest): void {
  if (raw.complete) return;
  const { socket } = raw;
  // What Node calls when the last answer of a connection is written.
  socket.destroySoon = () => {
    raw.once('end', () => socket.destroy());
    raw.resume();
    endThenClose(socket);
  };
}

/**
 * Ends this side of a connection with its last bytes. The connection is closed when the other side has ended too, or
 * has had its time.
 */
export function endThenClose(socket: Socket, lastBytes = ''): void {
  if (!socket.writable) return;
  const limit = setTimeout(() => socket.destroy(), LONGEST_LINGER_MILLISECONDS).unref();
  socket.once('close', () => clearTimeout(limit));
  socket.end(lastBytes);
}

/** Whether the connection is to be closed behind the answer, as its caller or this service wants it. */
export function closesWithAnswer(reply: FastifyReply): boolean {
  return !reply.raw.shouldKeepAlive || reply.getHeader('connection') === 'close';
}

/** Takes back that an answer closes its connection, unless the caller asked for it. */
export function keepOpen(reply: FastifyReply): void {
  if (reply.raw.shouldKeepAlive) reply.header('connection', 'keep-alive');
}
