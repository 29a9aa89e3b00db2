import type { Random } from '../simulation/random.ts';
import type { PostgresServer } from '../store/support/postgres-server.ts';
import { type Report, summary } from './scenarios.ts';
import { createCustomer, readBooks, wrongs } from './support/books.ts';
import { analysis, type Observed, prediction } from './support/call.ts';
import { crossing, inTurn, wrongsOfRetries } from './support/crossing-calls.ts';
import { runLoad } from './support/load.ts';
import { watchLocks } from './support/lock-watch.ts';
import { startService } from './support/service-process.ts';

const ACCOUNTS = 6;
const CREDITS = 1_000_000;
const CONNECTIONS = 48;
/** The callers' proxy is this machine. */
const SETTINGS = { TRUST_PROXY: '127.0.0.1' };

export interface CrossingReport extends Report {
  readonly replays: number;
  /** Waits for a lock of half a second and more, which a machine that is busy with other work can cause by itself. */
  readonly longWaits: readonly string[];
}

/**
 * Two instances on one database, and callers of a few accounts that cross each other on both of them: predictions and analyses,
 * half of them with an Idempotency-Key, some keys sent twice. A deadlock is a wrong; a long wait for a lock is told apart; `server`
 * is one that tells of both (`TELLS_OF_LOCKS`).
 */
export async function accountsCrossing(
  server: PostgresServer,
  databaseUrl: string,
  requests: number,
  random: Random,
): Promise<CrossingReport> {
  const customers = await Promise.all(
    Array.from({ length: ACCOUNTS }, () => createCustomer(databaseUrl, CREDITS)),
  );
  const instance = { databaseUrl, settings: SETTINGS };
  const instances = await Promise.all([startService(instance), startService(instance)]);
  const urls = instances.map(({ url }) => url);
  // An instance that loads what its first calls need stands still, and so do the locks that it has.
  const once = { urls, connections: 1, requests: ACCOUNTS };
  const predictions = customers.map(({ key }) => prediction(key));
  const predicted = await runLoad({ ...once, next: inTurn(predictions) });
  const analyses = predicted.map(({ call, snapId }) => analysis(call.key, snapId ?? 0));
  const analysed = await runLoad({ ...once, next: inTurn(analyses) });

  const watch = await watchLocks(server);
  const next = crossing([...predictions, ...analyses], random);
  const observed = await runLoad({ urls, next, connections: CONNECTIONS, requests });
  const lockWaits = await watch.end();
  await Promise.all(instances.map((service) => service.end('SIGTERM')));

  const deadlocks = lockWaits.filter((line) => line.includes('deadlock'));
  const longWaits = lockWaits.filter((line) => !deadlocks.includes(line));
  const found = [...deadlocks, ...wrongsOfRetries(observed), ...refusals(observed)];
  let heldInTheEnd = 0;
  for (const customer of customers) {
    const own = [...predicted, ...analysed, ...observed].filter(
      ({ call, isReplay }) => call.key === customer.key && !isReplay,
    );
    const books = await readBooks(databaseUrl, customer);
    found.push(...wrongs(customer, books, own));
    heldInTheEnd += books.held;
  }
  const replays = observed.filter(({ isReplay }) => isReplay).length;
  return { ...summary(observed), wrongs: found, heldInTheEnd, replays, longWaits };
}

/** Only a key whose first call is still running is refused. */
function refusals(observed: readonly Observed[]): string[] {
  return observed
    .filter(({ status, call }) => status !== 201 && !(status === 409 && call.idempotencyKey !== null))
    .map(({ requestId, status, failure }) => `${requestId}: answered ${status ?? failure}`);
}
