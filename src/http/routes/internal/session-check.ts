import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DashboardSignIn, Session, SessionCookies } from '../../../auth/sign-in.ts';
import type { Account } from '../../../domain/account.ts';
import { refuse } from './refusal.ts';

/** In which a page names the account that it shows. */
const SHOWN_ACCOUNT_HEADER = 'x-attune-account';

/** Whose session let a request through. */
const sessions = new WeakMap<FastifyRequest, Session>();

/**
 * Lets a request to the enclosing routes through only with a dashboard session; an API key opens nothing here. Nor does
 * the session of an account that the page does not show.
 */
export function addSessionCheck(app: FastifyInstance, signIn: DashboardSignIn): void {
  app.addHook('onRequest', async (request, reply) => {
    const session = await signIn.sessionOf(cookieOf(request));
    if (session === null) return refuse(request, reply, 401, 'not_signed_in', 'Please sign in.');
    if (isOfAnother(request, session)) return refuseAnother(request, reply);
    setCookies(reply, session.cookies);
    sessions.set(request, session);
    request.context.caller = { accountId: session.account.id, keyId: null };
    return undefined;
  });
}

/** The account whose session let the request through the check. */
export function accountOf(request: FastifyRequest): Account {
  const session = sessions.get(request);
  if (session === undefined) throw new Error('No session was checked for this request.');
  return session.account;
}

/**
 * True if the page that asks shows another account than the session's: all tabs of a browser share one session, and
 * somebody signed in anew in another of them.
 */
export function isOfAnother(request: FastifyRequest, { account }: Session): boolean {
  const shown = request.headers[SHOWN_ACCOUNT_HEADER];
  return shown !== undefined && shown !== String(account.id);
}

export function refuseAnother(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const words = 'Another account was signed in with this browser. Nothing was done.';
  return refuse(request, reply, 401, 'other_account', words);
}

export function cookieOf(request: FastifyRequest): string {
  return request.headers.cookie ?? '';
}

export function setCookies(reply: FastifyReply, cookies: SessionCookies): void {
  for (const cookie of cookies) reply.header('set-cookie', cookie);
}
