import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApiKey } from '../../src/usecases/create-api-key.ts';
import { type Attune, DRAFT, expectError, startAttune, type TestAccount } from '../support/attune.ts';
import { countRows, expectSettled } from '../support/ledger.ts';

let attune: Attune;
let account: TestAccount;
beforeAll(async () => {
  attune = await startAttune();
  account = await attune.createAccountWithKey(10);
});
afterAll(() => attune.close());

describe('a snapId', () => {
  it.each(['0', '-1', '1.5', '-0', '12345678', '9007199254740993', '1e308', '1e999', '-1e999', '5e-324'])(
    '%s names no snap: 404, nothing charged',
    async (literal) => {
      const body = `{"messageText":"Hi","messageType":"text","snapId":${literal}}`;
      const reply = await attune.analyse(account.key, body);
      expectError(reply, 404, 'Before adding comms, you need to create a snap first.', 'snap_not_found');
      await expectSettled(attune.store, account.accountId, 10);
    },
  );

  it("of another account's snap is 401 in the regular envelope, and nothing is stored or charged", async () => {
    const owner = await attune.createAccountWithKey(5);
    const { snapId } = (await attune.predict(owner.key)).body.data;
    const reply = await attune.analyse(account.key, { ...DRAFT, snapId });
    expectError(reply, 401, 'You are not authorized to add comms to this snap', 'snap_not_owned');
    await expectSettled(attune.store, account.accountId, 10);
    expect(await countRows(attune.store, 'comms', account.accountId)).toBe(0);
    expect(await countRows(attune.store, 'comms', owner.accountId)).toBe(0);
  });

  it('works with every key of its account', async () => {
    const { snapId } = (await attune.predict(account.key)).body.data;

    const second = await createApiKey(
      { store: attune.store, clock: attune.clock, randomBytes },
      { accountId: account.accountId, name: 'second' },
    );
    if (second.kind !== 'created') throw new Error(second.kind);
    expect((await attune.analyse(second.key, { ...DRAFT, snapId })).status).toBe(201);
  });
});
