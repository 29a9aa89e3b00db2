import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../domain/account.ts';
import { atEndOfTurn } from './end-of-turn.ts';
import type { Answer } from './envelope.ts';

/** What this service keeps beside a request while it runs. */
export interface RequestContext {
  readonly startedAtMilliseconds: number;
  /** The route's pattern, or `unknown`: a path that a caller made up could hold anything. */
  readonly route: string;
  caller: Caller | null;
  /** The body as it came, for the hash of an Idempotency-Key. */
  rawBody: Uint8Array;
  /** For the log line and the figures. */
  errorCode: string | null;
  engine: string | null;
  cost: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    context: RequestContext;
  }
}

const NO_BODY = new Uint8Array();

export function newRequestContext(startedAtMilliseconds: number, route: string): RequestContext {
  return {
    startedAtMilliseconds,
    route,
    caller: null,
    rawBody: NO_BODY,
    errorCode: null,
    engine: null,
    cost: 0,
  };
}

/**
 * Sends an answer when this turn of the event loop ends, and notes for the log what it was. The reply is not handed back: a
 * handler that returns it, or a promise of it, makes Fastify listen for the end of each answer.
 */
export function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: Answer): void {
  request.context.errorCode = answer.headers['x-error-code'] ?? null;
  request.context.engine = answer.headers['x-engine'] ?? null;
  reply.code(answer.status).headers(answer.headers).type('application/json; charset=utf-8');
  atEndOfTurn(() => reply.send(answer.body));
}
