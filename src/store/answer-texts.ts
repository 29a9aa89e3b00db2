import type { ErasedSnap } from './account-texts.ts';
import type { Handle } from './dialect.ts';

/** Few enough that no other job waits long behind them: an answer is a few thousand characters. */
const ANSWERS_AT_ONCE = 500;

/**
 * Deletes some of the answers stored for the account under keys behind `after`, and returns the last one's key; null when there
 * are no more.
 */
export async function eraseAnswersAfter(
  handle: Handle,
  accountId: number,
  after: string,
): Promise<string | null> {
  const last = await lastOfStep(handle, accountId, after);
  if (last !== null) await answersOfStep(handle, accountId, after, last).execute();
  return last;
}

/** As `eraseAnswersAfter`, of those answers only that told about one snap. */
export async function eraseAnswersAbout(
  handle: Handle,
  accountId: number,
  { snapId, commsId }: ErasedSnap,
  after: string,
): Promise<string | null> {
  const last = await lastOfStep(handle, accountId, after);
  if (last === null) return null;
  const texts = [`%"snapId":${snapId},"snapResponse"%`];
  if (commsId !== null) texts.push(`%"commsId":${commsId},"commsResponse"%`);
  await answersOfStep(handle, accountId, after, last)
    .where((where) => where.or(texts.map((text) => where('answer', 'like', text))))
    .execute();
  return last;
}

async function lastOfStep(handle: Handle, accountId: number, after: string): Promise<string | null> {
  const row = await handle
    .selectFrom((step) =>
      step
        .selectFrom('idempotency')
        .select('key')
        .where('account_id', '=', accountId)
        .where('key', '>', after)
        .orderBy('key')
        .limit(ANSWERS_AT_ONCE)
        .as('step'),
    )
    .select((select) => select.fn.max('step.key').as('last'))
    .executeTakeFirst();
  return row?.last ?? null;
}

function answersOfStep(handle: Handle, accountId: number, after: string, last: string) {
  return handle
    .deleteFrom('idempotency')
    .where('account_id', '=', accountId)
    .where('key', '>', after)
    .where('key', '<=', last);
}
