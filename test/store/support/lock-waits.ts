import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Store } from '../../../src/store/store.ts';

/** Until `other`, which is under way on another connection to the PostgreSQL of `store`, has ended or waits for a lock. */
export async function untilItWaits(store: Store, other: Promise<unknown>): Promise<void> {
  let hasEnded = false;
  const end = () => {
    hasEnded = true;
  };
  other.then(end, end);
  const waits = async () => {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(store.handle);
    return hasEnded || rows.length > 0;
  };
  await expect.poll(waits).toBe(true);
}
