import { copyFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { openStore } from '../../../src/store/open.ts';
import { attune, databaseFolder } from '../support/commands.ts';
import { TEST_POSTGRES_OPTIONS } from '../support/open-test-store.ts';
import { accountWith, balanceOf, buySnap } from '../support/records.ts';

describe('attune backup', () => {
  const { folder, url, remove } = databaseFolder();
  afterAll(remove);

  test('a backup made while the database is in use holds all that was acknowledged, and can be restored', async () => {
    const store = await openStore(url, TEST_POSTGRES_OPTIONS);
    const accountId = await accountWith(store, 100);
    const bought = await Promise.all(Array.from({ length: 20 }, () => buySnap(store, accountId)));
    const running = Promise.all(Array.from({ length: 20 }, () => buySnap(store, accountId)));
    const file = join(folder, 'backup.db');
    const backup = await attune(url, 'backup', file, '--json');
    expect(backup).toEqual({ exitCode: 0, output: `${JSON.stringify({ file })}\n`, errors: '' });
    await running;
    await store.close();

    const restored = join(folder, 'restored.db');
    copyFileSync(file, restored);
    expect((await attune(`sqlite:${restored}`, 'ledger', 'verify')).exitCode).toBe(0);
    const again = await openStore(`sqlite:${restored}`, TEST_POSTGRES_OPTIONS);
    const snaps = await again.handle
      .selectFrom('snap')
      .select('id')
      .where('account_id', '=', accountId)
      .execute();
    expect(snaps.map(({ id }) => id)).toEqual(expect.arrayContaining(bought));
    expect((await balanceOf(again, accountId)).balance).toBe(100 - snaps.length);
    await again.close();
  });

  test('a backup does not go on with what one that was killed has left, nor find fault with the database for it', async () => {
    writeFileSync(join(folder, 'later.db.unfinished'), 'half a page');
    expect(await attune(url, 'backup', join(folder, 'later.db'))).toMatchObject({ exitCode: 0, errors: '' });
    expect((await attune(`sqlite:${join(folder, 'later.db')}`, 'ledger', 'verify')).exitCode).toBe(0);
    rmSync(join(folder, 'later.db.unfinished'));
  });

  test('a backup never replaces a file, and none is left behind when it cannot be made', async () => {
    const file = join(folder, 'backup.db');
    expect((await attune(url, 'backup', file)).exitCode).toBe(1);
    const nowhere = join(folder, 'nowhere', 'backup.db');
    const { exitCode, errors } = await attune(url, 'backup', nowhere);
    expect(exitCode).toBe(1);
    expect(errors).toContain(`${nowhere} cannot be written. Check that its folder is there`);
    expect(readdirSync(folder).filter((name) => name.endsWith('.unfinished'))).toEqual([]);
  });
});
