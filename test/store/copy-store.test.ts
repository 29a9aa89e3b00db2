import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { insertApiKey } from '../../src/store/api-keys.ts';
import { type CopiedTable, CopyError, copyStore } from '../../src/store/copy-store.ts';
import { auditLedger } from '../../src/store/ledger-audit.ts';
import { openStoreOfService } from '../../src/store/open.ts';
import { eraseAccount } from '../../src/usecases/erase-account.ts';
import { openTestStore, TEST_POSTGRES_OPTIONS, type TestStore } from './support/open-test-store.ts';
import { accountWith, balanceOf, buyManySnaps, buySnap, NOON } from './support/records.ts';

describe('a copy of a store', () => {
  let from: TestStore;
  let to: TestStore;
  beforeEach(async () => {
    [from, to] = [await openTestStore('sqlite'), await openTestStore('postgres')];
  });
  afterEach(async () => {
    await from.dispose();
    await to.dispose();
  });

  const copy = (progress: (copied: CopiedTable) => void = () => {}) =>
    copyStore(from.store, to.store, progress);
  const grant = (opened: TestStore, accountId: number, note: string | null = null) =>
    opened.store.write((handle) =>
      opened.store.credits.change(handle, { accountId, kind: 'grant', credits: 3, note, createdAt: NOON }),
    );

  test('has all rows of a table, however many steps they take', async () => {
    const accountId = await accountWith(from.store, 0);
    await buyManySnaps(from.store, accountId, 1200);
    expect(await copy()).toContainEqual({ table: 'snap', rows: 1200 });
    expect(await auditLedger(to.store.handle)).toEqual([]);
  });

  test('takes what has changed since an earlier one, and keeps nothing of what was erased', async () => {
    const erased = await accountWith(from.store, 1);
    const changed = await accountWith(from.store, 1);
    await grant(from, erased, 'goodwill for Zephyrine');
    await buySnap(from.store, erased);
    await copy();
    await grant(from, changed);
    await eraseAccount(
      { store: from.store, clock: { now: () => NOON }, randomBytes },
      { id: erased, email: 'a@example.com' },
    );
    await copy();
    expect(await balanceOf(to.store, changed)).toEqual({ balance: 4, held: 0 });
    const texts = await to.store.handle.selectFrom('credit_ledger').select(['note', 'request_id']).execute();
    expect(texts).toEqual(Array(5).fill({ note: null, request_id: null }));
  });

  test('that is half made is no database for a service until it is made whole', async () => {
    await grant(from, await accountWith(from.store, 1));
    const start = () => openStoreOfService(to.url, TEST_POSTGRES_OPTIONS);
    const interrupted = copy(() => {
      throw new Error('killed');
    });
    await expect(interrupted).rejects.toThrow('killed');
    await expect(start()).rejects.toThrow('attune migrate-store has not finished copying');
    await copy();
    await (await start()).close();
  });

  test('is refused once a service has run on the copy, which keeps what was done there', async () => {
    const accountId = await accountWith(from.store, 3);
    await buySnap(from.store, accountId);
    await copy();
    const service = await openStoreOfService(to.url, TEST_POSTGRES_OPTIONS);
    await buySnap(service, accountId);
    await service.close();
    await buySnap(from.store, accountId);
    await buySnap(from.store, accountId);
    await expect(copy()).rejects.toThrow('A service has run on the copy');
    expect(await balanceOf(to.store, accountId)).toEqual({ balance: 1, held: 0 });
    expect(await auditLedger(to.store.handle)).toEqual([]);
    await (await openStoreOfService(to.url, TEST_POSTGRES_OPTIONS)).close();
  });

  test('is refused where the target has accounts of its own, be they as many', async () => {
    await grant(from, await accountWith(from.store, 1));
    await to.store.handle
      .insertInto('account')
      .values({ email: 'b@example.com', available_credits: 0, created_at: NOON + 1 })
      .execute();
    await expect(copy()).rejects.toThrow('already holds other records');
  });

  test('does not end well where rows or credits of the source change meanwhile', async () => {
    const accountId = await accountWith(from.store, 5);
    const { handle } = from.store;
    const when = (table: string, work: () => void) => copy((copied) => copied.table === table && work());
    const spending = when('account', () => {
      void handle.updateTable('account').set({ available_credits: 4 }).execute();
    });
    await expect(spending).rejects.toThrow(CopyError);
    await handle.updateTable('account').set({ available_credits: 5 }).execute();
    const key = { accountId, name: null, shownPrefix: 'attune_x', hash: 'h', createdAt: NOON };
    const writing = when('api_key', () => void insertApiKey(handle, key));
    await expect(writing).rejects.toThrow('The copy has 0 rows of api_key, and the source 1.');
  });
});
