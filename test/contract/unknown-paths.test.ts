import { METHODS } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Attune,
  COMMS_PATH,
  expectError,
  PERSON,
  SNAP_PATH,
  startAttune,
  type TestAccount,
} from '../support/attune.ts';
import { answersIn, exchange } from '../support/raw-http.ts';

let attune: Attune;
let account: TestAccount;
beforeAll(async () => {
  attune = await startAttune();
  account = await attune.createAccountWithKey(100);
});
afterAll(() => attune.close());

const json = () => ({ 'x-api-key': account.key, 'content-type': 'application/json' });
const OTHER_METHODS = METHODS.filter((method) => method !== 'POST');

describe('an unknown path', () => {
  it.each([
    '/',
    '/api',
    '/api/v1',
    '/api/v1/',
    '/api/v1/snap/',
    '/api/v1/snap/1',
    '/api/v1/snaps',
    '/api/v1/snap/comms/1',
    '/api/v2/snap',
    '/API/V1/SNAP',
    '/api/v1/snap%',
    '/%c0%ae%c0%ae/etc/passwd',
    '/api/v1/snap%00',
    `/${'x'.repeat(500)}`,
  ])('%s is 404 in the envelope, with any method and body', async (path) => {
    for (const reply of [
      await attune.send(path, { method: 'GET' }),
      await attune.send(path, { headers: json(), body: PERSON }),
      await attune.send(path, { headers: { 'content-type': 'text/csv' }, body: 'a,b' }),
      await attune.send(path, { headers: json(), body: 'x'.repeat(300_000) }),
      await attune.send(path, { method: 'QUERY' }),
      await attune.send(path, { method: 'DELETE', headers: { 'content-type': 'text/csv' }, body: 'a,b' }),
    ]) {
      expectError(reply, 404, 'Not Found', 'not_found');
      expect(reply.headers.get('x-request-id')).toBeTruthy();
    }
  });
});

describe.each([SNAP_PATH, COMMS_PATH])('on %s', (path) => {
  it.each(['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s is 404 in the envelope', async (method) => {
    for (const request of [
      { method },
      { method, headers: json() },
      ...(method === 'GET' ? [] : [{ method, headers: json(), body: '{' }]),
      ...(method === 'GET' ? [] : [{ method, headers: { 'content-type': 'text/csv' }, body: 'a,b' }]),
      ...(method === 'GET' ? [] : [{ method, headers: json(), body: 'x'.repeat(300_000) }]),
    ])
      expectError(await attune.send(path, request), 404, 'Not Found', 'not_found');
  });

  it.each(OTHER_METHODS)('%s is 404 with the rate-limit headers', async (method) => {
    const answer = await exchange(
      attune.port,
      `${method} ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
    );
    expect(answer).toContain('HTTP/1.1 404');
    expect(answer).toMatch(
      /x-ratelimit-limit: \d+\r\nx-ratelimit-remaining: \d+\r\nx-ratelimit-reset: \d+\r\n/i,
    );
  });

  it('a query string changes nothing', async () => {
    const reply = await attune.send(`${path}?a=1`, { headers: json(), body: {} });
    expect(reply.status).toBe(400);
  });
});

describe('CONNECT', () => {
  it.each(['example.com:443', '/', '/nowhere'])(
    'to %s is 404 in the envelope, and opens no tunnel',
    async (target) => {
      const received = await exchange(
        attune.port,
        `CONNECT ${target} HTTP/1.1\r\nHost: x\r\nX-Request-Id: tunnel\r\n\r\nGET /healthz HTTP/1.1\r\nHost: x\r\n\r\n`,
      );
      const answers = answersIn(received);
      expect(answers.map(({ status }) => status)).toEqual([404]);
      expect(answers[0]?.headers).toMatchObject({
        'x-error-code': 'not_found',
        'x-request-id': 'tunnel',
        connection: 'close',
      });
      expect(JSON.parse(answers[0]?.body ?? '')).toMatchObject({ success: false, message: 'Not Found' });
    },
  );

  it('leaves the request before it its answer', async () => {
    const body = JSON.stringify(PERSON);
    const received = await exchange(
      attune.port,
      `POST ${SNAP_PATH} HTTP/1.1\r\nHost: x\r\nx-api-key: ${account.key}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}CONNECT ${SNAP_PATH} HTTP/1.1\r\nHost: x\r\n\r\n`,
    );
    expect(answersIn(received).map(({ status }) => status)).toEqual([201, 404]);
  });
});
