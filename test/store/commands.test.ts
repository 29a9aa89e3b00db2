import { execFile } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { dashboardSignIn } from '../../src/compose.ts';
import { loadConfig } from '../../src/config.ts';
import { findAccountByEmail, findAccountById } from '../../src/store/accounts.ts';
import { insertApiKey, listApiKeys } from '../../src/store/api-keys.ts';
import type { CopiedTable } from '../../src/store/copy-store.ts';
import { openStore, sqlitePath } from '../../src/store/open.ts';
import { snapRow } from '../../src/store/snaps.ts';
import type { Store } from '../../src/store/store.ts';
import { addAccount } from '../support/database.ts';
import { createDatabase, DIALECTS, type TestDatabase } from './support/databases.ts';
import { openTestStore, TEST_POSTGRES_OPTIONS, type TestStore } from './support/open-test-store.ts';
import {
  accountWith,
  balanceOf,
  buyManySnaps,
  buySnap,
  capture,
  hold,
  NOON,
  newComms,
  newSnap,
} from './support/records.ts';

const CLI = fileURLToPath(new URL('../../src/cli/index.ts', import.meta.url));
const SECRET_WORDS = 'Zephyrine keeps an orchid ledger';

/** The address of an erased account: it ends in what nobody can guess. */
const erasedAddress = (accountId: number) =>
  new RegExp(`^erased-${accountId}-[0-9a-f]{16}@erased\\.invalid$`);

interface Finished {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs `attune` as a process of its own on the given database. */
function attune(url: string, ...words: string[]): Promise<Finished> {
  const env = { ...process.env, DATABASE_URL: url };
  return new Promise((resolve) => {
    execFile(process.execPath, [CLI, ...words], { env }, (error, stdout, stderr) => {
      resolve({
        exitCode: typeof error?.code === 'number' ? error.code : error === null ? 0 : 1,
        stdout,
        stderr,
      });
    });
  });
}

/** An account with a snap, a comms record, a stored answer and a key that all hold the secret words. */
async function accountWithTexts(
  store: Store,
): Promise<{ readonly accountId: number; readonly email: string }> {
  const accountId = await accountWith(store, 9);
  const saved = await capture(store, await hold(store, accountId), {
    kind: 'snap',
    snap: newSnap(accountId, `${SECRET_WORDS} since spring. `.repeat(200)),
  });
  const snapId = saved?.snapId ?? 0;
  const comms = newComms(accountId, snapId, SECRET_WORDS);
  await capture(store, await hold(store, accountId, 2), { kind: 'comms', comms });
  await store.write(async (handle) => {
    const answer = JSON.stringify({ status: 201, body: SECRET_WORDS });
    const row = { account_id: accountId, key: 'k', request_hash: 'h', started_at: NOON, answer };
    await handle.insertInto('idempotency').values(row).execute();
    await insertApiKey(handle, {
      accountId,
      name: SECRET_WORDS,
      shownPrefix: 'attune_abc',
      hash: `hash-${accountId}`,
      createdAt: NOON,
    });
  });
  const { email } = await store.handle
    .selectFrom('account')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return { accountId, email };
}

describe.each(DIALECTS)('commands that keep records on %s', (dialect) => {
  let opened: TestStore;
  beforeAll(async () => {
    opened = await openTestStore(dialect);
  });
  afterAll(() => opened.dispose());

  test('ledger verify passes while the books are in order, also with a call running', async () => {
    const { store, url } = opened;
    const accountId = await accountWith(store, 5);
    await buySnap(store, accountId);
    await hold(store, accountId, 2);
    const { exitCode, stdout } = await attune(url, 'ledger', 'verify', '--json');
    expect(exitCode).toBe(0);
    expect(JSON.parse(stdout)).toEqual({ accounts: expect.any(Number), faults: [] });
  });

  test('account export prints everything that is stored, and no hash of a key', async () => {
    const { store, url } = opened;
    const { accountId, email } = await accountWithTexts(store);
    const { exitCode, stdout } = await attune(url, 'account', 'export', email);
    expect(exitCode).toBe(0);
    const exported = JSON.parse(stdout);
    expect(exported.account).toEqual({
      ...{ id: accountId, email, created_at: '2026-01-15T12:00:00.000Z' },
      ...{ balance: 6, held: 0 },
    });
    expect(exported.snaps).toHaveLength(1);
    expect(exported.snaps[0].notes).toContain(SECRET_WORDS);
    expect(exported.comms[0].message_text).toBe(SECRET_WORDS);
    expect(exported.ledger.map((row: { credits: number }) => row.credits)).toEqual([9, -1, -2]);
    expect(stdout).not.toContain(`hash-${accountId}`);
  });

  test('account export gives times and lists as a person and a program read them', async () => {
    const { store, url } = opened;
    const { email } = await accountWithTexts(store);
    const { snaps, comms, ledger } = JSON.parse((await attune(url, 'account', 'export', email)).stdout);
    const isoTime = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect([snaps[0].created_at, comms[0].updated_at, ledger[0].created_at]).toEqual([
      isoTime,
      isoTime,
      isoTime,
    ]);
    expect([comms[0].strengths, comms[0].risks, comms[0].suggestions].every(Array.isArray)).toBe(true);
  });

  test('account export of an empty account is well-formed', async () => {
    const { store, url } = opened;
    const accountId = await accountWith(store, 0);
    const { email } = await store.handle
      .selectFrom('account')
      .select('email')
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow();
    const { stdout } = await attune(url, 'account', 'export', email);
    expect(JSON.parse(stdout)).toMatchObject({ keys: [], ledger: [], snaps: [], comms: [] });
  });

  test('account export holds the answers kept for retries, the counts of calls and the sessions, too', async () => {
    const { store, url } = opened;
    const { accountId, email } = await accountWithTexts(store);
    const calls = { account_id: accountId, day: 20_000, key_id: 0, operation: 'predict_profile' } as const;
    await store.handle
      .insertInto('call_outcome')
      .values({ ...calls, outcome: 'succeeded', calls: 3 })
      .execute();
    await dashboardSignIn(loadConfig({ DATABASE_URL: url }), store).setPassword(
      { id: accountId, email },
      'a long password',
    );
    await dashboardSignIn(loadConfig({ DATABASE_URL: url }), store).signIn({
      email,
      password: 'a long password',
    });
    const { stdout } = await attune(url, 'account', 'export', email);
    expect(JSON.parse(stdout)).toMatchObject({
      answers: [{ key: 'k', answer: expect.stringContaining(SECRET_WORDS) }],
      calls: [{ day: '2024-10-04', outcome: 'succeeded', calls: 3 }],
      sessions: [{ createdAt: expect.stringMatching(/^\d{4}-/), expiresAt: expect.any(String) }],
    });
    expect(stdout).not.toMatch(/token|password/i);
  });

  test('account erase asks before it acts', async () => {
    const { store, url } = opened;
    const { email } = await accountWithTexts(store);
    expect((await attune(url, 'account', 'erase', email)).exitCode).toBe(2);
    const { stdout } = await attune(url, 'account', 'export', email);
    expect(stdout).toContain(SECRET_WORDS);
  });

  test('account erase removes texts, names, address and stored answers, revokes keys and keeps the ledger', async () => {
    const { store, url } = opened;
    const { accountId, email } = await accountWithTexts(store);
    expect(
      (await attune(url, 'credits', 'add', email, '5', '--note', 'goodwill for Zephyrine')).exitCode,
    ).toBe(0);
    const { exitCode, stdout } = await attune(url, 'account', 'erase', email, '--yes', '--json');
    expect(exitCode).toBe(0);
    const erased = JSON.parse(stdout);
    expect(erased).toEqual({ accountId, email: expect.stringMatching(erasedAddress(accountId)) });
    const after = await attune(url, 'account', 'export', erased.email);
    expect(after.stdout).not.toContain('Zephyrine');
    expect(after.stdout).not.toContain('Dana Reyes');
    const exported = JSON.parse(after.stdout);
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

  test('account erase says how to erase once more what was running, and no typo of an address is told to make an account', async () => {
    const { store, url } = opened;
    const { accountId, email } = await accountWithTexts(store);
    const { stdout } = await attune(url, 'account', 'erase', email, '--yes');
    const again = /npx attune (account erase erased-\d+-\w+@erased\.invalid --yes)/.exec(stdout)?.[1] ?? '';
    expect((await attune(url, ...again.split(' '))).exitCode).toBe(0);
    expect(await findAccountById(store.handle, accountId)).toMatchObject({
      email: expect.stringMatching(erasedAddress(accountId)),
    });
    const typo = await attune(url, 'account', 'erase', 'nobody@example.com', '--yes');
    expect(typo).toMatchObject({ exitCode: 1, stderr: 'There is no account for nobody@example.com.\n' });
    const { stderr } = await attune(url, 'key', 'create', 'nobody@example.com');
    expect(stderr).toContain('npx attune account create nobody@example.com');
  });

  test('nobody can block an erasure by taking the address that would stand in the place of the old one', async () => {
    const { store, url } = opened;
    const { accountId, email } = await accountWithTexts(store);
    await addAccount(store, `erased-${accountId}@erased.invalid`, 0);
    const erased = await attune(url, 'account', 'erase', email, '--yes');
    expect(erased).toMatchObject({ exitCode: 0, stderr: '' });
    expect(await findAccountByEmail(store.handle, email)).toBeNull();
  });

  test('key create says it when an account has as many keys as it may', async () => {
    const { store, url } = opened;
    const { accountId, email } = await accountWithTexts(store);
    const key = { accountId, name: null, shownPrefix: 'attune_x', createdAt: NOON };
    await store.write(async (handle) => {
      for (let place = 0; place < 99; place += 1)
        await insertApiKey(handle, { ...key, hash: `limit-${dialect}-${place}` });
    });
    const { exitCode, stdout, stderr } = await attune(url, 'key', 'create', email, '--json');
    expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' });
    expect(stderr).toBe('An account has at most 100 active keys. Revoke one that is no longer used.\n');
  });

  test('ledger verify ends however many snaps one account has, and finds the one that nobody paid for', async () => {
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
    const { faults } = JSON.parse((await attune(url, 'ledger', 'verify', '--json')).stdout);
    expect(faults).toEqual([{ accountId, text: `snap ${unpaid.id} was never charged` }]);
    await store.handle.deleteFrom('snap').where('id', '=', unpaid.id).execute();
  });

  test('account erase leaves no text of an account with more records than one step takes', async () => {
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

  test('ledger verify names the account whose balance is not its ledger, and the charge without a record', async () => {
    const { store, url } = opened;
    const wrong = await accountWith(store, 5);
    const robbed = await accountWith(store, 5);
    const snapId = await buySnap(store, robbed);
    await store.write(async (handle) => {
      await handle.updateTable('account').set({ available_credits: 50 }).where('id', '=', wrong).execute();
      await handle.deleteFrom('snap').where('id', '=', snapId).execute();
    });
    const { exitCode, stdout, stderr } = await attune(url, 'ledger', 'verify');
    expect(exitCode).toBe(1);
    expect(stdout).toContain(`account ${wrong}: balance 50, but the ledger adds up to 5`);
    expect(stdout).toMatch(new RegExp(`account ${robbed}: charge \\d+ has no snap`));
    expect(stderr).toContain('does not hold in 2 places');
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
  const { exitCode, stdout, stderr } = await attune(opened.url, 'credits', 'add', email, '5');
  expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' });
  expect(stderr).toMatch(/^PostgreSQL takes no writes: it is a standby.* \(25006\)\n$/);
  await opened.dispose();
});

describe('files of SQLite', () => {
  let folder: string;
  let url: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'attune-commands-'));
    url = `sqlite:${join(folder, 'attune.db')}`;
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('an erased text is in no file of the database, while a service has it open', async () => {
    const store = await openStore(url, TEST_POSTGRES_OPTIONS);
    const { email } = await accountWithTexts(store);
    expect(filesWith('Zephyrine')).not.toEqual([]);
    expect((await attune(url, 'account', 'erase', email, '--yes')).exitCode).toBe(0);
    expect(filesWith('Zephyrine')).toEqual([]);
    expect(filesWith(email)).toEqual([]);
    await store.close();
  });

  test('a backup made while the database is in use holds all that was acknowledged, and can be restored', async () => {
    const store = await openStore(url, TEST_POSTGRES_OPTIONS);
    const accountId = await accountWith(store, 100);
    const bought = await Promise.all(Array.from({ length: 20 }, () => buySnap(store, accountId)));
    const running = Promise.all(Array.from({ length: 20 }, () => buySnap(store, accountId)));
    const file = join(folder, 'backup.db');
    const backup = await attune(url, 'backup', file, '--json');
    expect(backup).toEqual({ exitCode: 0, stdout: `${JSON.stringify({ file })}\n`, stderr: '' });
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
    expect(await attune(url, 'backup', join(folder, 'later.db'))).toMatchObject({ exitCode: 0, stderr: '' });
    expect((await attune(`sqlite:${join(folder, 'later.db')}`, 'ledger', 'verify')).exitCode).toBe(0);
    rmSync(join(folder, 'later.db.unfinished'));
  });

  test('a backup never replaces a file, and none is left behind when it cannot be made', async () => {
    const file = join(folder, 'backup.db');
    expect((await attune(url, 'backup', file)).exitCode).toBe(1);
    const nowhere = join(folder, 'nowhere', 'backup.db');
    const { exitCode, stderr } = await attune(url, 'backup', nowhere);
    expect(exitCode).toBe(1);
    expect(stderr).toContain(`${nowhere} cannot be written. Check that its folder is there`);
    expect(readdirSync(folder).filter((name) => name.endsWith('.unfinished'))).toEqual([]);
  });

  function filesWith(text: string): string[] {
    return readdirSync(folder).filter((name) => readFileSync(join(folder, name)).includes(text));
  }
});

describe('migrate-store', () => {
  let source: TestDatabase;
  let target: TestDatabase;
  beforeAll(async () => {
    source = await createDatabase('sqlite', inject('postgresUrl'));
    target = await createDatabase('postgres', inject('postgresUrl'));
  });
  afterAll(async () => {
    await source.drop();
    await target.drop();
  });
  const migrate = (...more: string[]) =>
    attune(source.url, 'migrate-store', '--from', source.url, '--to', target.url, '--json', ...more);

  test('copies every record, goes on after an interruption and continues the numbers', async () => {
    const from = await openStore(source.url, TEST_POSTGRES_OPTIONS);
    const { accountId, email } = await accountWithTexts(from);
    const lastSnap = await buySnap(from, accountId);
    const held = await hold(from, accountId);
    await from.close();

    const first = await migrate();
    expect(first).toMatchObject({ exitCode: 0, stderr: '' });
    await interruptedCopy();
    expect(JSON.parse((await migrate()).stdout)).toEqual(JSON.parse(first.stdout));

    const exported = await Promise.all(
      [source.url, target.url].map((url) => attune(url, 'account', 'export', email)),
    );
    expect(JSON.parse(exported[1]?.stdout ?? '')).toEqual(JSON.parse(exported[0]?.stdout ?? ''));
    expect((await attune(target.url, 'ledger', 'verify')).exitCode).toBe(0);
    const to = await openStore(target.url, TEST_POSTGRES_OPTIONS);
    expect(await buySnap(to, accountId)).toBe(lastSnap + 1);
    expect((await hold(to, accountId)).holdId).toBeGreaterThan(held.holdId);
    await to.close();
  });

  test('an interrupted copy is completed also when the source has forgotten answers and sign-ins since', async () => {
    const [source, target] = await Promise.all([
      createDatabase('sqlite', inject('postgresUrl')),
      createDatabase('postgres', inject('postgresUrl')),
    ]);
    const copy = () =>
      attune(source.url, 'migrate-store', '--from', source.url, '--to', target.url, '--json');
    const from = await openStore(source.url, TEST_POSTGRES_OPTIONS);
    const { accountId, email } = await accountWithTexts(from);
    const config = loadConfig({ DATABASE_URL: source.url });
    await dashboardSignIn(config, from).setPassword({ id: accountId, email }, 'a long password');
    await from.close();
    expect((await copy()).exitCode).toBe(0);

    expect((await attune(source.url, 'account', 'erase', email, '--yes')).exitCode).toBe(0);
    const again = await copy();
    expect(again).toMatchObject({ exitCode: 0, stderr: '' });
    const rows = Object.fromEntries(
      JSON.parse(again.stdout).copied.map(({ table, rows }: CopiedTable) => [table, rows]),
    );
    expect(rows).toMatchObject({ account: 1, idempotency: 0, dashboard_user: 0, dashboard_credential: 0 });
    await Promise.all([source.drop(), target.drop()]);
  });

  test('refuses a database that holds other records', async () => {
    const { exitCode, stderr } = await migrate();
    expect(exitCode).toBe(1);
    expect(stderr).toContain('already holds other records');
  });

  test.each([
    { from: 'sqlite', to: 'sqlite', says: '--to must name a PostgreSQL database' },
    { from: 'postgres', to: 'postgres', says: '--from must name a SQLite database' },
  ] as const)('refuses to copy from $from to $to, and makes no file', async ({ from, to, says }) => {
    const made = `${source.url}.made`;
    const urls = { sqlite: made, postgres: target.url };
    const fromUrl = from === 'sqlite' ? source.url : target.url;
    const { exitCode, stderr } = await attune(
      source.url,
      'migrate-store',
      '--from',
      fromUrl,
      '--to',
      urls[to],
    );
    expect(exitCode).toBe(2);
    expect(stderr).toContain(says);
    expect(existsSync(sqlitePath(made))).toBe(false);
  });

  test('says of which of the two databases it speaks, and no password', async () => {
    const nobody = 'postgres://nobody:hidden-word@127.0.0.1:1/attune';
    const unread = await attune(source.url, 'migrate-store', '--from', source.url, '--to', nobody);
    expect(unread).toMatchObject({ exitCode: 1, stdout: '' });
    expect(unread.stderr).toContain('No PostgreSQL answers at the host and port of --to');
    expect(unread.stderr).not.toContain('hidden-word');
    const absent = await attune(source.url, 'migrate-store', '--from', `${source.url}.none`, '--to', nobody);
    expect(absent.stderr).toContain('Check --from');
    const malformed = 'postgres://nobody:hidden#word@127.0.0.1/attune';
    const refused = await attune(source.url, 'migrate-store', '--from', source.url, '--to', malformed);
    expect(refused).toMatchObject({ exitCode: 2, stdout: '' });
    expect(refused.stderr).toContain('--to must be a well-formed URL');
  });

  /** Leaves the target as a copy that was broken off: the last rows of two tables are missing. */
  async function interruptedCopy(): Promise<void> {
    const to = await openStore(target.url, TEST_POSTGRES_OPTIONS);
    await to.write(async (handle) => {
      const last = await handle
        .selectFrom('credit_ledger')
        .select('id')
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow();
      await handle.deleteFrom('credit_ledger').where('id', '=', last.id).execute();
      await handle.deleteFrom('comms').execute();
    });
    await to.close();
  }
});
