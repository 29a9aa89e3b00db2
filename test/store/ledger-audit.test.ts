import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { auditLedger } from '../../src/store/ledger-audit.ts';
import type { Store } from '../../src/store/store.ts';
import { DIALECTS } from './support/databases.ts';
import { openTestStore, type TestStore } from './support/open-test-store.ts';
import { accountWith, buySnap, capture, hold, NOON, newComms } from './support/records.ts';

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

  /** An account with two snaps, the first of which has an analysis; the numbers of the charges in their order. */
  async function analysed() {
    const { store } = opened;
    const accountId = await accountWith(store, 9);
    const [snapId, other] = [await buySnap(store, accountId), await buySnap(store, accountId)];
    const record = { kind: 'comms', comms: newComms(accountId, snapId) } as const;
    const saved = await capture(store, await holdForAnalysis(accountId), record);
    const [ofSnap = 0, ofOther = 0, ofComms = 0] = await chargesOf(accountId);
    return { accountId, snapId, other, commsId: saved?.commsId ?? 0, charges: { ofSnap, ofOther, ofComms } };
  }
  async function holdForAnalysis(accountId: number) {
    const { store } = opened;
    const operation = 'analyse_comms' as const;
    const request = { accountId, credits: 2, operation, requestId: 'r', heldAt: NOON };
    const held = await store.step((handle) => store.credits.hold(handle, request));
    if (held.kind !== 'held') throw new Error(held.kind);
    return held.hold;
  }
  async function chargesOf(accountId: number): Promise<readonly number[]> {
    const rows = await opened.store.handle
      .selectFrom('credit_ledger')
      .select('id')
      .where('account_id', '=', accountId)
      .where('kind', '=', 'capture')
      .orderBy('id')
      .execute();
    return rows.map(({ id }) => id);
  }
  const change = (charge: number, values: { snap_id?: number; comms_id?: number }) =>
    opened.store.handle.updateTable('credit_ledger').set(values).where('id', '=', charge).execute();
  const faults = async () => (await auditLedger(opened.store.handle)).map(({ text }) => text);

  test('finds nothing wrong with what is held, predicted and analysed, and what was paid without a snap', async () => {
    const { accountId } = await analysed();
    await hold(opened.store, accountId);
    await capture(opened.store, await holdForAnalysis(accountId), { kind: 'nothing' });
    expect(await faults()).toEqual([]);
  });

  test('finds a charge whose snap is of another account', async () => {
    const [one, another] = [await analysed(), await analysed()];
    await change(one.charges.ofSnap, { snap_id: another.snapId });
    expect(await faults()).toEqual([
      `charge ${one.charges.ofSnap} has no snap`,
      `snap ${one.snapId} was never charged`,
    ]);
  });

  test('finds an analysis without its snap, and one whose record is gone or another snap has', async () => {
    const { other, commsId, snapId, charges } = await analysed();
    await change(charges.ofComms, { snap_id: other });
    expect(await faults()).toEqual([`charge ${charges.ofComms} has no comms record`]);
    await change(charges.ofComms, { snap_id: snapId, comms_id: commsId + 9 });
    expect(await faults()).toEqual([`charge ${charges.ofComms} has no comms record`]);
    await change(charges.ofComms, { snap_id: other + 9 });
    expect(await faults()).toEqual([
      `charge ${charges.ofComms} has no snap`,
      `charge ${charges.ofComms} has no comms record`,
    ]);
  });

  test('finds a snap for which analyses were paid only', async () => {
    const { snapId, charges } = await analysed();
    await opened.store.handle.deleteFrom('credit_ledger').where('id', '=', charges.ofSnap).execute();
    expect(await faults()).toEqual([
      'balance 5, but the ledger adds up to 6',
      `snap ${snapId} was never charged`,
    ]);
  });

  test('finds nothing where every account is there', async () => {
    const { store } = opened;
    await buySnap(store, await accountWith(store, 5));
    expect(await auditLedger(store.handle)).toEqual([]);
  });
});
