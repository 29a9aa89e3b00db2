import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestStore } from './support/open-test-store.ts';

const TABLES = [
  ...['account', 'api_key', 'comms', 'credit_ledger', 'dashboard_credential', 'dashboard_session'],
  ...['dashboard_user', 'dashboard_verification', 'idempotency', 'snap'],
];

test('on PostgreSQL a scrub frees the space of every table that an erasure takes texts from', async () => {
  const { store, dispose } = await openTestStore('postgres');
  await store.scrub();
  const freed = async () => {
    const { rows } = await sql<{ relname: string }>`
      select relname from pg_stat_user_tables where vacuum_count > 0 order by relname`.execute(store.handle);
    return rows.map(({ relname }) => relname);
  };
  await expect.poll(freed, { timeout: 10_000 }).toEqual(TABLES);
  await dispose();
});
