import { inject } from 'vitest';
import type { Dialect } from '../../../src/store/dialect.ts';
import { openStore } from '../../../src/store/open.ts';
import type { PoolOptions } from '../../../src/store/postgres/pool.ts';
import type { Store } from '../../../src/store/store.ts';
import { createDatabase } from './databases.ts';

export const TEST_POSTGRES_OPTIONS: PoolOptions = {
  connections: 5,
  connectMilliseconds: 5000,
  statementMilliseconds: 10_000,
  connectionLost: () => {},
};

export interface TestStore {
  readonly store: Store;
  readonly url: string;
  /** Another instance on the same database; the test closes it. */
  openAnother(): Promise<Store>;
  dispose(): Promise<void>;
  /** Deletes the database of a store that the test has closed by itself. */
  drop(): Promise<void>;
}

/** A migrated store on an empty database of its own. */
export async function openTestStore(dialect: Dialect): Promise<TestStore> {
  const database = await createDatabase(dialect, inject('postgresUrl'));
  const open = () => openStore(database.url, TEST_POSTGRES_OPTIONS);
  const store = await open();
  return {
    store,
    url: database.url,
    openAnother: open,
    drop: () => database.drop(),
    async dispose() {
      await store.close();
      await database.drop();
    },
  };
}
