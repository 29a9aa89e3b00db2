import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

/** Long enough for what was written before to be read by itself. */
const PAUSE_MILLISECONDS = 50;

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

/** Like `exchange`, with the bytes in parts that arrive one after the other; `null` says that no more will come. */
export async function exchangeParts(port: number, parts: readonly (string | null)[]): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1' });
  socket.on('error', () => {});
  const answered = text(socket).catch(() => '');
  for (const part of parts) {
    if (part === null) socket.end();
    else socket.write(part);
    await sleep(PAUSE_MILLISECONDS);
  }
  return answered;
}

export interface RawAnswer {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The answers that `exchange` returned, in order; all of them must have a body. */
export function answersIn(received: string): readonly RawAnswer[] {
  return received
    .split(/(?=HTTP\/1\.1 \d)/)
    .filter((answer) => answer !== '')
    .map((answer) => {
      const [head = '', body = ''] = answer.split('\r\n\r\n');
      const [statusLine = '', ...lines] = head.split('\r\n');
      const headers = lines.map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
      });
      return { status: Number(statusLine.split(' ')[1]), headers: Object.fromEntries(headers), body };
    });
}
