import type { LedgerEntryKind, Operation } from '../domain/credits.ts';
import type { Handle } from './dialect.ts';

/** Part of a list, newest first: what is older than the record `before`. */
export interface Page {
  readonly before: number | null;
  readonly limit: number;
}

/** A row of the ledger with the names of what it paid for, where they still exist. */
export interface LedgerListing {
  readonly entryId: number;
  readonly kind: LedgerEntryKind;
  /** Signed: a grant adds, a capture takes. */
  readonly credits: number;
  readonly operation: Operation | null;
  /** Null for grants and for calls from the dashboard. */
  readonly keyName: string | null;
  readonly keyPrefix: string | null;
  readonly snapId: number | null;
  /** Null if there was none or it has been erased. */
  readonly snapName: string | null;
  readonly commsId: number | null;
  readonly note: string | null;
  readonly createdAt: number;
}

export async function listLedgerEntries(
  handle: Handle,
  accountId: number,
  { before, limit }: Page,
): Promise<readonly LedgerListing[]> {
  let query = handle
    .selectFrom('credit_ledger as entry')
    .leftJoin('api_key', 'api_key.id', 'entry.key_id')
    .leftJoin('snap', (join) =>
      join
        .onRef('snap.id', '=', 'entry.snap_id')
        .on((on) =>
          on.or([
            on('snap.name', '<>', ''),
            on('snap.notes', '<>', ''),
            on('snap.profile', 'is not', null),
            on('snap.reasoning', 'is not', null),
          ]),
        ),
    )
    .select([
      'entry.id as entryId',
      'entry.kind',
      'entry.credits',
      'entry.operation',
      'api_key.name as keyName',
      'api_key.shown_prefix as keyPrefix',
      'entry.snap_id as snapId',
      'snap.name as snapName',
      'entry.comms_id as commsId',
      'entry.note',
      'entry.created_at as createdAt',
    ])
    .where('entry.account_id', '=', accountId);
  if (before !== null) query = query.where('entry.id', '<', before);
  return query.orderBy('entry.id', 'desc').limit(limit).execute();
}
