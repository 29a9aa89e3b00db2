import { type Kysely, sql } from 'kysely';

/** Tells a snap that was erased from one whose texts are only old. Until now those that hold nothing at all were taken for erased. */
export async function createErasedSnaps(db: Kysely<unknown>): Promise<void> {
  await sql`alter table snap add column is_erased integer not null default 0`.execute(db);
  await sql`update snap set is_erased = 1 where name = '' and notes = '' and age_range is null and job_type is null
    and profile is null and primary_code is null and secondary_profile is null and secondary_code is null
    and confidence is null and reasoning is null and summary is null and secondary_profile_summary is null`.execute(
    db,
  );
}
