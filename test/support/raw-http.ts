import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

/** Writes bytes to a port, as no HTTP client would send them, and returns what comes back until the service closes. */
export async function exchange(
  port: number,
  bytes: string | Uint8Array,
  host = '127.0.0.1',
): Promise<string> {
  const socket = connect({ port, host });
  socket.on('error', () => {});
  socket.write(bytes);
  return text(socket).catch(() => '');
}
