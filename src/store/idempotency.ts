import type { Handle } from './dialect.ts';

/** What an Idempotency-Key stands for: one request of one account. */
export interface IdempotencyClaim {
  readonly accountId: number;
  readonly key: string;
  readonly requestHash: string;
  readonly startedAt: number;
}

/** When earlier claims no longer count, as moments in the past. */
export interface IdempotencyHorizon {
  /** A finished answer from before this moment has expired. */
  readonly answersExpireBefore: number;
  /** A request still unfinished from before this moment has died with its process. */
  readonly abandonedBefore: number;
}

export type ClaimOutcome =
  | { readonly kind: 'claimed' }
  | { readonly kind: 'in_progress' }
  | { readonly kind: 'reused' }
  | { readonly kind: 'answered'; readonly answer: string };

/** Claims the key for a request that is about to run, or says what the key already stands for. */
export async function claimIdempotencyKey(
  handle: Handle,
  claim: IdempotencyClaim,
  horizon: IdempotencyHorizon,
): Promise<ClaimOutcome> {
  const fresh = { request_hash: claim.requestHash, started_at: claim.startedAt, answer: null };
  const claimed = await handle
    .insertInto('idempotency')
    .values({ account_id: claim.accountId, key: claim.key, ...fresh })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'key'])
        .doUpdateSet(fresh)
        .where((where) =>
          where.or([
            where('idempotency.started_at', '<', horizon.answersExpireBefore),
            where.and([
              where('idempotency.answer', 'is', null),
              where('idempotency.started_at', '<', horizon.abandonedBefore),
            ]),
          ]),
        ),
    )
    .returning('key')
    .executeTakeFirst();
  if (claimed !== undefined) return { kind: 'claimed' };
  return whatTheKeyStandsFor(handle, claim);
}

async function whatTheKeyStandsFor(handle: Handle, claim: IdempotencyClaim): Promise<ClaimOutcome> {
  const row = await handle
    .selectFrom('idempotency')
    .select(['request_hash', 'answer'])
    .where('account_id', '=', claim.accountId)
    .where('key', '=', claim.key)
    .executeTakeFirst();
  if (row === undefined) return { kind: 'in_progress' };
  if (row.request_hash !== claim.requestHash) return { kind: 'reused' };
  return row.answer === null ? { kind: 'in_progress' } : { kind: 'answered', answer: row.answer };
}

/**
 * Stores the answer that later requests with this key get; false, and nothing is stored, if another request has taken the key
 * over. One that was given back meanwhile, and that nobody has taken, is claimed with its answer.
 */
export async function storeIdempotentAnswer(
  handle: Handle,
  claim: IdempotencyClaim,
  answer: string,
): Promise<boolean> {
  const { accountId, key, requestHash, startedAt } = claim;
  const stored = await handle
    .insertInto('idempotency')
    .values({ account_id: accountId, key, request_hash: requestHash, started_at: startedAt, answer })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'key'])
        .doUpdateSet({ answer })
        .where('idempotency.started_at', '=', startedAt),
    )
    .returning('key')
    .executeTakeFirst();
  return stored !== undefined;
}

/**
 * Gives the key back after a failure that is not to be repeated to the caller. An answer that was stored stays: its
 * commit may have happened although the caller saw it fail.
 */
export async function releaseIdempotencyKey(handle: Handle, claim: IdempotencyClaim): Promise<void> {
  await ownClaim(handle.deleteFrom('idempotency').where('answer', 'is', null), claim).execute();
}

/** Few enough that no other job waits long behind them. */
const ANSWERS_AT_ONCE = 500;

/** Deletes some expired answers and returns how many; call it until it returns 0. */
export async function deleteExpiredAnswers(handle: Handle, horizon: IdempotencyHorizon): Promise<number> {
  const result = await handle
    .deleteFrom('idempotency')
    // Asked of the row itself, too: one that is claimed anew meanwhile is looked at again by PostgreSQL, and its key is still in the list.
    .where('started_at', '<', horizon.answersExpireBefore)
    .where((where) =>
      where(where.refTuple('account_id', 'key'), 'in', (expired) =>
        expired
          .selectFrom('idempotency')
          .select(['account_id', 'key'])
          .where('started_at', '<', horizon.answersExpireBefore)
          .orderBy('started_at')
          .limit(ANSWERS_AT_ONCE)
          .$asTuple('account_id', 'key'),
      ),
    )
    .executeTakeFirstOrThrow();
  return Number(result.numDeletedRows);
}

/** Gives back every unfinished claim from before this moment: their process is gone. */
export async function releaseAbandonedKeys(handle: Handle, startedBefore: number): Promise<void> {
  await handle
    .deleteFrom('idempotency')
    .where('answer', 'is', null)
    .where('started_at', '<', startedBefore)
    .execute();
}

interface Filterable<Query> {
  where(
    column: 'account_id' | 'key' | 'started_at',
    operator: '=',
    value: number | string,
  ): Query & Filterable<Query>;
}

function ownClaim<Query>(query: Filterable<Query>, claim: IdempotencyClaim): Query {
  return query
    .where('account_id', '=', claim.accountId)
    .where('key', '=', claim.key)
    .where('started_at', '=', claim.startedAt);
}
