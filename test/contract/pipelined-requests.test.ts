import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Attune, PERSON, SNAP_PATH, startAttune } from '../support/attune.ts';
import { heldEngine } from '../support/engines.ts';
import { expectSettled } from '../support/ledger.ts';
import { answersIn, exchange, exchangeParts } from '../support/raw-http.ts';

let attune: Attune;
beforeAll(async () => {
  attune = await startAttune();
});
afterAll(() => attune.close());

const posted = (key: string, content = JSON.stringify(PERSON), headers = 'Host: x') =>
  `POST ${SNAP_PATH} HTTP/1.1\r\n${headers}\r\nx-api-key: ${key}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(content)}\r\n\r\n${content}`;
const lastPosted = (key: string) => posted(key, JSON.stringify(PERSON), 'Host: x\r\nConnection: close');
const codesOf = (received: string) =>
  answersIn(received).map(({ status, headers }) => headers['x-error-code'] ?? status);

describe('a request behind another on its connection', () => {
  it.each([
    ['no JSON', '{'],
    ['no object', '[]'],
    ['nothing', ''],
  ])('is answered where the body of that one is %s', async (_what, content) => {
    const { key, accountId } = await attune.createAccountWithKey(5);
    const received = await exchange(attune.port, posted(key, content) + posted(key) + lastPosted(key));
    expect(codesOf(received)).toEqual(['body_not_json', 201, 201]);
    await expectSettled(attune.store, accountId, 3);
  });

  it('is answered where it comes when that one was told that its body is no JSON', async () => {
    const { key } = await attune.createAccountWithKey(5);
    const received = await exchangeParts(attune.port, [posted(key, '{'), lastPosted(key)]);
    expect(codesOf(received)).toEqual(['body_not_json', 201]);
  });

  it('is answered where that one has no Host, and then the connection closes', async () => {
    const { key, accountId } = await attune.createAccountWithKey(5);
    const received = await exchange(attune.port, posted(key, '{}', 'X-Nothing: x') + posted(key));
    expect(codesOf(received)).toEqual(['request_unreadable', 201]);
    expect(answersIn(received).map(({ headers }) => headers['connection'])).toEqual(['keep-alive', 'close']);
    await expectSettled(attune.store, accountId, 4);
  });

  it('is neither answered nor charged behind the answer to one that is too large, which closes the connection', async () => {
    const own = await startAttune();
    const { key, accountId } = await own.createAccountWithKey(5);
    // A key that was just read is known at once, so nothing else keeps the second request from running.
    await own.predict(key);
    const tooLarge = posted(key, ' '.repeat(300_000));
    const socket = connect({ port: own.port, host: '127.0.0.1', allowHalfOpen: true });
    socket.write(tooLarge.slice(0, 1000));
    expect(codesOf(await text(socket))).toEqual(['body_too_large']);
    socket.end(tooLarge.slice(1000) + posted(key).repeat(3));
    await once(socket, 'close');
    // What those had been charged would have been written before this is.
    await own.predict(key);
    await expectSettled(own.store, accountId, 3);
    await own.close();
  });

  it('is answered by a service that is shutting down, which closes the connection with the last answer', async () => {
    const engine = heldEngine();
    const stopping = await startAttune({ engine });
    const { key, accountId } = await stopping.createAccountWithKey(5);
    const received = exchange(stopping.port, posted(key) + posted(key));
    await engine.waiting(2);
    stopping.drain();
    engine.letGo();
    expect(codesOf(await received)).toEqual([201, 201]);
    expect(answersIn(await received).map(({ headers }) => headers['connection'])).toEqual([
      'keep-alive',
      'close',
    ]);
    await expectSettled(stopping.store, accountId, 3);
    await stopping.close();
  });

  it('does not keep a connection open whose last answer was ready before the shutdown began', async () => {
    const engine = heldEngine();
    const stopping = await startAttune({ engine });
    const { key } = await stopping.createAccountWithKey(5);
    const received = exchange(stopping.port, `${posted(key)}GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n`);
    await engine.waiting(1);
    // Came later and is answered, so the one above is as well, but for the answer before it.
    await stopping.send('/healthz', { method: 'GET' });
    stopping.drain();
    engine.letGo();
    expect(codesOf(await received)).toEqual([201, 200]);
    await stopping.close();
  });
});
