import { createServer, type Socket } from 'node:net';
import { freePort } from './free-port.ts';

/** A server that speaks as much of the Redis protocol as the rate limit needs. It counts; windows never close. */
export interface RedisStandIn {
  readonly url: string;
  close(): Promise<void>;
}

/** `refusal`, if given, is all that it ever answers. */
export async function startRedisStandIn(refusal?: string): Promise<RedisStandIn> {
  const port = await freePort();
  const counts = new Map<string, number>();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let pending = '';
    socket.on('data', (chunk) => {
      pending += chunk.toString('latin1');
      for (let command = readCommand(pending); command !== null; command = readCommand(pending)) {
        pending = pending.slice(command.length);
        socket.write(refusal === undefined ? answer(command.words, counts) : `-${refusal}\r\n`);
      }
    });
    socket.on('error', () => {});
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `redis://127.0.0.1:${port}`,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** EVAL script keys key points seconds …: answers how many points are used and the milliseconds left. */
function answer(
  [name = '', , , key = '', points = '', seconds = '']: readonly string[],
  counts: Map<string, number>,
): string {
  if (name.toUpperCase() === 'HELLO') return '%1\r\n+server\r\n+redis\r\n';
  if (name.toUpperCase() !== 'EVAL') return '+OK\r\n';
  const used = (counts.get(key) ?? 0) + Number(points);
  counts.set(key, used);
  return `*2\r\n:${used}\r\n:${Number(seconds) * 1000}\r\n`;
}

/** One whole command (an array of bulk strings) from the start of the text, or null if it has not all come yet. */
function readCommand(text: string): { readonly words: readonly string[]; readonly length: number } | null {
  const head = /^\*(\d+)\r\n/.exec(text);
  if (head === null) return null;
  const words: string[] = [];
  let place = head[0].length;
  for (let word = 0; word < Number(head[1]); word += 1) {
    const size = /^\$(\d+)\r\n/.exec(text.slice(place));
    if (size === null) return null;
    const start = place + size[0].length;
    const end = start + Number(size[1]);
    if (text.length < end + 2) return null;
    words.push(text.slice(start, end));
    place = end + 2;
  }
  return { words, length: place };
}
