import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { compose } from '../../../src/compose.ts';
import { loadConfig } from '../../../src/config.ts';

export interface RunningService {
  readonly url: string;
  close(): Promise<void>;
}

/** The whole service on a free port and an empty database of its own. */
export async function startService(environment: Record<string, string> = {}): Promise<RunningService> {
  const folder = mkdtempSync(join(tmpdir(), 'attune-web-'));
  const config = loadConfig({ DATABASE_URL: `sqlite:${join(folder, 'attune.db')}`, ...environment });
  const service = await compose(config, pino({ level: 'silent' }));
  const url = await service.app.listen({ port: 0, host: '127.0.0.1' });
  return {
    url,
    async close() {
      await service.close();
      rmSync(folder, { recursive: true });
    },
  };
}
