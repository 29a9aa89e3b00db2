import { type Account, normaliseEmail } from '../domain/account.ts';
import type { Clock } from '../domain/clock.ts';
import { findAccountByEmail, findAccountById } from '../store/accounts.ts';
import { dashboardUserName } from '../store/dashboard-users.ts';
import { keepSecret } from '../store/secrets.ts';
import type { Store } from '../store/store.ts';
import { createAccount } from '../usecases/create-account.ts';
import { type BetterAuth, loadBetterAuth } from './better-auth.ts';
import type { DashboardSignIn } from './sign-in.ts';

export interface DashboardSignInOptions {
  readonly store: Store;
  readonly clock: Clock;
  /** Signs session cookies; null to use one that is made once and kept in the database. */
  readonly secret: string | null;
  readonly baseUrl: string | null;
  readonly randomBytes: (length: number) => Uint8Array;
}

const SECRET_NAME = 'auth';
const SECRET_BYTES = 32;
const CREDENTIAL = 'credential';

/**
 * Sign-in on better-auth. The library knows an account by an address made from its number, so that the account's own
 * address is kept once and may be any that we accept. The account is made first: its uniqueness decides between two
 * sign-ups for one address.
 */
export function createDashboardSignIn(options: DashboardSignInOptions): DashboardSignIn {
  const { store, clock } = options;
  let loading: Promise<BetterAuth> | null = null;

  function load(): Promise<BetterAuth> {
    loading ??= loadWithSecret(options).catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  }

  return {
    async signUp({ email, password }, startCredits) {
      const auth = await load();
      const created = await createAccount({ store, clock }, { email, credits: startCredits });
      if (created.kind === 'email_invalid') return { kind: 'email_invalid' };
      if (created.kind === 'email_taken') {
        await spendTimeOfHashing(auth, password);
        return { kind: 'email_taken' };
      }
      const { account } = created;
      const body = { ...libraryUserOf(account), password };
      const { headers } = await auth.api.signUpEmail({ body, returnHeaders: true });
      return { kind: 'signed_in', account, cookies: headers.getSetCookie() };
    },

    async signIn({ email, password }) {
      const auth = await load();
      const address = normaliseEmail(email);
      const account = address === null ? null : await findAccountByEmail(store.handle, address);
      if (account === null) {
        await spendTimeOfHashing(auth, password);
        return { kind: 'refused' };
      }
      const body = { email: libraryUserOf(account).email, password };
      const signedIn = await unlessRefused(auth.api.signInEmail({ body, returnHeaders: true }));
      if (signedIn === null) return { kind: 'refused' };
      return { kind: 'signed_in', account, cookies: signedIn.headers.getSetCookie() };
    },

    async signOut(cookie) {
      const auth = await load();
      const { headers } = await auth.api.signOut({ headers: { cookie }, returnHeaders: true });
      return headers.getSetCookie();
    },

    async sessionOf(cookie) {
      if (!cookie.includes('attune.session_token=')) return null;
      const auth = await load();
      const { headers, response } = await auth.api.getSession({ headers: { cookie }, returnHeaders: true });
      if (response === null) return null;
      const account = await findAccountById(store.handle, accountIdOf(response.user));
      return account === null ? null : { account, cookies: headers.getSetCookie() };
    },

    async changePassword(cookie, change) {
      const auth = await load();
      const changed = await unlessRefused(
        auth.api.changePassword({
          body: { ...change, revokeOtherSessions: true },
          headers: { cookie },
          returnHeaders: true,
        }),
      );
      return changed === null ? null : changed.headers.getSetCookie();
    },

    async setPassword(account, password) {
      const { internalAdapter, password: passwords } = await (await load()).$context;
      const hash = await passwords.hash(password);
      const user = libraryUserOf(account);
      const known = await internalAdapter.findUserByEmail(user.email, { includeAccounts: true });
      if (known?.accounts.some(({ providerId }) => providerId === CREDENTIAL)) {
        await internalAdapter.updatePassword(known.user.id, hash);
        await internalAdapter.deleteUserSessions(known.user.id);
        return;
      }
      const { id } = known?.user ?? (await internalAdapter.createUser(user, { method: 'email-password' }));
      const credential = { userId: id, providerId: CREDENTIAL, accountId: id, password: hash };
      await internalAdapter.linkAccount(credential);
    },
  };
}

/** The library asks for an address and a name; neither says more than the account's number. */
function libraryUserOf({ id }: Account): { readonly email: string; readonly name: string } {
  return { email: `account-${id}@attune.invalid`, name: dashboardUserName(id) };
}

function accountIdOf(user: { readonly name: string }): number {
  return Number(user.name);
}

async function loadWithSecret(options: DashboardSignInOptions): Promise<BetterAuth> {
  const { store, baseUrl, randomBytes } = options;
  const proposal = Buffer.from(randomBytes(SECRET_BYTES)).toString('hex');
  const secret = options.secret ?? (await keepSecret(store, SECRET_NAME, proposal));
  return loadBetterAuth({ store, secret, baseUrl });
}

/** Takes as long as a password that is checked, so that the time of an answer does not tell whether there is a user. */
async function spendTimeOfHashing(auth: BetterAuth, password: string): Promise<void> {
  const { password: passwords } = await auth.$context;
  await passwords.hash(password);
}

/** The library throws what it refuses; here that is null, and any other failure is still thrown. */
async function unlessRefused<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    const status = error instanceof Error && 'statusCode' in error ? error.statusCode : null;
    if (status === 400 || status === 401) return null;
    throw error;
  }
}
