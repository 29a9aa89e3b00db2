import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDashboardSignIn } from '../../src/auth/dashboard-sign-in.ts';
import { systemClock } from '../../src/domain/clock.ts';
import { forgetEndedSessions } from '../../src/usecases/housekeeping.ts';
import { DIALECTS } from './support/databases.ts';
import { openTestStore, type TestStore } from './support/open-test-store.ts';

const DAY = 24 * 60 * 60 * 1000;

describe.each(DIALECTS)('sessions of the dashboard on %s', (dialect) => {
  let opened: TestStore;
  beforeAll(async () => {
    opened = await openTestStore(dialect);
  });
  afterAll(() => opened.dispose());

  test('are forgotten once they have ended, and not before', async () => {
    const { store } = opened;
    const signIn = createDashboardSignIn({
      store,
      clock: systemClock,
      randomBytes,
      secret: null,
      baseUrl: null,
    });
    await signIn.signUp({ email: 'ada@example.com', password: 'correct horse battery' }, 0);
    const forgetAt = (time: number) =>
      forgetEndedSessions({ store, clock: { now: () => time }, abandonedAfterMilliseconds: 1 });
    const sessions = async () => (await sql`select id from dashboard_session`.execute(store.handle)).rows;

    await forgetAt(Date.now() + 6 * DAY);
    expect(await sessions()).toHaveLength(1);
    await forgetAt(Date.now() + 8 * DAY);
    expect(await sessions()).toEqual([]);
  });
});
