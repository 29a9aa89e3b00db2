import { readSnapRecords, type SnapRecord } from '../store/records.ts';
import { stretchesOfSnaps } from '../store/snap-stretches.ts';
import type { Store } from '../store/store.ts';

const RECORDS_A_READ = 200;

/** Every snap of the account with its comms record, newest first, read a stretch at a time. */
export async function* exportSnaps({ handle }: Store, accountId: number): AsyncGenerator<SnapRecord> {
  for await (const stretch of stretchesOfSnaps(handle, accountId, { before: null, rows: RECORDS_A_READ })) {
    yield* await readSnapRecords(handle, accountId, stretch);
  }
}
