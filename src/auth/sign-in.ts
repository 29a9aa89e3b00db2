import type { Account } from '../domain/account.ts';

/** Headers that tell the browser to keep or drop its session. */
export type SessionCookies = readonly string[];

export type SignInOutcome =
  | { readonly kind: 'signed_in'; readonly account: Account; readonly cookies: SessionCookies }
  /** The address or the password is wrong; which of them is not told. */
  | { readonly kind: 'refused' };

export type SignUpOutcome =
  | { readonly kind: 'signed_in'; readonly account: Account; readonly cookies: SessionCookies }
  | { readonly kind: 'email_invalid' }
  | { readonly kind: 'email_taken' };

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Whose session a request carries; `cookies` holds the renewed session, when it was renewed. */
export interface Session {
  readonly account: Account;
  readonly cookies: SessionCookies;
}

/** Who may use the dashboard. A password that is set was checked for its length; of one that is tried, `triedPassword` comes here. */
export interface DashboardSignIn {
  signUp(credentials: Credentials, startCredits: number): Promise<SignUpOutcome>;
  signIn(credentials: Credentials): Promise<SignInOutcome>;
  /** Ends the session that `cookie`, the request's header, belongs to. */
  signOut(cookie: string): Promise<SessionCookies>;
  sessionOf(cookie: string): Promise<Session | null>;
  /** Also ends every other session of the account; null if the current password is wrong. */
  changePassword(
    cookie: string,
    change: { readonly currentPassword: string; readonly newPassword: string },
  ): Promise<SessionCookies | null>;
  /** Lets the owner of an account sign in with this password from now on, and ends all sessions. */
  setPassword(account: Account, password: string): Promise<void>;
}

export const PASSWORD_MINIMUM_CHARACTERS = 10;
export const PASSWORD_MAXIMUM_CHARACTERS = 128;

/**
 * What is tried of a password that somebody types. The forms of earlier versions cut a longer one at the maximum without a word, never
 * within a character, so that is how it was stored: whoever knows it whole gets in with it.
 */
export function triedPassword(typed: string): string {
  if (typed.length <= PASSWORD_MAXIMUM_CHARACTERS) return typed;
  return typed.slice(0, PASSWORD_MAXIMUM_CHARACTERS).replace(/[\uD800-\uDBFF]$/, '');
}
