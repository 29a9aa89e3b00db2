import { Pool, type PoolClient, types } from 'pg';

export interface PoolOptions {
  /** Most connections that this process opens. */
  readonly connections: number;
  /** Longest wait for a free connection, or for a new one. */
  readonly connectMilliseconds: number;
  /** Longest time for one statement; null for as long as it takes. */
  readonly statementMilliseconds: number | null;
  /** Told about a connection that broke; statements on it fail by themselves. */
  readonly connectionLost: (error: Error) => void;
}

/** The client gives up a little after the server should have: the server may be gone without a word. */
const ANSWER_MARGIN_MILLISECONDS = 1000;
const IDLE_MILLISECONDS = 30_000;
const INT8 = 20;
/** What every statement is written for; a server or a role may have a stricter one as its default, in which they fail by races. */
const ISOLATION = 'set session characteristics as transaction isolation level read committed';
/** A role or a host may have a limit as its default, which a migration or a copy would run into. */
const NO_LIMIT = 'set statement_timeout = 0; set idle_in_transaction_session_timeout = 0';

/**
 * A pool of connections to the database that `url` names; TLS is chosen in the URL (`?sslmode=verify-full`). A connection
 * that breaks is reported and replaced when it is next needed, so the pool recovers by itself when the server is back.
 */
export function openPool(url: string, options: PoolOptions): Pool {
  const { connections, connectMilliseconds, statementMilliseconds, connectionLost } = options;
  const pool = new Pool({
    connectionString: url,
    application_name: 'attune',
    max: connections,
    connectionTimeoutMillis: connectMilliseconds,
    idleTimeoutMillis: IDLE_MILLISECONDS,
    keepAlive: true,
    types: { getTypeParser },
    onConnect: async (client) =>
      void (await client.query(statementMilliseconds === null ? `${ISOLATION}; ${NO_LIMIT}` : ISOLATION)),
    ...(statementMilliseconds === null ? {} : timeouts(statementMilliseconds)),
  });
  pool.on('error', connectionLost);
  // The pool listens to idle connections only; one that breaks while it is lent out would end the process.
  pool.on('connect', (client: PoolClient) => void client.on('error', connectionLost));
  return pool;
}

function timeouts(statementMilliseconds: number) {
  return {
    statement_timeout: statementMilliseconds,
    query_timeout: statementMilliseconds + ANSWER_MARGIN_MILLISECONDS,
    idle_in_transaction_session_timeout: statementMilliseconds,
  };
}

/** Numbers and times are `bigint` columns whose values JavaScript holds exactly; the driver would give text. */
const getTypeParser: typeof types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === INT8 && format !== 'binary' ? exactNumber : types.getTypeParser(oid, format);

function exactNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError('A number in the database is too large.');
  return value;
}
