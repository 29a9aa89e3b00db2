import { eraseSnapData } from '../store/account-texts.ts';
import type { Store } from '../store/store.ts';

/**
 * Removes the texts, names and profile of one snap and of its comms record for good; the charge stays in the ledger.
 * False if the account has no such snap. On SQLite the write-ahead log is emptied at once, where old pages would stay;
 * PostgreSQL clears them by itself.
 */
export async function eraseSnap(
  store: Store,
  { accountId, snapId }: { readonly accountId: number; readonly snapId: number },
): Promise<boolean> {
  const isErased = await store.write((handle) => eraseSnapData(handle, accountId, snapId));
  // A log that another process is reading now is emptied by the next checkpoint.
  if (isErased && store.dialect === 'sqlite') await store.scrub().catch(() => {});
  return isErased;
}
