import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertApiKey, revokeApiKey } from '../../../src/store/api-keys.ts';
import { addAccount } from '../../support/database.ts';
import { attune } from '../support/commands.ts';
import { DIALECTS } from '../support/databases.ts';
import { openTestStore, type TestStore } from '../support/open-test-store.ts';
import { buySnap, hold, NOON } from '../support/records.ts';

const HOUR = 3_600_000;

describe.each(DIALECTS)('attune account list on %s', (dialect) => {
  let opened: TestStore;
  beforeAll(async () => {
    opened = await openTestStore(dialect);
  });
  afterAll(() => opened.dispose());

  test('says that there are none yet, and nothing for a program', async () => {
    const done = { exitCode: 0, errors: '' };
    expect(await attune(opened.url, 'account', 'list')).toEqual({ ...done, output: 'No accounts yet.\n' });
    expect(await attune(opened.url, 'account', 'list', '--json')).toEqual({ ...done, output: '' });
  });

  test('shows credits with what is held, the keys that work now, and nothing secret', async () => {
    const { store, url } = opened;
    const ada = await addAccount(store, 'ada@example.com', 9);
    const bea = await addAccount(store, 'bea@example.com', 0);
    await buySnap(store, ada);
    await hold(store, ada, 2);
    await hold(store, ada, 1);
    const key = { accountId: ada, name: 'crm', shownPrefix: 'attune_seen', createdAt: NOON };
    await store.write(async (handle) => {
      await insertApiKey(handle, { ...key, hash: 'hash-of-live' });
      const rotated = await insertApiKey(handle, { ...key, hash: 'hash-of-rotated' });
      await revokeApiKey(handle, rotated, Date.now() + HOUR);
      const revoked = await insertApiKey(handle, { ...key, hash: 'hash-of-revoked' });
      await revokeApiKey(handle, revoked, Date.now() - HOUR);
    });
    const created = { createdAt: '1970-01-01T00:00:00.000Z' };
    const json = await attune(url, 'account', 'list', '--json');
    expect(json).toMatchObject({ exitCode: 0, errors: '' });
    expect(
      json.output
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual([
      { accountId: ada, email: 'ada@example.com', ...created, balance: 8, held: 3, liveKeys: 2 },
      { accountId: bea, email: 'bea@example.com', ...created, balance: 0, held: 0, liveKeys: 0 },
    ]);
    const { exitCode, output } = await attune(url, 'account', 'list');
    expect(exitCode).toBe(0);
    expect(output.split('\n')[0]).toMatch(/^ID +EMAIL +CREATED \(UTC\) +BALANCE +HELD +LIVE KEYS$/);
    expect(output).toMatch(/^\d+ +ada@example\.com +1970-01-01 00:00 +8 +3 +2$/m);
    expect(output + json.output).not.toMatch(/hash-of|attune_seen/);
  });
});
