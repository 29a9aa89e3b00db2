import { sql } from 'kysely';
import type { Handle } from './dialect.ts';
import { liesIn, type Stretch } from './snap-stretches.ts';
import type { StoredPerson, StoredPrediction } from './snaps.ts';

/** A snap with all that was sent and answered, and its comms record. */
export interface SnapRecord extends StoredPerson, StoredPrediction {
  readonly snapId: number;
  readonly keyId: number | null;
  readonly engine: string;
  readonly createdAt: number;
  readonly comms: CommsRecord | null;
}

export interface CommsRecord {
  readonly commsId: number;
  readonly messageType: string;
  readonly messageText: string;
  readonly strengths: readonly string[];
  readonly risks: readonly string[];
  readonly suggestions: readonly string[];
  readonly rewrite: string;
  readonly engine: string;
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** An erased snap stays as a number, because the ledger names it; it is no record any more, nor is one that has nothing left. */
export const holdsAnything = sql<boolean>`snap.is_erased = 0 and not (snap.name = '' and snap.notes = '' and snap.profile is null
  and snap.reasoning is null and coalesce(comms.message_text, '') = '')`;

/** The account's snap with its comms record; null if there is none or it is another's. */
export async function findSnapRecord(
  handle: Handle,
  accountId: number,
  snapId: number,
): Promise<SnapRecord | null> {
  const [record] = await snapRecords(handle, accountId).where('snap.id', '=', snapId).execute();
  return record === undefined ? null : snapRecord(record);
}

/** The whole records of a stretch of the account's snaps, newest first. */
export async function readSnapRecords(
  handle: Handle,
  accountId: number,
  stretch: Stretch,
): Promise<readonly SnapRecord[]> {
  const rows = await snapRecords(handle, accountId)
    .where(liesIn(stretch))
    .orderBy('snap.id', 'desc')
    .execute();
  return rows.map(snapRecord);
}

function snapRecords(handle: Handle, accountId: number) {
  return handle
    .selectFrom('snap')
    .leftJoin('comms', 'comms.snap_id', 'snap.id')
    .select([
      'snap.id as snapId',
      'snap.key_id as keyId',
      'snap.name',
      'snap.notes',
      'snap.age_range as ageRange',
      'snap.job_type as jobType',
      'snap.profile',
      'snap.primary_code as primaryCode',
      'snap.secondary_profile as secondaryProfile',
      'snap.secondary_code as secondaryCode',
      'snap.confidence',
      'snap.reasoning',
      'snap.summary',
      'snap.secondary_profile_summary as secondaryProfileSummary',
      'snap.engine',
      'snap.created_at as createdAt',
      'comms.id as commsId',
      'comms.message_type as messageType',
      'comms.message_text as messageText',
      'comms.strengths',
      'comms.risks',
      'comms.suggestions',
      'comms.rewrite',
      'comms.engine as commsEngine',
      'comms.created_at as commsCreatedAt',
      'comms.updated_at as commsUpdatedAt',
    ])
    .where('snap.account_id', '=', accountId)
    .where(holdsAnything);
}

type SnapRow = Awaited<ReturnType<ReturnType<typeof snapRecords>['execute']>>[number];

function snapRecord(row: SnapRow): SnapRecord {
  const {
    commsId,
    messageType,
    messageText,
    strengths,
    risks,
    suggestions,
    rewrite,
    commsEngine,
    commsCreatedAt,
    commsUpdatedAt,
    ...snap
  } = row;
  if (commsId === null) return { ...snap, comms: null };
  const comms = {
    commsId,
    messageType: messageType ?? '',
    messageText: messageText ?? '',
    strengths: readList(strengths),
    risks: readList(risks),
    suggestions: readList(suggestions),
    rewrite: rewrite ?? '',
    engine: commsEngine ?? '',
    createdAt: commsCreatedAt ?? 0,
    updatedAt: commsUpdatedAt ?? 0,
  };
  return { ...snap, comms };
}

/** Lists are stored as JSON text by this service itself. */
export function readList(text: string | null): readonly string[] {
  return JSON.parse(text ?? '[]') as readonly string[];
}
