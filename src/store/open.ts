import { openSqlite } from './sqlite/open-sqlite.ts';
import type { Store } from './store.ts';

/** Opens the store that `url` names (`sqlite:PATH`), migrated to this version's schema. */
export async function openStore(url: string): Promise<Store> {
  const path = /^sqlite:(?:\/\/)?(.+)$/.exec(url)?.[1];
  if (path === undefined) throw new Error('DATABASE_URL must start with sqlite:');
  return openSqlite(path);
}
