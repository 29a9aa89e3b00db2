import type { FastifyReply, FastifyRequest } from 'fastify';

/** Why the dashboard's own API refuses, beside the errors it shares with the public routes. */
export type RefusalCode =
  | 'not_signed_in'
  | 'other_account'
  | 'sign_in_refused'
  | 'sign_up_closed'
  | 'email_unusable'
  | 'password_too_short'
  | 'password_too_long'
  | 'password_wrong'
  | 'too_many_attempts'
  | 'too_many_keys'
  | 'other_origin'
  | 'validation_failed'
  | 'not_found';

export function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  status: 400 | 401 | 403 | 404 | 429,
  code: RefusalCode,
  message: string,
): FastifyReply {
  request.context.errorCode = code;
  return reply.code(status).send({ code, message });
}
