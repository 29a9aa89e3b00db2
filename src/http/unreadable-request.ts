import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../domain/clock.ts';
import type { ErrorCode } from '../domain/errors.ts';
import { errorAnswer } from './envelope.ts';
import { sendAnswer } from './request-context.ts';

type ConnectionFault = Error & { readonly code?: string };

/**
 * Answers what never became a request (not HTTP, headers too large, too slow to arrive) in the envelope, and closes
 * the connection. It has no path yet, so it is not counted by the rate limit.
 */
export function unreadableRequestHandler(clock: Clock): (error: ConnectionFault, socket: Socket) => void {
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const code: ErrorCode =
      error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'request_timeout' : 'request_unreadable';
    const { status, body } = errorAnswer({ code }, clock.now());
    const content = JSON.stringify(body);
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      `x-request-id: ${randomUUID()}`,
      `x-error-code: ${code}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(content)}`,
      'connection: close',
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${content}`);
  };
}

/**
 * HTTP/1.1 wants a Host header. A request without one is refused once its path has counted it and its key is known,
 * like everything else that is wrong with a request.
 */
export function refuseWithoutHost(app: FastifyInstance, clock: Clock): void {
  app.addHook('preParsing', (request, reply, _payload, done) => {
    if (request.headers.host !== undefined || request.raw.httpVersion === '1.0') return done();
    reply.header('connection', 'close');
    sendAnswer(request, reply, errorAnswer({ code: 'request_unreadable' }, clock.now()));
  });
}
