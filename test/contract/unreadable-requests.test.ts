import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Attune, COMMS_PATH, DRAFT, PERSON, SNAP_PATH, startAttune } from '../support/attune.ts';
import { heldEngine } from '../support/engines.ts';
import { expectSettled } from '../support/ledger.ts';
import { answersIn, exchange, exchangeParts } from '../support/raw-http.ts';

let attune: Attune;
beforeAll(async () => {
  attune = await startAttune();
});
afterAll(() => attune.close());

describe('what is not a request', () => {
  it.each([
    ['no HTTP', 'hello\r\n\r\n'],
    ['another protocol', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['an unknown method', 'BREW /api/v1/snap HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['a method in lower case', 'post /api/v1/snap HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['a broken header', 'POST /api/v1/snap HTTP/1.1\r\nHost: x\r\nbad header\r\n\r\n'],
    ['headers of 100 KB', `GET / HTTP/1.1\r\nHost: x\r\nx-long: ${'y'.repeat(100_000)}\r\n\r\n`],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx'],
  ])('is answered 400 in the envelope and the connection closed: %s', async (_what, bytes) => {
    const answer = await exchange(attune.port, bytes);
    const last = answer.slice(answer.lastIndexOf('HTTP/1.1'));
    const [head = '', body = ''] = last.split('\r\n\r\n');
    expect(head).toContain('HTTP/1.1 400 Bad Request');
    expect(head).toContain('x-error-code: request_unreadable');
    expect(head).toContain('connection: close');
    expect(head).toMatch(/\r\nx-request-id: [0-9a-f-]{36}\r\n/);
    const text = 'The request is not well-formed HTTP.';
    expect(JSON.parse(body)).toEqual({
      success: false,
      message: text,
      error: text,
      statusCode: 400,
      timestamp: expect.any(String),
    });
  });

  it('a request without a Host is counted, and refused in the envelope too', async () => {
    const { key } = await attune.createAccountWithKey(1);
    const request = `POST /api/v1/snap HTTP/1.1\r\nConnection: close\r\nx-api-key: ${key}\r\nContent-Length: 2\r\n\r\n{}`;
    const [head = '', body = ''] = (await exchange(attune.port, request)).split('\r\n\r\n');
    expect(head).toContain('HTTP/1.1 400 Bad Request');
    for (const header of ['x-error-code: request_unreadable', 'connection: close', 'x-ratelimit-remaining: '])
      expect(head).toContain(header);
    expect(head).toMatch(/\r\nx-request-id: [0-9a-f-]{36}\r\n/);
    expect(JSON.parse(body)).toMatchObject({ message: 'The request is not well-formed HTTP.' });
    expect(await exchange(attune.port, request.replace(key, 'nobody'))).toContain('HTTP/1.1 401');
    expect(await exchange(attune.port, 'GET /healthz HTTP/1.0\r\n\r\n')).toContain('HTTP/1.1 200');
  });

  it('an Expect header nobody knows is ignored', async () => {
    const request = 'GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\nExpect: the-unexpected\r\n\r\n';
    expect(await exchange(attune.port, request)).toContain('HTTP/1.1 200');
  });

  it('a caller that waits for 100-continue is told to go on', async () => {
    const request =
      'POST /api/v1/snap HTTP/1.1\r\nHost: x\r\nConnection: close\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n{}';
    expect(await exchange(attune.port, request)).toMatch(/^HTTP\/1.1 100 Continue\r\n\r\nHTTP\/1.1 401/);
  });
});

describe('what is no request, behind one that is', () => {
  const posted = (key: string, id: string, path = SNAP_PATH, body: object = PERSON) => {
    const content = JSON.stringify(body);
    return `POST ${path} HTTP/1.1\r\nHost: x\r\nx-api-key: ${key}\r\nX-Request-Id: ${id}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(content)}\r\n\r\n${content}`;
  };
  const codesOf = (received: string) =>
    answersIn(received).map(({ status, headers }) => headers['x-error-code'] ?? status);
  const loggedStatus = (id: string) => {
    const line = attune.logLines.map((text) => JSON.parse(text)).find(({ requestId }) => requestId === id);
    return line?.status;
  };

  it.each(['\0', ' ', '}', 'GARBAGE\r\n\r\n'])(
    'leaves the request its answer, which is charged and logged: %j',
    async (stray) => {
      const { key, accountId } = await attune.createAccountWithKey(5);
      const id = `before-${stray.charCodeAt(0)}`;
      expect(codesOf(await exchange(attune.port, posted(key, id) + stray))).toEqual([
        201,
        'request_unreadable',
      ]);
      await expectSettled(attune.store, accountId, 4);
      expect(loggedStatus(id)).toBe(201);
    },
  );

  it('leaves each of several requests its answer', async () => {
    const { key, accountId } = await attune.createAccountWithKey(5);
    const draft = { ...DRAFT, primaryCode: 'DP-03' };
    const sent = `${posted(key, 'one')}${posted(key, 'two', COMMS_PATH, draft)}${posted(key, 'three')}}`;
    expect(codesOf(await exchange(attune.port, sent))).toEqual([201, 201, 201, 'request_unreadable']);
    await expectSettled(attune.store, accountId, 1);
  });

  it('waits for an engine that takes its time, however much of it comes meanwhile', async () => {
    const engine = heldEngine();
    const slow = await startAttune({ engine });
    const { key } = await slow.createAccountWithKey(5);
    const received = exchangeParts(slow.port, [posted(key, 'slow'), '}', '}', '}']);
    await engine.waiting(1);
    await sleep(500);
    engine.letGo();
    expect(codesOf(await received)).toEqual([201, 'request_unreadable']);
    await slow.close();
  });

  it('gets no answer where the request asked for the connection to close', async () => {
    const { key } = await attune.createAccountWithKey(5);
    const last = posted(key, 'last').replace('Host: x', 'Host: x\r\nConnection: close');
    expect(codesOf(await exchange(attune.port, `${last}}`))).toEqual([201]);
  });
});
