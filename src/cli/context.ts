import { resolve } from 'node:path';
import { withStore } from '../compose.ts';
import { type Config, loadConfig } from '../config.ts';
import { missingDatabaseFile } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import { CommandFailure } from './failure.ts';

/** The settings, read from the environment when a command needs them. */
export function commandConfig(): Config {
  return loadConfig(process.env);
}

/**
 * Throws CommandFailure if `url` names a SQLite file that is not there or empty. Opening would create it, and a command that looks at
 * records or keeps them safe would report success about an empty database: the usual cause is another folder.
 */
export function requireDatabase(url: string, namedBy = 'DATABASE_URL'): void {
  const missing = missingDatabaseFile(url);
  if (missing === null) return;
  throw new CommandFailure(
    `There is no database at ${resolve(missing)}, or the file is empty. ` +
      `Check ${namedBy}, and the folder in which the command runs.`,
  );
}

/** Opens the configured database for one command. */
export async function withConfiguredStore<T>(use: (store: Store, config: Config) => Promise<T>): Promise<T> {
  const config = commandConfig();
  return withStore(config, (store) => use(store, config));
}

/** As `withConfiguredStore`, for a command that looks at records or keeps them safe. Throws as `requireDatabase` does. */
export async function withExistingStore<T>(use: (store: Store, config: Config) => Promise<T>): Promise<T> {
  requireDatabase(commandConfig().DATABASE_URL);
  return withConfiguredStore(use);
}
