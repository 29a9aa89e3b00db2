import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetExpiredAnswers } from '../../src/usecases/housekeeping.ts';
import {
  ABANDONED_AFTER_MILLISECONDS,
  type Attune,
  COMMS_PATH,
  DRAFT,
  expectError,
  PERSON,
  type Reply,
  startAttune,
  type TestAccount,
} from '../support/attune.ts';
import {
  failingEngine,
  heldEngine,
  steadyEngine,
  throwingEngine,
  watchedEngine,
} from '../support/engines.ts';
import { countRows, expectSettled } from '../support/ledger.ts';

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;
const engine = watchedEngine();
let attune: Attune;
let account: TestAccount;
beforeAll(async () => {
  attune = await startAttune({ engine });
});
beforeEach(async () => {
  engine.become(steadyEngine);
  account = await attune.createAccountWithKey(10);
});
afterAll(() => attune.close());

const withKey = (key: string) => ({ 'idempotency-key': key });
const predict = (key: string, body: unknown = PERSON) => attune.predict(account.key, body, withKey(key));
const isReplay = (reply: Reply) => reply.headers.get('idempotency-replayed') === 'true';

describe('an Idempotency-Key', () => {
  it('gives a retry of Predict Profile the same answer, charged once', async () => {
    const first = await predict('one');
    const retry = await predict('one');
    expect(first.status).toBe(201);
    expect(isReplay(first)).toBe(false);
    expect(retry.status).toBe(201);
    expect(retry.text).toBe(first.text);
    expect(isReplay(retry)).toBe(true);
    for (const name of ['x-credits-remaining', 'x-engine'])
      expect(retry.headers.get(name)).toBe(first.headers.get(name));
    await expectSettled(attune.store, account.accountId, 9);
    expect(await countRows(attune.store, 'snap', account.accountId)).toBe(1);
  });

  it('gives a retry of Analyse Comms the same answer, charged once', async () => {
    const { snapId } = (await attune.predict(account.key)).body.data;
    const body = { ...DRAFT, snapId };
    const first = await attune.analyse(account.key, body, withKey('one'));
    const retry = await attune.analyse(account.key, body, withKey('one'));
    expect(retry.text).toBe(first.text);
    expect(isReplay(retry)).toBe(true);
    await expectSettled(attune.store, account.accountId, 7);
  });

  it('with another body is 422, and nothing runs', async () => {
    await predict('one');
    const calls = engine.calls();
    for (const body of [{ ...PERSON, name: 'Lee' }, JSON.stringify(PERSON, null, 1)])
      expectError(
        await predict('one', body),
        422,
        'This Idempotency-Key was already used with another request. Use a new key for a new request.',
      );
    expect(engine.calls()).toBe(calls);
    await expectSettled(attune.store, account.accountId, 9);
  });

  it('with the same body on the other path is 422', async () => {
    const body = { ...PERSON, ...DRAFT, primaryCode: 'DP-03' };
    expect((await predict('one', body)).status).toBe(201);
    expect(
      (
        await attune.send(COMMS_PATH, {
          headers: { ...withKey('one'), 'x-api-key': account.key, 'content-type': 'application/json' },
          body,
        })
      ).status,
    ).toBe(422);
  });

  it('is 409 while the first is still running, and its answer afterwards', async () => {
    const held = heldEngine();
    engine.become(held);
    const first = predict('one');
    await held.waiting(1);
    expectError(
      await predict('one'),
      409,
      'The first request with this Idempotency-Key is still running. Try again in a moment.',
    );
    expect((await predict('one', { ...PERSON, name: 'Lee' })).status).toBe(422);
    held.letGo();
    const answered = await first;
    const retry = await predict('one');
    expect(retry.text).toBe(answered.text);
    await expectSettled(attune.store, account.accountId, 9);
  });

  it.each([
    ['a failed generation', failingEngine],
    ['a defect in the engine', throwingEngine('oops')],
  ])('is free again after a 500 by %s', async (_why, failure) => {
    engine.become(failure);
    expect((await predict('one')).status).toBe(500);
    await expectSettled(attune.store, account.accountId, 10);
    engine.become(steadyEngine);
    const retry = await predict('one');
    expect(retry.status).toBe(201);
    expect(isReplay(retry)).toBe(false);
    await expectSettled(attune.store, account.accountId, 9);
  });

  it('keeps a 400 for its fields', async () => {
    const first = await predict('one', { name: 1 });
    const retry = await predict('one', { name: 1 });
    expectError(retry, 400, 'name must be a string', 'validation_failed');
    expect(retry.text).toBe(first.text);
    expect(isReplay(retry)).toBe(true);
  });

  it('keeps a 404 for the snap and a 400 for credits, also when credits come in between', async () => {
    const poor = await attune.createAccountWithKey(0);
    const missing = { ...DRAFT, snapId: 999_999 };
    await attune.analyse(poor.key, missing, withKey('snap'));
    await attune.predict(poor.key, PERSON, withKey('credits'));
    const { accountId } = poor;
    await attune.store.write((handle) =>
      attune.store.credits.change(handle, { accountId, kind: 'grant', credits: 5, note: null, createdAt: 0 }),
    );
    const [snap, credits] = [
      await attune.analyse(poor.key, missing, withKey('snap')),
      await attune.predict(poor.key, PERSON, withKey('credits')),
    ];
    expect([snap.status, isReplay(snap)]).toEqual([404, true]);
    expect([credits.status, isReplay(credits)]).toEqual([400, true]);
    expect(credits.headers.get('x-credits-remaining')).toBe('0');
    await expectSettled(attune.store, accountId, 5);
  });

  it('keeps nothing of a body that is not a JSON object', async () => {
    expect((await predict('one', '{')).status).toBe(400);
    expect((await predict('one')).status).toBe(201);
  });

  it('belongs to its account', async () => {
    const other = await attune.createAccountWithKey(10);
    const first = await predict('one');
    const second = await attune.predict(other.key, PERSON, withKey('one'));
    expect(isReplay(second)).toBe(false);
    expect(second.body.data.snapId).not.toBe(first.body.data.snapId);
    await expectSettled(attune.store, other.accountId, 9);
  });

  it('is forgotten after 24 hours and not before', async () => {
    await predict('one');
    attune.clock.advance(DAY_MILLISECONDS);
    expect(isReplay(await predict('one'))).toBe(true);
    attune.clock.advance(1);
    expect(isReplay(await predict('one'))).toBe(false);
    await expectSettled(attune.store, account.accountId, 8);
  });

  it('leaves no row behind once it has expired and is swept', async () => {
    await predict('one');
    attune.clock.advance(DAY_MILLISECONDS + 1);
    const { store, clock } = attune;
    await forgetExpiredAnswers({ store, clock, abandonedAfterMilliseconds: ABANDONED_AFTER_MILLISECONDS });
    expect(await countRows(store, 'idempotency', account.accountId)).toBe(0);
  });

  it('of a request that died with its process is free once no call can run that long', async () => {
    const started = {
      account_id: account.accountId,
      key: 'one',
      request_hash: 'x',
      started_at: attune.clock.now(),
    };
    await attune.store.handle
      .insertInto('idempotency')
      .values({ ...started, answer: null })
      .execute();
    expect((await predict('one')).status).toBe(422);
    attune.clock.advance(ABANDONED_AFTER_MILLISECONDS + 1);
    expect((await predict('one')).status).toBe(201);
  });

  it.each([
    ['empty', ''],
    ['with a space', 'a b'],
    ['too long', 'x'.repeat(256)],
    ['not ASCII', 'caf\u00e9'],
    ['with a tab', 'a\tb'],
  ])('that is %s is refused, and nothing is charged', async (_how, key) => {
    const reply = await predict(key);
    expectError(
      reply,
      400,
      'Idempotency-Key must be 1 to 255 visible ASCII characters',
      'idempotency_key_invalid',
    );
    await expectSettled(attune.store, account.accountId, 10);
  });

  it.each(['!', '~', 'x'.repeat(255), '{"a":[1,2]}', "'; drop table snap; --".replaceAll(' ', '_')])(
    'may be any visible ASCII: %s',
    async (key) => {
      expect((await predict(key)).status).toBe(201);
      expect(isReplay(await predict(key))).toBe(true);
    },
  );
});
