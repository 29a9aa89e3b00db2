import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Attune, COMMS_PATH, SNAP_PATH, startAttune, type TestAccount } from '../support/attune.ts';
import { expectSettled } from '../support/ledger.ts';
import { answersIn, exchange, exchangeParts } from '../support/raw-http.ts';

let attune: Attune;
let account: TestAccount;
beforeAll(async () => {
  attune = await startAttune();
  account = await attune.createAccountWithKey(100);
});
afterAll(() => attune.close());

const head = (path: string, key: string, framing: string) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nx-api-key: ${key}\r\nX-Request-Id: mine\r\nContent-Type: application/json\r\n${framing}\r\n\r\n`;
const CHUNKED = 'Transfer-Encoding: chunked';

/** How a body can fail to be one, behind a head that was read. */
const BROKEN: readonly (readonly [string, string, readonly (string | null)[]])[] = [
  ['a broken chunk at once', CHUNKED, ['zz\r\n']],
  ['a broken chunk later', CHUNKED, ['2\r\n{}\r\n', 'zz\r\n', 'more']],
  ['half a body and its end', 'Content-Length: 20', ['{"name"', null]],
  ['half a body and its end, later', 'Content-Length: 20', ['', '{"name"', null]],
  ['chunks without a last one', CHUNKED, ['2\r\n{}\r\n', null]],
];

/** Sends a head and what follows; a first part goes with the head unless it is empty. */
function send(port: number, sent: string, [first, ...later]: readonly (string | null)[]): Promise<string> {
  return exchangeParts(port, [sent + (first ?? ''), ...later]);
}

const ANSWERED = {
  'x-request-id': 'mine',
  'x-ratelimit-limit': expect.any(String),
  'x-ratelimit-remaining': expect.any(String),
  'x-ratelimit-reset': expect.any(String),
  connection: 'close',
};

describe.each([SNAP_PATH, COMMS_PATH])('on %s a body that cannot be read', (path) => {
  it.each(BROKEN)('is answered once, like every other request: %s', async (_what, framing, parts) => {
    const answers = answersIn(await send(attune.port, head(path, account.key, framing), parts));
    expect(answers).toHaveLength(1);
    expect(answers[0]?.status).toBe(400);
    expect(answers[0]?.headers).toMatchObject({ ...ANSWERED, 'x-error-code': 'request_unreadable' });
    const text = 'The request is not well-formed HTTP.';
    expect(JSON.parse(answers[0]?.body ?? '')).toEqual({
      success: false,
      message: text,
      error: text,
      statusCode: 400,
      timestamp: expect.any(String),
    });
  });

  it.each(BROKEN)('does not come before the key: %s', async (_what, framing, parts) => {
    const answers = answersIn(await send(attune.port, head(path, 'nobody', framing), parts));
    expect(answers.map(({ status }) => status)).toEqual([401]);
    expect(answers[0]?.headers).toMatchObject({ ...ANSWERED, connection: expect.any(String) });
  });

  it.each(BROKEN)('does not come before the rate limit: %s', async (_what, framing, parts) => {
    const limited = await startAttune({ requestsPerMinute: 1 });
    const { key } = await limited.createAccountWithKey(1);
    await limited.predict(key, {});
    const answers = answersIn(await send(limited.port, head(path, key, framing), parts));
    await limited.close();
    expect(answers.map(({ status }) => status)).toEqual([429]);
    expect(answers[0]?.headers).toMatchObject({ 'retry-after': expect.any(String), 'x-request-id': 'mine' });
  });
});

it('a body that cannot be read is not waited for on an unknown path', async () => {
  const answers = answersIn(await exchange(attune.port, `${head('/nowhere', 'nobody', CHUNKED)}zz\r\n`));
  expect(answers.map(({ headers }) => headers['x-error-code'])).toEqual(['not_found']);
});

it('a head or a body that stalls is answered 408 after ten seconds, a body with all its headers', async () => {
  const before = performance.now();
  const onlyAnswerTo = async (sent: string) => {
    const [answer, ...others] = answersIn(await exchange(attune.port, sent));
    expect(others).toEqual([]);
    return { ...answer, seconds: (performance.now() - before) / 1000 };
  };
  const [stalledHead, stalledBody] = await Promise.all([
    onlyAnswerTo(`POST ${SNAP_PATH} HTTP/1.1\r\nHost: x\r\n`),
    onlyAnswerTo(`${head(SNAP_PATH, account.key, 'Content-Length: 20')}{"name"`),
  ]);
  for (const { status, headers, seconds } of [stalledHead, stalledBody]) {
    expect(status).toBe(408);
    expect(headers).toMatchObject({ 'x-error-code': 'request_timeout', connection: 'close' });
    expect(seconds).toBeGreaterThan(9.9);
    expect(seconds).toBeLessThan(13);
  }
  expect(stalledBody.headers).toMatchObject(ANSWERED);
});

it('a caller that breaks off in the middle of a body is no fault of the service', async () => {
  const own = await startAttune();
  const { key, accountId } = await own.createAccountWithKey(1);
  const socket = connect({ port: own.port, host: '127.0.0.1' });
  socket.on('error', () => {});
  socket.write(`${head(SNAP_PATH, key, 'Content-Length: 20')}{"name"`);
  const figures = async () => (await own.send('/metrics', { method: 'GET' })).text;
  await expect.poll(figures).toContain('attune_http_requests_in_flight 2');
  socket.resetAndDestroy();
  await expect.poll(figures).toContain('attune_http_requests_in_flight 1');
  await expectSettled(own.store, accountId, 1);
  await own.close();
  expect(own.logLines.filter((line) => JSON.parse(line).level > 30)).toEqual([]);
});

it('an unreadable body is logged as what it is, the fault of the caller', async () => {
  const own = await startAttune();
  const { key, keyId } = await own.createAccountWithKey(1);
  for (const [, framing, parts] of BROKEN) await send(own.port, head(SNAP_PATH, key, framing), parts);
  await own.close();
  const lines = own.logLines.map((line) => JSON.parse(line));
  expect(lines).toHaveLength(BROKEN.length);
  for (const line of lines)
    expect(line).toMatchObject({ level: 30, requestId: 'mine', keyId, errorCode: 'request_unreadable' });
});
