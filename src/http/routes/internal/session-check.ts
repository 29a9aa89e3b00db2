import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DashboardSignIn, SessionCookies } from '../../../auth/sign-in.ts';
import { refuse } from './refusal.ts';

/** Lets a request to the enclosing routes through only with a dashboard session; an API key opens nothing here. */
export function addSessionCheck(app: FastifyInstance, signIn: DashboardSignIn): void {
  app.addHook('onRequest', async (request, reply) => {
    const session = await signIn.sessionOf(cookieOf(request));
    if (session === null) return refuse(request, reply, 401, 'not_signed_in', 'Please sign in.');
    setCookies(reply, session.cookies);
    request.context.caller = { accountId: session.account.id, keyId: null };
    return undefined;
  });
}

export function cookieOf(request: FastifyRequest): string {
  return request.headers.cookie ?? '';
}

export function setCookies(reply: FastifyReply, cookies: SessionCookies): void {
  for (const cookie of cookies) reply.header('set-cookie', cookie);
}
