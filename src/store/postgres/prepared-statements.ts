import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient } from 'pg';

const MAXIMUM_STATEMENTS = 200;

/**
 * The pool as Kysely takes it, with each statement that has parameters prepared once a connection: the server then parses
 * and plans it once, not for every request. A connection on which a statement got no answer in time is thrown away, since
 * the answer may still come.
 */
export function withPreparedStatements(pool: Pool): PostgresPool {
  const names = new Map<string, string>();
  const wrapped = new WeakMap<PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      const known = wrapped.get(client);
      if (known !== undefined) return known;
      const fresh = preparing(client, nameOf);
      wrapped.set(client, fresh);
      return fresh;
    },
  };

  /** Statements beyond the bound are run without being kept. */
  function nameOf(text: string): string | undefined {
    const known = names.get(text);
    if (known !== undefined || names.size >= MAXIMUM_STATEMENTS) return known;
    const name = `attune_${names.size}`;
    names.set(text, name);
    return name;
  }
}

function preparing(client: PoolClient, nameOf: (text: string) => string | undefined): PostgresPoolClient {
  let isOutOfStep = false;

  async function query(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<unknown>> {
    const name = values.length === 0 ? undefined : nameOf(text);
    try {
      const result = await client.query({
        text,
        values: [...values],
        ...(name === undefined ? {} : { name }),
      });
      return result as PostgresQueryResult<unknown>;
    } catch (error) {
      if (error instanceof Error && error.message === 'Query read timeout') isOutOfStep = true;
      throw error;
    }
  }

  return {
    query: query as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy === true || isOutOfStep),
  };
}
