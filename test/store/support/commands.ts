import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { insertApiKey } from '../../../src/store/api-keys.ts';
import type { Store } from '../../../src/store/store.ts';
import { type Finished, runAttune } from '../../support/attune-process.ts';
import { accountWith, capture, hold, NOON, newComms, newSnap } from './records.ts';

/** Stands in every text that `accountWithTexts` stores. */
export const SECRET_WORDS = 'Zephyrine keeps an orchid ledger';

/** The address of an erased account: it ends in what nobody can guess. */
export const erasedAddress = (accountId: number) =>
  new RegExp(`^erased-${accountId}-[0-9a-f]{16}@erased\\.invalid$`);

/** Runs the built `attune` on the given database. */
export function attune(url: string, ...words: string[]): Promise<Finished> {
  return runAttune(words, { environment: { DATABASE_URL: url } });
}

/** An account with a snap, a comms record, a stored answer and a key that all hold the secret words. */
export async function accountWithTexts(
  store: Store,
): Promise<{ readonly accountId: number; readonly email: string }> {
  const accountId = await accountWith(store, 9);
  const saved = await capture(store, await hold(store, accountId), {
    kind: 'snap',
    snap: newSnap(accountId, `${SECRET_WORDS} since spring. `.repeat(200)),
  });
  const snapId = saved?.snapId ?? 0;
  const comms = newComms(accountId, snapId, SECRET_WORDS);
  await capture(store, await hold(store, accountId, 2), { kind: 'comms', comms });
  await store.write(async (handle) => {
    const answer = JSON.stringify({ status: 201, body: SECRET_WORDS });
    const row = { account_id: accountId, key: 'k', request_hash: 'h', started_at: NOON, answer };
    await handle.insertInto('idempotency').values(row).execute();
    await insertApiKey(handle, {
      accountId,
      name: SECRET_WORDS,
      shownPrefix: 'attune_abc',
      hash: `hash-${accountId}`,
      createdAt: NOON,
    });
  });
  const { email } = await store.handle
    .selectFrom('account')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return { accountId, email };
}

/** A new folder, and the URL of a SQLite database to be made in it. */
export function databaseFolder(): {
  readonly folder: string;
  readonly url: string;
  readonly remove: () => void;
} {
  const folder = mkdtempSync(join(tmpdir(), 'attune-commands-'));
  return {
    folder,
    url: `sqlite:${join(folder, 'attune.db')}`,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
