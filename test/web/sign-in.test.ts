import { randomBytes } from 'node:crypto';
import { rename } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { dashboardSignIn, withStore } from '../../src/compose.ts';
import { loadConfig } from '../../src/config.ts';
import { systemClock } from '../../src/domain/clock.ts';
import { findAccountByEmail } from '../../src/store/accounts.ts';
import { copyStore } from '../../src/store/copy-store.ts';
import { sqlitePath } from '../../src/store/open.ts';
import { eraseAccount } from '../../src/usecases/erase-account.ts';
import { createDatabase, DIALECTS } from '../store/support/databases.ts';
import { type RunningService, startService } from './support/service.ts';
import { bodyOf, PASSWORD, signedUp, visitorOf } from './support/visitor.ts';

interface Told {
  readonly code?: string;
  readonly message?: string;
  readonly email?: string | null;
}

describe.each(DIALECTS)('sign-in to the dashboard on %s', (dialect) => {
  let service: RunningService;
  beforeAll(async () => {
    service = await startService({}, dialect);
  });
  afterAll(() => service.close());

  test('sign-up opens a session in a cookie that scripts and other sites cannot use', async () => {
    const visitor = await signedUp(service, 'Ada@Example.com');
    expect(visitor.lastSetCookie).toMatch(/HttpOnly/);
    expect(visitor.lastSetCookie).toMatch(/SameSite=Strict/);
    expect(await bodyOf<Told>(visitor.get('/internal/session'))).toMatchObject({ email: 'ada@example.com' });
  });

  test('a password opens the account again, and signing out ends the session for good', async () => {
    await signedUp(service, 'bea@example.com');
    const visitor = visitorOf(service);
    expect((await visitor.get('/internal/credits')).status).toBe(401);
    const signedIn = await visitor.post('/internal/sign-in', {
      email: 'BEA@example.com',
      password: PASSWORD,
    });
    expect(signedIn.status).toBe(200);
    const cookie = visitor.lastSetCookie.split(';')[0] ?? '';
    expect((await visitor.get('/internal/credits')).status).toBe(200);
    await visitor.post('/internal/sign-out');
    const replayed = await fetch(`${service.url}/internal/credits`, { headers: { cookie } });
    expect(replayed.status).toBe(401);
  });

  test('a wrong password and an unknown address get the same answer', async () => {
    await signedUp(service, 'cy@example.com');
    const visitor = visitorOf(service);
    const wrong = await visitor.post('/internal/sign-in', {
      email: 'cy@example.com',
      password: 'wrong password',
    });
    const unknown = await visitor.post('/internal/sign-in', { email: 'no@example.com', password: PASSWORD });
    expect(wrong.status).toBe(401);
    expect(unknown.status).toBe(401);
    expect(await wrong.text()).toBe(await unknown.text());
  });

  test('an address has one account: a second sign-up and one for an account of the operator are refused', async () => {
    await signedUp(service, 'di@example.com');
    for (const email of ['DI@example.com ', 'owner@localhost']) {
      const visitor = visitorOf(service);
      const refused = await visitor.post('/internal/sign-up', { email, password: 'another long password' });
      expect(refused.status).toBe(400);
      expect(await bodyOf<Told>(refused)).toMatchObject({ code: 'email_unusable' });
      expect(visitor.lastSetCookie).toBe('');
    }
  });

  test('a changed password counts from then on and ends the other sessions', async () => {
    const visitor = await signedUp(service, 'eve@example.com');
    const elsewhere = visitorOf(service);
    await elsewhere.post('/internal/sign-in', { email: 'eve@example.com', password: PASSWORD });
    const newPassword = 'a brand new password';
    const wrong = await visitor.post('/internal/password', { currentPassword: 'not this one', newPassword });
    expect(await bodyOf<Told>(wrong)).toMatchObject({ code: 'password_wrong' });
    const changed = await visitor.post('/internal/password', { currentPassword: PASSWORD, newPassword });
    expect(changed.status).toBe(200);
    expect((await visitor.get('/internal/credits')).status).toBe(200);
    expect((await elsewhere.get('/internal/credits')).status).toBe(401);
    const old = await elsewhere.post('/internal/sign-in', { email: 'eve@example.com', password: PASSWORD });
    expect(old.status).toBe(401);
  });

  test('an erased account is signed out everywhere and cannot sign in again', async () => {
    const visitor = await signedUp(service, 'gil@example.com');
    await withStore(loadConfig({ DATABASE_URL: service.databaseUrl }), async (store) => {
      const account = await findAccountByEmail(store.handle, 'gil@example.com');
      if (account === null) throw new Error('The account is missing.');
      await eraseAccount({ store, clock: systemClock, randomBytes }, account);
    });
    expect((await visitor.get('/internal/credits')).status).toBe(401);
    const again = await visitor.post('/internal/sign-in', { email: 'gil@example.com', password: PASSWORD });
    expect(again.status).toBe(401);
  });

  test.each([
    ['short', 'password_too_short'],
    ['x'.repeat(129), 'password_too_long'],
  ])('a password of bad length is refused before an account is made', async (password, code) => {
    const visitor = visitorOf(service);
    const refused = await visitor.post('/internal/sign-up', { email: 'fay@example.com', password });
    expect(await bodyOf<Told>(refused)).toMatchObject({ code });
  });
});

test('attempts to sign in are limited, also with the right password in the end', async () => {
  const service = await startService();
  try {
    await signedUp(service, 'ada@example.com');
    const visitor = visitorOf(service);
    const attempt = (password: string) =>
      visitor.post('/internal/sign-in', { email: 'ada@example.com', password });
    const statuses: number[] = [];
    for (let count = 0; count < 20; count += 1) statuses.push((await attempt('wrong password')).status);
    expect(statuses.slice(0, 19).every((status) => status === 401)).toBe(true);
    const refused = await attempt(PASSWORD);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  } finally {
    await service.close();
  }
});

test.each([
  ['a new port', (index: number) => `203.0.113.1:${5000 + index}`],
  ['a made-up text', (index: number) => `made-up-${index}`],
])('attempts are limited also where a trusted proxy passes on %s each time', async (_words, forwarded) => {
  const service = await startService({ TRUST_PROXY: '127.0.0.1' });
  try {
    const visitor = visitorOf(service);
    const attempt = async (index: number) => {
      const who = { email: `person-${index}@example.com`, password: 'wrong password' };
      const headers = { 'x-forwarded-for': forwarded(index) };
      return (await visitor.post('/internal/sign-in', who, headers)).status;
    };
    const statuses: number[] = [];
    for (let index = 0; index < 21; index += 1) statuses.push(await attempt(index));
    expect(statuses).toEqual([...Array(20).fill(401), 429]);
  } finally {
    await service.close();
  }
});

test('attempts on one account are limited from wherever they come, and other accounts are not', async () => {
  const service = await startService({ TRUST_PROXY: '127.0.0.1' });
  try {
    await signedUp(service, 'ada@example.com');
    await signedUp(service, 'bea@example.com');
    const visitor = visitorOf(service);
    const attempt = async (email: string, address: string, password: string) => {
      const headers = { 'x-forwarded-for': address };
      return (await visitor.post('/internal/sign-in', { email, password }, headers)).status;
    };
    const guesses = Array.from({ length: 50 }, (_, index) =>
      attempt('Ada@example.com ', `198.51.100.${index}`, 'wrong password'),
    );
    expect(new Set(await Promise.all(guesses))).toEqual(new Set([401]));
    expect(await attempt('ada@example.com', '203.0.113.1', PASSWORD)).toBe(429);
    expect(await attempt('bea@example.com', '203.0.113.1', PASSWORD)).toBe(200);
  } finally {
    await service.close();
  }
});

test("guesses at the current password with somebody else's open session are limited for the account, too", async () => {
  const service = await startService({ TRUST_PROXY: '127.0.0.1' });
  try {
    const visitor = await signedUp(service, 'ada@example.com');
    const guess = async (index: number) => {
      const change = { currentPassword: 'wrong password', newPassword: 'a brand new password' };
      const headers = { 'x-forwarded-for': `198.51.100.${index}` };
      return (await visitor.post('/internal/password', change, headers)).status;
    };
    const guesses = await Promise.all(Array.from({ length: 50 }, (_, index) => guess(index)));
    expect(new Set(guesses)).toEqual(new Set([400]));
    expect(await guess(51)).toBe(429);
  } finally {
    await service.close();
  }
});

test('nobody is told that a password was changed once the database file is gone', async () => {
  const service = await startService({});
  try {
    const visitor = await signedUp(service, 'ada@example.com');
    const path = sqlitePath(service.databaseUrl);
    await rename(path, `${path}.moved`);
    expect((await visitor.get('/readyz')).status).toBe(503);
    const change = { currentPassword: PASSWORD, newPassword: 'a brand new password' };
    expect((await visitor.post('/internal/password', change)).status).toBe(500);
    const credentials = { email: 'ada@example.com', password: PASSWORD };
    expect((await visitorOf(service).post('/internal/sign-in', credentials)).status).toBe(500);
  } finally {
    await service.close();
  }
});

test('SIGN_UP=off closes sign-up and says so to the page', async () => {
  const service = await startService({ SIGN_UP: 'off' });
  try {
    const visitor = visitorOf(service);
    expect(await bodyOf(visitor.get('/internal/session'))).toMatchObject({ isSignUpOpen: false });
    const refused = await visitor.post('/internal/sign-up', { email: 'ada@example.com', password: PASSWORD });
    expect(refused.status).toBe(403);
  } finally {
    await service.close();
  }
});

test('with an https PUBLIC_URL the cookie is sent over https only, and that origin alone may act', async () => {
  const service = await startService({ PUBLIC_URL: 'https://attune.example.com' });
  try {
    const visitor = visitorOf(service);
    const body = { email: 'ada@example.com', password: PASSWORD };
    expect((await visitor.post('/internal/sign-up', body)).status).toBe(403);
    const origin = 'https://attune.example.com';
    expect((await visitor.post('/internal/sign-up', body, { origin })).status).toBe(201);
    expect(visitor.lastSetCookie).toMatch(/^__Secure-.*; Secure/);
    expect((await visitor.get('/internal/credits')).status).toBe(200);
  } finally {
    await service.close();
  }
});

test('the operator can give any account a password, which replaces the old one and ends its sessions', async () => {
  const service = await startService();
  const setPassword = (password: string) => {
    const config = loadConfig({ DATABASE_URL: service.databaseUrl });
    return withStore(config, async (store) => {
      const account = await findAccountByEmail(store.handle, 'owner@localhost');
      if (account === null) throw new Error('The first account is missing.');
      await dashboardSignIn(config, store).setPassword(account, password);
    });
  };
  try {
    await setPassword('the first password');
    const visitor = visitorOf(service);
    const signIn = (password: string) =>
      visitor.post('/internal/sign-in', { email: 'owner@localhost', password });
    expect((await signIn('the first password')).status).toBe(200);
    await setPassword('the second password');
    expect((await visitor.get('/internal/credits')).status).toBe(401);
    expect((await signIn('the first password')).status).toBe(401);
    expect((await signIn('the second password')).status).toBe(200);
    expect(await bodyOf<Told>(visitor.get('/internal/session'))).toMatchObject({ email: 'owner@localhost' });
  } finally {
    await service.close();
  }
});

test('passwords go along when a SQLite store is copied to PostgreSQL', async () => {
  const [source, target] = [
    await createDatabase('sqlite', ''),
    await createDatabase('postgres', inject('postgresUrl')),
  ];
  const [from, to] = [loadConfig({ DATABASE_URL: source.url }), loadConfig({ DATABASE_URL: target.url })];
  const credentials = { email: 'ada@example.com', password: PASSWORD };
  try {
    await withStore(from, async (store) => {
      await dashboardSignIn(from, store).signUp(credentials, 7);
      await withStore(to, (copy) => copyStore(store, copy, () => {}));
    });
    await withStore(to, async (store) => {
      const signedIn = await dashboardSignIn(to, store).signIn(credentials);
      expect(signedIn).toMatchObject({ kind: 'signed_in', account: { email: credentials.email } });
    });
  } finally {
    await source.drop();
    await target.drop();
  }
});
