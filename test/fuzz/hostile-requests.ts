import { Agent, request as httpRequest, METHODS, type RequestOptions } from 'node:http';
import { connect } from 'node:net';
import { ERROR_TABLE } from '../../src/http/error-table.ts';
import { COMMS_PATH, SNAP_PATH } from '../support/attune.ts';

/** A source of numbers that a seed makes repeatable (mulberry32). */
export type Chance = () => number;

export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export interface Target {
  readonly url: string;
  readonly port: number;
  readonly keys: readonly string[];
}

export interface FuzzReport {
  readonly requests: number;
  readonly answersByStatus: Readonly<Record<number, number>>;
  /** What must not be: each with enough to see it again. */
  readonly faults: readonly string[];
  readonly slowestMilliseconds: number;
}

const DOCUMENTED = new Set<number>([201, ...Object.values(ERROR_TABLE).map((row) => row.status)]);
const SLOWEST_ALLOWED_MILLISECONDS = 2000;
const AT_ONCE = 32;

const pick = <T>(chance: Chance, choices: readonly [T, ...T[]]): T =>
  choices[Math.floor(chance() * choices.length)] ?? choices[0];
const whole = (chance: Chance, below: number) => Math.floor(chance() * below);

const NASTY_TEXTS = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\udfff\ud800',
  '🌻'.repeat(201),
  'x'.repeat(201),
  'x'.repeat(50_001),
  "'; drop table snap; --",
  '{{7*7}}',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '%00%n%s',
  '\r\nx-injected: 1',
  '\u202e\u200b\ufeff',
  'a'.repeat(1000).replaceAll('a', 'a\u0301'),
  '('.repeat(5000),
  `${'a'.repeat(3000)}!`,
  'DP-07',
  'email',
] as const;

function nastyText(chance: Chance): string {
  if (chance() < 0.6) return pick(chance, NASTY_TEXTS);
  return Array.from({ length: whole(chance, 60) }, () => String.fromCharCode(whole(chance, 65_536))).join('');
}

function nastyValue(chance: Chance, depth = 0): unknown {
  const kind = whole(chance, depth > 3 ? 5 : 8);
  if (kind <= 1) return nastyText(chance);
  if (kind === 2) return pick(chance, [0, -0, -1, 1.5, 1e308, 2 ** 53, 5e-324, 7]);
  if (kind === 3) return pick(chance, [null, true, false]);
  if (kind === 4) return pick(chance, ['DP-01', 'DP-07', 'DP-99', 'outreach']);
  if (kind === 5) return Array.from({ length: whole(chance, 4) }, () => nastyValue(chance, depth + 1));
  const keys = ['__proto__', 'constructor', 'toString', nastyText(chance)];
  return Object.fromEntries(keys.slice(whole(chance, 4)).map((key) => [key, nastyValue(chance, depth + 1)]));
}

const FIELDS = [
  ...['name', 'notes', 'ageRange', 'jobType', 'messageText', 'messageType'],
  ...['snapId', 'primaryCode', 'secondaryCode', '__proto__', 'constructor'],
];
const SOUND = {
  name: 'Dana',
  notes: 'Asked where the 14% came from.',
  messageText: 'Churn fell to 4%.',
  messageType: 'email',
  primaryCode: 'DP-03',
};

/** A sound body with some of its fields made hostile, then perhaps its bytes. */
function hostileBody(chance: Chance): Buffer {
  const body: Record<string, unknown> = chance() < 0.8 ? { ...SOUND } : {};
  for (const field of FIELDS) {
    if (chance() < 0.06) body[field] = nastyValue(chance);
    if (chance() < 0.02) delete body[field];
  }
  const text = chance() < 0.93 ? JSON.stringify(body) : (JSON.stringify(nastyValue(chance)) ?? '');
  return chance() < 0.75 ? Buffer.from(text) : mutated(chance, text);
}

function mutated(chance: Chance, text: string): Buffer {
  const bytes = Buffer.from(text);
  const at = whole(chance, bytes.length + 1);
  switch (whole(chance, 7)) {
    case 0:
      return bytes.subarray(0, at);
    case 1:
      return Buffer.concat([bytes.subarray(0, at), Buffer.from([whole(chance, 256)]), bytes.subarray(at)]);
    case 2:
      return Buffer.from(text.replace('"', `${'['.repeat(whole(chance, 20_000))}"`));
    case 3:
      return Buffer.from(text, 'utf16le');
    case 4:
      return Buffer.from(
        text.replace(
          /:"[^"]*"/,
          pick(chance, [':1e999', ':-1e999', ':1.5', ':"\\ud800"', ':\\u0000', ':NaN']),
        ),
      );
    case 5:
      return chance() < 0.05
        ? Buffer.alloc(262_145 + whole(chance, 100_000), 'x')
        : Buffer.concat([bytes, bytes]);
    default:
      if (bytes.length > 0) bytes[at % bytes.length] = whole(chance, 256);
      return bytes;
  }
}

const OTHER_PATHS: readonly [string, ...string[]] = [
  '/api/v1/snap/',
  '/api/v1/snap%2fcomms',
  '/api/v1/sn%61p',
  '/api/v1/snap?__proto__[x]=1&key=%00',
  '/api//v1/snap',
  '/api/v1/snap/../snap',
  '/api/v1/snap%',
  '/api/v1/snap/comms/%ff%fe',
  `/${'a/'.repeat(500)}`,
  '/',
  '*',
];

const pathOf = (chance: Chance) =>
  chance() < 0.85 ? pick(chance, [SNAP_PATH, COMMS_PATH]) : pick(chance, OTHER_PATHS);

const HEADER_TEXTS: readonly [string, ...string[]] = [
  '',
  ' ',
  '"',
  'x'.repeat(300),
  '\u00ff\u0080',
  '1',
  'a b',
  '{}',
  '0x10',
  '-1',
  'é',
];

function hostileHeaders(chance: Chance, keys: readonly string[]): Record<string, string> {
  const headers: Record<string, string> = {};
  const key = pick(chance, keys as [string, ...string[]]);
  if (chance() < 0.95) headers['x-api-key'] = chance() < 0.9 ? key : key.slice(0, whole(chance, key.length));
  if (chance() < 0.95)
    headers['content-type'] =
      chance() < 0.85
        ? 'application/json'
        : pick(chance, [
            'application/json; charset=utf-16',
            'text/plain',
            'application/json;;;',
            ';',
            'multipart/form-data',
            'application/json; charset=utf-8',
            '\u00ff',
          ]);
  const odd = [
    'idempotency-key',
    'x-request-id',
    'x-forwarded-for',
    'accept-encoding',
    'content-encoding',
    'accept',
    'cookie',
    'range',
    'if-none-match',
    'x-http-method-override',
    'origin',
  ];
  for (const name of odd) if (chance() < 0.07) headers[name] = pick(chance, HEADER_TEXTS);
  if (chance() < 0.1) headers['idempotency-key'] = `key-${whole(chance, 50)}`;
  return headers;
}

/** Sends `count` hostile requests through a proper client, many at a time, and a twentieth as many raw connections. */
export async function sendHostileRequests(target: Target, count: number, seed: number): Promise<FuzzReport> {
  const chance = chanceFrom(seed);
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const answersByStatus: Record<number, number> = {};
  const faults: string[] = [];
  let slowestMilliseconds = 0;
  let sent = 0;

  function judge(status: number, milliseconds: number, what: () => string): void {
    answersByStatus[status] = (answersByStatus[status] ?? 0) + 1;
    slowestMilliseconds = Math.max(slowestMilliseconds, milliseconds);
    if (status >= 500 || !DOCUMENTED.has(status)) faults.push(`${status} for ${what()}`);
    if (milliseconds > SLOWEST_ALLOWED_MILLISECONDS)
      faults.push(`${Math.round(milliseconds)} ms for ${what()}`);
  }

  async function sendOne(): Promise<void> {
    const path = pathOf(chance);
    const method =
      chance() < 0.92 ? 'POST' : pick(chance, ['GET', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'HEAD', 'TRACE']);
    const headers = hostileHeaders(chance, target.keys);
    const hasBody = !['GET', 'HEAD', 'TRACE'].includes(method) && chance() < 0.97;
    const body = hasBody ? hostileBody(chance) : null;
    if (body !== null) headers['content-length'] = String(body.length);
    const what = () =>
      `request ${sent}: ${method} ${path} ${JSON.stringify(headers)} ${body?.subarray(0, 300).toString('base64')}`;
    const startedAt = performance.now();
    try {
      const status = await statusOf({ port: target.port, agent, path, method, headers }, body);
      judge(status, performance.now() - startedAt, what);
    } catch (error) {
      // The client refuses to send some headers at all, and a service that closes early may cut the upload off.
      if (!isRefusedByClient(error)) faults.push(`${String(error)} for ${what()}`);
    }
  }

  async function sendRaw(): Promise<void> {
    const startedAt = performance.now();
    const bytes = rawBytes(chance, target.keys);
    const answer = await exchangeAndLeave(
      target.port,
      bytes,
      chance() < 0.3 ? whole(chance, bytes.length) : null,
    );
    const milliseconds = performance.now() - startedAt;
    for (const [, status] of answer.matchAll(/^HTTP\/1\.1 (\d{3})/gm))
      if (status !== '100')
        judge(Number(status), milliseconds, () => `raw ${bytes.subarray(0, 300).toString('base64')}`);
  }

  async function worker(): Promise<void> {
    while (sent < count) {
      sent += 1;
      await (sent % 20 === 0 ? sendRaw() : sendOne());
    }
  }

  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  agent.destroy();
  return { requests: sent, answersByStatus, faults, slowestMilliseconds };
}

/** Sends one request, reads its whole answer and returns its status. */
function statusOf(options: RequestOptions, body: Buffer | null): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const request = httpRequest({ host: '127.0.0.1', ...options }, (response) => {
    response
      .on('end', () => resolve(response.statusCode ?? 0))
      .on('error', reject)
      .resume();
  });
  request.setTimeout(2 * SLOWEST_ALLOWED_MILLISECONDS, () => request.destroy(new Error('no answer')));
  request.on('error', reject);
  request.end(body ?? undefined);
  return promise;
}

function isRefusedByClient(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return code.startsWith('ERR_') || code === 'EPIPE' || code === 'ECONNRESET';
}

/** What no client would send: pipelined, unfinished, contradictory and garbled requests. */
function rawBytes(chance: Chance, keys: readonly string[]): Buffer {
  const body = hostileBody(chance);
  const method = chance() < 0.5 ? 'POST' : pick(chance, METHODS as [string, ...string[]]);
  const length = chance() < 0.8 ? body.length : whole(chance, 1000);
  const odd = pick(chance, [
    '',
    '',
    'Expect: 100-continue\r\n',
    'Transfer-Encoding: chunked\r\n',
    'Upgrade: websocket\r\nConnection: upgrade\r\n',
    'Content-Length: 3\r\n',
    'x: \u0001\r\n',
    `x-long: ${'y'.repeat(20_000)}\r\n`,
    'Expect: nothing\r\n',
    'Host: b\r\n',
  ]);
  const head = `${method} ${pathOf(chance)} HTTP/1.${pick(chance, [1, 1, 1, 0, 2])}\r\nHost: x\r\nx-api-key: ${pick(chance, keys as [string, ...string[]])}\r\nContent-Type: application/json\r\n${odd}Content-Length: ${length}\r\n\r\n`;
  const one = Buffer.concat([Buffer.from(head, 'latin1'), body]);
  const pipelined = Buffer.concat(Array.from({ length: 1 + whole(chance, 4) }, () => one));
  return chance() < 0.85 ? pipelined : mutated(chance, pipelined.toString('latin1'));
}

const PATIENCE_MILLISECONDS = 150;

/** Writes all or a first part of the bytes, reads what comes back for a moment, and cuts the connection. */
async function exchangeAndLeave(port: number, bytes: Buffer, cutAt: number | null): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const socket = connect({ port, host: '127.0.0.1' });
  let answer = '';
  socket.on('data', (chunk: Buffer) => {
    answer += chunk.toString('latin1');
  });
  socket.on('error', () => {});
  socket.on('close', () => resolve(answer));
  socket.setTimeout(PATIENCE_MILLISECONDS, () => socket.destroy());
  socket.write(cutAt === null ? bytes : bytes.subarray(0, cutAt));
  return promise;
}
