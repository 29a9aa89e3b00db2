import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { type Logger, pino } from 'pino';
import { createDashboardSignIn } from './auth/dashboard-sign-in.ts';
import type { DashboardSignIn } from './auth/sign-in.ts';
import { openEngine } from './compose-engine.ts';
import { openAnalysisHelper, openPredictionHelper } from './compose-helper.ts';
import { MAXIMUM_CLIENTS, openLimiter, WINDOW_SECONDS } from './compose-limiter.ts';
import type { Config } from './config.ts';
import { isoTime, systemClock } from './domain/clock.ts';
import { analyseCommsParser } from './domain/requests/analyse-comms-request.ts';
import { predictProfileParser } from './domain/requests/predict-profile-request.ts';
import { localEngine } from './engine/local/local-engine.ts';
import { buildApp } from './http/app.ts';
import { later } from './later.ts';
import { createDatabaseWatch } from './observe/database-watch.ts';
import { describeError } from './observe/describe-error.ts';
import { createFaultLog } from './observe/fault-log.ts';
import { createLogDestination } from './observe/log-destination.ts';
import { createMetrics } from './observe/metrics.ts';
import { observedEngine } from './observe/observed-engine.ts';
import { startRepeating } from './observe/repeating.ts';
import { createUpstreamLog } from './observe/upstream-log.ts';
import { createMemoryRateLimiter } from './ratelimit/memory-rate-limiter.ts';
import { rememberRefusals } from './ratelimit/remembered-refusals.ts';
import { openStore, openStoreOfService } from './store/open.ts';
import type { Store } from './store/store.ts';
import { createAuthenticator } from './usecases/authenticate.ts';
import { createFirstAccount, type FirstAccount } from './usecases/create-first-account.ts';
import { createErasedTraces } from './usecases/erased-traces.ts';
import { createFailedCalls } from './usecases/failed-calls.ts';
import { createForgetOldTexts, type ErasingPutOff } from './usecases/forget-old-texts.ts';
import { releaseOrphansAtStart } from './usecases/housekeeping.ts';
import { housekeepingRound } from './usecases/housekeeping-round.ts';
import { createCallTally } from './usecases/tally-calls.ts';

/** The whole service, wired and ready to listen. */
export interface Service {
  readonly app: FastifyInstance;
  readonly log: Logger;
  /** Makes the account that an empty database starts with; null on every other database. */
  makeFirstAccount(): Promise<FirstAccount | null>;
  /** From now on /readyz answers 503 and connections are closed after their answer. */
  drain(): void;
  /** Waits for running requests, writes down what is pending and closes the database. */
  close(): Promise<void>;
}

const HOUSEKEEPING_MILLISECONDS = 20_000;
const SIGN_IN_ATTEMPTS = { requestsPerWindow: 20, windowSeconds: 15 * 60, maximumClients: MAXIMUM_CLIENTS };
const ACCOUNT_ATTEMPTS = { requestsPerWindow: 50, windowSeconds: 60 * 60, maximumClients: MAXIMUM_CLIENTS };
const WEB_FOLDER = fileURLToPath(new URL('../dist/web', import.meta.url));
const ABANDONED_MARGIN_MILLISECONDS = 10_000;
const CONNECT_MILLISECONDS = 3000;
const STATEMENT_MILLISECONDS = 10_000;

/** The only place that constructs and joins. */
export async function compose(config: Config, log: Logger = createLog(config)): Promise<Service> {
  const clock = systemClock;
  const abandonedAfterMilliseconds = config.UPSTREAM_TIMEOUT_MS + ABANDONED_MARGIN_MILLISECONDS;
  const limits = {
    shortTextCharacters: config.MAX_SHORT_TEXT_CHARACTERS,
    longTextCharacters: config.MAX_LONG_TEXT_CHARACTERS,
  };
  let isDraining = false;
  const connectionLost = (error: Error) => log.warn(describeError(error), 'database connection lost');

  const store = await openStoreOfService(config.DATABASE_URL, {
    connections: config.DATABASE_POOL_SIZE,
    connectMilliseconds: CONNECT_MILLISECONDS,
    statementMilliseconds: STATEMENT_MILLISECONDS,
    connectionLost,
  });
  const housekeeping = { store, clock, abandonedAfterMilliseconds };
  await releaseOrphansAtStart(housekeeping).catch(async (error: unknown) => {
    await store.close();
    throw error;
  });
  const metrics = createMetrics();
  const analyses = openAnalysisHelper(config, log);
  const upstreamLog = createUpstreamLog(log, () => performance.now());
  const opened = await openEngine(config, analyses?.engine ?? localEngine, (event) => {
    metrics.upstreamEvent(event);
    upstreamLog(event);
  });
  const engine = observedEngine(opened.engine, opened.label, {
    upstreamCalled: metrics.upstreamCalled,
    engineThrew: (error) => log.error(describeError(error), 'engine threw'),
  });
  const authenticator = createAuthenticator(store, clock);
  const failedCalls = createFailedCalls({ store, clock });
  const helper = openPredictionHelper(config, store, metrics, log);
  const openedLimiter = await openLimiter(config, clock, log);

  const signIn = dashboardSignIn(config, store);
  const tally = createCallTally(store, clock);

  const traces = createErasedTraces(store);
  const forgetOldTexts = createForgetOldTexts({
    ...{ store, clock, days: config.RETENTION_DAYS },
    putOff: (why) => warnOfClock(log, why),
  });
  const database = createDatabaseWatch({ check: () => store.check(), log, later });
  const tellFault = createFaultLog(log, () => performance.now());
  const roundFailed = (error: unknown): void => {
    tellFault(error, 'housekeeping failed');
    database.doubt();
  };
  const repeating = startRepeating(HOUSEKEEPING_MILLISECONDS, roundFailed, () =>
    housekeepingRound({ ...housekeeping, failedCalls, authenticator, tally, traces, forgetOldTexts }),
  );

  const app = buildApp({
    ...{
      store,
      clock,
      engine,
      helper,
      metrics,
      observer: metrics,
      failedCalls,
      ...{ log, tellFault, database },
      limiter: rememberRefusals({
        ...{ limiter: openedLimiter.limiter, clock },
        windowSeconds: WINDOW_SECONDS,
        maximumClients: MAXIMUM_CLIENTS,
      }),
      authenticator,
      abandonedAfterMilliseconds,
    },
    parsePredictProfile: predictProfileParser(limits),
    parseAnalyseComms: analyseCommsParser(limits),
    isDraining: () => isDraining,
    trustedProxies: config.TRUST_PROXY,
    maximumBodyBytes: config.MAX_BODY_BYTES,
    textLimits: limits,
    ...{ signIn, tally, traces, randomBytes, webFolder: WEB_FOLDER },
    signInLimiter: createMemoryRateLimiter(SIGN_IN_ATTEMPTS),
    accountLimiter: createMemoryRateLimiter(ACCOUNT_ATTEMPTS),
    isSignUpOpen: config.SIGN_UP === 'on',
    newAccountCredits: config.NEW_ACCOUNT_CREDITS,
    retentionDays: config.RETENTION_DAYS,
    baseUrl: config.PUBLIC_URL === '' ? null : config.PUBLIC_URL,
  });

  return {
    app,
    log,
    makeFirstAccount: () => createFirstAccount({ store, clock, randomBytes }, config.NEW_ACCOUNT_CREDITS),
    drain() {
      isDraining = true;
    },
    async close() {
      isDraining = true;
      await app.close();
      await repeating.stop();
      await database.stop();
      // A database that cannot be written any more must not keep the service from stopping.
      const orTell = (words: string) => (error: unknown) => log.error(describeError(error), words);
      await failedCalls.settle().catch(orTell('failed calls not undone'));
      await authenticator.flushUses().catch(orTell('last uses of keys not written'));
      await tally.flush().catch(orTell('counts of calls not written'));
      await helper?.close();
      await analyses?.close();
      await opened.close();
      await openedLimiter.close();
      await store.close();
    },
  };
}

function warnOfClock(log: Logger, { now, lastTrustedAt, until }: ErasingPutOff): void {
  const [clock, lastTrusted, erasesFrom] = [now, lastTrustedAt, until].map(isoTime);
  const words =
    'RETENTION_DAYS erases nothing for a day: the clock is more than a day ahead of when it was last looked at. ' +
    'If it is wrong, set it right before erasesFrom; if it is right, there is nothing to do';
  log.warn({ clock, lastTrusted, erasesFrom }, words);
}

/** JSON lines on standard output, gathered so that a busy service does not write for each request. */
function createLog(config: Config): Logger {
  const options = { level: config.LOG_LEVEL, base: null, timestamp: logTime };
  return pino(options, createLogDestination());
}

function logTime(): string {
  return `,"time":"${isoTime(systemClock.now())}"`;
}

/** Who may use the dashboard; also for the command that sets a password. */
export function dashboardSignIn(config: Config, store: Store): DashboardSignIn {
  return createDashboardSignIn({
    store,
    clock: systemClock,
    randomBytes,
    secret: config.AUTH_SECRET === '' ? null : config.AUTH_SECRET,
    baseUrl: config.PUBLIC_URL === '' ? null : config.PUBLIC_URL,
  });
}

/** For commands that need the database, or another one, and nothing else. Their statements take as long as they need. */
export async function withStore<T>(
  config: Config,
  use: (store: Store) => Promise<T>,
  url: string = config.DATABASE_URL,
  open: typeof openStore = openStore,
): Promise<T> {
  const store = await open(url, {
    connections: config.DATABASE_POOL_SIZE,
    connectMilliseconds: CONNECT_MILLISECONDS,
    statementMilliseconds: null,
    connectionLost: () => {},
  });
  try {
    return await use(store);
  } finally {
    await store.close();
  }
}
