import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Attune, DRAFT, PERSON, type Reply, startAttune } from '../support/attune.ts';
import { countRows, expectSettled } from '../support/ledger.ts';

let attune: Attune;
beforeAll(async () => {
  attune = await startAttune();
});
afterAll(() => attune.close());

const atOnce = (count: number, ask: () => Promise<Reply>) => Promise.all(Array.from({ length: count }, ask));
const countStatus = (replies: readonly Reply[], status: number) =>
  replies.filter((reply) => reply.status === status).length;

it('40 calls at once on 5 credits: exactly 5 succeed, 0 are left', async () => {
  const { accountId, key } = await attune.createAccountWithKey(5);
  const replies = await atOnce(40, () => attune.predict(key));
  expect(countStatus(replies, 201)).toBe(5);
  expect(countStatus(replies, 400)).toBe(35);
  await expectSettled(attune.store, accountId, 0);
  expect(await countRows(attune.store, 'snap', accountId)).toBe(5);
});

it('40 calls of 2 credits at once on 7 credits: exactly 3 succeed, 1 is left', async () => {
  const { accountId, key } = await attune.createAccountWithKey(7);
  const replies = await atOnce(40, () => attune.analyse(key));
  expect(countStatus(replies, 201)).toBe(3);
  expect(countStatus(replies, 400)).toBe(37);
  await expectSettled(attune.store, accountId, 1);
});

it('100 equal Idempotency-Keys at once: one charge, one snap, one answer', async () => {
  const { accountId, key } = await attune.createAccountWithKey(50);
  const replies = await atOnce(100, () => attune.predict(key, PERSON, { 'idempotency-key': 'same' }));
  const answered = replies.filter((reply) => reply.status === 201);
  expect(countStatus(replies, 201) + countStatus(replies, 409)).toBe(100);
  expect(new Set(answered.map((reply) => reply.text)).size).toBe(1);
  expect(answered.filter((reply) => reply.headers.get('idempotency-replayed') === null)).toHaveLength(1);
  await expectSettled(attune.store, accountId, 49);
  expect(await countRows(attune.store, 'snap', accountId)).toBe(1);
});

it('many accounts at once each pay for their own calls', async () => {
  const accounts = await Promise.all(Array.from({ length: 10 }, () => attune.createAccountWithKey(3)));
  const replies = await Promise.all(
    accounts.flatMap(({ key }) => [
      attune.predict(key),
      attune.analyse(key, { ...DRAFT, primaryCode: 'DP-01' }),
    ]),
  );
  expect(countStatus(replies, 201)).toBe(20);
  for (const { accountId } of accounts) await expectSettled(attune.store, accountId, 0);
});
