import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { disconnectSignal } from './disconnect-signal.ts';

const server = Object.assign(createServer(), { httpAllowHalfOpen: true });
let now: number;
let caller: Socket;
let request: IncomingMessage;
let response: ServerResponse;

beforeEach(async () => {
  now = 0;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  caller = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  caller.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  [request, response] = await once(server, 'request');
});
afterEach(() => {
  caller.destroy();
  server.close();
});

function signal(): AbortSignal {
  return disconnectSignal({ raw: request }, { raw: response }, () => now);
}

it('a caller who resets the connection has gone', async () => {
  const gone = signal();
  caller.resetAndDestroy();
  await once(gone, 'abort');
});

it('a caller who ends their side right behind the request waits for the answer', async () => {
  const gone = signal();
  now = 900;
  const ended = once(request.socket, 'end');
  caller.end();
  await ended;
  expect(gone.aborted).toBe(false);
  response.end('there');
  expect(await text(caller)).toContain('there');
  expect(gone.aborted).toBe(false);
});

it('a caller who ends their side long after the request has gone', async () => {
  const gone = signal();
  now = 1100;
  caller.end();
  await once(gone, 'abort');
});

it('a caller who went before anybody asked has gone', async () => {
  const closed = once(response, 'close');
  caller.resetAndDestroy();
  await closed;
  expect(signal().aborted).toBe(true);
});

it('nothing is left on a connection when the answer was written', async () => {
  const listeners = request.socket.listenerCount('end');
  const gone = signal();
  response.end();
  await once(response, 'close');
  expect(request.socket.listenerCount('end')).toBe(listeners);
  expect(gone.aborted).toBe(false);
});
