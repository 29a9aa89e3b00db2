import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findAccountByEmail, findAccountById } from '../../../src/store/accounts.ts';
import { listApiKeys } from '../../../src/store/api-keys.ts';
import { openStore, sqlitePath } from '../../../src/store/open.ts';
import { addAccount } from '../../support/database.ts';
import {
  accountWithTexts,
  attune,
  databaseFolder,
  erasedAddress,
  SECRET_WORDS,
} from '../support/commands.ts';
import { DIALECTS } from '../support/databases.ts';
import { openTestStore, TEST_POSTGRES_OPTIONS, type TestStore } from '../support/open-test-store.ts';
import { buyManySnaps } from '../support/records.ts';

describe.each(DIALECTS)('attune account erase on %s', (dialect) => {
  let opened: TestStore;
  beforeAll(async () => {
    opened = await openTestStore(dialect);
  });
  afterAll(() => opened.dispose());

  test('asks before it acts', async () => {
    const { store, url } = opened;
    const { email } = await accountWithTexts(store);
    expect((await attune(url, 'account', 'erase', email)).exitCode).toBe(2);
    const { output } = await attune(url, 'account', 'export', email);
    expect(output).toContain(SECRET_WORDS);
  });

  test('removes texts, names, address and stored answers, revokes keys and keeps the ledger', async () => {
    const { store, url } = opened;
    const { accountId, email } = await accountWithTexts(store);
    expect(
      (await attune(url, 'credits', 'add', email, '5', '--note', 'goodwill for Zephyrine')).exitCode,
    ).toBe(0);
    const { exitCode, output } = await attune(url, 'account', 'erase', email, '--yes', '--json');
    expect(exitCode).toBe(0);
    const erased = JSON.parse(output);
    expect(erased).toEqual({ accountId, email: expect.stringMatching(erasedAddress(accountId)) });
    const after = await attune(url, 'account', 'export', erased.email);
    expect(after.output).not.toContain('Zephyrine');
    expect(after.output).not.toContain('Dana Reyes');
    const exported = JSON.parse(after.output);
    expect(exported.snaps[0]).toMatchObject({ notes: '', primary_code: null, summary: null });
    expect(exported.ledger).toHaveLength(4);
    for (const row of exported.ledger) expect(row).toMatchObject({ note: null, request_id: null });
    const answers = await store.handle
      .selectFrom('idempotency')
      .selectAll()
      .where('account_id', '=', accountId)
      .execute();
    expect(answers).toEqual([]);
    const [key] = await listApiKeys(store.handle, accountId);
    expect(key).toMatchObject({ name: null, revokedAt: expect.any(Number) });
    expect((await attune(url, 'account', 'export', email)).exitCode).toBe(1);
    expect((await attune(url, 'ledger', 'verify')).exitCode).toBe(0);
  });

  test('says how to erase once more what was running, and no typo of an address is told to make an account', async () => {
    const { store, url } = opened;
    const { accountId, email } = await accountWithTexts(store);
    const { output } = await attune(url, 'account', 'erase', email, '--yes');
    const again = /npx attune (account erase erased-\d+-\w+@erased\.invalid --yes)/.exec(output)?.[1] ?? '';
    expect((await attune(url, ...again.split(' '))).exitCode).toBe(0);
    expect(await findAccountById(store.handle, accountId)).toMatchObject({
      email: expect.stringMatching(erasedAddress(accountId)),
    });
    const typo = await attune(url, 'account', 'erase', 'nobody@example.com', '--yes');
    expect(typo).toMatchObject({ exitCode: 1, errors: 'There is no account for nobody@example.com.\n' });
    const { errors } = await attune(url, 'key', 'create', 'nobody@example.com');
    expect(errors).toContain('npx attune account create nobody@example.com');
  });

  test('leaves no text of an account with more records than one step takes', async () => {
    const { store, url } = opened;
    const { accountId, email } = await accountWithTexts(store);
    await buyManySnaps(store, accountId, 1200);
    expect((await attune(url, 'account', 'erase', email, '--yes')).exitCode).toBe(0);
    const left = await store.handle
      .selectFrom('snap')
      .select('id')
      .where('account_id', '=', accountId)
      .where((where) => where.or([where('notes', '<>', ''), where('name', '<>', '')]))
      .execute();
    expect(left).toEqual([]);
    expect((await attune(url, 'ledger', 'verify')).exitCode).toBe(0);
  });

  test('nobody can block an erasure by taking the address that would stand in the place of the old one', async () => {
    const { store, url } = opened;
    const { accountId, email } = await accountWithTexts(store);
    await addAccount(store, `erased-${accountId}@erased.invalid`, 0);
    const erased = await attune(url, 'account', 'erase', email, '--yes');
    expect(erased).toMatchObject({ exitCode: 0, errors: '' });
    expect(await findAccountByEmail(store.handle, email)).toBeNull();
  });
});

describe('attune account erase on the files of SQLite', () => {
  const { folder, url, remove } = databaseFolder();
  afterAll(remove);

  test('an erased text is in no file of the database, while a service has it open', async () => {
    const store = await openStore(url, TEST_POSTGRES_OPTIONS);
    const { email } = await accountWithTexts(store);
    expect(filesWith('Zephyrine')).not.toEqual([]);
    expect((await attune(url, 'account', 'erase', email, '--yes')).exitCode).toBe(0);
    expect(filesWith('Zephyrine')).toEqual([]);
    expect(filesWith(email)).toEqual([]);
    await store.close();
  });

  test('says what is erased and what is not while somebody reads the file, and how to go on', async () => {
    const store = await openStore(url, TEST_POSTGRES_OPTIONS);
    const { accountId, email } = await accountWithTexts(store);
    await store.close();
    const reader = new Database(sqlitePath(url), { readonly: true });
    reader.exec('begin');
    reader.prepare('select count(*) from snap').get();
    const refused = await attune(url, 'account', 'erase', email, '--yes');
    expect(refused).toMatchObject({ exitCode: 1, output: '' });
    expect(refused.errors).toContain(
      `The texts, names and stored answers of account ${accountId} are erased`,
    );
    expect(refused.errors).toContain('The write-ahead log of the database could not be emptied');
    const again = `npx attune account erase ${email} --yes\n`;
    expect(refused.errors.endsWith(`run again: ${again}`)).toBe(true);
    reader.close();
    expect((await attune(url, ...again.trim().split(' ').slice(2))).exitCode).toBe(0);
    expect(filesWith('Zephyrine')).toEqual([]);
  }, 30_000);

  function filesWith(text: string): string[] {
    return readdirSync(folder).filter((name) => readFileSync(join(folder, name)).includes(text));
  }
});
