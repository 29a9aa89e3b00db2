import { rename, symlink } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { openUnservedStore, sqlitePath } from '../../src/store/open.ts';
import { createCustomer, readBooks, withStoreAt } from '../chaos/support/books.ts';
import { type ServiceProcess, startService } from '../chaos/support/service-process.ts';
import { createDatabase, type TestDatabase } from '../store/support/databases.ts';
import { TEST_POSTGRES_OPTIONS } from '../store/support/open-test-store.ts';
import { PERSON } from '../support/attune.ts';
import { runAttune } from '../support/attune-process.ts';
import { type StandIn, startStandIn } from '../upstream/stand-in-server.ts';

const LONG = 60_000;

describe('one SQLite file', () => {
  let database: TestDatabase;
  let model: StandIn;
  let started: ServiceProcess[];
  beforeEach(async () => {
    database = await createDatabase('sqlite', '');
    model = await startStandIn();
    model.plan({ kind: 'hang' });
    started = [];
  });
  afterEach(async () => {
    await Promise.all(started.map((service) => service.end('SIGKILL')));
    await model.close();
    await database.drop();
  });

  async function start(databaseUrl = database.url): Promise<ServiceProcess> {
    const service = await startService({
      databaseUrl,
      settings: {
        UPSTREAM: 'openai-compatible',
        UPSTREAM_MODEL: 'stand-in',
        UPSTREAM_BASE_URL: model.baseUrl,
        UPSTREAM_TIMEOUT_MS: String(LONG),
      },
    });
    started.push(service);
    return service;
  }

  /** A call that the model never answers, so that its credit stays held. */
  async function callOf(key: string, service: ServiceProcess): Promise<void> {
    void fetch(`${service.url}/api/v1/snap`, {
      method: 'POST',
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
      body: JSON.stringify(PERSON),
    }).catch(() => {});
    await model.received(1);
  }

  test(
    'has one service: a second start is refused in plain words, and what calls of the first one hold stays held',
    async () => {
      const customer = await createCustomer(database.url, 5);
      const first = await start();
      await callOf(customer.key, first);
      await expect(start()).rejects.toThrow(
        'Another Attune service runs on the file that DATABASE_URL names',
      );
      expect((await readBooks(database.url, customer)).held).toBe(1);

      const environment = { DATABASE_URL: database.url };
      expect(await runAttune(['ledger', 'verify'], { environment })).toMatchObject({ exitCode: 0 });
      expect(await runAttune(['account', 'create', 'a@example.com'], { environment })).toMatchObject({
        exitCode: 0,
      });

      await first.end('SIGKILL');
      const next = await start();
      expect((await readBooks(database.url, customer)).held).toBe(0);
      expect(await next.end('SIGTERM')).toBe(0);
      const last = await start();
      expect(await last.end('SIGTERM')).toBe(0);
    },
    LONG,
  );

  test(
    'is not copied from to PostgreSQL while its service runs, and has no service while it is copied',
    async () => {
      const first = await start();
      const target = await createDatabase('postgres', inject('postgresUrl'));
      const migrate = () => runAttune(['migrate-store', '--from', database.url, '--to', target.url]);
      const refused = await migrate();
      expect(refused).toMatchObject({ exitCode: 1, output: '' });
      expect(refused.errors).toContain('An Attune service runs on the file that --from names');
      await first.end('SIGKILL');

      const copying = await openUnservedStore(database.url, TEST_POSTGRES_OPTIONS);
      await expect(start()).rejects.toThrow('attune migrate-store copies from it');
      await copying.close();
      expect(await migrate()).toMatchObject({ exitCode: 0, errors: '' });
      await target.drop();
    },
    LONG,
  );

  test(
    'has one service also where it has a second name',
    async () => {
      const path = sqlitePath(database.url);
      await withStoreAt(database.url, async () => {});
      await rename(path, `${path}.moved`);
      await symlink(`${path}.moved`, path);
      const first = await start();
      await expect(start(`sqlite:${path}.moved`)).rejects.toThrow('Another Attune service runs');
      await first.end('SIGTERM');
    },
    LONG,
  );
});
