import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ERROR_TABLE } from '../../src/http/error-table.ts';
import {
  type Attune,
  COMMS_PATH,
  DRAFT,
  expectError,
  expectRefusedKey,
  PERSON,
  type Reply,
  SNAP_PATH,
  startAttune,
} from '../support/attune.ts';
import {
  failingEngine,
  heldEngine,
  steadyEngine,
  throwingEngine,
  visionarySecondaryEngine,
  watchedEngine,
} from '../support/engines.ts';

const engine = watchedEngine();
let attune: Attune;
let rich: string;
let poor: string;
let foreignSnapId: number;
beforeAll(async () => {
  attune = await startAttune({ engine });
  rich = (await attune.createAccountWithKey(1000)).key;
  poor = (await attune.createAccountWithKey(0)).key;
  const other = await attune.createAccountWithKey(10);
  foreignSnapId = (await attune.predict(other.key)).body.data.snapId;
});
afterAll(() => attune.close());

interface Row {
  readonly code: keyof typeof ERROR_TABLE;
  readonly status: number;
  readonly text: string;
  readonly cause: () => Promise<Reply>;
}

const CODES = 'DP-01, DP-02, DP-03, DP-04, DP-05, DP-06, DP-07';
const INSUFFICIENT = 'Insufficient API credits. Please add more credits to your account to continue.';
const analyse = (body: object) => attune.analyse(rich, body);
const json = { 'content-type': 'application/json' };

/** Asks with an engine put in for this one call. */
async function withEngine(other: Parameters<typeof engine.become>[0], ask: () => Promise<Reply>) {
  engine.become(other);
  try {
    return await ask();
  } finally {
    engine.become(steadyEngine);
  }
}

/** One way at least to each row of the table, with the text the contract fixes. */
const ROWS: readonly Row[] = [
  {
    code: 'message_text_too_short',
    status: 400,
    text: 'Message text must be at least 1 character long',
    cause: () => analyse({ ...DRAFT, messageText: '', primaryCode: 'DP-01' }),
  },
  {
    code: 'message_text_too_short',
    status: 400,
    text: 'Message text must be at least 1 character long',
    cause: () => analyse({ messageType: 'email', primaryCode: 'DP-01' }),
  },
  {
    code: 'message_type_invalid',
    status: 400,
    text: 'Message type must be one of: outreach, text, email, internal_comms, difficult_conversation, meeting_prep',
    cause: () => analyse({ messageText: 'Hello', messageType: 'fax', primaryCode: 'DP-01' }),
  },
  {
    code: 'message_type_invalid',
    status: 400,
    text: 'Message type must be one of: outreach, text, email, internal_comms, difficult_conversation, meeting_prep',
    cause: () => analyse({ messageText: 'Hello', primaryCode: 'DP-01' }),
  },
  {
    code: 'profile_code_invalid',
    status: 400,
    text: `primaryCode must be one of: ${CODES}`,
    cause: () => analyse({ ...DRAFT, primaryCode: 'DP-08' }),
  },
  {
    code: 'profile_code_invalid',
    status: 400,
    text: `secondaryCode must be one of: ${CODES}`,
    cause: () => analyse({ ...DRAFT, primaryCode: 'DP-01', secondaryCode: 'dp-02' }),
  },
  {
    code: 'profile_source_missing',
    status: 400,
    text: 'Provide either snapId or primaryCode.',
    cause: () => analyse(DRAFT),
  },
  {
    code: 'profile_source_ambiguous',
    status: 400,
    text: 'Provide only one of snapId or primaryCode, not both.',
    cause: () => analyse({ ...DRAFT, snapId: 1, primaryCode: 'DP-01' }),
  },
  {
    code: 'secondary_code_visionary',
    status: 400,
    text: "secondaryCode cannot be 'DP-07' (Visionary).",
    cause: () => analyse({ ...DRAFT, primaryCode: 'DP-01', secondaryCode: 'DP-07' }),
  },
  {
    code: 'validation_failed',
    status: 400,
    text: 'name must be a string',
    cause: () => attune.predict(rich, { notes: 'x' }),
  },
  {
    code: 'insufficient_credits',
    status: 400,
    text: INSUFFICIENT,
    cause: () => attune.predict(poor),
  },
  {
    code: 'insufficient_credits',
    status: 400,
    text: INSUFFICIENT,
    cause: () => attune.analyse(poor),
  },
  {
    code: 'snap_not_found',
    status: 404,
    text: 'Before adding comms, you need to create a snap first.',
    cause: () => analyse({ ...DRAFT, snapId: 987_654 }),
  },
  {
    code: 'snap_not_owned',
    status: 401,
    text: 'You are not authorized to add comms to this snap',
    cause: () => analyse({ ...DRAFT, snapId: foreignSnapId }),
  },
  {
    code: 'snap_generation_failed',
    status: 500,
    text: 'Failed to generate snap Please try again later',
    cause: () => withEngine(failingEngine, () => attune.predict(rich)),
  },
  {
    code: 'snap_generation_failed',
    status: 500,
    text: 'Failed to generate snap Please try again later',
    cause: () => withEngine(throwingEngine('secret detail'), () => attune.predict(rich)),
  },
  {
    code: 'secondary_predicted_visionary',
    status: 500,
    text: 'Secondary profile predicted as Visionary which is not allowed please try it again',
    cause: () => withEngine(visionarySecondaryEngine, () => attune.predict(rich)),
  },
  {
    code: 'comms_generation_failed',
    status: 500,
    text: 'Failed to generate comms. Please try again later.',
    cause: () => withEngine(failingEngine, () => attune.analyse(rich)),
  },
  {
    code: 'body_not_json',
    status: 400,
    text: 'The body is not well-formed JSON.',
    cause: () => attune.predict(rich, '{"name":'),
  },
  {
    code: 'body_too_large',
    status: 413,
    text: 'The request body is too large.',
    cause: () => attune.predict(rich, { ...PERSON, padding: 'x'.repeat(262_144) }),
  },
  {
    code: 'idempotency_key_invalid',
    status: 400,
    text: 'Idempotency-Key must be 1 to 255 visible ASCII characters',
    cause: () => attune.predict(rich, PERSON, { 'idempotency-key': 'two words' }),
  },
  {
    code: 'idempotency_key_reused',
    status: 422,
    text: 'This Idempotency-Key was already used with another request. Use a new key for a new request.',
    cause: async () => {
      await attune.predict(rich, PERSON, { 'idempotency-key': 'table-reused' });
      return attune.predict(rich, { ...PERSON, name: 'Lee' }, { 'idempotency-key': 'table-reused' });
    },
  },
  {
    code: 'idempotency_key_in_progress',
    status: 409,
    text: 'The first request with this Idempotency-Key is still running. Try again in a moment.',
    cause: async () => {
      const held = heldEngine();
      const first = withEngine(held, () =>
        attune.predict(rich, PERSON, { 'idempotency-key': 'table-running' }),
      );
      await held.waiting(1);
      const second = await attune.predict(rich, PERSON, { 'idempotency-key': 'table-running' });
      held.letGo();
      await first;
      return second;
    },
  },
  {
    code: 'not_found',
    status: 404,
    text: 'Not Found',
    cause: () => attune.send('/api/v2/snap', { headers: json, body: PERSON }),
  },
];

describe('the error table', () => {
  it.each(ROWS.map((row) => [row.code, row.text, row] as const))('%s: %s', async (_code, _text, row) => {
    const reply = await row.cause();
    expectError(reply, row.status, row.text, row.code);
  });

  it.each([SNAP_PATH, COMMS_PATH])('invalid_api_key on %s has its reduced body', async (path) => {
    expectRefusedKey(await attune.send(path, { headers: { ...json, 'x-api-key': 'nobody' }, body: PERSON }));
  });

  it('rate_limited: ThrottlerException: Too Many Requests', async () => {
    const strict = await startAttune({ requestsPerMinute: 1 });
    const { key } = await strict.createAccountWithKey(5);
    await strict.predict(key);
    const replies = [await strict.predict(key), await strict.analyse(key)];
    await strict.close();
    for (const reply of replies)
      expectError(reply, 429, 'ThrottlerException: Too Many Requests', 'rate_limited');
  });

  it('internal_error: an unexpected fault tells nothing of itself', async () => {
    const broken = await startAttune();
    const { key } = await broken.createAccountWithKey(5);
    await broken.predict(key);
    await broken.store.handle.schema.dropTable('credit_ledger').execute();
    const reply = await broken.predict(key);
    await broken.close();
    expectError(reply, 500, 'Something went wrong on our side. Please try again later.', 'internal_error');
    expect(reply.text).not.toMatch(/credit_ledger|sqlite|stack/i);
  });

  it('is covered row by row: here, and what never becomes a request in unreadable-requests.test.ts', () => {
    const covered = new Set<string>([
      ...ROWS.map((row) => row.code),
      'invalid_api_key',
      'rate_limited',
      'internal_error',
      'request_unreadable',
      'request_timeout',
    ]);
    expect([...covered].sort()).toEqual(Object.keys(ERROR_TABLE).sort());
  });
});
