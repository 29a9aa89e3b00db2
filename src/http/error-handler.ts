import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../domain/clock.ts';
import type { Problem } from '../domain/errors.ts';
import type { DatabaseWatch } from '../observe/database-watch.ts';
import type { TellFault } from '../observe/fault-log.ts';
import { errorAnswer } from './envelope.ts';
import { BodyNotJsonError, NOT_JSON_TYPE } from './json-body.ts';
import { sendAnswer } from './request-context.ts';
import { keepOpen } from './unread-body.ts';
import { UnreadableBodyError } from './unreadable-request.ts';

export interface ErrorHandlerDependencies {
  readonly tellFault: TellFault;
  readonly database: DatabaseWatch;
  readonly clock: Clock;
}

/** Answers everything that was thrown. The caller reads a fixed text; what really happened goes to the log only. */
export function addErrorHandler(
  app: FastifyInstance,
  { tellFault, database, clock }: ErrorHandlerDependencies,
): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = problemOf(error, request);
    if (problem.code === 'internal_error') {
      tellFault(error, 'unexpected error', { requestId: request.id });
      database.doubt();
    }
    // Fastify closes the connection whenever a parser throws, for there might be more to read.
    if (request.raw.complete) keepOpen(reply);
    sendAnswer(request, reply, errorAnswer(problem, clock.now()));
  });
  app.setNotFoundHandler(answerNotFound);
  // Before the body of a request to nowhere is read: what it holds changes nothing.
  app.addHook('onRequest', (request, reply, done) => {
    if (request.is404) answerNotFound(request, reply);
    else done();
  });

  function answerNotFound(request: FastifyRequest, reply: FastifyReply): void {
    sendAnswer(request, reply, errorAnswer({ code: 'not_found' }, clock.now()));
  }
}

function problemOf(error: FastifyError | UnreadableBodyError, { raw }: FastifyRequest): Problem {
  if (error instanceof UnreadableBodyError) return { code: error.code };
  // The caller broke off before the body was there.
  if (error === raw.errored) return { code: 'request_unreadable' };
  if (error instanceof BodyNotJsonError) return { code: 'body_not_json', text: error.message };
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return { code: 'body_too_large' };
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return { code: 'body_not_json', text: NOT_JSON_TYPE };
  if (error.code?.startsWith('FST_ERR_CTP_') === true) {
    return { code: 'body_not_json', text: 'The body could not be read.' };
  }
  return { code: 'internal_error' };
}
