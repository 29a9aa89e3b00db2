import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PROFILE_ENGINE_LABEL, predictProfile } from '../../src/engine/local/profile/predict-profile.ts';
import { openSqlite } from '../../src/store/sqlite/open-sqlite.ts';
import type { Store } from '../../src/store/store.ts';
import type { PredictionTask } from '../../src/thread/messages.ts';
import { type PredictionThread, startPredictionThread } from '../../src/thread/prediction-thread.ts';
import { accountWith, balanceOf, ledgerSum, NOON } from '../store/support/records.ts';

const PERSON = {
  name: 'Zoë Reyes',
  notes: 'Zoë asked where the “14%” came from, and sent the deck back because two charts had no source.',
  ageRange: null,
  jobType: 'Buyer',
};

describe('the prediction thread', () => {
  let folder: string;
  let path: string;
  let store: Store;
  let failures: unknown[];
  const threads: PredictionThread[] = [];

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'attune-thread-'));
    path = join(folder, 'attune.db');
    store = await openSqlite(path);
    failures = [];
  });
  afterEach(async () => {
    for (const thread of threads.splice(0)) await thread.stop();
    await store.close();
    await rm(folder, { recursive: true });
  });

  async function start(program?: URL): Promise<PredictionThread> {
    const options = { path, failed: (error: unknown) => failures.push(error), ended() {} };
    const thread = startPredictionThread(program === undefined ? options : { ...options, program });
    threads.push(thread);
    await expect.poll(thread.isReady, { timeout: 10_000 }).toBe(true);
    return thread;
  }

  async function taskFor(accountId: number): Promise<PredictionTask> {
    const operation = 'predict_profile';
    const request = { accountId, credits: 1, operation, requestId: 'r', heldAt: NOON } as const;
    return { person: PERSON, charge: { request, keyId: null, holdId: await store.nextHoldId() } };
  }

  test('predicts as this thread does, and saves and charges what it answers', async () => {
    const thread = await start();
    const accountId = await accountWith(store, 9);
    const tasks = await Promise.all(Array.from({ length: 7 }, () => taskFor(accountId)));
    const answers = await thread.ask(tasks);
    expect(answers?.map((answer) => answer?.outcome)).toMatchObject(
      [8, 7, 6, 5, 4, 3, 2].map((remaining) => ({ kind: 'charged', remaining })),
    );
    for (const answer of answers ?? []) {
      expect(answer).toMatchObject({ prediction: predictProfile(PERSON), engine: PROFILE_ENGINE_LABEL });
    }
    expect(await ledgerSum(store, accountId)).toBe(2);
    const snaps = await store.handle.selectFrom('snap').selectAll().execute();
    expect(snaps).toHaveLength(7);
    expect(snaps[0]).toMatchObject({ name: 'Zoë Reyes', notes: PERSON.notes, job_type: 'Buyer' });
  });

  test('leaves out an account that cannot pay, and all of a group in which a charge was made before', async () => {
    const thread = await start();
    const [poor, rich] = [await accountWith(store, 1), await accountWith(store, 9)];
    const tasks = [await taskFor(poor), await taskFor(rich), await taskFor(poor)];
    expect(await thread.ask(tasks)).toMatchObject([null, { engine: PROFILE_ENGINE_LABEL }, null]);
    expect(await thread.ask([await taskFor(rich), ...tasks.slice(1, 2)])).toEqual([null, null]);
    expect(await ledgerSum(store, poor)).toBe(1);
    expect(await ledgerSum(store, rich)).toBe(8);
  });

  test('that dies with its charge made and no answer given has charged once, whoever asks again', async () => {
    const thread = await start(new URL('./support/silent-program.ts', import.meta.url));
    const accountId = await accountWith(store, 5);
    const task = await taskFor(accountId);
    expect(await thread.ask([task])).toBeNull();
    expect(thread.isReady()).toBe(false);
    expect(await thread.ask([task])).toBeNull();
    const { notes, ...named } = PERSON;
    const snap = {
      ...{ accountId, keyId: null, createdAt: NOON, engine: PROFILE_ENGINE_LABEL },
      person: { ...named, notes },
      prediction: predictProfile(PERSON),
    };
    const outcome = await store.charge({ ...task.charge, record: { kind: 'snap', snap } });
    expect(outcome).toMatchObject({ kind: 'charged', remaining: 4 });
    expect(await balanceOf(store, accountId)).toEqual({ balance: 4, held: 0 });
    expect(await store.handle.selectFrom('snap').selectAll().execute()).toHaveLength(1);
  });

  test('that is to start on a file which was deleted fails, and makes no empty one', async () => {
    await rm(path);
    const options = { path, failed: (error: unknown) => failures.push(error) };
    await new Promise<void>((resolve) => {
      threads.push(startPredictionThread({ ...options, ended: resolve }));
    });
    expect(failures).toMatchObject([{ code: 'SQLITE_CANTOPEN' }]);
    expect(existsSync(path)).toBe(false);
  });

  test('that cannot start says why and is never ready', async () => {
    const broken = new URL('data:text/javascript,throw new Error("broken")');
    const options = { path, failed: (error: unknown) => failures.push(error), program: broken };
    await new Promise<void>((resolve) => {
      threads.push(startPredictionThread({ ...options, ended: resolve }));
    });
    expect(failures).toMatchObject([{ message: 'broken' }]);
    expect(await threads[0]?.ask([])).toBeNull();
  });
});
