import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertApiKey, listApiKeys, revokeApiKey } from '../../src/store/api-keys.ts';
import { eraseAccount } from '../../src/usecases/erase-account.ts';
import { accountWithTexts } from './support/commands.ts';
import { DIALECTS } from './support/databases.ts';
import { openTestStore, type TestStore } from './support/open-test-store.ts';
import { NOON } from './support/records.ts';

const TABLES = ['api_key', 'snap', 'comms', 'credit_ledger', 'idempotency'] as const;

describe.each(DIALECTS)('erasing an account on %s', (dialect) => {
  let opened: TestStore;
  beforeAll(async () => {
    opened = await openTestStore(dialect);
  });
  afterAll(() => opened.dispose());

  const erase = (id: number, email: string) =>
    eraseAccount({ store: opened.store, clock: { now: () => NOON }, randomBytes }, { id, email });
  const recordsOf = (accountId: number) =>
    Promise.all(
      TABLES.map((table) =>
        opened.store.handle.selectFrom(table).selectAll().where('account_id', '=', accountId).execute(),
      ),
    );

  test('leaves those made before and after it as they were', async () => {
    const before = await accountWithTexts(opened.store);
    const erased = await accountWithTexts(opened.store);
    const after = await accountWithTexts(opened.store);
    const others = async () => [await recordsOf(before.accountId), await recordsOf(after.accountId)];
    const found = await others();
    await erase(erased.accountId, erased.email);
    expect(await others()).toEqual(found);
  });

  test('revokes its keys from then on, unless they were revoked before', async () => {
    const { store } = opened;
    const { accountId, email } = await accountWithTexts(store);
    const shown = { accountId, name: null, shownPrefix: 'attune_x', createdAt: NOON - 9 };
    await store.write(async (handle) => {
      for (const revokedAt of [NOON - 1, NOON + 1]) {
        const keyId = await insertApiKey(handle, { ...shown, hash: `${accountId} ${revokedAt}` });
        await revokeApiKey(handle, keyId, revokedAt);
      }
    });
    await erase(accountId, email);
    const keys = await listApiKeys(store.handle, accountId);
    expect(keys.map(({ revokedAt }) => revokedAt)).toEqual([NOON, NOON - 1, NOON]);
  });
});
