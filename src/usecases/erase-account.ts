import type { Account } from '../domain/account.ts';
import type { Clock } from '../domain/clock.ts';
import {
  closeAccount,
  eraseCommsAfter,
  eraseLedgerTextsAfter,
  eraseSnapsAfter,
  renameAccount,
} from '../store/account-texts.ts';
import { eraseAnswersAfter } from '../store/answer-texts.ts';
import type { Store } from '../store/store.ts';
import { inUnhurriedSteps } from './in-steps.ts';

export interface EraseAccountDependencies {
  readonly store: Store;
  readonly clock: Clock;
  readonly randomBytes: (length: number) => Uint8Array;
}

const ADDRESS_BYTES = 8;

/**
 * Removes an account's texts, names, predicted profiles and address for good and revokes its keys; its ledger stays, as numbers
 * without notes and request ids. Returns the address that stands in the place of the old one. It goes in steps, so that nobody waits long behind a large account; the
 * address goes last, so one that was interrupted, or found the database busy, can be called again. A call that is running meanwhile may still
 * store its result: erase again after the longest time that a call can take.
 */
export async function eraseAccount(
  { store, clock, randomBytes }: EraseAccountDependencies,
  { id, email: address }: Account,
): Promise<string> {
  // Not to be guessed: whoever had an account under it already would keep this one from being erased.
  const email = `erased-${id}-${Buffer.from(randomBytes(ADDRESS_BYTES)).toString('hex')}@erased.invalid`;
  const erasedAt = clock.now();
  await store.write((handle) => closeAccount(handle, id, erasedAt));
  await inUnhurriedSteps('', (after) => store.write((handle) => eraseAnswersAfter(handle, id, after)));
  await inUnhurriedSteps(0, (after) => store.step((handle) => eraseSnapsAfter(handle, id, after)));
  await inUnhurriedSteps(0, (after) => store.step((handle) => eraseCommsAfter(handle, id, after)));
  await inUnhurriedSteps(0, (after) => store.step((handle) => eraseLedgerTextsAfter(handle, id, after)));
  // Where this can fail, the account keeps its address until it has not.
  if (store.dialect === 'sqlite') await store.scrub().catch(leaveUnderAddress(id, address));
  await store.write((handle) => renameAccount(handle, id, email));
  await store.scrub().catch((error: unknown) => {
    throw new Error(
      `Account ${id} is erased and stands under ${email}, but its old address may be readable in the files of the database until nothing else ` +
        `uses them. ${reasonOf(error)} Then run again: npx attune account erase ${email} --yes`,
      { cause: error },
    );
  });
  return email;
}

/** Says what is done, what is not and how to go on; the address that it is done by again is still the old one. */
function leaveUnderAddress(id: number, address: string): (error: unknown) => never {
  return (error) => {
    throw new Error(
      `The texts, names and stored answers of account ${id} are erased and its keys are revoked, but what was erased may still be readable in ` +
        `the write-ahead log of the database, and the account keeps its address. ${reasonOf(error)} When nothing else uses the database (a backup, ` +
        `another command), run again: npx attune account erase ${address} --yes`,
      { cause: error },
    );
  };
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
