import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { PostgresServer } from '../../store/support/postgres-server.ts';
import { until } from './service-process.ts';

/** The longest that a statement may wait for a lock. */
const LONGEST_WAIT_MILLISECONDS = 500;

/**
 * Settings of a server that names in its log every deadlock, and every wait for a lock that outlasts the longest. The server
 * itself keeps watch, so that nothing is missed as it would be between two looks at what waits.
 */
export const TELLS_OF_LOCKS: readonly string[] = [
  ...['-c', 'log_lock_waits=on', '-c', `deadlock_timeout=${LONGEST_WAIT_MILLISECONDS}ms`],
  ...['-c', 'lc_messages=C', '-c', 'log_line_prefix='],
];

/** What the server's log says of a wait that was too long, whatever came of it. */
const TOO_LONG =
  /^LOG: {2}process \d+ (?:still waiting|detected deadlock while waiting|avoided deadlock) for .*$/gm;

export interface LockWatch {
  /** What waited too long for a lock or was part of a deadlock since the watch began, one line each. */
  end(): Promise<readonly string[]>;
}

/** Watches a server that was started with `TELLS_OF_LOCKS`. */
export async function watchLocks(server: PostgresServer): Promise<LockWatch> {
  const beginning = await placeInLog(server);
  return {
    async end() {
      const end = await placeInLog(server);
      return server.log().slice(beginning, end).match(TOO_LONG) ?? [];
    },
  };
}

/** Behind all that the server has to say until now: it leaves a mark in its log, and what came before stands before that. */
async function placeInLog(server: PostgresServer): Promise<number> {
  const mark = `mark ${randomBytes(8).toString('hex')}`;
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query(`do $$ begin raise log '${mark}'; end $$`);
  await client.end();
  await until('the mark in the log', 5000, async () => server.log().includes(mark));
  return server.log().indexOf(mark);
}
