import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Engine } from '../../src/engine/engine.ts';
import { type Attune, PERSON, SNAP_PATH, startAttune } from '../support/attune.ts';
import { steadyEngine } from '../support/engines.ts';
import { expectSettled, readLedger } from '../support/ledger.ts';

let attune: Attune;
beforeAll(async () => {
  attune = await startAttune();
});
afterAll(() => attune.close());

/** Sends the bytes, says at once that there will be no more, and reads until the other side has ended, too. */
function sendAndHalfClose(bytes: string): Promise<string> {
  const socket = connect({ port: attune.port, host: '127.0.0.1', allowHalfOpen: true });
  socket.end(bytes);
  return text(socket);
}

it('a caller that ends its side behind the request gets the answer it pays for', async () => {
  const { key, accountId } = await attune.createAccountWithKey(5);
  const content = JSON.stringify(PERSON);
  const request = `POST ${SNAP_PATH} HTTP/1.1\r\nHost: x\r\nx-api-key: ${key}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(content)}\r\n\r\n`;
  const answer = await sendAndHalfClose(request + content);
  expect(answer).toContain('HTTP/1.1 201');
  expect(answer.endsWith('}')).toBe(true);
  await expectSettled(attune.store, accountId, 4);
});

it.each([
  ['', 'Content-Length: 900\r\n', '{"name"'],
  [' in chunks', 'Transfer-Encoding: chunked\r\n', '9\r\n{"name"'],
  [' with an upgrade', 'Content-Length: 900\r\nConnection: upgrade\r\nUpgrade: websocket\r\n', '{"name"'],
])(
  'a caller that ends its side in the middle of a body%s is told so and pays nothing',
  async (_name, headers, part) => {
    const { key, accountId } = await attune.createAccountWithKey(5);
    const head = `POST ${SNAP_PATH} HTTP/1.1\r\nHost: x\r\nx-api-key: ${key}\r\nContent-Type: application/json\r\n${headers}\r\n`;
    const answer = await sendAndHalfClose(head + part);
    expect(answer).toContain('HTTP/1.1 400');
    expect(answer).toContain('request_unreadable');
    await expectSettled(attune.store, accountId, 5);
  },
);

it('a caller that goes away while a model works has it told to stop, and pays nothing', async () => {
  const asked = Promise.withResolvers<void>();
  const stopped = Promise.withResolvers<void>();
  const engine: Engine = {
    ...steadyEngine,
    isImmediate: false,
    async predictProfile(_person, signal) {
      signal?.addEventListener('abort', () => stopped.resolve());
      asked.resolve();
      await stopped.promise;
      return { kind: 'generation_failed' };
    },
  };
  const service = await startAttune({ engine });
  const { key, accountId } = await service.createAccountWithKey(5);
  const leaving = new AbortController();
  const left = fetch(service.url + SNAP_PATH, {
    method: 'POST',
    headers: { 'x-api-key': key, 'content-type': 'application/json' },
    body: JSON.stringify(PERSON),
    signal: leaving.signal,
  });
  await asked.promise;
  leaving.abort();
  await expect(left).rejects.toThrow();
  await stopped.promise;
  await expect
    .poll(() => readLedger(service.store, accountId))
    .toMatchObject({ available: 5, held: 0, ledgerSum: 5 });
  await service.close();
});
