import type { Caller } from '../domain/account.ts';
import type { Clock } from '../domain/clock.ts';
import { OPERATION_COSTS, type Operation } from '../domain/credits.ts';
import type { RecordToSave, SavedRecords } from '../store/credit-ledger.ts';
import type { Handle } from '../store/dialect.ts';
import type { Store } from '../store/store.ts';
import type { FailedCalls } from './failed-calls.ts';

/** Counts what became of credits; implemented by the metrics. */
export interface CreditObserver {
  credits(step: 'held' | 'captured' | 'released', operation: Operation, amount: number): void;
}

export interface PaidCallDependencies {
  readonly store: Store;
  readonly clock: Clock;
  readonly failedCalls: FailedCalls;
  readonly observer: CreditObserver;
}

export interface PaidCall {
  readonly caller: Caller;
  readonly operation: Operation;
  readonly requestId: string;
}

export interface PaidSteps<Result, Failure> {
  /** Asks the engine; runs outside any transaction, so it may take its time. */
  generate(): Promise<{ readonly result: Result } | { readonly failure: Failure }>;
  /** What to store of the result, in the transaction that captures the credits. */
  recordOf(result: Result): RecordToSave;
  /** Stores the answer for an idempotent retry, in the same transaction; null if there is none to expect. */
  readonly remember: ((handle: Handle, paid: Paid<Result>) => Promise<void>) | null;
}

export interface Paid<Result> extends SavedRecords {
  readonly kind: 'paid';
  readonly result: Result;
  readonly creditsRemaining: number;
}

export interface InsufficientCredits {
  readonly kind: 'insufficient_credits';
  readonly creditsRemaining: number;
}

export type PaidOutcome<Result, Failure> =
  | Paid<Result>
  | InsufficientCredits
  | { readonly kind: 'failed'; readonly failure: Failure };

/**
 * Hold, generate, capture. The engine is asked only for an account that can pay; the credits are captured in the
 * transaction that stores the result; on any failure they are released and nothing is stored.
 */
export async function runPaidCall<Result, Failure>(
  { store, clock, failedCalls, observer }: PaidCallDependencies,
  { caller, operation, requestId }: PaidCall,
  steps: PaidSteps<Result, Failure>,
): Promise<PaidOutcome<Result, Failure>> {
  const credits = OPERATION_COSTS[operation];
  const { accountId, keyId } = caller;
  const request = { accountId, credits, operation, requestId, heldAt: clock.now() };
  const outcome = await store.step((handle) => store.credits.hold(handle, request));
  if (outcome.kind === 'insufficient')
    return { kind: 'insufficient_credits', creditsRemaining: outcome.remaining };
  observer.credits('held', operation, credits);
  const { hold } = outcome;
  try {
    const generated = await steps.generate();
    if ('failure' in generated) {
      await releaseHold();
      return { kind: 'failed', failure: generated.failure };
    }
    const paid = await capture(generated.result);
    if (paid.kind === 'paid') observer.credits('captured', operation, credits);
    return paid;
  } catch (error) {
    await releaseHold();
    throw error;
  }

  async function releaseHold(): Promise<void> {
    await failedCalls.undo(hold.holdId);
    observer.credits('released', operation, credits);
  }

  /** Asks twice: a commit may have happened although its answer was lost, and the ledger charges a hold once. */
  async function capture(result: Result): Promise<Paid<Result> | InsufficientCredits> {
    const step = { hold, keyId, capturedAt: clock.now(), record: steps.recordOf(result) };
    return captureOnce().catch(captureOnce);

    async function captureOnce(): Promise<Paid<Result> | InsufficientCredits> {
      const { remember } = steps;
      if (remember === null)
        return paidFor(await store.step((handle) => store.credits.capture(handle, step)));
      return store.write(async (handle) => {
        const paid = paidFor(await store.credits.capture(handle, step));
        if (paid.kind === 'paid') await remember(handle, paid);
        return paid;
      });
    }

    function paidFor(records: SavedRecords | null): Paid<Result> | InsufficientCredits {
      if (records === null) return { kind: 'insufficient_credits', creditsRemaining: 0 };
      return { kind: 'paid', result, creditsRemaining: hold.remaining, ...records };
    }
  }
}
