import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { auditLedger } from '../../src/store/ledger-audit.ts';
import type { Store } from '../../src/store/store.ts';
import { DIALECTS } from './support/databases.ts';
import { openTestStore, type TestStore } from './support/open-test-store.ts';
import { accountWith, buySnap, hold } from './support/records.ts';

/** Takes the account's own row away, as a repair by hand can that leaves out what the database checks. */
async function loseAccount({ dialect, handle, write }: Store, accountId: number): Promise<void> {
  if (dialect === 'sqlite') await sql`pragma foreign_keys = off`.execute(handle);
  await write(async (writing) => {
    if (dialect === 'postgres') await sql`set local session_replication_role = replica`.execute(writing);
    await writing.deleteFrom('account').where('id', '=', accountId).execute();
  });
  if (dialect === 'sqlite') await sql`pragma foreign_keys = on`.execute(handle);
}

describe.each(DIALECTS)('the audit of the ledger on %s', (dialect) => {
  let opened: TestStore;
  beforeEach(async () => {
    opened = await openTestStore(dialect);
  });
  afterEach(() => opened.dispose());

  test('finds the entries, snaps and holds of an account that is gone, also when no account is left', async () => {
    const { store } = opened;
    const lost = await accountWith(store, 5);
    await buySnap(store, lost);
    await hold(store, lost);
    await loseAccount(store, lost);
    expect(await auditLedger(store.handle)).toEqual([
      { accountId: lost, text: 'the account is missing; entries of the ledger left: 2' },
      { accountId: lost, text: 'the account is missing; holds left: 1' },
      { accountId: lost, text: 'the account is missing; snaps left: 1' },
    ]);
  });

  test('finds nothing where every account is there', async () => {
    const { store } = opened;
    await buySnap(store, await accountWith(store, 5));
    expect(await auditLedger(store.handle)).toEqual([]);
  });
});
