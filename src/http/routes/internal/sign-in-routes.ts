import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  type Credentials,
  type DashboardSignIn,
  PASSWORD_MAXIMUM_CHARACTERS,
  PASSWORD_MINIMUM_CHARACTERS,
  triedPassword,
} from '../../../auth/sign-in.ts';
import type { Account } from '../../../domain/account.ts';
import type { RateDecision, RateLimiter } from '../../../ratelimit/rate-limiter.ts';
import { clientOfRequest } from '../../client-of-request.ts';
import { textField } from './input.ts';
import { refuse } from './refusal.ts';
import { accountOf, cookieOf, isOfAnother, refuseAnother, setCookies } from './session-check.ts';

export interface SignInRouteDependencies {
  readonly signIn: DashboardSignIn;
  /** Counts attempts to sign in or up by client address. */
  readonly signInLimiter: RateLimiter;
  /** Counts attempts to sign in by the account that they name, from wherever they come. */
  readonly accountLimiter: RateLimiter;
  readonly isSignUpOpen: boolean;
  readonly newAccountCredits: number;
}

/** Sign-up, sign-in, sign-out, whose session this is, and the change of a password. */
export function addSignInRoutes(app: FastifyInstance, dependencies: SignInRouteDependencies): void {
  const { signIn, isSignUpOpen, newAccountCredits } = dependencies;

  app.get('/internal/session', async (request, reply) => {
    const session = await signIn.sessionOf(cookieOf(request));
    if (session !== null) setCookies(reply, session.cookies);
    const account = session === null ? { accountId: null, email: null } : toldOf(session.account);
    return { ...account, isSignUpOpen, newAccountCredits };
  });

  app.post('/internal/sign-up', async (request, reply) => {
    if (!isSignUpOpen) {
      return refuse(request, reply, 403, 'sign_up_closed', 'New accounts are made by the operator here.');
    }
    const credentials = credentialsOf(request.body);
    const fault = passwordFault(credentials.password);
    if (fault !== null) return refuse(request, reply, 400, ...fault);
    if (!(await countAttempt(dependencies, request, reply))) return reply;
    const outcome = await signIn.signUp(credentials, newAccountCredits);
    if (outcome.kind !== 'signed_in') {
      const words = 'This address cannot be used for a new account. If you have one already, sign in.';
      return refuse(request, reply, 400, 'email_unusable', words);
    }
    setCookies(reply, outcome.cookies);
    return reply.code(201).send(toldOf(outcome.account));
  });

  app.post('/internal/sign-in', async (request, reply) => {
    if (!(await countAttempt(dependencies, request, reply))) return reply;
    const credentials = credentialsOf(request.body);
    if (!(await countAccountAttempt(dependencies, credentials, request, reply))) return reply;
    const tried = { ...credentials, password: triedPassword(credentials.password) };
    const outcome = await signIn.signIn(tried);
    if (outcome.kind === 'refused') {
      return refuse(request, reply, 401, 'sign_in_refused', 'The address or the password is wrong.');
    }
    setCookies(reply, outcome.cookies);
    return toldOf(outcome.account);
  });

  app.post('/internal/sign-out', async (request, reply) => {
    const session = await signIn.sessionOf(cookieOf(request));
    if (session !== null && isOfAnother(request, session)) return refuseAnother(request, reply);
    setCookies(reply, await signIn.signOut(cookieOf(request)));
    return { email: null };
  });
}

/** For people who are signed in. */
export function addPasswordRoute(app: FastifyInstance, dependencies: SignInRouteDependencies): void {
  const { signIn } = dependencies;
  app.post('/internal/password', async (request, reply) => {
    const newPassword = textField(request.body, 'newPassword');
    const fault = passwordFault(newPassword);
    if (fault !== null) return refuse(request, reply, 400, ...fault);
    if (!(await countAttempt(dependencies, request, reply))) return reply;
    if (!(await countAccountAttempt(dependencies, accountOf(request), request, reply))) return reply;
    const currentPassword = triedPassword(textField(request.body, 'currentPassword'));
    const cookies = await signIn.changePassword(cookieOf(request), { currentPassword, newPassword });
    if (cookies === null) {
      return refuse(request, reply, 400, 'password_wrong', 'The current password is wrong.');
    }
    setCookies(reply, cookies);
    return { changed: true };
  });
}

/** What the page is told of the account that is signed in. */
function toldOf({ id, email }: Account) {
  return { accountId: id, email };
}

function credentialsOf(body: unknown): Credentials {
  return { email: textField(body, 'email'), password: textField(body, 'password') };
}

function passwordFault(password: string): ['password_too_short' | 'password_too_long', string] | null {
  if (password.length < PASSWORD_MINIMUM_CHARACTERS) {
    const words = `The password must have at least ${PASSWORD_MINIMUM_CHARACTERS} characters.`;
    return ['password_too_short', words];
  }
  if (password.length > PASSWORD_MAXIMUM_CHARACTERS) {
    const words = `The password must have at most ${PASSWORD_MAXIMUM_CHARACTERS} characters.`;
    return ['password_too_long', words];
  }
  return null;
}

/** Guessing is made slow for each client address, whichever account it is about. False if it was refused. */
async function countAttempt(
  { signInLimiter }: SignInRouteDependencies,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  return isAllowed(await signInLimiter.consume(clientOfRequest(request)), request, reply);
}

/** And for each account, however many addresses it comes from. API keys and open sessions go on working meanwhile. */
async function countAccountAttempt(
  { accountLimiter }: SignInRouteDependencies,
  { email }: Pick<Credentials, 'email'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const account = createHash('sha256').update(email.trim().toLowerCase()).digest('hex');
  return isAllowed(await accountLimiter.consume(account), request, reply);
}

function isAllowed(decision: RateDecision, request: FastifyRequest, reply: FastifyReply): boolean {
  if (decision.isAllowed) return true;
  reply.header('retry-after', decision.resetSeconds);
  const minutes = Math.ceil(decision.resetSeconds / 60);
  refuse(request, reply, 429, 'too_many_attempts', `Too many attempts. Try again in ${minutes} minutes.`);
  return false;
}
