import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { dashboardSignIn } from '../../../src/compose.ts';
import { loadConfig } from '../../../src/config.ts';
import type { CopiedTable } from '../../../src/store/copy-store.ts';
import { openStore, sqlitePath } from '../../../src/store/open.ts';
import { runAttune } from '../../support/attune-process.ts';
import { accountWithTexts, attune } from '../support/commands.ts';
import { createDatabase, type TestDatabase } from '../support/databases.ts';
import { TEST_POSTGRES_OPTIONS } from '../support/open-test-store.ts';
import { buySnap, hold } from '../support/records.ts';

describe('attune migrate-store', () => {
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
    expect(first).toMatchObject({ exitCode: 0, errors: '' });
    await interruptedCopy();
    expect(JSON.parse((await migrate()).output)).toEqual(JSON.parse(first.output));

    const exported = await Promise.all(
      [source.url, target.url].map((url) => attune(url, 'account', 'export', email)),
    );
    expect(JSON.parse(exported[1]?.output ?? '')).toEqual(JSON.parse(exported[0]?.output ?? ''));
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
    expect(again).toMatchObject({ exitCode: 0, errors: '' });
    const rows = Object.fromEntries(
      JSON.parse(again.output).copied.map(({ table, rows }: CopiedTable) => [table, rows]),
    );
    expect(rows).toMatchObject({ account: 1, idempotency: 0, dashboard_user: 0, dashboard_credential: 0 });
    await Promise.all([source.drop(), target.drop()]);
  });

  test('refuses a database that holds other records', async () => {
    const { exitCode, errors } = await migrate();
    expect(exitCode).toBe(1);
    expect(errors).toContain('already holds other records');
  });

  test.each([
    { from: 'sqlite', to: 'sqlite', says: '--to must name a PostgreSQL database' },
    { from: 'postgres', to: 'postgres', says: '--from must name a SQLite database' },
  ] as const)('refuses to copy from $from to $to, and makes no file', async ({ from, to, says }) => {
    const made = `${source.url}.made`;
    const urls = { sqlite: made, postgres: target.url };
    const fromUrl = from === 'sqlite' ? source.url : target.url;
    const { exitCode, errors } = await attune(
      source.url,
      'migrate-store',
      '--from',
      fromUrl,
      '--to',
      urls[to],
    );
    expect(exitCode).toBe(2);
    expect(errors).toContain(says);
    expect(existsSync(sqlitePath(made))).toBe(false);
  });

  test('says of which of the two databases it speaks, and no password', async () => {
    const nobody = 'postgres://nobody:hidden-word@127.0.0.1:1/attune';
    const unread = await attune(source.url, 'migrate-store', '--from', source.url, '--to', nobody);
    expect(unread).toMatchObject({ exitCode: 1, output: '' });
    expect(unread.errors).toContain('No PostgreSQL answers at the host and port of --to');
    expect(unread.errors).not.toContain('hidden-word');
    const absent = await attune(source.url, 'migrate-store', '--from', `${source.url}.none`, '--to', nobody);
    expect(absent.errors).toContain('Check --from');
    const malformed = 'postgres://nobody:hidden#word@127.0.0.1/attune';
    const refused = await attune(source.url, 'migrate-store', '--from', source.url, '--to', malformed);
    expect(refused).toMatchObject({ exitCode: 2, output: '' });
    expect(refused.errors).toContain('--to must be a well-formed URL');
  });

  test('takes the target, whose password nobody else shall read, from the environment or a file', async () => {
    const words = ['migrate-store', '--from', source.url];
    const run = (environment: Record<string, string>, ...more: string[]) =>
      runAttune([...words, ...more], { environment });
    const nobody = 'postgres://nobody:hidden-word@127.0.0.1:1/attune';
    const file = `${sqlitePath(source.url)}.target`;
    await writeFile(file, `${nobody}\n`);
    for (const environment of [{ DATABASE_URL_TO: nobody }, { DATABASE_URL_TO_FILE: file }]) {
      const { exitCode, errors } = await run(environment);
      expect(exitCode).toBe(1);
      expect(errors).toContain('No PostgreSQL answers at the host and port of DATABASE_URL_TO.');
      expect(errors).not.toContain('hidden-word');
    }
    const copied = await createDatabase('postgres', inject('postgresUrl'));
    expect(await run({ DATABASE_URL_TO: copied.url })).toMatchObject({ exitCode: 0, errors: '' });
    await copied.drop();
    const none = await run({});
    expect(none).toMatchObject({ exitCode: 2, errors: expect.stringContaining('or in DATABASE_URL_TO') });
    const both = await run({ DATABASE_URL_TO: nobody }, '--to', target.url);
    expect(both).toMatchObject({
      exitCode: 2,
      errors: '--to and DATABASE_URL_TO both name a database; keep one.\n',
    });
    const unread = await run({ DATABASE_URL_TO_FILE: `${file}.none` });
    expect(unread).toMatchObject({
      exitCode: 2,
      errors: 'DATABASE_URL_TO_FILE names a file that cannot be read\n',
    });
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
