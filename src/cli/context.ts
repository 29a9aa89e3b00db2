import { withStore } from '../compose.ts';
import { type Config, loadConfig } from '../config.ts';
import type { Store } from '../store/store.ts';

/** The settings, read from the environment when a command needs them. */
export function commandConfig(): Config {
  return loadConfig(process.env);
}

/** Opens the configured database for one command. */
export async function withConfiguredStore<T>(use: (store: Store, config: Config) => Promise<T>): Promise<T> {
  const config = commandConfig();
  return withStore(config, (store) => use(store, config));
}
