import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Attune, startAttune, type TestAccount } from '../support/attune.ts';

let attune: Attune;
let account: TestAccount;
beforeAll(async () => {
  attune = await startAttune();
  account = await attune.createAccountWithKey(100);
});
afterAll(() => attune.close());

const CASES = [
  ['U+0000', 'a\\u0000b', 'a\uFFFDb'],
  ['a lone high surrogate', 'a\\ud800b', 'a\uFFFDb'],
  ['a lone low surrogate', 'a\\udc00b', 'a\uFFFDb'],
  ['surrogates in the wrong order', '\\udc00\\ud800', '\uFFFD\uFFFD'],
] as const;

describe.each(CASES)('%s', (_name, sent, stored) => {
  it('in a person is stored and shown as U+FFFD', async () => {
    const body = `{"name":"${sent}","notes":"${sent}","ageRange":"${sent}","jobType":"${sent}"}`;
    const reply = await attune.predict(account.key, body);
    expect(reply.status).toBe(201);
    expect(reply.body.data.snapResponse['name']).toBe(stored);
    const row = await attune.store.handle
      .selectFrom('snap')
      .select(['name', 'notes', 'age_range', 'job_type'])
      .where('id', '=', reply.body.data.snapId)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ name: stored, notes: stored, age_range: stored, job_type: stored });
  });

  it('in a draft is stored as U+FFFD', async () => {
    const { snapId } = (await attune.predict(account.key)).body.data;
    const body = `{"messageText":"${sent}","messageType":"text","snapId":${snapId}}`;
    expect((await attune.analyse(account.key, body)).status).toBe(201);
    const row = await attune.store.handle
      .selectFrom('comms')
      .select('message_text')
      .where('snap_id', '=', snapId)
      .executeTakeFirstOrThrow();
    expect(row.message_text).toBe(stored);
  });
});

it('a pair of surrogates is a character and stays', async () => {
  const reply = await attune.predict(account.key, '{"name":"\\ud83c\\udf3b","notes":"x"}');
  expect(reply.body.data.snapResponse['name']).toBe('🌻');
});
