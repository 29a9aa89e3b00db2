import type { LedgerEntryKind, Operation } from '../domain/credits.ts';
import type { Handle } from './dialect.ts';

/** What a call is paid from and for. */
export interface HoldRequest {
  readonly accountId: number;
  readonly credits: number;
  readonly operation: Operation;
  readonly requestId: string;
  readonly heldAt: number;
}

/** Credits set aside for a running call. `remaining` is what is left to spend beside it. */
export interface CreditHold extends HoldRequest {
  readonly holdId: number;
  readonly remaining: number;
}

export type HoldOutcome =
  | { readonly kind: 'held'; readonly hold: CreditHold }
  | { readonly kind: 'insufficient'; readonly remaining: number };

/** What a capture paid for, as the ledger keeps it. */
export interface CaptureRecord {
  readonly keyId: number | null;
  readonly snapId: number | null;
  readonly commsId: number | null;
  readonly capturedAt: number;
}

export interface LedgerEntry {
  readonly accountId: number;
  readonly kind: Exclude<LedgerEntryKind, 'capture'>;
  /** Signed, not zero. */
  readonly credits: number;
  readonly note: string | null;
  readonly createdAt: number;
}

/**
 * The steps in which credits move. Each is guarded by its own statements, so that no order of calls, retries or
 * crashes makes a balance negative or spends a credit twice:
 *
 * - `hold` takes the cost out of what is available, only if it is there.
 * - `claim` takes the hold away in the transaction that stores the result. A hold that was swept meanwhile is taken
 *   anew if the account can still pay; false means it cannot, and the caller stores nothing.
 * - `recordCapture` writes the ledger row, in the same transaction.
 * - `release` gives an unclaimed hold back; releasing twice, or after a claim, does nothing.
 * - `change` grants or adjusts, with its ledger row; null means that the balance would fall below zero.
 */
export interface CreditLedger {
  hold(handle: Handle, request: HoldRequest): Promise<HoldOutcome>;
  claim(handle: Handle, hold: CreditHold): Promise<boolean>;
  recordCapture(handle: Handle, hold: CreditHold, record: CaptureRecord): Promise<void>;
  release(handle: Handle, holdId: number): Promise<void>;
  /** Releases holds made before the given time and returns how many there were. */
  releaseHeldBefore(handle: Handle, time: number): Promise<number>;
  /** Returns what is available afterwards. */
  change(handle: Handle, entry: LedgerEntry): Promise<number | null>;
}
