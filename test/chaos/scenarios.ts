import { releaseOrphansByAge } from '../../src/usecases/housekeeping.ts';
import type { Random } from '../simulation/random.ts';
import type { PostgresServer } from '../store/support/postgres-server.ts';
import { createCustomer, readBooks, withStoreAt, wrongs } from './support/books.ts';
import { type Observed, prediction } from './support/call.ts';
import { runLoad, startLoad } from './support/load.ts';
import { startService, statusOf, until } from './support/service-process.ts';

/** What a scenario found; `wrongs` is empty if the service kept its promises. */
export interface Report {
  readonly wrongs: readonly string[];
  readonly acknowledged: number;
  readonly unanswered: number;
  /** Holds that were still there after the service had started again (SQLite) or their age was over (PostgreSQL). */
  readonly heldInTheEnd: number;
}

const CREDITS = 1_000_000;
const CONNECTIONS = 16;
const LONGER_THAN_ANY_CALL = 60_000;
/** So many answers under load take longer than the second thread of a service on SQLite takes to start. */
export const BUSY_ANSWERS = 4000;

export interface KillOptions {
  /** The service's own settings, as those of a language model. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Answers before a kill may come, 0 unless said otherwise. */
  readonly fewestAnswers?: number;
}

/** Kills the service without warning, again and again, at a random answer under load; then reads the books. */
export async function killedUnderLoad(
  databaseUrl: string,
  kills: number,
  random: Random,
  { settings = {}, fewestAnswers = 0 }: KillOptions = {},
): Promise<Report> {
  const customer = await createCustomer(databaseUrl, CREDITS);
  const observed: Observed[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    const service = await startService({ databaseUrl, settings });
    const load = startLoad({
      urls: [service.url],
      next: () => prediction(customer.key),
      connections: CONNECTIONS,
    });
    await load.answers(fewestAnswers + 1 + random.below(150), 201);
    await service.end('SIGKILL');
    await load.stop();
    observed.push(...load.observed);
  }
  const service = await startService({ databaseUrl });
  await service.end('SIGTERM');
  await sweepOnPostgres(databaseUrl);
  const books = await readBooks(databaseUrl, customer);
  return { ...summary(observed), wrongs: wrongs(customer, books, observed), heldInTheEnd: books.held };
}

/** On SQLite the start has released everything; on PostgreSQL age does, seen here from a clock that is a minute on. */
async function sweepOnPostgres(databaseUrl: string): Promise<void> {
  await withStoreAt(databaseUrl, async (store) => {
    if (store.dialect !== 'postgres') return;
    const clock = { now: () => Date.now() + LONGER_THAN_ANY_CALL };
    await releaseOrphansByAge({ store, clock, abandonedAfterMilliseconds: LONGER_THAN_ANY_CALL - 1 });
  });
}

/** Asks the service to stop under load: whatever it began is answered, and what was not answered was not charged. */
export async function stoppedUnderLoad(
  databaseUrl: string,
): Promise<Report & { readonly exitCode: number | null }> {
  const customer = await createCustomer(databaseUrl, CREDITS);
  const service = await startService({ databaseUrl });
  const load = startLoad({
    urls: [service.url],
    next: () => prediction(customer.key),
    connections: CONNECTIONS,
  });
  await load.answers(200, 201);
  const exitCode = await service.end('SIGTERM');
  await load.stop();
  const books = await readBooks(databaseUrl, customer);
  const found = wrongs(customer, books, load.observed);
  const lost = books.charges.length - load.observed.filter(({ status }) => status === 201).length;
  if (lost !== 0) found.push(`${lost} charges were never answered`);
  for (const { failure } of load.observed) {
    if (failure !== null) found.push(`a request ended with ${failure}`);
  }
  return { ...summary(load.observed), wrongs: found, heldInTheEnd: books.held, exitCode };
}

/** Two instances on one database, one account, and fewer credits than requests. */
export async function racingForTheLastCredit(
  databaseUrl: string,
  credits: number,
  requests: number,
): Promise<Report> {
  const customer = await createCustomer(databaseUrl, credits);
  const instances = await Promise.all([startService({ databaseUrl }), startService({ databaseUrl })]);
  const urls = instances.map(({ url }) => url);
  const observed = await runLoad({
    urls,
    next: () => prediction(customer.key),
    connections: CONNECTIONS,
    requests,
  });
  await Promise.all(instances.map((instance) => instance.end('SIGTERM')));
  const books = await readBooks(databaseUrl, customer);
  return { ...summary(observed), wrongs: wrongs(customer, books, observed), heldInTheEnd: books.held };
}

export interface OutageReport extends Report {
  readonly statusesWhileAway: ReadonlySet<number | null>;
  readonly readyWhileAway: number | null;
  readonly limiterAnswered: boolean;
}

/**
 * The database is gone in the middle of the load, until so many requests have failed, and comes back. The service
 * stays, says so and recovers by itself.
 */
export async function databaseLost(
  server: PostgresServer,
  databaseUrl: string,
  failures: number,
): Promise<OutageReport> {
  const customer = await createCustomer(databaseUrl, CREDITS);
  const service = await startService({ databaseUrl });
  const load = startLoad({
    urls: [service.url],
    next: () => prediction(customer.key),
    connections: CONNECTIONS,
  });
  await load.answers(200, 201);
  await server.kill();
  const before = load.observed.length;
  await load.answers(failures, 500);
  const readyWhileAway = await statusOf(`${service.url}/readyz`);
  const away = load.observed.slice(before + CONNECTIONS);
  await server.start();
  await load.answers(200, 201);
  await load.stop();
  await until(
    'the service to be ready again',
    20_000,
    async () => (await statusOf(`${service.url}/readyz`)) === 200,
  );
  await service.end('SIGTERM');
  await sweepOnPostgres(databaseUrl);
  const books = await readBooks(databaseUrl, customer);
  return {
    ...summary(load.observed),
    wrongs: wrongs(customer, books, load.observed),
    heldInTheEnd: books.held,
    statusesWhileAway: new Set(away.map(({ status }) => status)),
    readyWhileAway,
    limiterAnswered: away.every(({ hasRateLimitHeaders }) => hasRateLimitHeaders),
  };
}

/** SQLite on a disk that fills up under load, and the same database with room again. */
export async function diskFull(
  databaseUrl: string,
  fileBlocks: number,
): Promise<
  Report & { readonly refused: number; readonly readyWhileFull: number | null; readonly afterwards: number }
> {
  const customer = await createCustomer(databaseUrl, CREDITS);
  const service = await startService({ databaseUrl, fileBlocks });
  const load = startLoad({
    urls: [service.url],
    next: () => prediction(customer.key),
    connections: CONNECTIONS,
  });
  await load.answers(100, 500);
  const readyWhileFull = await statusOf(`${service.url}/readyz`);
  await load.stop();
  await service.end('SIGTERM');
  const roomy = await startService({ databaseUrl });
  const later = await runLoad({
    urls: [roomy.url],
    next: () => prediction(customer.key),
    connections: 4,
    requests: 50,
  });
  await roomy.end('SIGTERM');
  const observed = [...load.observed, ...later];
  const books = await readBooks(databaseUrl, customer);
  return {
    ...summary(observed),
    wrongs: wrongs(customer, books, observed),
    heldInTheEnd: books.held,
    refused: load.observed.filter(({ status }) => status === 500).length,
    readyWhileFull,
    afterwards: later.filter(({ status }) => status === 201).length,
  };
}

/** How many requests were answered 201, and not at all. */
export function summary(observed: readonly Observed[]) {
  return {
    acknowledged: observed.filter(({ status }) => status === 201).length,
    unanswered: observed.filter(({ status }) => status === null).length,
  };
}
