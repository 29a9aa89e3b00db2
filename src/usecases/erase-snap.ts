import { eraseSnapData } from '../store/account-texts.ts';
import { eraseAnswersAbout } from '../store/answer-texts.ts';
import type { Store } from '../store/store.ts';
import { inSteps } from './in-steps.ts';

/**
 * Removes the texts, names and profile of one snap and of its comms record for good, and the stored answers that told about
 * them; the charge stays in the ledger. False if the account has no such snap. Answers are looked through in steps, for an
 * account can have a day's worth of them. On SQLite the write-ahead log is emptied at once, where old pages would stay;
 * PostgreSQL clears them by itself.
 */
export async function eraseSnap(
  store: Store,
  { accountId, snapId }: { readonly accountId: number; readonly snapId: number },
): Promise<boolean> {
  const erased = await store.write((handle) => eraseSnapData(handle, accountId, snapId));
  if (erased === null) return false;
  await inSteps('', (after) => store.write((handle) => eraseAnswersAbout(handle, accountId, erased, after)));
  // A log that another process is reading now is emptied by the next checkpoint.
  if (store.dialect === 'sqlite') await store.scrub().catch(() => {});
  return true;
}
