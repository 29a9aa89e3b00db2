import type { Caller } from '../domain/account.ts';
import type { Clock } from '../domain/clock.ts';
import { OPERATION_COSTS, type Operation } from '../domain/credits.ts';
import type { CreditHold } from '../store/credit-ledger.ts';
import type { Handle } from '../store/dialect.ts';
import type { Store } from '../store/store.ts';

/** Counts what became of credits; implemented by the metrics. */
export interface CreditObserver {
  credits(step: 'held' | 'captured' | 'released', operation: Operation, amount: number): void;
}

export interface PaidCallDependencies {
  readonly store: Store;
  readonly clock: Clock;
  readonly observer: CreditObserver;
}

export interface PaidCall {
  readonly caller: Caller;
  readonly operation: Operation;
  readonly requestId: string;
}

/** What the call made durable. */
export interface SavedRecords {
  readonly snapId: number | null;
  readonly commsId: number | null;
}

export interface PaidSteps<Result, Failure> {
  /** Asks the engine; runs outside any transaction, so it may take its time. */
  generate(): Promise<{ readonly result: Result } | { readonly failure: Failure }>;
  /** Stores the result, inside the transaction that captures the credits. */
  save(handle: Handle, result: Result): Promise<SavedRecords>;
  /** Stores the answer for an idempotent retry, in the same transaction. */
  remember(handle: Handle, paid: Paid<Result>): Promise<void>;
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
  { store, clock, observer }: PaidCallDependencies,
  { caller, operation, requestId }: PaidCall,
  steps: PaidSteps<Result, Failure>,
): Promise<PaidOutcome<Result, Failure>> {
  const credits = OPERATION_COSTS[operation];
  const { accountId, keyId } = caller;
  const request = { accountId, credits, operation, requestId, heldAt: clock.now() };
  const outcome = await store.write((handle) => store.credits.hold(handle, request));
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
    const paid = await store.write((handle) => capture(handle, generated.result));
    if (paid.kind === 'paid') observer.credits('captured', operation, credits);
    return paid;
  } catch (error) {
    // A release that fails as well is left to the sweep of old holds.
    await releaseHold().catch(() => {});
    throw error;
  }

  async function releaseHold(): Promise<void> {
    await store.write((handle) => store.credits.release(handle, hold.holdId));
    observer.credits('released', operation, credits);
  }

  async function capture(handle: Handle, result: Result): Promise<Paid<Result> | InsufficientCredits> {
    const isClaimed = await store.credits.claim(handle, hold);
    if (!isClaimed) return { kind: 'insufficient_credits', creditsRemaining: 0 };
    const records = await steps.save(handle, result);
    await recordCapture(handle, hold, records);
    const paid: Paid<Result> = { kind: 'paid', result, creditsRemaining: hold.remaining, ...records };
    await steps.remember(handle, paid);
    return paid;
  }

  async function recordCapture(handle: Handle, hold: CreditHold, records: SavedRecords): Promise<void> {
    await store.credits.recordCapture(handle, hold, { keyId, ...records, capturedAt: clock.now() });
  }
}
