import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { endThenClose } from './unread-body.ts';

afterEach(() => vi.useRealTimers());

it('a caller that never ends its side is cut off after ten seconds', async () => {
  const server = createServer({ allowHalfOpen: true }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const caller = connect({
    port: (server.address() as AddressInfo).port,
    host: '127.0.0.1',
    allowHalfOpen: true,
  });
  caller.on('error', () => {});
  const [socket] = (await once(server, 'connection')) as [Socket];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  endThenClose(socket, 'the answer');
  const [received] = await once(caller, 'data');
  expect(String(received)).toBe('the answer');
  vi.advanceTimersByTime(9_999);
  expect(socket.destroyed).toBe(false);
  vi.advanceTimersByTime(1);
  expect(socket.destroyed).toBe(true);
  caller.destroy();
  server.close();
});
