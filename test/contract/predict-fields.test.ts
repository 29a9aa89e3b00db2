import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Attune, expectError, PERSON, startAttune, type TestAccount } from '../support/attune.ts';
import { countRows, expectSettled } from '../support/ledger.ts';

let attune: Attune;
let account: TestAccount;
beforeAll(async () => {
  attune = await startAttune();
  account = await attune.createAccountWithKey(100);
});
afterAll(() => attune.close());

const FIELDS = ['name', 'notes', 'ageRange', 'jobType'];
const WRONG_TYPES = [1, 0, true, false, [], ['x'], {}, { text: 'x' }];
const without = (field: string) =>
  Object.fromEntries(Object.entries(PERSON).filter(([key]) => key !== field));

describe('Predict Profile', () => {
  it.each(['name', 'notes'])('needs %s', async (field) => {
    for (const body of [without(field), { ...PERSON, [field]: null }])
      expectError(
        await attune.predict(account.key, body),
        400,
        `${field} must be a string`,
        'validation_failed',
      );
  });

  it.each(FIELDS)('refuses %s of a wrong type', async (field) => {
    for (const value of WRONG_TYPES)
      expectError(
        await attune.predict(account.key, { ...PERSON, [field]: value }),
        400,
        `${field} must be a string`,
      );
  });

  it('names the first violation only, in the order name, notes, ageRange, jobType', async () => {
    const wrong: Record<string, unknown> = { jobType: 1, ageRange: 1, notes: 1, name: 1 };
    for (const field of FIELDS) {
      expectError(await attune.predict(account.key, wrong), 400, `${field} must be a string`);
      wrong[field] = 'right';
    }
  });

  it('costs nothing and stores nothing when it refuses', async () => {
    const own = await attune.createAccountWithKey(3);
    await attune.predict(own.key, { name: 1 });
    await expectSettled(attune.store, own.accountId, 3);
    expect(await countRows(attune.store, 'snap', own.accountId)).toBe(0);
  });

  it.each([
    ['without the optional fields', {}],
    ['with the optional fields', { ageRange: '35-44', jobType: 'Head of finance' }],
    ['with null for the optional fields', { ageRange: null, jobType: null }],
    ['with any text as ageRange', { ageRange: 'around forty, I think' }],
    ['with empty texts', { name: '', notes: '', ageRange: '', jobType: '' }],
    ['with unknown fields', { snapId: 'x', primary_code: 9, nested: { deep: [1] } }],
  ])('takes a request %s', async (_how, fields) => {
    expect((await attune.predict(account.key, { ...PERSON, ...fields })).status).toBe(201);
  });

  it('stores what was sent', async () => {
    const person = {
      name: 'Zoë 🌻',
      notes: 'Wants “proof”.\nLikes 日本語.',
      ageRange: '35-44',
      jobType: 'CFO',
    };
    const { body } = await attune.predict(account.key, person);
    expect(body.data.snapResponse['name']).toBe(person.name);
    const row = await attune.store.handle
      .selectFrom('snap')
      .select(['name', 'notes', 'age_range as ageRange', 'job_type as jobType', 'account_id as accountId'])
      .where('id', '=', body.data.snapId)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ ...person, accountId: account.accountId });
  });
});
