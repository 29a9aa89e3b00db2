import { type Kysely, sql } from 'kysely';

/** As `snap_text_age`, which left out snaps whose only texts are a job, an age range or what was predicted. */
export async function createKeptTexts(db: Kysely<unknown>): Promise<void> {
  await sql`create index snap_kept_texts on snap (created_at) where (name <> '' or notes <> ''
    or age_range is not null or job_type is not null or reasoning is not null or summary is not null
    or secondary_profile_summary is not null)`.execute(db);
  await sql`drop index snap_text_age`.execute(db);
}
