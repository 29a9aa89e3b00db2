import { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PostgresServer, startPostgres } from '../../store/support/postgres-server.ts';
import { TELLS_OF_LOCKS, watchLocks } from './lock-watch.ts';
import { until } from './service-process.ts';

let server: PostgresServer;
let pool: Pool;
beforeAll(async () => {
  server = await startPostgres(TELLS_OF_LOCKS);
  pool = new Pool({ connectionString: server.url });
  // A pool ends before the last of its connections has closed, and the server may stop in between.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  await pool.query('create table thing as select n as id from generate_series(1, 2) as n');
});
afterAll(async () => {
  await pool.end();
  await server.dispose();
});

const lock = (id: number) => `select from thing where id = ${id} for update`;

/** Two connections in a transaction each, of which the one has locked the first thing and the other the second. */
async function twoWithALockEach() {
  const [one, other] = [await pool.connect(), await pool.connect()];
  await one.query(`begin; ${lock(1)}`);
  await other.query(`begin; ${lock(2)}`);
  return [one, other] as const;
}

test('a watch of a server where nobody waits finds nothing', async () => {
  const watch = await watchLocks(server);
  await pool.query(lock(1));
  expect(await watch.end()).toEqual([]);
});

test('a watch names a wait for a lock of half a second, and no earlier one', async () => {
  const watch = await watchLocks(server);
  const [one, other] = await twoWithALockEach();
  const seen = server.log().length;
  const waiting = other.query(lock(1));
  await until('the wait in the log', 5000, async () => server.log().slice(seen).includes('still waiting'));
  await one.query('rollback');
  await waiting;
  await other.query('rollback');
  for (const client of [one, other]) client.release();
  expect(await watch.end()).toEqual([expect.stringMatching(/still waiting for .* after [5-9]\d\d\.\d+ ms$/)]);
  expect(await (await watchLocks(server)).end()).toEqual([]);
});

test('a watch names a deadlock', async () => {
  const watch = await watchLocks(server);
  const [one, other] = await twoWithALockEach();
  const ends = await Promise.allSettled([one.query(lock(2)), other.query(lock(1))]);
  expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  for (const client of [one, other]) {
    await client.query('rollback');
    client.release();
  }
  expect(await watch.end()).toContainEqual(expect.stringContaining('detected deadlock'));
});
