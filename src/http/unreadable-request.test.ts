import type { Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { createUnreadableRequests } from './unreadable-request.ts';

const { connectionFailed: handle } = createUnreadableRequests({ now: () => 0 });
const fault = (code: string) => Object.assign(new Error('connection'), { code });
/** The handler writes to the socket and looks whether it can; a stream in memory does both. */
const asSocket = (stream: PassThrough) => stream as unknown as Socket;

it('a request that takes too long to arrive is answered 408 in the envelope', async () => {
  const socket = new PassThrough();
  handle(fault('ERR_HTTP_REQUEST_TIMEOUT'), asSocket(socket));
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  expect(answer).toContain('"message":"The request took too long to arrive."');
});

it('a connection that is gone is dropped without an answer', () => {
  const socket = new PassThrough();
  handle(fault('ECONNRESET'), asSocket(socket));
  expect(socket.destroyed).toBe(true);
  expect(socket.read()).toBeNull();
});
