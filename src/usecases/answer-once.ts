import { createHash } from 'node:crypto';
import type { Clock } from '../domain/clock.ts';
import type { Handle } from '../store/dialect.ts';
import {
  claimIdempotencyKey,
  type IdempotencyClaim,
  type IdempotencyHorizon,
  releaseIdempotencyKey,
  storeIdempotentAnswer,
} from '../store/idempotency.ts';
import type { Store } from '../store/store.ts';

const ANSWER_LIFETIME_MILLISECONDS = 24 * 60 * 60 * 1000;

export interface IdempotentRequest {
  readonly accountId: number;
  /** The caller's Idempotency-Key, or null to run without one. */
  readonly key: string | null;
  readonly path: string;
  readonly body: Uint8Array | string;
}

/** The part of an answer that a retry gets again. */
export interface StorableAnswer {
  readonly status: number;
}

export type OnceOutcome<Answer> =
  | { readonly kind: 'answered'; readonly answer: Answer; readonly isReplay: boolean }
  | { readonly kind: 'idempotency_key_reused' }
  | { readonly kind: 'idempotency_key_in_progress' };

export interface AnswerOnceDependencies {
  readonly store: Store;
  readonly clock: Clock;
  /** A request unfinished for longer than this has died with its process. */
  readonly abandonedAfterMilliseconds: number;
}

/**
 * Runs in the transaction that makes a result durable, so that the charge and its answer are stored together; null
 * without an Idempotency-Key.
 */
export type Remember<Answer> = ((handle: Handle, answer: Answer) => Promise<void>) | null;

/** True if the header's value may be a key: 1 to 255 visible ASCII characters. */
export function isIdempotencyKey(text: string): boolean {
  return /^[\x21-\x7e]{1,255}$/.test(text);
}

export function idempotencyHorizon(now: number, abandonedAfterMilliseconds: number): IdempotencyHorizon {
  return {
    answersExpireBefore: now - ANSWER_LIFETIME_MILLISECONDS,
    abandonedBefore: now - abandonedAfterMilliseconds,
  };
}

/**
 * Runs `work` once for each Idempotency-Key: a retry gets the stored answer, while the first is still running it is
 * told so. Successes are stored by `remember`, together with the charge; refusals (4xx) are stored here; server
 * errors give the key back, as does a success that is not to be remembered. A request that took so long that a retry has
 * taken its key over is not charged: it is told that the other one runs.
 */
export async function answerOnce<Answer extends StorableAnswer>(
  { store, clock, abandonedAfterMilliseconds }: AnswerOnceDependencies,
  request: IdempotentRequest,
  work: (remember: Remember<Answer>) => Promise<Answer>,
): Promise<OnceOutcome<Answer>> {
  if (request.key === null) {
    return { kind: 'answered', answer: await work(null), isReplay: false };
  }
  const startedAt = clock.now();
  const claim = {
    accountId: request.accountId,
    key: request.key,
    requestHash: hashRequest(request),
    startedAt,
  };
  const horizon = idempotencyHorizon(startedAt, abandonedAfterMilliseconds);
  const claimed = await store.step((handle) => claimIdempotencyKey(handle, claim, horizon));
  switch (claimed.kind) {
    case 'reused':
      return { kind: 'idempotency_key_reused' };
    case 'in_progress':
      return { kind: 'idempotency_key_in_progress' };
    case 'answered':
      return { kind: 'answered', answer: JSON.parse(claimed.answer) as Answer, isReplay: true };
    case 'claimed':
      return runClaimed(store, claim, work);
  }
}

/** Undoes the transaction that would charge for a call whose key stands for another one by now. */
class KeyTakenOverError extends Error {}

async function runClaimed<Answer extends StorableAnswer>(
  store: Store,
  claim: IdempotencyClaim,
  work: (remember: Remember<Answer>) => Promise<Answer>,
): Promise<OnceOutcome<Answer>> {
  try {
    let isStored = false;
    const answer = await work(async (handle, answer) => {
      if (!(await storeIdempotentAnswer(handle, claim, JSON.stringify(answer))))
        throw new KeyTakenOverError();
      isStored = true;
    });
    if (isRefusal(answer))
      await store.step((handle) => storeIdempotentAnswer(handle, claim, JSON.stringify(answer)));
    else if (!isStored) await store.step((handle) => releaseIdempotencyKey(handle, claim));
    return { kind: 'answered', answer, isReplay: false };
  } catch (error) {
    if (error instanceof KeyTakenOverError) return { kind: 'idempotency_key_in_progress' };
    // A key that cannot be given back now is taken over when it counts as abandoned.
    await store.step((handle) => releaseIdempotencyKey(handle, claim)).catch(() => {});
    throw error;
  }
}

function isRefusal({ status }: StorableAnswer): boolean {
  return status >= 400 && status < 500;
}

function hashRequest({ path, body }: IdempotentRequest): string {
  return createHash('sha256').update(path).update('\n').update(body).digest('hex');
}
