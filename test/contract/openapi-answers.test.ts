import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { buildOpenApiDocument } from '../../src/http/routes/docs/openapi-document.ts';
import {
  type Attune,
  COMMS_PATH,
  DRAFT,
  expectError,
  type Reply,
  SNAP_PATH,
  startAttune,
  type TestAccount,
} from '../support/attune.ts';
import {
  failingEngine,
  heldEngine,
  steadyEngine,
  visionarySecondaryEngine,
  watchedEngine,
} from '../support/engines.ts';
import { exchange } from '../support/raw-http.ts';

type Schema = Readonly<Record<string, unknown>>;
interface DocumentedAnswer {
  readonly description: string;
  readonly content: { readonly 'application/json': { readonly schema: Schema } };
}
interface Documented {
  readonly paths: Readonly<
    Record<string, { readonly post: { readonly responses: Readonly<Record<string, DocumentedAnswer>> } }>
  >;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}
/** What came back, by whichever way it was asked for. */
interface Answer {
  readonly status: number;
  readonly code: string | null;
  readonly body: unknown;
}

const documented = JSON.parse(JSON.stringify(buildOpenApiDocument())) as Documented;
const answersAt = (path: string) => documented.paths[path]?.post.responses ?? {};

/** A check of bodies against what the document says of a status. */
function schemaOf(path: string, status: number): z.ZodType {
  const schema = answersAt(path)[status]?.content['application/json'].schema;
  const whole = JSON.stringify({ ...schema, $defs: documented.components.schemas });
  return z.fromJSONSchema(JSON.parse(whole.replaceAll('#/components/schemas/', '#/$defs/')));
}

const engine = watchedEngine();
let attune: Attune;
let strict: Attune;
let account: TestAccount;
let poor: TestAccount;
let foreignSnapId: number;
beforeAll(async () => {
  attune = await startAttune({ engine });
  strict = await startAttune({ requestsPerMinute: 1 });
  account = await attune.createAccountWithKey(1000);
  poor = await attune.createAccountWithKey(0);
  const other = await attune.createAccountWithKey(1);
  foreignSnapId = (await attune.predict(other.key)).body.data.snapId;
});
afterAll(async () => {
  await attune.close();
  await strict.close();
});

const answerOf = ({ status, headers, body }: Reply): Answer => ({
  status,
  code: headers.get('x-error-code'),
  body,
});

/** Sends bytes that no HTTP client would send, behind the first line and the key. */
async function answerToBytes(path: string, rest: string): Promise<Answer> {
  const request = `POST ${path} HTTP/1.1\r\nx-api-key: ${account.key}\r\nConnection: close\r\n${rest}`;
  const [head = '', body = ''] = (await exchange(attune.port, request)).split('\r\n\r\n');
  return {
    status: Number(head.split(' ')[1]),
    code: /^x-error-code: (.*)$/m.exec(head)?.[1] ?? null,
    body: JSON.parse(body),
  };
}

type Post = (key: string, body?: unknown, headers?: Record<string, string>) => Promise<Reply>;

/** One answer of each kind that both routes give. */
async function commonAnswers(path: string, post: Post, limitedPost: Post): Promise<Answer[]> {
  const { key } = account;
  const json = 'Host: x\r\nContent-Type: application/json\r\n';
  // Takes the ten seconds after which a request that does not arrive is given up.
  const stalled = answerToBytes(path, `${json}Content-Length: 9\r\n\r\n{`);
  const replies = [
    await post(key),
    await post(key, {}),
    await post(key, '{'),
    await post(key, undefined, { 'idempotency-key': ' ' }),
    await post(poor.key),
    await post('nobody'),
    await post(key, 'x'.repeat(300_000)),
    await post(key, undefined, { 'idempotency-key': path }),
    await post(key, undefined, { 'idempotency-key': path }),
    await post(key, {}, { 'idempotency-key': path }),
    await limitedPost('nobody'),
    await limitedPost('nobody'),
  ];
  const held = heldEngine();
  engine.become(held);
  const running = post(key, undefined, { 'idempotency-key': `${path}/running` });
  await held.waiting(1);
  replies.push(await post(key, undefined, { 'idempotency-key': `${path}/running` }));
  held.letGo(failingEngine);
  replies.push(await running);
  engine.become(steadyEngine);
  return [...replies.map(answerOf), await answerToBytes(path, '\r\n'), await stalled];
}

async function predictAnswers(): Promise<Answer[]> {
  const answers = await commonAnswers(SNAP_PATH, attune.predict, strict.predict);
  engine.become(visionarySecondaryEngine);
  answers.push(answerOf(await attune.predict(account.key)));
  engine.become(steadyEngine);
  return answers;
}

async function analyseAnswers(): Promise<Answer[]> {
  const { key } = account;
  const { snapId } = (await attune.predict(key)).body.data;
  const replies = [
    await attune.analyse(key, { ...DRAFT, snapId }),
    await attune.analyse(key, { ...DRAFT, snapId: 0 }),
    await attune.analyse(key, { ...DRAFT, snapId: foreignSnapId }),
  ];
  return [...replies.map(answerOf), ...(await commonAnswers(COMMS_PATH, attune.analyse, strict.analyse))];
}

describe.each([
  [SNAP_PATH, predictAnswers],
  [COMMS_PATH, analyseAnswers],
])('openapi.json on the answers of %s', (path, ask) => {
  let answers: readonly Answer[];
  beforeAll(async () => {
    answers = await ask();
  });

  it('knows their statuses and no others', () => {
    const statuses = new Set(answers.map(({ status }) => String(status)));
    expect([...statuses].sort()).toEqual(Object.keys(answersAt(path)).sort());
  });

  it('names their codes, each under its status', () => {
    for (const { status, code } of answers)
      if (code !== null) expect(answersAt(path)[status]?.description).toContain(`- \`${code}\`: `);
  });

  it('describes their bodies', () => {
    for (const { status, code, body } of answers) {
      const { error } = schemaOf(path, status).safeParse(body);
      expect([status, code, error]).toEqual([status, code, undefined]);
    }
  });
});

it('openapi.json knows no 401 of Predict Profile but that of the key', () => {
  const timestamp = '2026-01-01T09:00:00.000Z';
  const notOwned = { success: false, message: 'x', error: 'x', statusCode: 401, timestamp };
  expect(schemaOf(COMMS_PATH, 401).safeParse(notOwned).success).toBe(true);
  expect(schemaOf(SNAP_PATH, 401).safeParse(notOwned).success).toBe(false);
  expect(answersAt(SNAP_PATH)[401]).not.toHaveProperty(['headers', 'Idempotency-Replayed']);
});

it('the served /openapi.json tells the limits that its service enforces', async () => {
  const textLimits = { shortTextCharacters: 5, longTextCharacters: 10 };
  const limited = await startAttune({ textLimits });
  const { key } = await limited.createAccountWithKey(1);
  const tooLong = await limited.predict(key, { name: '123456', notes: '' });
  const { text } = await limited.send('/openapi.json', { method: 'GET' });
  await limited.close();
  expectError(tooLong, 400, 'name must be at most 5 characters long', 'validation_failed');
  const { paths } = JSON.parse(text) as {
    paths: Record<string, { post: { requestBody: { content: Record<string, { schema: Schema }> } } }>;
  };
  const fieldsOf = (path: string) =>
    paths[path]?.post.requestBody.content['application/json']?.schema['properties'];
  expect(fieldsOf(SNAP_PATH)).toMatchObject({
    name: { maxLength: 5 },
    notes: { maxLength: 10 },
  });
  expect(JSON.stringify(fieldsOf(SNAP_PATH)).match(/"maxLength":5\b/g)).toHaveLength(3);
  expect(fieldsOf(COMMS_PATH)).toMatchObject({ messageText: { maxLength: 10 } });
});
