import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Attune, DRAFT, expectError, PERSON, startAttune, type TestAccount } from '../support/attune.ts';

let attune: Attune;
let account: TestAccount;
beforeAll(async () => {
  attune = await startAttune();
  account = await attune.createAccountWithKey(100);
});
afterAll(() => attune.close());

const LIMITS = [
  ['name', 200],
  ['notes', 50_000],
  ['ageRange', 200],
  ['jobType', 200],
] as const;
const LARGEST_BODY_BYTES = 262_144;

describe('a text', () => {
  it.each(LIMITS)('%s may have %i characters and not one more', async (field, limit) => {
    expect((await attune.predict(account.key, { ...PERSON, [field]: 'x'.repeat(limit) })).status).toBe(201);
    const reply = await attune.predict(account.key, { ...PERSON, [field]: 'x'.repeat(limit + 1) });
    expectError(reply, 400, `${field} must be at most ${limit} characters long`, 'validation_failed');
  });

  it('messageText may have 50000 characters and not one more', async () => {
    const body = (length: number) => ({ ...DRAFT, primaryCode: 'DP-03', messageText: 'x'.repeat(length) });
    expect((await attune.analyse(account.key, body(50_000))).status).toBe(201);
    const reply = await attune.analyse(account.key, body(50_001));
    expectError(reply, 400, 'messageText must be at most 50000 characters long', 'validation_failed');
  });

  it('is counted in characters, not in UTF-16 units', async () => {
    expect((await attune.predict(account.key, { ...PERSON, name: '🌻'.repeat(200) })).status).toBe(201);
    const reply = await attune.predict(account.key, { ...PERSON, name: '🌻'.repeat(201) });
    expectError(reply, 400, 'name must be at most 200 characters long');
    expect((await attune.predict(account.key, { ...PERSON, notes: '🌻'.repeat(50_000) })).status).toBe(201);
  });
});

describe('a body', () => {
  const ofBytes = (bytes: number) => {
    const frame = JSON.stringify({ ...PERSON, padding: '' });
    return JSON.stringify({ ...PERSON, padding: 'x'.repeat(bytes - frame.length) });
  };

  it('may have 256 KiB', async () => {
    expect((await attune.predict(account.key, ofBytes(LARGEST_BODY_BYTES))).status).toBe(201);
  });

  it.each([LARGEST_BODY_BYTES + 1, 3_000_000])('of %i bytes is refused', async (bytes) => {
    const reply = await attune.predict(account.key, ofBytes(bytes));
    expectError(reply, 413, 'The request body is too large.', 'body_too_large');
    expect(reply.headers.get('x-ratelimit-remaining')).toMatch(/^\d+$/);
  });

  it('of unannounced length is refused once it passes the limit', async () => {
    const { key } = account;
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(ofBytes(LARGEST_BODY_BYTES + 1)));
        controller.close();
      },
    });
    const response = await fetch(`${attune.url}/api/v1/snap`, {
      method: 'POST',
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
      body,
      duplex: 'half',
    });
    expect(response.status).toBe(413);
    expect(((await response.json()) as { message: string }).message).toBe('The request body is too large.');
  });
});
