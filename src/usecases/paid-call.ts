import type { Caller } from '../domain/account.ts';
import type { Clock } from '../domain/clock.ts';
import { OPERATION_COSTS, type Operation } from '../domain/credits.ts';
import type {
  Captured,
  ChargeOutcome,
  HoldRequest,
  RecordToSave,
  SavedRecords,
} from '../store/credit-ledger.ts';
import type { Handle } from '../store/dialect.ts';
import type { Store } from '../store/store.ts';
import type { WriteJob } from '../store/write-group.ts';
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
  /** The hold under which the call was tried before and may have been charged; null for a new one. */
  readonly holdId: number | null;
}

export interface PaidSteps<Result, Failure> {
  /** True if `generate` waits for nothing. */
  readonly isImmediate: boolean;
  /** Whether `generate` works so long that an account which cannot pay is better turned away before, though it waits for nothing. */
  readonly looksFirst: boolean;
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
 * Runs a call and charges for its result, or does neither. While an engine takes its time the cost is held: it is asked
 * only for an account that can pay, and the credits are captured in the transaction that stores the result. What an
 * immediate engine made is held and captured in one, whatever a look before has shown. On any failure nothing is charged and nothing stored.
 */
export async function runPaidCall<Result, Failure>(
  dependencies: PaidCallDependencies,
  call: PaidCall,
  steps: PaidSteps<Result, Failure>,
): Promise<PaidOutcome<Result, Failure>> {
  const request = holdRequest(call, dependencies.clock.now());
  return steps.isImmediate
    ? chargeForResult(dependencies, call, request, steps)
    : captureForResult(dependencies, call, request, steps);
}

/** What a call is paid from and for. */
export function holdRequest(
  { caller, operation, requestId }: Omit<PaidCall, 'holdId'>,
  heldAt: number,
): HoldRequest {
  const { accountId } = caller;
  return { accountId, credits: OPERATION_COSTS[operation], operation, requestId, heldAt };
}

/** An account that cannot pay is told so whatever the engine made of its call. */
async function chargeForResult<Result, Failure>(
  { store, failedCalls, observer }: PaidCallDependencies,
  { caller, holdId: triedHoldId }: PaidCall,
  request: HoldRequest,
  { looksFirst, generate, recordOf, remember }: PaidSteps<Result, Failure>,
): Promise<PaidOutcome<Result, Failure>> {
  const refusal = async (): Promise<InsufficientCredits | null> => {
    const available = await store.credits.available(store.handle, request.accountId);
    return available < request.credits ? { kind: 'insufficient_credits', creditsRemaining: available } : null;
  };
  const refused = looksFirst ? await refusal() : null;
  if (refused !== null) return refused;
  const generated = await generate();
  if ('failure' in generated) {
    if (triedHoldId !== null) await failedCalls.undoUnanswered(triedHoldId);
    return (await refusal()) ?? { kind: 'failed', failure: generated.failure };
  }
  const { result } = generated;
  const holdId = triedHoldId ?? (await store.nextHoldId());
  const charge = { request, holdId, keyId: caller.keyId, record: recordOf(result) };
  try {
    const paid = await twice(async () => {
      if (remember === null) return paidFor(result, await store.charge(charge));
      return writeAndRemember(store, remember, async (handle) =>
        paidFor(result, await store.credits.charge(handle, charge)),
      );
    });
    if (paid.kind === 'paid') observeCharge(observer, request);
    return paid;
  } catch (error) {
    await failedCalls.undoUnanswered(holdId);
    throw error;
  }
}

/** What a call has come to whose charge was made or refused. */
export function paidFor<Result>(result: Result, outcome: ChargeOutcome): Paid<Result> | InsufficientCredits {
  if (outcome.kind === 'insufficient')
    return { kind: 'insufficient_credits', creditsRemaining: outcome.remaining };
  return paidWith(result, outcome);
}

function paidWith<Result>(result: Result, { remaining, snapId, commsId }: Captured): Paid<Result> {
  return { kind: 'paid', result, creditsRemaining: remaining, snapId, commsId };
}

/** Tells of a charge that held and captured in one. */
export function observeCharge(observer: CreditObserver, { operation, credits }: HoldRequest): void {
  observer.credits('held', operation, credits);
  observer.credits('captured', operation, credits);
}

async function captureForResult<Result, Failure>(
  { store, clock, failedCalls, observer }: PaidCallDependencies,
  { caller, operation }: PaidCall,
  request: HoldRequest,
  { generate, recordOf, remember }: PaidSteps<Result, Failure>,
): Promise<PaidOutcome<Result, Failure>> {
  const { credits } = request;
  const outcome = await store.step((handle) => store.credits.hold(handle, request));
  if (outcome.kind === 'insufficient')
    return { kind: 'insufficient_credits', creditsRemaining: outcome.remaining };
  observer.credits('held', operation, credits);
  const { hold } = outcome;
  try {
    const generated = await generate();
    if ('failure' in generated) {
      await failedCalls.undo(hold.holdId);
      observer.credits('released', operation, credits);
      return { kind: 'failed', failure: generated.failure };
    }
    const { result } = generated;
    const capture = { hold, keyId: caller.keyId, capturedAt: clock.now(), record: recordOf(result) };
    const pay: WriteJob<Paid<Result> | InsufficientCredits> = async (handle) => {
      const captured = await store.credits.capture(handle, capture);
      if (captured === null) {
        const creditsRemaining = await store.credits.available(handle, request.accountId);
        return { kind: 'insufficient_credits', creditsRemaining };
      }
      return paidWith(result, captured);
    };
    const paid = await twice(() =>
      remember === null ? store.step(pay) : writeAndRemember(store, remember, pay),
    );
    if (paid.kind === 'paid') observer.credits('captured', operation, credits);
    return paid;
  } catch (error) {
    await failedCalls.undoUnanswered(hold.holdId);
    observer.credits('released', operation, credits);
    throw error;
  }
}

/** Asks twice: a commit may have happened although its answer was lost, and the ledger charges a hold once. */
function twice<T>(write: () => Promise<T>): Promise<T> {
  return write().catch(write);
}

/** Pays, and remembers the answer in the same transaction. */
function writeAndRemember<Result>(
  store: Store,
  remember: (handle: Handle, paid: Paid<Result>) => Promise<void>,
  pay: WriteJob<Paid<Result> | InsufficientCredits>,
): Promise<Paid<Result> | InsufficientCredits> {
  return store.write(async (handle) => {
    const paid = await pay(handle);
    if (paid.kind === 'paid') await remember(handle, paid);
    return paid;
  });
}
