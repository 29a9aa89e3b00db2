import type { TestProject } from 'vitest/node';
import { type PostgresServer, startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server for the whole run; take a database of your own from it with `createDatabase`. */
    postgresUrl: string;
  }
}

/** One PostgreSQL for the whole run: TEST_DATABASE_URL, or else an embedded one. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL'] ?? '';
  const server: PostgresServer | null = given === '' ? await startPostgres(['-c', 'fsync=off']) : null;
  project.provide('postgresUrl', server?.url ?? given);
  return async () => server?.dispose();
}
