import { pino } from 'pino';
import { inject } from 'vitest';
import { compose } from '../../../src/compose.ts';
import { loadConfig } from '../../../src/config.ts';
import type { Dialect } from '../../../src/store/dialect.ts';
import { createDatabase } from '../../store/support/databases.ts';

export interface RunningService {
  readonly url: string;
  readonly databaseUrl: string;
  close(): Promise<void>;
}

/** The whole service on a free port and an empty database of its own. */
export async function startService(
  environment: Record<string, string> = {},
  dialect: Dialect = 'sqlite',
): Promise<RunningService> {
  const database = await createDatabase(dialect, inject('postgresUrl'));
  const config = loadConfig({ DATABASE_URL: database.url, ...environment });
  const service = await compose(config, pino({ level: 'silent' }));
  const url = await service.app.listen({ port: 0, host: '127.0.0.1' });
  await service.makeFirstAccount();
  return {
    url,
    databaseUrl: database.url,
    async close() {
      await service.close();
      await database.drop();
    },
  };
}
