/**
 * What the stores cost: predictions a second and their latency on SQLite and PostgreSQL, against bare node:http in the same
 * run. `npm run bench:store`; SECONDS=n for each figure. The load comes from the same machine and takes its share of it.
 */
import { cpus } from 'node:os';
import type { Dialect } from '../src/store/dialect.ts';
import { createCustomer } from '../test/chaos/support/books.ts';
import { type ServiceProcess, startService } from '../test/chaos/support/service-process.ts';
import { createDatabase, DIALECTS } from '../test/store/support/databases.ts';
import { startPostgres } from '../test/store/support/postgres-server.ts';
import { type Measured, measure, type Target } from './measure.ts';
import { START_PARAMETERS, startBareServer } from './service.ts';

const seconds = Number(process.env['SECONDS'] ?? 5);
const CONNECTIONS = [1, 16, 64, 256];
const ACCOUNTS = 16;
const CREDITS = 100_000_000;
/** As long as a usual prediction. */
const ANSWER = JSON.stringify({ success: true, data: { reasoning: 'x'.repeat(600) } });
const AS_STARTED = { program: START_PARAMETERS, settings: { TRUST_PROXY: '127.0.0.1' } };

console.log(
  `node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}, ${seconds} s each, ${new Date().toISOString()}`,
);
const server = await startPostgres();
try {
  const bare = await measureBare();
  for (const dialect of DIALECTS) await measureStore(dialect, bare);
  await measureTwoInstances();
} finally {
  await server.dispose();
}

async function measureBare(): Promise<ReadonlyMap<number, Measured>> {
  const bare = await startBareServer(ANSWER, 201);
  const measured = await measureAll('bare node:http', { urls: [bare.url], keys: [''] }, null);
  await bare.stop();
  return measured;
}

async function measureStore(dialect: Dialect, bare: ReadonlyMap<number, Measured>): Promise<void> {
  const database = await createDatabase(dialect, server.url);
  const keys = await customers(database.url);
  const start = (more: Record<string, string> = {}) =>
    startService({ ...AS_STARTED, databaseUrl: database.url, settings: { ...AS_STARTED.settings, ...more } });

  let service = await start();
  await measureAll(dialect, { urls: [service.url], keys }, bare);
  await service.end('SIGTERM');

  service = await start({ RATE_LIMIT_PER_MINUTE: '1' });
  tell(
    `${dialect}, 429 answers`,
    64,
    await measure({ urls: [service.url], keys }, 64, seconds),
    bare.get(64) ?? null,
  );
  await service.end('SIGTERM');
  await database.drop();
}

async function measureTwoInstances(): Promise<void> {
  const database = await createDatabase('postgres', server.url);
  const keys = await customers(database.url);
  const instances: ServiceProcess[] = [];
  let one: Measured | null = null;
  for (const count of [1, 2]) {
    instances.push(await startService({ ...AS_STARTED, databaseUrl: database.url }));
    const measured = await measure({ urls: instances.map(({ url }) => url), keys }, 64, seconds);
    tell(`postgres, ${count} instance${count === 1 ? '' : 's'}`, 64, measured, one);
    one ??= measured;
  }
  for (const instance of instances) await instance.end('SIGTERM');
  await database.drop();
}

async function customers(url: string): Promise<readonly string[]> {
  const keys: string[] = [];
  for (let account = 0; account < ACCOUNTS; account += 1) keys.push((await createCustomer(url, CREDITS)).key);
  return keys;
}

async function measureAll(
  name: string,
  target: Target,
  bare: ReadonlyMap<number, Measured> | null,
): Promise<ReadonlyMap<number, Measured>> {
  await measure(target, 16, 2);
  const all = new Map<number, Measured>();
  for (const connections of CONNECTIONS) {
    const measured = await measure(target, connections, seconds);
    all.set(connections, measured);
    tell(name, connections, measured, bare?.get(connections) ?? null);
  }
  return all;
}

function tell(name: string, connections: number, measured: Measured, against: Measured | null): void {
  const { perSecond, p50Milliseconds, p99Milliseconds, statuses } = measured;
  const ratio = against === null ? '' : `  ratio ${(perSecond / against.perSecond).toFixed(2)}`;
  const latency = `p50 ${p50Milliseconds} ms  p99 ${p99Milliseconds} ms`;
  console.log(
    `${name}  ${connections} connections  ${perSecond}/s  ${latency}${ratio}  ${JSON.stringify(statuses)}`,
  );
}
