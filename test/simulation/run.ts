/**
 * The long run: `npm run simulate` plays 2,000 histories of 100 steps on each database and stops at the first seed that
 * fails. SEED=n replays one seed; HISTORIES=n plays more or fewer; TEST_DATABASE_URL names a PostgreSQL to use.
 */
import { openStore } from '../../src/store/open.ts';
import { createDatabase, DIALECTS } from '../store/support/databases.ts';
import { startPostgres } from '../store/support/postgres-server.ts';
import { runHistory } from './history.ts';

const STEPS = 100;
const only = process.env['SEED'];
const first = only === undefined ? 1 : Number(only);
const last = only === undefined ? Number(process.env['HISTORIES'] ?? 2000) : first;

const given = process.env['TEST_DATABASE_URL'];
const server = given === undefined ? await startPostgres(['-c', 'fsync=off']) : null;
try {
  for (const dialect of DIALECTS) await play(dialect);
} finally {
  await server?.dispose();
}

async function play(dialect: (typeof DIALECTS)[number]): Promise<void> {
  const database = await createDatabase(dialect, server?.url ?? given ?? '');
  const open = () =>
    openStore(database.url, {
      connections: 5,
      connectMilliseconds: 5000,
      statementMilliseconds: 10_000,
      connectionLost: () => {},
    });
  let store = await open();
  let seed = first;
  try {
    for (; seed <= last; seed += 1) {
      store = await runHistory(seed, STEPS, store, open);
      if (seed % 100 === 0) process.stdout.write(`${dialect}: ${seed} histories of ${STEPS} steps hold\n`);
    }
    process.stdout.write(`${dialect}: seeds ${first} to ${last} hold\n`);
  } catch (error) {
    process.stdout.write(
      `${dialect}: seed ${seed} fails; replay it with SEED=${seed} npm run simulate\n${String(error)}\n`,
    );
    process.exitCode = 1;
  } finally {
    await store.close();
    await database.drop();
  }
}
