import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { snapRow } from '../../../src/store/snaps.ts';
import { attune } from '../support/commands.ts';
import { DIALECTS } from '../support/databases.ts';
import { openTestStore, type TestStore } from '../support/open-test-store.ts';
import { accountWith, buyManySnaps, buySnap, hold, newSnap } from '../support/records.ts';

describe.each(DIALECTS)('attune ledger verify on %s', (dialect) => {
  let opened: TestStore;
  beforeAll(async () => {
    opened = await openTestStore(dialect);
  });
  afterAll(() => opened.dispose());

  test('passes while the books are in order, also with a call running', async () => {
    const { store, url } = opened;
    const accountId = await accountWith(store, 5);
    await buySnap(store, accountId);
    await hold(store, accountId, 2);
    const { exitCode, output } = await attune(url, 'ledger', 'verify', '--json');
    expect(exitCode).toBe(0);
    expect(JSON.parse(output)).toEqual({ accounts: expect.any(Number), faults: [] });
  });

  test('ends however many snaps one account has, and finds the one that nobody paid for', async () => {
    const { store, url } = opened;
    const accountId = await accountWith(store, 0);
    await buyManySnaps(store, accountId, 100_000);
    const unpaid = await store.write(async (handle) => {
      return handle
        .insertInto('snap')
        .values(snapRow(newSnap(accountId)))
        .returning('id')
        .executeTakeFirstOrThrow();
    });
    const { faults } = JSON.parse((await attune(url, 'ledger', 'verify', '--json')).output);
    expect(faults).toEqual([{ accountId, text: `snap ${unpaid.id} was never charged` }]);
    await store.handle.deleteFrom('snap').where('id', '=', unpaid.id).execute();
  });

  test('names the account whose balance is not its ledger, and the charge without a record', async () => {
    const { store, url } = opened;
    const wrong = await accountWith(store, 5);
    const robbed = await accountWith(store, 5);
    const snapId = await buySnap(store, robbed);
    await store.write(async (handle) => {
      await handle.updateTable('account').set({ available_credits: 50 }).where('id', '=', wrong).execute();
      await handle.deleteFrom('snap').where('id', '=', snapId).execute();
    });
    const { exitCode, output, errors } = await attune(url, 'ledger', 'verify');
    expect(exitCode).toBe(1);
    expect(output).toContain(`account ${wrong}: balance 50, but the ledger adds up to 5`);
    expect(output).toMatch(new RegExp(`account ${robbed}: charge \\d+ has no snap`));
    expect(errors).toContain('does not hold in 2 places');
  });
});
