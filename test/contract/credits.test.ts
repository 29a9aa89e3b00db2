import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Attune, DRAFT, expectError, PERSON, startAttune } from '../support/attune.ts';
import {
  failingEngine,
  heldEngine,
  steadyEngine,
  throwingEngine,
  visionarySecondaryEngine,
  watchedEngine,
} from '../support/engines.ts';
import { countRows, expectSettled, readLedger } from '../support/ledger.ts';

const INSUFFICIENT = 'Insufficient API credits. Please add more credits to your account to continue.';

describe.each([
  ['takes its time', false],
  ['answers at once', true],
])('credits, with an engine that %s,', (_kind, isImmediate) => {
  const engine = watchedEngine(steadyEngine, isImmediate);
  let attune: Attune;
  beforeAll(async () => {
    attune = await startAttune({ engine });
  });
  afterAll(() => attune.close());

  it('are charged 1 for Predict Profile and 2 for Analyse Comms by either source, each with its ledger row', async () => {
    const { accountId, keyId, key } = await attune.createAccountWithKey(10);
    const { snapId } = (await attune.predict(key, PERSON, { 'x-request-id': 'first' })).body.data;
    const { commsId } = (await attune.analyse(key, { ...DRAFT, snapId })).body.data;
    await attune.analyse(key);
    await expectSettled(attune.store, accountId, 5);
    const rows = await attune.store.handle
      .selectFrom('credit_ledger')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('id')
      .execute();
    expect(rows.map((row) => [row.kind, row.credits, row.operation, row.snap_id, row.comms_id])).toEqual([
      ['grant', 10, null, null, null],
      ['capture', -1, 'predict_profile', snapId, null],
      ['capture', -2, 'analyse_comms', snapId, commsId],
      ['capture', -2, 'analyse_comms', null, null],
    ]);
    expect(rows[1]).toMatchObject({ key_id: keyId, request_id: 'first', created_at: attune.clock.now() });
  });

  it.each([
    ['fails', failingEngine],
    ['throws', throwingEngine('oops')],
    ['names Visionary as secondary', visionarySecondaryEngine],
  ])('are not charged and nothing is stored when the upstream %s', async (_how, failure) => {
    const { accountId, key } = await attune.createAccountWithKey(1);
    engine.become(failure);
    const reply = await attune.predict(key);
    engine.become(steadyEngine);
    expect(reply.status).toBe(500);
    await expectSettled(attune.store, accountId, 1);
    expect(await countRows(attune.store, 'snap', accountId)).toBe(0);
    expect(await countRows(attune.store, 'credit_ledger', accountId)).toBe(1);
  });

  it('are looked at before a message is analysed: the engine is not asked for an account that cannot pay', async () => {
    const { accountId, key } = await attune.createAccountWithKey(1);
    const calls = engine.calls();
    expectError(await attune.analyse(key), 400, INSUFFICIENT, 'insufficient_credits');
    expect(engine.calls()).toBe(calls);
    await expectSettled(attune.store, accountId, 1);
  });

  it('are insufficient when 1 is left for a call of 2', async () => {
    const { accountId, key } = await attune.createAccountWithKey(1);
    expectError(await attune.analyse(key), 400, INSUFFICIENT, 'insufficient_credits');
    await expectSettled(attune.store, accountId, 1);
    expect((await attune.predict(key)).status).toBe(201);
    expectError(await attune.predict(key), 400, INSUFFICIENT, 'insufficient_credits');
    await expectSettled(attune.store, accountId, 0);
  });

  it('are insufficient for a retry under the same Idempotency-Key, too, also when some came in between', async () => {
    const { accountId, key } = await attune.createAccountWithKey(0);
    const once = { 'idempotency-key': 'once' };
    const refused = await attune.predict(key, PERSON, once);
    const grant = { accountId, kind: 'grant', credits: 5, note: null, createdAt: 0 } as const;
    await attune.store.write((handle) => attune.store.credits.change(handle, grant));
    const retried = await attune.predict(key, PERSON, once);
    expectError(retried, 400, INSUFFICIENT, 'insufficient_credits');
    expect(retried.text).toBe(refused.text);
    await expectSettled(attune.store, accountId, 5);
  });

  it('are insufficient also when the engine would have failed', async () => {
    const { accountId, key } = await attune.createAccountWithKey(0);
    engine.become(failingEngine);
    const reply = await attune.predict(key);
    engine.become(steadyEngine);
    expectError(reply, 400, INSUFFICIENT, 'insufficient_credits');
    expect(reply.headers.get('x-credits-remaining')).toBe('0');
    await expectSettled(attune.store, accountId, 0);
  });
});

it('credits are looked at first: an engine that takes its time is not asked for an account that cannot pay', async () => {
  const engine = watchedEngine();
  const attune = await startAttune({ engine });
  const { key } = await attune.createAccountWithKey(0);
  expectError(await attune.predict(key), 400, INSUFFICIENT, 'insufficient_credits');
  expect(engine.calls()).toBe(0);
  await attune.close();
});

describe('credits, while an engine takes its time,', () => {
  const engine = watchedEngine();
  let attune: Attune;
  beforeAll(async () => {
    attune = await startAttune({ engine });
  });
  afterAll(() => attune.close());

  it('are held while the upstream works, so that no second call spends them', async () => {
    const { accountId, key } = await attune.createAccountWithKey(2);
    const held = heldEngine();
    engine.become(held);
    const first = attune.analyse(key);
    await held.waiting(1);
    engine.become(steadyEngine);
    expect(await readLedger(attune.store, accountId)).toMatchObject({ available: 0, held: 2, ledgerSum: 2 });
    expectError(await attune.predict(key), 400, INSUFFICIENT);
    held.letGo();
    expect((await first).status).toBe(201);
    await expectSettled(attune.store, accountId, 0);
  });

  it.each([
    ['with no Idempotency-Key', {}],
    ['with an Idempotency-Key', { 'idempotency-key': 'once' }],
  ])('that were added or spent meanwhile are in X-Credits-Remaining, %s', async (_words, headers) => {
    const { accountId, key } = await attune.createAccountWithKey(5);
    const held = heldEngine();
    engine.become(held);
    const first = attune.analyse(key, undefined, headers);
    await held.waiting(1);
    engine.become(steadyEngine);
    const grant = { accountId, kind: 'grant', credits: 7, note: null, createdAt: 0 } as const;
    await attune.store.write((handle) => attune.store.credits.change(handle, grant));
    expect((await attune.predict(key)).headers.get('x-credits-remaining')).toBe('9');
    held.letGo();
    expect((await first).headers.get('x-credits-remaining')).toBe('9');
    await expectSettled(attune.store, accountId, 9);
  });

  it('come back to be spent when the call that held them fails', async () => {
    const { accountId, key } = await attune.createAccountWithKey(1);
    const held = heldEngine();
    engine.become(held);
    const first = attune.predict(key);
    await held.waiting(1);
    held.letGo(failingEngine);
    expect((await first).status).toBe(500);
    engine.become(steadyEngine);
    expect((await attune.predict(key)).status).toBe(201);
    await expectSettled(attune.store, accountId, 0);
  });

  it('swept while the upstream still worked are taken anew, or the result is not given away', async () => {
    const { accountId, key } = await attune.createAccountWithKey(1);
    const held = heldEngine();
    engine.become(held);
    const [first, sweep] = [
      attune.predict(key),
      () =>
        attune.store.write((handle) =>
          attune.store.credits.releaseHeldBefore(handle, Number.MAX_SAFE_INTEGER),
        ),
    ];
    await held.waiting(1);
    await sweep();
    engine.become(steadyEngine);
    expect((await attune.predict(key)).status).toBe(201);
    held.letGo();
    expectError(await first, 400, INSUFFICIENT);
    await expectSettled(attune.store, accountId, 0);
    expect(await countRows(attune.store, 'snap', accountId)).toBe(1);
  });
});
