import { type Account, normaliseEmail } from '../domain/account.ts';
import type { Clock } from '../domain/clock.ts';
import { findAccountByEmail, findAccountById } from '../store/accounts.ts';
import { dashboardUserName, insertDashboardUser, PASSWORD_CREDENTIAL } from '../store/dashboard-users.ts';
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
const USER_ID_BYTES = 16;

/**
 * Sign-in on better-auth. The library knows an account by an address made from its number, so that the account's own
 * address is kept once and may be any that we accept. A sign-up stores the account with its credits and its password in
 * one transaction, so that no address is ever taken by an account that nobody can open; its session is opened afterwards.
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

  /** Before the library writes past the store: throws if the database's files are not in place any more. */
  async function loadToWrite(): Promise<BetterAuth> {
    await store.step(async () => {});
    return load();
  }

  return {
    async signUp({ email, password }, startCredits) {
      const auth = await load();
      // Before the transaction, which does database work only.
      const passwordHash = await hashOf(auth, password);
      const userId = Buffer.from(options.randomBytes(USER_ID_BYTES)).toString('hex');
      const created = await createAccount(
        { store, clock },
        { email, credits: startCredits },
        (handle, account, createdAt) =>
          insertDashboardUser(handle, {
            ...{ userId, accountId: account.id, passwordHash, createdAt },
            email: libraryUserOf(account).email,
          }),
      );
      if (created.kind !== 'created') return created;
      return opened(auth, created.account, password);
    },

    async signIn({ email, password }) {
      const auth = await loadToWrite();
      const address = normaliseEmail(email);
      const account = address === null ? null : await findAccountByEmail(store.handle, address);
      if (account === null) {
        // The time of an answer does not tell whether there is a user.
        await hashOf(auth, password);
        return { kind: 'refused' };
      }
      return (await unlessRefused(opened(auth, account, password))) ?? { kind: 'refused' };
    },

    async signOut(cookie) {
      const auth = await loadToWrite();
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
      const auth = await loadToWrite();
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
      const auth = await loadToWrite();
      const { internalAdapter } = await auth.$context;
      const hash = await hashOf(auth, password);
      const user = libraryUserOf(account);
      const known = await internalAdapter.findUserByEmail(user.email, { includeAccounts: true });
      if (known?.accounts.some(({ providerId }) => providerId === PASSWORD_CREDENTIAL)) {
        await internalAdapter.updatePassword(known.user.id, hash);
        await internalAdapter.deleteUserSessions(known.user.id);
        return;
      }
      const { id } = known?.user ?? (await internalAdapter.createUser(user, { method: 'email-password' }));
      const credential = { userId: id, providerId: PASSWORD_CREDENTIAL, accountId: id, password: hash };
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

async function hashOf(auth: BetterAuth, password: string): Promise<string> {
  const { password: passwords } = await auth.$context;
  return passwords.hash(password);
}

/** A session of its own for whoever has this password; throws what the library refuses. */
async function opened(auth: BetterAuth, account: Account, password: string) {
  const body = { email: libraryUserOf(account).email, password };
  const { headers } = await auth.api.signInEmail({ body, returnHeaders: true });
  return { kind: 'signed_in', account, cookies: headers.getSetCookie() } as const;
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
