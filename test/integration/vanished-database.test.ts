import { rename } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Engine } from '../../src/engine/engine.ts';
import { sqlitePath } from '../../src/store/open.ts';
import { BUSY_ANSWERS } from '../chaos/scenarios.ts';
import { createCustomer, readBooks, wrongs } from '../chaos/support/books.ts';
import { prediction } from '../chaos/support/call.ts';
import { startLoad } from '../chaos/support/load.ts';
import { type ServiceProcess, startService, statusOf } from '../chaos/support/service-process.ts';
import { createDatabase, type TestDatabase } from '../store/support/databases.ts';
import { type Attune, expectError, startAttune, type TestAccount } from '../support/attune.ts';
import { steadyEngine, watchedEngine } from '../support/engines.ts';

/** Moved away under its service, a database can still be read afterwards, as one that was deleted cannot. */
const MOVED = '.moved';
const WENT_WRONG = 'Something went wrong on our side. Please try again later.';

describe('a paid call, once the health check has found the database file gone,', () => {
  let attune: Attune;
  let account: TestAccount;
  afterEach(() => attune.close());

  async function loseDatabase(engine: Engine = steadyEngine): Promise<void> {
    attune = await startAttune({ engine });
    account = await attune.createAccountWithKey(5);
    expect((await attune.predict(account.key)).status).toBe(201);
    await rename(attune.databaseFile, attune.databaseFile + MOVED);
    expect((await attune.send('/readyz', { method: 'GET' })).status).toBe(503);
  }

  test.each([
    ['is answered with the server error', {}],
    ['with an Idempotency-Key as well', { 'idempotency-key': 'once' }],
  ])('%s, charges nothing, and the log says why', async (_, headers) => {
    await loseDatabase();
    const before = await attune.store.handle.selectFrom('credit_ledger').selectAll().execute();
    for (const call of [attune.predict, attune.analyse])
      expectError(await call(account.key, undefined, headers), 500, WENT_WRONG, 'internal_error');
    expect(await attune.store.handle.selectFrom('credit_ledger').selectAll().execute()).toEqual(before);
    const line = attune.logLines.find((text) => text.includes('unexpected error')) ?? '{}';
    expect(JSON.parse(line).reason).toContain('was deleted or replaced while it is in use');
  });

  test('never reaches an engine that takes its time', async () => {
    const slow = watchedEngine();
    await loseDatabase(slow);
    expect((await attune.predict(account.key)).status).toBe(500);
    expect(slow.calls()).toBe(1);
  });
});

describe('a service whose database file goes away under load', () => {
  let database: TestDatabase;
  let service: ServiceProcess;
  beforeEach(async () => {
    database = await createDatabase('sqlite', '');
  });
  afterEach(async () => {
    await service.end('SIGKILL');
    await database.drop();
  });

  test('charges nobody in either thread a moment later, loses nothing that it acknowledged before, and stops when told', async () => {
    const customer = await createCustomer(database.url, 1_000_000);
    service = await startService({ databaseUrl: database.url });
    const load = startLoad({ urls: [service.url], next: () => prediction(customer.key), connections: 16 });
    await load.answers(BUSY_ANSWERS, 201);
    const path = sqlitePath(database.url);
    await rename(path, path + MOVED);
    await load.answers(1, 500);
    const before = load.observed.length;
    await load.answers(500, 500);
    await load.stop();
    expect(new Set(load.observed.slice(before + 16).map(({ status }) => status))).toEqual(new Set([500]));
    expect(await statusOf(`${service.url}/readyz`)).toBe(503);
    expect(await service.end('SIGTERM')).toBe(0);
    await rename(path + MOVED, path);
    const books = await readBooks(database.url, customer);
    expect(wrongs(customer, books, load.observed)).toEqual([]);
    expect(books.held).toBe(0);
  }, 60_000);
});
