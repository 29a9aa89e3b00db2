import { gzipSync } from 'node:zlib';
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
import { expectSettled } from '../support/ledger.ts';
import { exchange } from '../support/raw-http.ts';

let attune: Attune;
let account: TestAccount;
beforeAll(async () => {
  attune = await startAttune();
  account = await attune.createAccountWithKey(1000);
});
afterAll(() => attune.close());

const NOT_JSON_TYPE = 'Send the body as JSON with the header Content-Type: application/json.';
const PATHS = [SNAP_PATH, COMMS_PATH];

function sendTyped(path: string, contentType: string | null, body: string | Uint8Array) {
  const headers: Record<string, string> = { 'x-api-key': account.key };
  if (contentType !== null) headers['content-type'] = contentType;
  return attune.send(path, {
    headers,
    body: typeof body === 'string' ? new TextEncoder().encode(body) : body,
  });
}

describe('the content type', () => {
  it.each([
    'application/json',
    'application/json; charset=utf-8',
    'application/json;charset=UTF-8',
    'application/json; charset="utf-8"',
    'application/json; charset=utf8',
    'application/json; charset=unicode-1-1-utf-8',
    'application/json; charset="\\utf-8"',
    'application/json; CharSet = utf-8 ; x=1',
    'application/json; charset=utf-8; charset="UTF8"',
    'application/json; xcharset=latin1',
    'application/json; profile="charset=latin1"',
    'application/json; profile="a;charset=latin1"',
    'application/json; profile="a\\";charset=latin1"',
    'application/json;',
    'application/json; charset',
    'application/json; ;=; "',
    'Application/JSON',
  ])('%s is taken', async (type) => {
    expect((await sendTyped(SNAP_PATH, type, JSON.stringify(PERSON))).status).toBe(201);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'application/jsonx',
    'text/json',
    'application/octet-stream',
    'nonsense',
    '*/*',
  ])('%s is refused', async (type) => {
    for (const path of PATHS)
      expectError(await sendTyped(path, type, JSON.stringify(PERSON)), 400, NOT_JSON_TYPE, 'body_not_json');
  });

  it.each([
    'application/json; charset=latin1',
    'application/json; charset=utf-16',
    'application/json; charset=utf-8; charset=latin1',
    'application/json; charset=""',
    'application/json; charset=',
    'application/json; charset="utf-8x"',
    'application/json; charset=nonsense',
    'application/json; x; CHARSET = "latin1',
    'application/json; profile="a\\"";charset=latin1',
  ])('%s is refused', async (type) => {
    const reply = await sendTyped(SNAP_PATH, type, JSON.stringify(PERSON));
    expectError(reply, 400, 'Send the body as UTF-8.', 'body_not_json');
  });

  it('is needed', async () => {
    for (const path of PATHS)
      expectError(await sendTyped(path, null, JSON.stringify(PERSON)), 400, NOT_JSON_TYPE, 'body_not_json');
  });
});

describe('a body', () => {
  it('that is empty is refused', async () => {
    for (const path of PATHS) {
      expectError(await sendTyped(path, 'application/json', ''), 400, 'The body is not well-formed JSON.');
      const withoutAny = await attune.send(path, { headers: { 'x-api-key': account.key } });
      expectError(withoutAny, 400, NOT_JSON_TYPE);
    }
  });

  it.each([
    '{',
    '{"name":"x"',
    "{'name':'x'}",
    '{"name":NaN}',
    'undefined',
    '{"a":1}{"b":2}',
    '\u0000',
    '{"name":"\n"}',
  ])('%j is not well-formed JSON', async (body) => {
    const reply = await sendTyped(SNAP_PATH, 'application/json', body);
    expectError(reply, 400, 'The body is not well-formed JSON.', 'body_not_json');
  });

  it.each(['[]', '[{"name":"x","notes":"y"}]', '"text"', '1', 'null', 'true'])(
    '%s is not a JSON object',
    async (body) => {
      const reply = await sendTyped(SNAP_PATH, 'application/json', body);
      expectError(reply, 400, 'The body must be a JSON object.', 'body_not_json');
    },
  );

  it('in bytes that are not UTF-8 is refused, not stored garbled', async () => {
    const before = Buffer.from('{"name":"Zo');
    const after = Buffer.from('","notes":"x"}');
    for (const bytes of [[0xeb], [0xc3], [0xed, 0xa0, 0x80], [0xff]]) {
      const body = Buffer.concat([before, Buffer.from(bytes), after]);
      expectError(await sendTyped(SNAP_PATH, 'application/json', body), 400, 'Send the body as UTF-8.');
    }
  });

  it('that is compressed is refused, and the caller told why', async () => {
    for (const body of [gzipSync(JSON.stringify(PERSON)), JSON.stringify(PERSON)]) {
      const headers = { 'x-api-key': account.key, 'content-encoding': 'gzip' };
      const reply = await attune.send(SNAP_PATH, {
        headers: { ...headers, 'content-type': 'application/json' },
        body,
      });
      expectError(reply, 400, 'Send the body uncompressed.', 'body_not_json');
    }
  });

  it.each(['identity', 'Identity', '', 'identity, identity'])(
    'may be called uncompressed: Content-Encoding "%s"',
    async (coding) => {
      const headers = { 'content-encoding': coding };
      expect((await attune.predict(account.key, PERSON, headers)).status).toBe(201);
    },
  );

  it('may start with a byte order mark', async () => {
    const body = Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(JSON.stringify(PERSON))]);
    expect((await sendTyped(SNAP_PATH, 'application/json', body)).status).toBe(201);
  });

  it.each(['__proto__', 'constructor', 'prototype', 'toString'])(
    'with a key %s is harmless',
    async (name) => {
      const body = `{"name":"Dana","notes":"x","${name}":{"name":"polluted","isAdmin":true}}`;
      const reply = await sendTyped(SNAP_PATH, 'application/json', body);
      expect(reply.status).toBe(201);
      expect(reply.body.data.snapResponse['name']).toBe('Dana');
      expect('isAdmin' in {}).toBe(false);
    },
  );

  it('with fields only on its __proto__ lacks them', async () => {
    const reply = await sendTyped(SNAP_PATH, 'application/json', '{"__proto__":{"name":"x","notes":"y"}}');
    expectError(reply, 400, 'name must be a string');
  });

  it('that is nested a hundred thousand deep is answered', async () => {
    const body = `{"name":"Dana","notes":"x","deep":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    expect((await sendTyped(SNAP_PATH, 'application/json', body)).status).toBe(201);
  });

  it('takes the last of two equal fields', async () => {
    const reply = await sendTyped(SNAP_PATH, 'application/json', '{"name":"A","notes":"x","name":"B"}');
    expect(reply.body.data.snapResponse['name']).toBe('B');
  });

  it('is taken in chunks', async () => {
    const body = JSON.stringify(PERSON);
    const chunks = body.match(/.{1,7}/g) ?? [];
    const chunked = chunks.map((chunk) => `${chunk.length.toString(16)}\r\n${chunk}\r\n`).join('');
    const request = `POST ${SNAP_PATH} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nx-api-key: ${account.key}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n${chunked}0\r\n\r\n`;
    expect(await exchange(attune.port, request)).toContain('HTTP/1.1 201');
  });

  it('that is refused costs nothing', async () => {
    const own = await attune.createAccountWithKey(2);
    await attune.predict(own.key, '[]');
    await attune.analyse(own.key, '{');
    await expectSettled(attune.store, own.accountId, 2);
  });
});
