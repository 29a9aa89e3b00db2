import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dashboardSignIn } from '../../../src/compose.ts';
import { loadConfig } from '../../../src/config.ts';
import { PROFILE_CAVEAT } from '../../../src/domain/profiles.ts';
import { accountWithTexts, attune, SECRET_WORDS } from '../support/commands.ts';
import { DIALECTS } from '../support/databases.ts';
import { openTestStore, type TestStore } from '../support/open-test-store.ts';
import { accountWith } from '../support/records.ts';

describe.each(DIALECTS)('attune account export on %s', (dialect) => {
  let opened: TestStore;
  beforeAll(async () => {
    opened = await openTestStore(dialect);
  });
  afterAll(() => opened.dispose());

  test('prints everything that is stored, what a profile is not, and no hash of a key', async () => {
    const { store, url } = opened;
    const { accountId, email } = await accountWithTexts(store);
    const { exitCode, output } = await attune(url, 'account', 'export', email);
    expect(exitCode).toBe(0);
    const exported = JSON.parse(output);
    expect(exported.account).toEqual({
      ...{ id: accountId, email, created_at: '2026-01-15T12:00:00.000Z' },
      ...{ balance: 6, held: 0 },
    });
    expect(exported.caveat).toBe(PROFILE_CAVEAT);
    expect(exported.snaps).toHaveLength(1);
    expect(exported.snaps[0].notes).toContain(SECRET_WORDS);
    expect(exported.comms[0].message_text).toBe(SECRET_WORDS);
    expect(exported.ledger.map((row: { credits: number }) => row.credits)).toEqual([9, -1, -2]);
    expect(output).not.toContain(`hash-${accountId}`);
  });

  test('gives times and lists as a person and a program read them', async () => {
    const { store, url } = opened;
    const { email } = await accountWithTexts(store);
    const { snaps, comms, ledger } = JSON.parse((await attune(url, 'account', 'export', email)).output);
    const isoTime = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect([snaps[0].created_at, comms[0].updated_at, ledger[0].created_at]).toEqual([
      isoTime,
      isoTime,
      isoTime,
    ]);
    expect([comms[0].strengths, comms[0].risks, comms[0].suggestions].every(Array.isArray)).toBe(true);
  });

  test('of an empty account is well-formed', async () => {
    const { store, url } = opened;
    const accountId = await accountWith(store, 0);
    const { email } = await store.handle
      .selectFrom('account')
      .select('email')
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow();
    const { output } = await attune(url, 'account', 'export', email);
    expect(JSON.parse(output)).toMatchObject({ keys: [], ledger: [], snaps: [], comms: [] });
  });

  test('holds the answers kept for retries, the counts of calls and the sessions, too', async () => {
    const { store, url } = opened;
    const { accountId, email } = await accountWithTexts(store);
    const calls = { account_id: accountId, day: 20_000, key_id: 0, operation: 'predict_profile' } as const;
    await store.handle
      .insertInto('call_outcome')
      .values({ ...calls, outcome: 'succeeded', calls: 3 })
      .execute();
    await dashboardSignIn(loadConfig({ DATABASE_URL: url }), store).setPassword(
      { id: accountId, email },
      'a long password',
    );
    await dashboardSignIn(loadConfig({ DATABASE_URL: url }), store).signIn({
      email,
      password: 'a long password',
    });
    const { output } = await attune(url, 'account', 'export', email);
    expect(JSON.parse(output)).toMatchObject({
      answers: [{ key: 'k', answer: expect.stringContaining(SECRET_WORDS) }],
      calls: [{ day: '2024-10-04', outcome: 'succeeded', calls: 3 }],
      sessions: [{ createdAt: expect.stringMatching(/^\d{4}-/), expiresAt: expect.any(String) }],
    });
    expect(output).not.toMatch(/token|password/i);
  });
});
