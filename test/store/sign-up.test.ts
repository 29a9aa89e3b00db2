import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createDashboardSignIn } from '../../src/auth/dashboard-sign-in.ts';
import type { DashboardSignIn } from '../../src/auth/sign-in.ts';
import { systemClock } from '../../src/domain/clock.ts';
import { createFirstAccount } from '../../src/usecases/create-first-account.ts';
import { DIALECTS } from './support/databases.ts';
import { openTestStore, type TestStore } from './support/open-test-store.ts';

const ADA = { email: 'ada@example.com', password: 'correct horse battery' };

describe.each(DIALECTS)('a new account on %s', (dialect) => {
  let opened: TestStore;
  let signIn: DashboardSignIn;
  beforeEach(async () => {
    opened = await openTestStore(dialect);
    const { store } = opened;
    signIn = createDashboardSignIn({ store, clock: systemClock, randomBytes, secret: null, baseUrl: null });
  });
  afterEach(() => opened.dispose());

  /** Runs `work` while no row can be written into the table. */
  async function without<T>(table: string, work: () => Promise<T>): Promise<T> {
    // The library looks whether its tables are there when it is first used.
    await signIn.sessionOf('attune.session_token=none');
    const rename = (from: string, to: string) =>
      sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(opened.store.handle);
    await rename(table, 'taken_away');
    try {
      return await work();
    } finally {
      await rename('taken_away', table);
    }
  }

  test.each(['credit_ledger', 'dashboard_user', 'dashboard_credential'])(
    'is not there after a sign-up that failed at %s: the address can be signed up once more',
    async (table) => {
      await expect(without(table, () => signIn.signUp(ADA, 7))).rejects.toThrow();
      expect(await signIn.signIn(ADA)).toEqual({ kind: 'refused' });
      expect(await signIn.signUp(ADA, 7)).toMatchObject({ kind: 'signed_in' });
    },
  );

  test('is whole where only its first session could not be opened: its password opens it', async () => {
    await expect(without('dashboard_session', () => signIn.signUp(ADA, 7))).rejects.toThrow();
    expect(await signIn.signIn(ADA)).toMatchObject({ kind: 'signed_in', account: { email: ADA.email } });
  });

  test('of two sign-ups at once for one address, one gets it and only its password opens it', async () => {
    const other = { ...ADA, password: 'another long password' };
    const outcomes = await Promise.all([signIn.signUp(ADA, 7), signIn.signUp(other, 7)]);
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['email_taken', 'signed_in']);
    const opens = await Promise.all([signIn.signIn(ADA), signIn.signIn(other)]);
    expect(opens.map(({ kind }) => kind === 'signed_in')).toEqual(
      outcomes.map(({ kind }) => kind === 'signed_in'),
    );
  });

  test('is made by the next start where the first could not make its key', async () => {
    const dependencies = { store: opened.store, clock: systemClock, randomBytes };
    await expect(without('api_key', () => createFirstAccount(dependencies, 7))).rejects.toThrow();
    expect(await createFirstAccount(dependencies, 7)).toMatchObject({ credits: 7 });
  });
});
