import type { Caller } from '../domain/account.ts';
import type { AnalyseCommsRequest, ProfileSource } from '../domain/requests/analyse-comms-request.ts';
import { isRecordId } from '../domain/snap.ts';
import type { Analysis, Engine, EngineLabel, Reader } from '../engine/engine.ts';
import type { Handle } from '../store/dialect.ts';
import { findSnapReader, isErasedSnap } from '../store/snaps.ts';
import type { Store } from '../store/store.ts';
import { eraseSnap } from './erase-snap.ts';
import { type Paid, type PaidCallDependencies, runPaidCall } from './paid-call.ts';

export interface AnalyseCommsDependencies extends PaidCallDependencies {
  readonly engine: Engine;
}

export interface AnalyseCommsCall {
  readonly caller: Caller;
  readonly requestId: string;
  readonly request: AnalyseCommsRequest;
  readonly signal: AbortSignal;
  /** Runs in the transaction that stores the comms record, if it is there. */
  readonly remember: ((handle: Handle, comms: AnalysedComms) => Promise<void>) | null;
}

export interface AnalysedComms {
  /** Null if the profile was given by codes: then nothing is stored but the charge. */
  readonly commsId: number | null;
  readonly analysis: Analysis;
  readonly engine: EngineLabel;
  readonly creditsRemaining: number;
}

export type AnalyseCommsOutcome =
  | { readonly kind: 'analysed'; readonly comms: AnalysedComms }
  | { readonly kind: 'insufficient_credits'; readonly creditsRemaining: number }
  | { readonly kind: 'snap_not_found' }
  | { readonly kind: 'snap_not_owned' }
  | { readonly kind: 'comms_generation_failed' };

interface Generated {
  readonly analysis: Analysis;
  readonly engine: EngineLabel;
}

/** Analyses a draft for its reader and charges for it; with a snap, creates or updates the snap's comms record. */
export async function analyseComms(
  dependencies: AnalyseCommsDependencies,
  { caller, requestId, request, signal, remember }: AnalyseCommsCall,
): Promise<AnalyseCommsOutcome> {
  const { store, engine, clock } = dependencies;
  const found = await findReader(store, caller, request.source);
  if (found.kind !== 'reader') return found;
  const message = { text: request.messageText, type: request.messageType };

  const outcome = await runPaidCall<Generated, 'comms_generation_failed'>(
    dependencies,
    { caller, operation: 'analyse_comms', requestId, holdId: null },
    {
      isImmediate: engine.isImmediate,
      async generate() {
        const analysed = await engine.analyseMessage(message, found.reader, signal);
        return analysed.kind === 'analysed' ? { result: analysed } : { failure: 'comms_generation_failed' };
      },
      recordOf({ analysis, engine }) {
        if (request.source.kind === 'codes') return { kind: 'nothing' };
        const { snapId } = request.source;
        const { accountId } = caller;
        return {
          kind: 'comms',
          comms: { accountId, snapId, message, analysis, engine, savedAt: clock.now() },
        };
      },
      remember: remember && ((handle, paid) => remember(handle, analysedComms(paid))),
    },
  );
  if (outcome.kind === 'failed') return { kind: outcome.failure };
  if (outcome.kind === 'insufficient_credits') return outcome;
  await eraseIfErasedMeanwhile(store, caller, request.source);
  return { kind: 'analysed', comms: analysedComms(outcome) };
}

/**
 * Whoever erased the snap while the engine worked was told that its texts are gone, and sees none of it any more: what was
 * stored since goes as well. The call is paid for by now and does not fail where the database has gone away again.
 */
async function eraseIfErasedMeanwhile(
  store: Store,
  { accountId }: Caller,
  source: ProfileSource,
): Promise<void> {
  if (source.kind === 'codes') return;
  const { snapId } = source;
  try {
    if (await isErasedSnap(store.handle, snapId)) await eraseSnap(store, { accountId, snapId });
  } catch {
    // The account can still be erased as a whole.
  }
}

type ReaderOutcome =
  | { readonly kind: 'reader'; readonly reader: Reader }
  | { readonly kind: 'snap_not_found' }
  | { readonly kind: 'snap_not_owned' };

async function findReader(store: Store, caller: Caller, source: ProfileSource): Promise<ReaderOutcome> {
  if (source.kind === 'codes') return { kind: 'reader', reader: source };
  if (!isRecordId(source.snapId)) return { kind: 'snap_not_found' };
  const snap = await findSnapReader(store.handle, source.snapId);
  if (snap === null) return { kind: 'snap_not_found' };
  return snap.accountId === caller.accountId ? { kind: 'reader', reader: snap } : { kind: 'snap_not_owned' };
}

function analysedComms({ result, commsId, creditsRemaining }: Paid<Generated>): AnalysedComms {
  return { commsId, analysis: result.analysis, engine: result.engine, creditsRemaining };
}
