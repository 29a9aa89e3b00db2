import { isProfileCode, isSecondaryCode } from '../domain/profiles.ts';
import type { SnapReader } from '../domain/snap.ts';
import type { Dialect, Handle } from './dialect.ts';
import { runStatement } from './statement.ts';

/** What was sent about a person, as it is stored. */
export interface StoredPerson {
  readonly name: string;
  readonly notes: string;
  readonly ageRange: string | null;
  readonly jobType: string | null;
}

/** What was predicted, as it is stored: texts, whatever an older engine called them. */
export interface StoredPrediction {
  readonly profile: string | null;
  readonly primaryCode: string | null;
  readonly secondaryProfile: string | null;
  readonly secondaryCode: string | null;
  readonly confidence: string | null;
  readonly reasoning: string | null;
  readonly summary: string | null;
  readonly secondaryProfileSummary: string | null;
}

/** A prediction to store, with what it was made from. */
export interface NewSnap {
  readonly accountId: number;
  readonly keyId: number | null;
  readonly person: StoredPerson;
  readonly prediction: StoredPrediction;
  readonly engine: string;
  readonly createdAt: number;
}

/** The columns that `snapRow` fills, in its order. */
export const SNAP_COLUMNS = `account_id, key_id, name, notes, age_range, job_type, profile, primary_code, secondary_profile,
  secondary_code, confidence, reasoning, summary, secondary_profile_summary, engine, created_at`;

/** A new snap by column, always in the same order. */
export function snapRow(snap: NewSnap) {
  const { person, prediction } = snap;
  return {
    account_id: snap.accountId,
    key_id: snap.keyId,
    name: person.name,
    notes: person.notes,
    age_range: person.ageRange,
    job_type: person.jobType,
    profile: prediction.profile,
    primary_code: prediction.primaryCode,
    secondary_profile: prediction.secondaryProfile,
    secondary_code: prediction.secondaryCode,
    confidence: prediction.confidence,
    reasoning: prediction.reasoning,
    summary: prediction.summary,
    secondary_profile_summary: prediction.secondaryProfileSummary,
    engine: snap.engine,
    created_at: snap.createdAt,
  };
}

/** Null if there is no such snap, or it was erased. */
export async function findSnapReader(handle: Handle, snapId: number): Promise<SnapReader | null> {
  const row = await handle
    .selectFrom('snap')
    .select(['account_id', 'primary_code', 'secondary_code'])
    .where('id', '=', snapId)
    .where('is_erased', '=', 0)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    accountId: row.account_id,
    primaryCode: isProfileCode(row.primary_code) ? row.primary_code : null,
    secondaryCode: isSecondaryCode(row.secondary_code) ? row.secondary_code : null,
  };
}

const IS_ERASED: Readonly<Record<Dialect, string>> = {
  sqlite: 'select is_erased from snap where id = ?',
  postgres: 'select is_erased from snap where id = $1 for share',
};

/**
 * Whether the snap was erased; false for one that never was. In a transaction the answer holds until its end: whoever erases the
 * snap on PostgreSQL waits for it.
 */
export async function isErasedSnap(handle: Handle, dialect: Dialect, snapId: number): Promise<boolean> {
  const [snap] = await runStatement<{ is_erased: number }>(handle, IS_ERASED[dialect], [snapId]);
  return snap?.is_erased === 1;
}
