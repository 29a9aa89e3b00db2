import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '../../src/store/sqlite/open-sqlite.ts';
import type { Store } from '../../src/store/store.ts';
import { createAccount } from '../../src/usecases/create-account.ts';

/** A database file in a folder of its own, which can be closed and opened again as a restart would. */
export interface TestDatabase {
  readonly url: string;
  open(): Promise<Store>;
  delete(): Promise<void>;
}

export async function createDatabase(): Promise<TestDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'attune-test-'));
  const path = join(folder, 'attune.db');
  return {
    url: `sqlite:${path}`,
    open: () => openSqlite(path),
    delete: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Creates an account and returns its number. */
export async function addAccount(store: Store, email: string, credits: number): Promise<number> {
  const outcome = await createAccount({ store, clock: { now: () => 0 } }, { email, credits });
  if (outcome.kind !== 'created') throw new Error(outcome.kind);
  return outcome.account.id;
}
