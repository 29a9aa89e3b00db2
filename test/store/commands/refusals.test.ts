import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertApiKey } from '../../../src/store/api-keys.ts';
import { addAccount } from '../../support/database.ts';
import { accountWithTexts, attune } from '../support/commands.ts';
import { DIALECTS } from '../support/databases.ts';
import { openTestStore, type TestStore } from '../support/open-test-store.ts';
import { NOON } from '../support/records.ts';

describe.each(DIALECTS)('attune key create on %s', (dialect) => {
  let opened: TestStore;
  beforeAll(async () => {
    opened = await openTestStore(dialect);
  });
  afterAll(() => opened.dispose());

  test('says it when an account has as many keys as it may', async () => {
    const { store, url } = opened;
    const { accountId, email } = await accountWithTexts(store);
    const key = { accountId, name: null, shownPrefix: 'attune_x', createdAt: NOON };
    await store.write(async (handle) => {
      for (let place = 0; place < 99; place += 1)
        await insertApiKey(handle, { ...key, hash: `limit-${dialect}-${place}` });
    });
    const { exitCode, output, errors } = await attune(url, 'key', 'create', email, '--json');
    expect({ exitCode, output }).toEqual({ exitCode: 1, output: '' });
    expect(errors).toBe('An account has at most 100 active keys. Revoke one that is no longer used.\n');
  });
});

test('a command on a PostgreSQL that takes no writes says so in more words than its server', async () => {
  const opened = await openTestStore('postgres');
  const email = 'person@example.com';
  await addAccount(opened.store, email, 5);
  const name = new URL(opened.url).pathname.slice(1);
  await sql`alter database ${sql.id(name)} set default_transaction_read_only = on`.execute(
    opened.store.handle,
  );
  const { exitCode, output, errors } = await attune(opened.url, 'credits', 'add', email, '5');
  expect({ exitCode, output }).toEqual({ exitCode: 1, output: '' });
  expect(errors).toMatch(/^PostgreSQL takes no writes: it is a standby.* \(25006\)\n$/);
  await opened.dispose();
});
