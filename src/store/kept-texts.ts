import { sql } from 'kysely';

/** True of a snap that still holds a text. The words are those of the index `snap_kept_texts`, which answers by them alone. */
export const snapHoldsTexts = sql<boolean>`(name <> '' or notes <> ''
    or age_range is not null or job_type is not null or reasoning is not null or summary is not null
    or secondary_profile_summary is not null)`;
