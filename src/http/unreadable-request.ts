import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../domain/clock.ts';
import type { ErrorCode } from '../domain/errors.ts';
import { errorAnswer } from './envelope.ts';
import { sendAnswer } from './request-context.ts';
import { endThenClose } from './unread-body.ts';

type ConnectionFault = Error & { readonly code?: string };

/** The head of a request was read, but its body cannot be; the code is what the caller is told. */
export class UnreadableBodyError extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode) {
    super('The body of a request cannot be read.');
    this.code = code;
  }
}

export interface UnreadableRequests {
  /** For Node to call when a connection brings what cannot be read as HTTP, or brings it too slowly. */
  connectionFailed(error: ConnectionFault, socket: Socket): void;
  /** A caller has ended its side: what it has not sent yet will not come. */
  callerEnded(socket: Socket): void;
  /** Whether a connection has brought no request yet, or a part of one. */
  isUnsent(socket: Socket): boolean;
  /** Refuses the request that a connection has not brought in time. */
  tooSlow(socket: Socket): void;
  /** For each request whose head was read and which `watch` does not see. */
  headWasRead(request: FastifyRequest, reply: FastifyReply): void;
  /** Whether no other request whose head was read came after this one's on its connection. */
  isLastResponse(response: ServerResponse): boolean;
  /** Runs `work` when every request that has arrived on a connection is answered. */
  whenAnswered(socket: Socket, work: () => void): void;
  /** Refuses what cannot be read to its end, once its path has counted it and its key is known. */
  watch(app: FastifyInstance): void;
}

/**
 * Answers what cannot be read as HTTP (no request at all, headers too large, too slow to arrive) in the envelope and
 * closes the connection. Requests that came before it get their answers first, and a request whose head was read is
 * answered like every other. What has no head has no path either, so it is not counted by the rate limit.
 */
export function createUnreadableRequests(clock: Clock): UnreadableRequests {
  /** Answers leave in the order of their requests, so all others of a connection have left when this one has. */
  const lastResponses = new WeakMap<Socket, ServerResponse>();
  const faultyBodies = new WeakMap<IncomingMessage, ErrorCode>();
  /** Node tells of each further packet of such a connection. */
  const failedConnections = new WeakSet<Socket>();

  function connectionFailed(error: ConnectionFault, socket: Socket): void {
    if (error.code === 'ECONNRESET') socket.destroy();
    const isTooSlow = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
    refuse(socket, isTooSlow ? 'request_timeout' : 'request_unreadable');
  }

  function callerEnded(socket: Socket): void {
    if (lastResponses.get(socket)?.req.complete === false) refuse(socket, 'request_unreadable');
  }

  function isUnsent(socket: Socket): boolean {
    return lastResponses.get(socket)?.req.complete !== true;
  }

  function refuse(socket: Socket, code: ErrorCode): void {
    // Whoever has ended it closes it as well.
    if (!socket.writable || failedConnections.has(socket)) return;
    failedConnections.add(socket);
    const last = lastResponses.get(socket);
    if (last === undefined || last.req.complete) {
      whenAnswered(socket, () => endThenClose(socket, rawAnswer(code, clock.now())));
    } else {
      refuseBody(last, code);
      whenAnswered(socket, () => endThenClose(socket));
    }
  }

  function whenAnswered(socket: Socket, work: () => void): void {
    const last = lastResponses.get(socket);
    if (last === undefined || last.writableFinished || last.destroyed) work();
    else last.once('close', work);
  }

  /** If the body is being read, its reader is told; if it is not yet, the hook below finds out. */
  function refuseBody(response: ServerResponse, code: ErrorCode): void {
    const { req: request } = response;
    faultyBodies.set(request, code);
    if (!response.headersSent) response.setHeader('connection', 'close');
    if (request.listenerCount('error') > 0) request.emit('error', new UnreadableBodyError(code));
  }

  /** HTTP/1.1 wants a Host header. */
  function faultOf({ raw }: FastifyRequest): ErrorCode | undefined {
    if (raw.headers.host === undefined && raw.httpVersion !== '1.0') return 'request_unreadable';
    return raw.complete ? undefined : faultyBodies.get(raw);
  }

  function headWasRead({ raw }: FastifyRequest, reply: FastifyReply): void {
    lastResponses.set(raw.socket, reply.raw);
  }

  return {
    connectionFailed,
    callerEnded,
    isUnsent,
    tooSlow: (socket) => refuse(socket, 'request_timeout'),
    headWasRead,
    isLastResponse: (response) => lastResponses.get(response.req.socket) === response,
    whenAnswered,
    watch(app) {
      app.addHook('onRequest', (request, reply, done) => {
        headWasRead(request, reply);
        done();
      });
      app.addHook('preParsing', (request, reply, _payload, done) => {
        const code = faultOf(request);
        if (code === undefined) return done();
        reply.header('connection', 'close');
        sendAnswer(request, reply, errorAnswer({ code }, clock.now()));
      });
    },
  };
}

/** Without a request there is no reply to send it with. */
function rawAnswer(code: ErrorCode, now: number): string {
  const { status, body } = errorAnswer({ code }, now);
  const content = JSON.stringify(body);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    `x-request-id: ${randomUUID()}`,
    `x-error-code: ${code}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(content)}`,
    'connection: close',
  ];
  return `${head.join('\r\n')}\r\n\r\n${content}`;
}
