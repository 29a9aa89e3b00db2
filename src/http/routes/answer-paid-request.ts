import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from '../../domain/errors.ts';
import type { Parsed } from '../../domain/requests/fields.ts';
import {
  type AnswerOnceDependencies,
  answerOnce,
  isIdempotencyKey,
  type Remember,
} from '../../usecases/answer-once.ts';
import { type Answer, errorAnswer } from '../envelope.ts';
import { requireJsonObject } from '../json-body.ts';
import { callerOf } from '../plugins/api-key.ts';
import { sendAnswer } from '../request-context.ts';

/** What every refusal of a paid operation has; the insufficient-credits one also says what is left. */
export interface Refusal {
  readonly kind: ErrorCode;
  readonly creditsRemaining?: number;
}

export function refusalAnswer(refusal: Refusal, now: number): Answer {
  const { kind, creditsRemaining } = refusal;
  const headers: Record<string, string> =
    creditsRemaining === undefined ? {} : { 'x-credits-remaining': String(creditsRemaining) };
  return errorAnswer({ code: kind }, now, headers);
}

/** What a paid route does with a body that is a JSON object. */
export interface PaidOperation<Request> {
  readonly parse: (body: unknown) => Parsed<Request>;
  readonly run: (input: Request, remember: Remember<Answer>) => Promise<Answer>;
}

/** Answers a paid request, or has what it threw answered. */
export function answerPaidRequest<Request>(
  dependencies: AnswerOnceDependencies,
  request: FastifyRequest,
  reply: FastifyReply,
  operation: PaidOperation<Request>,
): void {
  answerOf(dependencies, request, reply, operation)
    .then((answer) => sendAnswer(request, reply, answer))
    .catch((error: Error) => reply.send(error));
}

/**
 * The common course of both paid routes from the body on: at most once for each Idempotency-Key, the fields are
 * parsed and the operation is run.
 */
async function answerOf<Request>(
  dependencies: AnswerOnceDependencies,
  request: FastifyRequest,
  reply: FastifyReply,
  { parse, run }: PaidOperation<Request>,
): Promise<Answer> {
  requireJsonObject(request.body);
  const { clock } = dependencies;
  const key = idempotencyKeyOf(request);
  if (key !== null && !isIdempotencyKey(key))
    return errorAnswer({ code: 'idempotency_key_invalid' }, clock.now());
  const { accountId } = callerOf(request);
  const { route, rawBody } = request.context;
  const once = await answerOnce<Answer>(
    dependencies,
    { accountId, key, path: route, body: rawBody },
    async (remember) => {
      const parsed = parse(request.body);
      return parsed.ok ? run(parsed.value, remember) : errorAnswer(parsed.problem, clock.now());
    },
  );
  if (once.kind !== 'answered') return errorAnswer({ code: once.kind }, clock.now());
  if (once.isReplay) reply.header('idempotency-replayed', 'true');
  return once.answer;
}

function idempotencyKeyOf(request: FastifyRequest): string | null {
  const header = request.headers['idempotency-key'];
  return header === undefined ? null : String(header);
}
