import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { envelope } from '../upstream/stand-in-server.ts';

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
/** Sends the service the signal once more as soon as it has got it, as npm does with what its terminal sent to both. */
const ECHOING = `data:text/javascript,${encodeURIComponent(
  "process.once('SIGINT', () => setImmediate(() => process.kill(process.pid, 'SIGINT')))",
)}`;
const PREDICTION = { primary_code: 'DP-03', confidence: 'High', reasoning: 'Asked for the source.' };

let folder: string;
let model: Server;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'attune-signals-'));
  model = createServer().listen(0, '127.0.0.1');
  await once(model, 'listening');
});
afterEach(async () => {
  model.closeAllConnections();
  model.close();
  await rm(folder, { recursive: true, force: true });
});

/** A service with one call that waits for the model's answer. */
async function startServiceWithCall(...preloaded: readonly string[]) {
  const { port } = model.address() as AddressInfo;
  const settings = {
    PORT: '0',
    DATABASE_URL: `sqlite:${join(folder, 'attune.db')}`,
    SHUTDOWN_GRACE_MS: '0',
    UPSTREAM: 'openai-compatible',
    UPSTREAM_MODEL: 'held',
    UPSTREAM_BASE_URL: `http://127.0.0.1:${port}/v1`,
  };
  const service = spawn(process.execPath, [...preloaded, MAIN], { env: { ...process.env, ...settings } });
  const lines = createInterface({ input: service.stdout })[Symbol.asyncIterator]();
  const [, url = '', key = ''] =
    /^curl -s (\S+) -H 'x-api-key: (\w+)'/.exec(await nextLine(lines, 'curl ')) ?? [];
  const asked = once(model, 'request') as Promise<[unknown, ServerResponse]>;
  const call = fetch(url, {
    method: 'POST',
    headers: { 'x-api-key': key, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Dana Reyes', notes: 'Asked where the 14% came from.' }),
  });
  const [, response] = await asked;
  const answer = JSON.stringify(envelope('/v1/chat/completions', JSON.stringify(PREDICTION)));
  return {
    service,
    call,
    logged: (words: string) => nextLine(lines, words),
    complaints: text(service.stderr),
    ended: once(service, 'exit') as Promise<[number | null]>,
    letModelAnswer: () => response.writeHead(200, { 'content-type': 'application/json' }).end(answer),
  };
}

async function nextLine(lines: AsyncIterator<string>, words: string): Promise<string> {
  for (;;) {
    const { value, done } = await lines.next();
    if (done === true) throw new Error(`The service ended without saying ${words}.`);
    if (value.includes(words)) return value;
  }
}

test('a call that runs is answered and charged when one wish to stop arrives as two signals', async () => {
  const { service, call, logged, letModelAnswer, ended } = await startServiceWithCall('--import', ECHOING);
  service.kill('SIGINT');
  await logged('"stopping"');
  letModelAnswer();
  expect((await call).headers.get('x-credits-remaining')).toBe('99');
  await logged('"stopped"');
  expect((await ended)[0]).toBe(0);
});

test('a signal later than a second after the first ends the service at once', async () => {
  const { service, call, logged, complaints, ended } = await startServiceWithCall();
  const isCutOff = expect(call).rejects.toThrow();
  service.kill('SIGINT');
  await logged('"stopping"');
  const insisting = setInterval(() => service.kill('SIGINT'), 100);
  expect((await ended)[0]).toBe(1);
  clearInterval(insisting);
  await isCutOff;
  expect(await complaints).toBe('A second SIGINT: what still runs is cut off.\n');
});
