import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findAccountByEmail } from '../../src/store/accounts.ts';
import { auditLedger } from '../../src/store/ledger-audit.ts';
import { sqlitePath } from '../../src/store/open.ts';
import { openSqlite } from '../../src/store/sqlite/open-sqlite.ts';
import type { Store } from '../../src/store/store.ts';
import { createAuthenticator } from '../../src/usecases/authenticate.ts';
import { eraseAccount } from '../../src/usecases/erase-account.ts';
import { eraseSnap } from '../../src/usecases/erase-snap.ts';
import { createErasedTraces } from '../../src/usecases/erased-traces.ts';
import { createFailedCalls } from '../../src/usecases/failed-calls.ts';
import { createForgetOldTexts } from '../../src/usecases/forget-old-texts.ts';
import { housekeepingRound } from '../../src/usecases/housekeeping-round.ts';
import { createCallTally } from '../../src/usecases/tally-calls.ts';
import { accountWithTexts, SECRET_WORDS } from './support/commands.ts';
import { openTestStore, type TestStore } from './support/open-test-store.ts';
import {
  accountWith,
  buyManySnaps,
  buySnap,
  capture,
  hold,
  NOON,
  newSnap,
  withTraces,
} from './support/records.ts';

const DAY = 24 * 60 * 60 * 1000;

describe('the files of a SQLite database in use', () => {
  let opened: TestStore;
  let path: string;
  beforeAll(async () => {
    opened = await openTestStore('sqlite');
    path = sqlitePath(opened.url);
  });
  afterAll(() => opened.dispose());

  /** The files of the database that hold the text. */
  const holdersOf = (text: string) =>
    readdirSync(dirname(path)).filter((name) => readFileSync(join(dirname(path), name)).includes(text));

  /** What the service does now and then at NOON, with RETENTION_DAYS=days. */
  function roundThatKeeps(days: number, store: Store): () => Promise<void> {
    const clock = { now: () => NOON };
    const dependencies = { store, clock, abandonedAfterMilliseconds: DAY };
    const parts = {
      failedCalls: createFailedCalls(dependencies),
      authenticator: createAuthenticator(store, clock),
      tally: createCallTally(store, clock),
      traces: createErasedTraces(store),
      forgetOldTexts: createForgetOldTexts({ ...dependencies, days, putOff: () => {} }),
    };
    return () => housekeepingRound({ ...dependencies, ...parts });
  }

  test('a backup ends beside a process that never stops writing, and is of one state', async () => {
    const { store } = opened;
    const accountId = await accountWith(store, 100_000);
    await buyManySnaps(store, accountId, 5000);
    const another = await opened.openAnother();
    let isDone = false;
    const writing = (async () => {
      while (!isDone) {
        await buySnap(another, accountId);
        await setImmediate();
      }
    })();
    await store.backup?.(`${path}.backup`);
    isDone = true;
    await writing;
    await another.close();
    const files = readdirSync(dirname(path)).filter((name) => name.includes('backup'));
    expect(files).toEqual([basename(`${path}.backup`)]);
    const copy = await openSqlite(`${path}.backup`);
    expect(await auditLedger(copy.handle)).toEqual([]);
    await copy.close();
  });

  test('the log is emptied when who reads is done, and nobody waits for it meanwhile', async () => {
    const { store } = opened;
    const accountId = await accountWith(store, 5);
    const reader = new Database(path, { readonly: true });
    reader.exec('begin');
    reader.prepare('select count(*) from snap').get();
    await buySnap(store, accountId);
    const emptied = store.scrub();
    await buySnap(store, accountId);
    expect(statSync(`${path}-wal`).size).toBeGreaterThan(0);
    reader.close();
    await emptied;
    expect(statSync(`${path}-wal`).size).toBe(0);
  });

  test('hold no text of an erased snap any more, and one that cannot be emptied yet is no obstacle', async () => {
    const { store } = opened;
    const accountId = await accountWith(store, 2);
    const text = 'Zephyrine keeps an orchid ledger';
    const record = { kind: 'snap', snap: newSnap(accountId, text) } as const;
    const saved = await capture(store, await hold(store, accountId), record);
    const snapId = saved?.snapId ?? 0;
    const holders = () => holdersOf(text);
    expect(holders()).not.toEqual([]);
    let isBusy = true;
    const scrub = () => (isBusy ? Promise.reject(new Error('busy')) : store.scrub());
    const { traces } = withTraces({ ...store, scrub });
    expect(await eraseSnap({ store, traces }, { accountId, snapId })).toBe(true);
    await expect(traces.removeLeft()).rejects.toThrow('busy');
    isBusy = false;
    await traces.removeLeft();
    expect(holders()).toEqual([]);
  });

  test('leave an account under its address until they hold its texts no more, so that it can be erased again', async () => {
    const { store } = opened;
    const { accountId, email } = await accountWithTexts(store);
    const busy: Store = { ...store, scrub: () => Promise.reject(new Error('busy')) };
    const dependencies = { clock: { now: () => NOON }, randomBytes };
    const account = { id: accountId, email };
    await expect(eraseAccount({ ...dependencies, store: busy }, account)).rejects.toThrow('busy');
    expect((await findAccountByEmail(store.handle, email))?.id).toBe(accountId);
    await eraseAccount({ ...dependencies, store }, account);
    expect(await findAccountByEmail(store.handle, email)).toBeNull();
  });

  test.each([
    ['at once', false],
    ['after the next round if somebody reads', true],
  ])('hold no text that is older than the days: gone %s', async (_when, isRead) => {
    const { store } = opened;
    const accountId = await accountWith(store, 2);
    const text = `Zephyrine kept a bonsai ledger ${isRead}`;
    const snap = { ...newSnap(accountId, text), createdAt: NOON - 31 * DAY };
    await capture(store, await hold(store, accountId), { kind: 'snap', snap });
    expect(holdersOf(text)).not.toEqual([]);

    let isBusy = isRead;
    const scrub = () => (isBusy ? Promise.reject(new Error('busy')) : store.scrub());
    const round = roundThatKeeps(30, { ...store, scrub });
    await round();
    if (isRead) {
      expect(holdersOf(text)).not.toEqual([]);
      isBusy = false;
      await round();
    }
    expect(holdersOf(text)).toEqual([]);
  });

  test('hold no text of an erased account any more', async () => {
    const { store } = opened;
    const { accountId, email } = await accountWithTexts(store);
    const holders = () => holdersOf(SECRET_WORDS);
    expect(holders()).not.toEqual([]);
    await eraseAccount({ store, clock: { now: () => NOON }, randomBytes }, { id: accountId, email });
    expect(holders()).toEqual([]);
  });
});
