import type { KyselyPlugin } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  claimIdempotencyKey,
  releaseIdempotencyKey,
  storeIdempotentAnswer,
} from '../../src/store/idempotency.ts';
import type { Store } from '../../src/store/store.ts';
import { answerOnce } from '../../src/usecases/answer-once.ts';
import { addAccount, createDatabase, type TestDatabase } from '../support/database.ts';

let database: TestDatabase;
let store: Store;
let accountId: number;
beforeEach(async () => {
  database = await createDatabase();
  store = await database.open();
  accountId = await addAccount(store, 'a@example.com', 5);
});
afterEach(async () => {
  await store.close();
  await database.delete();
});

const claimAt = (startedAt: number) => ({ accountId, key: 'k', requestHash: 'h', startedAt });
const HORIZON = { answersExpireBefore: 0, abandonedBefore: 100 };

it('a claim that was taken over as abandoned can neither answer nor release the key', async () => {
  const [old, young] = [claimAt(99), claimAt(200)];
  await claimIdempotencyKey(store.handle, old, HORIZON);
  expect(await claimIdempotencyKey(store.handle, young, HORIZON)).toEqual({ kind: 'claimed' });
  await storeIdempotentAnswer(store.handle, old, 'from the dead');
  await releaseIdempotencyKey(store.handle, old);
  expect(await claimIdempotencyKey(store.handle, claimAt(201), HORIZON)).toEqual({ kind: 'in_progress' });
  await storeIdempotentAnswer(store.handle, young, 'the answer');
  expect(await claimIdempotencyKey(store.handle, claimAt(202), HORIZON)).toEqual({
    kind: 'answered',
    answer: 'the answer',
  });
});

it('a key that is given back between the two looks at it is still in progress for the second caller', async () => {
  const seesNothing: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => ({ ...result, rows: [] }),
  };
  const handle = store.handle.withPlugin(seesNothing);
  expect(await claimIdempotencyKey(handle, claimAt(1), HORIZON)).toEqual({ kind: 'in_progress' });
});

it('a key is given back for its own request only', async () => {
  const other = await addAccount(store, 'b@example.com', 5);
  const claims = [claimAt(200), { ...claimAt(200), accountId: other }, { ...claimAt(200), key: 'another' }];
  for (const claim of claims) await claimIdempotencyKey(store.handle, claim, HORIZON);
  await releaseIdempotencyKey(store.handle, claimAt(200));
  const outcomes = await Promise.all(
    claims.map((claim) => claimIdempotencyKey(store.handle, claim, HORIZON)),
  );
  expect(outcomes.map(({ kind }) => kind)).toEqual(['claimed', 'in_progress', 'in_progress']);
});

it('a refusal that comes of a success whose transaction was undone is what a retry gets', async () => {
  const dependencies = { store, clock: { now: () => 1 }, abandonedAfterMilliseconds: 1000 };
  const request = { accountId, key: 'k', path: '/', body: '' };
  const refused = await answerOnce<{ status: number }>(dependencies, request, async (remember) => {
    const charging = store.write(async (handle) => {
      await remember?.(handle, { status: 201 });
      throw new Error('The commit failed.');
    });
    await charging.catch(() => {});
    return { status: 400 };
  });
  expect(refused).toEqual({ kind: 'answered', answer: { status: 400 }, isReplay: false });
  const retried = await answerOnce(dependencies, request, () => Promise.reject(new Error('It ran again.')));
  expect(retried).toEqual({ kind: 'answered', answer: { status: 400 }, isReplay: true });
});

it('a request that fails unforeseen gives its key back', async () => {
  const dependencies = { store, clock: { now: () => 1 }, abandonedAfterMilliseconds: 1000 };
  const request = { accountId, key: 'k', path: '/', body: '' };
  const failing = answerOnce(dependencies, request, () => Promise.reject(new Error('A defect.')));
  await expect(failing).rejects.toThrow('A defect.');
  const retried = await answerOnce(dependencies, request, async () => ({ status: 404 }));
  expect(retried).toEqual({ kind: 'answered', answer: { status: 404 }, isReplay: false });
});
