import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect } from 'vitest';
import { createDashboardSignIn } from '../../src/auth/dashboard-sign-in.ts';
import { type Clock, systemClock } from '../../src/domain/clock.ts';
import { analyseCommsParser } from '../../src/domain/requests/analyse-comms-request.ts';
import { DEFAULT_TEXT_LIMITS, type TextLimits } from '../../src/domain/requests/limits.ts';
import { predictProfileParser } from '../../src/domain/requests/predict-profile-request.ts';
import type { Engine } from '../../src/engine/engine.ts';
import { buildApp } from '../../src/http/app.ts';
import { later } from '../../src/later.ts';
import { createDatabaseWatch } from '../../src/observe/database-watch.ts';
import { createFaultLog } from '../../src/observe/fault-log.ts';
import { createMetrics } from '../../src/observe/metrics.ts';
import { observedEngine } from '../../src/observe/observed-engine.ts';
import { createMemoryRateLimiter } from '../../src/ratelimit/memory-rate-limiter.ts';
import { rememberRefusals } from '../../src/ratelimit/remembered-refusals.ts';
import { openSqlite } from '../../src/store/sqlite/open-sqlite.ts';
import type { Store } from '../../src/store/store.ts';
import { createAuthenticator } from '../../src/usecases/authenticate.ts';
import { createAccount } from '../../src/usecases/create-account.ts';
import { createApiKey } from '../../src/usecases/create-api-key.ts';
import { createErasedTraces } from '../../src/usecases/erased-traces.ts';
import { createFailedCalls } from '../../src/usecases/failed-calls.ts';
import { createCallTally } from '../../src/usecases/tally-calls.ts';
import { type SettableClock, settableClock } from './clock.ts';
import { steadyEngine } from './engines.ts';

export const SNAP_PATH = '/api/v1/snap';
export const COMMS_PATH = '/api/v1/snap/comms';
export const ABANDONED_AFTER_MILLISECONDS = 40_000;

export const PERSON = { name: 'Dana Reyes', notes: 'Asked where the 14% came from before anything else.' };
export const DRAFT = { messageText: 'Churn fell to 4%.', messageType: 'email' };

export interface AttuneOptions {
  readonly engine?: Engine;
  readonly requestsPerMinute?: number;
  readonly trustedProxies?: readonly string[];
  readonly textLimits?: TextLimits;
  /** An address to listen on; IPv4 loopback unless told. */
  readonly host?: string;
}

export interface TestAccount {
  readonly accountId: number;
  readonly keyId: number;
  readonly key: string;
}

/** What an answer's body may hold; which of it is really there is what the tests are about. */
export interface Body {
  readonly success: boolean;
  readonly message: string;
  readonly error: string | null;
  readonly statusCode: number;
  readonly timestamp: string;
  readonly data: {
    readonly snapId: number;
    readonly snapResponse: Readonly<Record<string, string | null>>;
    readonly commsId: number | null;
    readonly commsResponse: Readonly<Record<string, unknown>>;
  };
}

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: Body;
}

/** The real application on a database of its own, listening on a port of its own. */
export interface Attune {
  readonly url: string;
  readonly port: number;
  readonly store: Store;
  /** Where the database is. */
  readonly databaseFile: string;
  readonly clock: SettableClock;
  readonly logLines: readonly string[];
  createAccountWithKey(credits: number): Promise<TestAccount>;
  /** Sends any request; a body that is not a string or bytes is sent as JSON. */
  send(path: string, request?: SendOptions): Promise<Reply>;
  predict(key: string, body?: unknown, headers?: Record<string, string>): Promise<Reply>;
  analyse(key: string, body?: unknown, headers?: Record<string, string>): Promise<Reply>;
  drain(): void;
  /** Waits for running requests and stops listening; the database stays open to be looked at. */
  stopServing(): Promise<void>;
  /** Stops and deletes everything. */
  close(): Promise<void>;
}

export interface SendOptions {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
}

/** The dashboard stands beside the contract; it has tests of its own. */
function dashboardParts(store: Store, clock: Clock) {
  return {
    signIn: createDashboardSignIn({ store, clock, randomBytes, secret: null, baseUrl: null }),
    tally: createCallTally(store, clock),
    traces: createErasedTraces(store),
    signInLimiter: createMemoryRateLimiter({
      requestsPerWindow: 1000,
      windowSeconds: 60,
      maximumClients: 1000,
    }),
    accountLimiter: createMemoryRateLimiter({
      requestsPerWindow: 1000,
      windowSeconds: 60,
      maximumClients: 1000,
    }),
    randomBytes,
    isSignUpOpen: true,
    newAccountCredits: 0,
    retentionDays: 0,
    baseUrl: null,
    webFolder: null,
  };
}

export async function startAttune(options: AttuneOptions = {}): Promise<Attune> {
  const folder = await mkdtemp(join(tmpdir(), 'attune-test-'));
  const databaseFile = join(folder, 'attune.db');
  const store = await openSqlite(databaseFile);
  const clock = settableClock();
  const logLines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void logLines.push(line) });
  const metrics = createMetrics();
  const engine = observedEngine(options.engine ?? steadyEngine, 'test', {
    upstreamCalled: metrics.upstreamCalled,
    engineThrew: () => log.error('engine threw'),
  });
  let isDraining = false;
  const textLimits = options.textLimits ?? DEFAULT_TEXT_LIMITS;

  const database = createDatabaseWatch({ check: () => store.check(), log, later });
  const app = buildApp({
    ...{ store, clock, engine, helper: null, metrics, observer: metrics, log, database },
    tellFault: createFaultLog(log, () => performance.now()),
    limiter: rememberRefusals({
      limiter: createMemoryRateLimiter({
        requestsPerWindow: options.requestsPerMinute ?? 1_000_000,
        windowSeconds: 60,
        maximumClients: 1000,
      }),
      clock: systemClock,
      windowSeconds: 60,
      maximumClients: 1000,
    }),
    authenticator: createAuthenticator(store, clock),
    abandonedAfterMilliseconds: ABANDONED_AFTER_MILLISECONDS,
    parsePredictProfile: predictProfileParser(textLimits),
    parseAnalyseComms: analyseCommsParser(textLimits),
    isDraining: () => isDraining,
    trustedProxies: options.trustedProxies ?? [],
    maximumBodyBytes: 262_144,
    textLimits,
    failedCalls: createFailedCalls({ store, clock }),
    ...dashboardParts(store, clock),
  });
  const host = options.host ?? '127.0.0.1';
  await app.listen({ port: 0, host });
  const { port } = app.server.address() as AddressInfo;
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  let accounts = 0;

  async function send(path: string, { method, headers = {}, body }: SendOptions = {}): Promise<Reply> {
    const isRaw = typeof body === 'string' || body instanceof Uint8Array;
    const response = await fetch(url + path, {
      method: method ?? 'POST',
      headers,
      ...(body === undefined ? {} : { body: isRaw ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: bodyOf(text) };
  }

  function post(path: string, key: string, body: unknown, headers: Record<string, string>): Promise<Reply> {
    return send(path, {
      headers: { 'x-api-key': key, 'content-type': 'application/json', ...headers },
      body,
    });
  }

  return {
    url,
    port,
    store,
    databaseFile,
    clock,
    logLines,
    send,
    predict: (key, body = PERSON, headers = {}) => post(SNAP_PATH, key, body, headers),
    analyse: (key, body = { ...DRAFT, primaryCode: 'DP-03' }, headers = {}) =>
      post(COMMS_PATH, key, body, headers),
    async createAccountWithKey(credits) {
      accounts += 1;
      const email = `account-${accounts}@example.com`;
      const outcome = await createAccount({ store, clock }, { email, credits });
      if (outcome.kind !== 'created') throw new Error(outcome.kind);
      const accountId = outcome.account.id;
      const created = await createApiKey({ store, clock, randomBytes }, { accountId, name: null });
      if (created.kind !== 'created') throw new Error(created.kind);
      return { accountId, keyId: created.keyId, key: created.key };
    },
    drain() {
      isDraining = true;
    },
    stopServing: () => app.close(),
    async close() {
      await app.close();
      await database.stop();
      await store.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The parsed body; an answer that is not JSON (HEAD, /metrics) has an empty object. */
function bodyOf(text: string): Body {
  return JSON.parse(text.startsWith('{') ? text : '{}') as Body;
}

/** The regular error envelope with exactly its five keys, this status, text and code. */
export function expectError(reply: Reply, status: number, text: string, code?: string): void {
  expect(reply.body).toEqual({
    success: false,
    message: text,
    error: text,
    statusCode: status,
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  });
  expect(reply.status).toBe(status);
  expect(reply.headers.get('content-type')).toBe('application/json; charset=utf-8');
  if (code !== undefined) expect(reply.headers.get('x-error-code')).toBe(code);
}

/** The body of a refused API key: exactly three keys. */
export function expectRefusedKey(reply: Reply): void {
  const text = 'Invalid or inactive api key';
  expect(reply.body).toEqual({ message: text, error: text, statusCode: 401 });
  expect(reply.status).toBe(401);
  expect(reply.headers.get('x-error-code')).toBe('invalid_api_key');
}
