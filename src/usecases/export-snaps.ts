import { readSnapRecords, type SnapRecord } from '../store/records.ts';
import type { Store } from '../store/store.ts';

const RECORDS_A_READ = 200;

/** Every snap of the account with its comms record, newest first, read a page at a time. */
export async function* exportSnaps(store: Store, accountId: number): AsyncGenerator<SnapRecord> {
  let before: number | null = null;
  for (;;) {
    const page: readonly SnapRecord[] = await readSnapRecords(store.handle, accountId, {
      before,
      limit: RECORDS_A_READ,
    });
    yield* page;
    const last = page.at(-1);
    if (last === undefined || page.length < RECORDS_A_READ) return;
    before = last.snapId;
  }
}
