import { sql } from 'kysely';
import type { ClockSighting } from '../domain/trusted-clock.ts';
import type { Handle } from './dialect.ts';
import { snapHoldsTexts } from './kept-texts.ts';

const ONLY_ROW = 1;

/** Null if none was kept yet. */
export async function readClockSighting(handle: Handle): Promise<ClockSighting | null> {
  const row = await handle
    .selectFrom('clock_sighting')
    .select(['trusted_at as trustedAt', 'doubted_since as doubtedSince'])
    .where('id', '=', ONLY_ROW)
    .executeTakeFirst();
  return row ?? null;
}

export async function keepClockSighting(
  handle: Handle,
  { trustedAt, doubtedSince }: ClockSighting,
): Promise<void> {
  const sighting = { trusted_at: trustedAt, doubted_since: doubtedSince };
  await handle
    .insertInto('clock_sighting')
    .values({ id: ONLY_ROW, ...sighting })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(sighting))
    .execute();
}

/** When the newest text was written that is still kept; null if there is none. Both answers come from an index. */
export async function newestTextTime(handle: Handle): Promise<number | null> {
  const snap = await handle
    .selectFrom('snap')
    .select((select) => select.fn.max('created_at').as('time'))
    .where(snapHoldsTexts)
    .executeTakeFirst();
  const comms = await handle
    .selectFrom('comms')
    .select((select) => select.fn.max('updated_at').as('time'))
    .where(sql<boolean>`message_text <> ''`)
    .executeTakeFirst();
  const times = [snap?.time, comms?.time].filter((time) => time != null);
  return times.length === 0 ? null : Math.max(...times);
}
