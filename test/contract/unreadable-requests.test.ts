import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Attune, startAttune } from '../support/attune.ts';
import { exchange } from '../support/raw-http.ts';

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
    ['a broken header', 'POST /api/v1/snap HTTP/1.1\r\nHost: x\r\nbad header\r\n\r\n'],
    ['headers of 100 KB', `GET / HTTP/1.1\r\nHost: x\r\nx-long: ${'y'.repeat(100_000)}\r\n\r\n`],
    ['a broken chunk', 'POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n'],
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
