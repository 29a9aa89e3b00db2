import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Handle } from './dialect.ts';

/** Some of an account's snaps that follow one another, by their numbers; null where there is no bound. */
export interface Stretch {
  readonly before: number | null;
  readonly from: number | null;
}

/**
 * An account's snaps from newest to oldest, or from `before` on, so many at a time. Between two stretches others get their
 * turn: SQLite answers in the thread that serves requests, and an account can have millions of snaps.
 */
export async function* stretchesOfSnaps(
  handle: Handle,
  accountId: number,
  { before, rows }: { readonly before: number | null; readonly rows: number },
): AsyncGenerator<Stretch> {
  let bound = before;
  for (;;) {
    const from = await endOfStretch(handle, accountId, bound, rows);
    yield { before: bound, from };
    if (from === null) return;
    bound = from;
    await setImmediate();
  }
}

/** The number of the last of so many snaps before `before`; null if the account has no more than these. */
async function endOfStretch(
  handle: Handle,
  accountId: number,
  before: number | null,
  rows: number,
): Promise<number | null> {
  const last = await handle
    .selectFrom('snap')
    .select('id')
    .where('account_id', '=', accountId)
    .where(liesIn({ before, from: null }))
    .orderBy('id', 'desc')
    .offset(rows - 1)
    .limit(1)
    .executeTakeFirst();
  return last?.id ?? null;
}

export function liesIn({ before, from }: Stretch) {
  const bounds = [
    ...(before === null ? [] : [sql<boolean>`snap.id < ${before}`]),
    ...(from === null ? [] : [sql<boolean>`snap.id >= ${from}`]),
  ];
  return bounds.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(bounds, sql` and `)}`;
}
