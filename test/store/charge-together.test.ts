import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ChargeOutcome } from '../../src/store/credit-ledger.ts';
import { chargeSnaps } from '../../src/store/postgres/charge-snaps.ts';
import type { SnapCharge } from '../../src/store/snap-charge.ts';
import { createSnapCharger } from '../../src/store/sqlite/charge-snaps.ts';
import { openExistingDatabase } from '../../src/store/sqlite/database.ts';
import { DIALECTS } from './support/databases.ts';
import { openTestStore, type TestStore } from './support/open-test-store.ts';
import { accountWith, balanceOf, ledgerSum, NOON, newSnap } from './support/records.ts';

type ChargeTogether = (charges: readonly SnapCharge[]) => Promise<readonly (ChargeOutcome | null)[]>;

describe.each(DIALECTS)('charges that are made together on %s', (dialect) => {
  let opened: TestStore;
  let chargeTogether: ChargeTogether;
  let close = () => {};
  beforeAll(async () => {
    opened = await openTestStore(dialect);
    chargeTogether =
      dialect === 'sqlite' ? onSqlite() : (charges) => chargeSnaps(opened.store.handle, charges);
  });
  afterAll(async () => {
    close();
    await opened.dispose();
  });

  function onSqlite(): ChargeTogether {
    const database = openExistingDatabase(opened.url.replace('sqlite:', ''));
    close = () => database.close();
    const charge = database.transaction(createSnapCharger(database)).immediate;
    return async (charges) => charge(charges);
  }

  async function chargeFor(accountId: number): Promise<SnapCharge> {
    const operation = 'predict_profile' as const;
    return {
      request: { accountId, credits: 1, operation, requestId: 'r', heldAt: NOON },
      holdId: await opened.store.nextHoldId(),
      keyId: 1,
      record: { kind: 'snap', snap: newSnap(accountId) },
    };
  }
  const chargesFor = (...accountIds: number[]) => Promise.all(accountIds.map(chargeFor));
  const snapsOf = async (accountId: number) =>
    (await opened.store.handle.selectFrom('snap').select('id').where('account_id', '=', accountId).execute())
      .length;

  test('are each told what their own account has left', async () => {
    const [one, other] = [await accountWith(opened.store, 10), await accountWith(opened.store, 2)];
    const outcomes = await chargeTogether(await chargesFor(one, other, one, other, one));
    expect(outcomes).toMatchObject([9, 1, 8, 0, 7].map((remaining) => ({ kind: 'charged', remaining })));
  });

  test('leave out what their account cannot pay, and take nothing for it', async () => {
    const [rich, poor] = [await accountWith(opened.store, 5), await accountWith(opened.store, 1)];
    const [first, ofRich, last] = await chargeTogether(await chargesFor(poor, rich, poor));
    expect(ofRich).toMatchObject({ kind: 'charged', remaining: 4 });
    expect(last).toBeNull();
    const paid = first === null ? 0 : 1;
    expect(await balanceOf(opened.store, poor)).toEqual({ balance: 1 - paid, held: 0 });
    expect(await ledgerSum(opened.store, poor)).toBe(1 - paid);
    expect(await snapsOf(poor)).toBe(paid);
  });

  test('are all refused where one of them was made before, and take nothing', async () => {
    const accountId = await accountWith(opened.store, 5);
    const [made, fresh] = await chargesFor(accountId, accountId);
    if (made === undefined || fresh === undefined) throw new Error('Two charges were expected.');
    await opened.store.charge(made);
    await expect(chargeTogether([fresh, made])).rejects.toThrow();
    expect(await balanceOf(opened.store, accountId)).toEqual({ balance: 4, held: 0 });
    expect(await snapsOf(accountId)).toBe(1);
  });
});
