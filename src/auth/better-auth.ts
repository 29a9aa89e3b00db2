import type { Store } from '../store/store.ts';
import { PASSWORD_MAXIMUM_CHARACTERS, PASSWORD_MINIMUM_CHARACTERS } from './sign-in.ts';

export interface BetterAuthOptions {
  readonly store: Store;
  readonly secret: string;
  /** Where browsers find the dashboard; with https the cookie is sent over https only. Null if it is not set. */
  readonly baseUrl: string | null;
}

const SESSION_SECONDS = 7 * 24 * 60 * 60;
const RENEW_AFTER_SECONDS = 24 * 60 * 60;
const LOCAL_BASE_URL = 'http://localhost';

/**
 * The library on our database, without any route of its own: only what `sign-in.ts` needs is called. It is loaded by
 * the first person who opens the dashboard, so that a service used by keys alone does not carry it.
 */
export async function loadBetterAuth({ store, secret, baseUrl }: BetterAuthOptions) {
  const { betterAuth } = await import('better-auth');
  return betterAuth({
    secret,
    baseURL: baseUrl ?? LOCAL_BASE_URL,
    database: { db: store.handle, type: store.dialect },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD_MINIMUM_CHARACTERS,
      maxPasswordLength: PASSWORD_MAXIMUM_CHARACTERS,
    },
    user: { modelName: 'dashboard_user' },
    session: {
      modelName: 'dashboard_session',
      expiresIn: SESSION_SECONDS,
      updateAge: RENEW_AFTER_SECONDS,
      // A password may be changed with an old session too: the current password is asked for anyway.
      freshAge: 0,
    },
    account: { modelName: 'dashboard_credential' },
    verification: { modelName: 'dashboard_verification' },
    advanced: {
      cookiePrefix: 'attune',
      useSecureCookies: baseUrl?.startsWith('https:') === true,
      defaultCookieAttributes: { sameSite: 'strict', httpOnly: true },
      // Attempts are counted by our own limiter; addresses of people are not stored.
      ipAddress: { disableIpTracking: true },
    },
    rateLimit: { enabled: false },
    logger: { disabled: true },
    telemetry: { enabled: false },
  });
}

export type BetterAuth = Awaited<ReturnType<typeof loadBetterAuth>>;
