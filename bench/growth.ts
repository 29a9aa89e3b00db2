/**
 * Whether a prediction costs more with many snaps stored: two services, one on a database with few and one with many, take
 * turns in the same run. `npm run bench:growth`; SNAPS=n for the many, SECONDS=n for each turn, STORES=sqlite for one store.
 */
import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import type { Dialect } from '../src/store/dialect.ts';
import { createCustomer, withStoreAt } from '../test/chaos/support/books.ts';
import { type ServiceProcess, startService } from '../test/chaos/support/service-process.ts';
import { createDatabase, DIALECTS } from '../test/store/support/databases.ts';
import { startPostgres } from '../test/store/support/postgres-server.ts';
import { addSnaps } from './many-snaps.ts';
import { measure, type Target } from './measure.ts';
import { median } from './median.ts';

const seconds = Number(process.env['SECONDS'] ?? 3);
const many = Number(process.env['SNAPS'] ?? 1_000_000);
const stores = DIALECTS.filter((dialect) => (process.env['STORES'] ?? dialect).split(',').includes(dialect));
const FEW = 10_000;
const ACCOUNTS = 16;
const CREDITS = 100_000_000;
const CONNECTIONS = 16;
const ROUNDS = 7;

console.log(
  `node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}, ${ROUNDS} rounds of ${seconds} s, ${new Date().toISOString()}`,
);
const server = await startPostgres();
try {
  for (const dialect of stores) await compare(dialect);
} finally {
  await server.dispose();
}

async function compare(dialect: Dialect): Promise<void> {
  const sides = [await open(dialect, FEW), await open(dialect, many)] as const;
  // What the bulk load left to be written would otherwise be written during the first rounds.
  execFileSync('sync');
  for (const { target } of sides) await measure(target, CONNECTIONS, seconds);
  const milliseconds: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const side of [0, 1] as const) {
      const { perSecond } = await measure(sides[side].target, CONNECTIONS, seconds);
      milliseconds[side].push((CONNECTIONS * 1000) / perSecond);
    }
  }
  const [few, lots] = [median(milliseconds[0]), median(milliseconds[1])];
  console.log(
    `${dialect}  ${FEW} snaps ${few.toFixed(2)} ms  ${many} snaps ${lots.toFixed(2)} ms  ratio ${(lots / few).toFixed(2)}`,
  );
  for (const side of sides) await side.close();
}

interface Side {
  readonly target: Target;
  close(): Promise<void>;
}

async function open(dialect: Dialect, snaps: number): Promise<Side> {
  const database = await createDatabase(dialect, server.url);
  const keys: string[] = [];
  for (let account = 0; account < ACCOUNTS; account += 1)
    keys.push((await createCustomer(database.url, CREDITS)).key);
  await withStoreAt(database.url, (store) => addSnaps(store, 1, snaps));
  const service: ServiceProcess = await startService({
    databaseUrl: database.url,
    settings: { TRUST_PROXY: '127.0.0.1' },
  });
  return {
    target: { urls: [service.url], keys },
    async close() {
      await service.end('SIGTERM');
      await database.drop();
    },
  };
}
