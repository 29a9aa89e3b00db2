import { sql } from 'kysely';
import type { Handle } from './dialect.ts';
import { holdsAnything } from './records.ts';
import { liesIn, type Stretch, stretchesOfSnaps } from './snap-stretches.ts';

/** A snap as a list shows it. */
export interface SnapListing {
  readonly snapId: number;
  readonly name: string;
  readonly jobType: string | null;
  readonly profile: string | null;
  readonly primaryCode: string | null;
  readonly secondaryProfile: string | null;
  readonly confidence: string | null;
  readonly createdAt: number;
  /** Null if no message was analysed for it. */
  readonly commsId: number | null;
  readonly messageType: string | null;
}

export interface SnapPage {
  readonly snaps: readonly SnapListing[];
  /** Where the next page goes on (`before`); null at the end. */
  readonly next: number | null;
}

const ROWS_AT_ONCE = 500;
const STRETCHES_A_PAGE = 20;

/**
 * The account's snaps older than `before`, newest first, whose name, notes, job or profile contain `search`; an empty search
 * finds all. A page looks at 10,000 snaps at most, so one can be short, or empty, though there is a next one.
 */
export async function listSnaps(
  handle: Handle,
  accountId: number,
  search: string,
  { before, limit }: { readonly before: number | null; readonly limit: number },
): Promise<SnapPage> {
  const found: SnapListing[] = [];
  let stretches = 0;
  for await (const stretch of stretchesOfSnaps(handle, accountId, { before, rows: ROWS_AT_ONCE })) {
    const wanted = limit + 1 - found.length;
    found.push(...(await listStretch(handle, accountId, search, stretch, wanted)));
    if (found.length > limit) {
      const snaps = found.slice(0, limit);
      return { snaps, next: snaps.at(-1)?.snapId ?? null };
    }
    stretches += 1;
    if (stretches === STRETCHES_A_PAGE) return { snaps: found, next: stretch.from };
  }
  return { snaps: found, next: null };
}

function listStretch(
  handle: Handle,
  accountId: number,
  search: string,
  stretch: Stretch,
  limit: number,
): Promise<SnapListing[]> {
  const query = handle
    .selectFrom('snap')
    .leftJoin('comms', 'comms.snap_id', 'snap.id')
    .select([
      'snap.id as snapId',
      'snap.name',
      'snap.job_type as jobType',
      'snap.profile',
      'snap.primary_code as primaryCode',
      'snap.secondary_profile as secondaryProfile',
      'snap.confidence',
      'snap.created_at as createdAt',
      'comms.id as commsId',
      'comms.message_type as messageType',
    ])
    .where('snap.account_id', '=', accountId)
    .where(liesIn(stretch))
    .where(holdsAnything);
  const matching = search === '' ? query : query.where(containsText(search));
  return matching.orderBy('snap.id', 'desc').limit(limit).execute();
}

/** Case is ignored; `%` and `_` stand for themselves. */
function containsText(search: string) {
  const pattern = `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const searched = sql.join(
    ['snap.name', 'snap.notes', 'snap.job_type', 'snap.profile'].map(
      (column) => sql`lower(${sql.ref(column)}) like ${pattern} escape '\\'`,
    ),
    sql` or `,
  );
  return sql<boolean>`(${searched})`;
}
