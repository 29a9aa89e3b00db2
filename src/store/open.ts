import type { PoolOptions } from './postgres/pool.ts';
import { openSqlite } from './sqlite/open-sqlite.ts';
import type { Store } from './store.ts';

/** Opens the store that `url` names (`sqlite:PATH` or `postgres://…`), migrated to this version's schema. */
export async function openStore(url: string, postgres: PoolOptions): Promise<Store> {
  if (isPostgresUrl(url)) {
    const { openPostgres } = await import('./postgres/open-postgres.ts');
    return openPostgres(url, postgres);
  }
  return openSqlite(sqlitePath(url));
}

/** The file that `url` names. */
export function sqlitePath(url: string): string {
  const path = /^sqlite:(?:\/\/)?(.+)$/.exec(url)?.[1];
  if (path === undefined) throw new Error('DATABASE_URL must start with sqlite: or postgres://');
  return path;
}

export function isPostgresUrl(url: string): boolean {
  return /^postgres(ql)?:\/\//.test(url);
}
