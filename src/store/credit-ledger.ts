import type { LedgerEntryKind, Operation } from '../domain/credits.ts';
import type { NewComms } from './comms.ts';
import type { Handle } from './dialect.ts';
import type { NewSnap } from './snaps.ts';

/** What a call is paid from and for. */
export interface HoldRequest {
  readonly accountId: number;
  readonly credits: number;
  readonly operation: Operation;
  readonly requestId: string;
  readonly heldAt: number;
}

/** Credits set aside for a running call. */
export interface CreditHold extends HoldRequest {
  readonly holdId: number;
}

export type HoldOutcome =
  | { readonly kind: 'held'; readonly hold: CreditHold }
  | { readonly kind: 'insufficient'; readonly remaining: number };

/** What a paid call leaves behind beside its ledger row. A comms record whose snap is erased by then is saved without its texts. */
export type RecordToSave =
  | { readonly kind: 'snap'; readonly snap: NewSnap }
  | { readonly kind: 'comms'; readonly comms: NewComms }
  | { readonly kind: 'nothing' };

export interface Capture {
  readonly hold: CreditHold;
  /** Null if a person called through the dashboard. */
  readonly keyId: number | null;
  readonly capturedAt: number;
  readonly record: RecordToSave;
}

/** A hold and its capture in one step, for a call whose result is there already. */
export interface Charge {
  readonly request: HoldRequest;
  /** From `Store.nextHoldId`. */
  readonly holdId: number;
  readonly keyId: number | null;
  readonly record: RecordToSave;
}

export type ChargeOutcome =
  | ({ readonly kind: 'charged' } & Captured)
  | { readonly kind: 'insufficient'; readonly remaining: number };

/** The records that a capture paid for, as the ledger keeps them. */
export interface SavedRecords {
  readonly snapId: number | null;
  readonly commsId: number | null;
}

/** What a capture has come to. `remaining` is what is left to spend as it is made, or asked for again. */
export interface Captured extends SavedRecords {
  readonly remaining: number;
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
 * - `capture` turns the hold into a charge: it takes the hold away, saves the record and writes the ledger row, all or
 *   nothing. A hold that was swept meanwhile is taken anew if the account can still pay; null means it cannot, and
 *   nothing is saved. Capturing the same hold again returns what the first capture saved, so that a commit whose
 *   answer was lost can be asked for again.
 * - `charge` holds and captures at once, all or nothing. Charging the same hold id again returns what the first charge
 *   saved.
 * - `undo` makes a failed call cost nothing: it gives the hold back, or, if its capture was committed although the answer
 *   was lost, gives the charge back by an adjustment. Undoing twice does nothing more. The record stays.
 * - `change` grants or adjusts, with its ledger row; null means that the balance would fall below zero.
 */
export interface CreditLedger {
  hold(handle: Handle, request: HoldRequest): Promise<HoldOutcome>;
  capture(handle: Handle, capture: Capture): Promise<Captured | null>;
  charge(handle: Handle, charge: Charge): Promise<ChargeOutcome>;
  /** Numbers that no hold has or will get. */
  reserveHoldIds(handle: Handle, count: number): Promise<readonly number[]>;
  /** What the account can spend; 0 if there is no such account. */
  available(handle: Handle, accountId: number): Promise<number>;
  undo(handle: Handle, holdId: number, undoneAt: number): Promise<void>;
  /** Releases holds made before the given time and returns how many there were. */
  releaseHeldBefore(handle: Handle, time: number): Promise<number>;
  /** Returns what is available afterwards. */
  change(handle: Handle, entry: LedgerEntry): Promise<number | null>;
}
