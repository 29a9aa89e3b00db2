import { eraseSnapData } from '../store/account-texts.ts';
import { eraseAnswersAbout } from '../store/answer-texts.ts';
import type { Store } from '../store/store.ts';
import type { ErasedTraces } from './erased-traces.ts';
import { inSteps } from './in-steps.ts';

/**
 * Removes the texts, names and profile of one snap and of its comms record for good, and the stored answers that told about
 * them; the charge stays in the ledger. False if the account has no such snap. Answers are looked through in steps, for an
 * account can have a day's worth of them. Traces in files that somebody else is reading now are left to `traces`.
 */
export async function eraseSnap(
  { store, traces }: { readonly store: Store; readonly traces: ErasedTraces },
  { accountId, snapId }: { readonly accountId: number; readonly snapId: number },
): Promise<boolean> {
  const erased = await store.write((handle) => eraseSnapData(handle, accountId, snapId));
  if (erased === null) return false;
  await inSteps('', (after) => store.write((handle) => eraseAnswersAbout(handle, accountId, erased, after)));
  await traces.remove();
  return true;
}
