import type { Caller } from '../domain/account.ts';
import type { AnalyseCommsRequest, ProfileSource } from '../domain/requests/analyse-comms-request.ts';
import { isRecordId } from '../domain/snap.ts';
import type { Analysis, Engine, EngineLabel, Reader } from '../engine/engine.ts';
import type { Handle } from '../store/dialect.ts';
import { findSnapReader, isErasedSnap } from '../store/snaps.ts';
import type { Store } from '../store/store.ts';
import { type Paid, type PaidCallDependencies, runPaidCall } from './paid-call.ts';

export interface AnalyseCommsDependencies extends PaidCallDependencies {
  readonly engine: Engine;
}

export interface AnalyseCommsCall {
  readonly caller: Caller;
  readonly requestId: string;
  readonly request: AnalyseCommsRequest;
  readonly signal: AbortSignal;
  /** Runs in the transaction that stores the comms record, if it is there, unless its snap was erased meanwhile. */
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

/**
 * Analyses a draft for its reader and charges for it; with a snap, creates or updates the snap's comms record. Whoever erases the
 * snap while the engine works is told that its texts are gone: the record is then stored without any, and no answer is remembered.
 */
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
      looksFirst: true,
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
      remember:
        remember &&
        (async (handle, paid) => {
          if (paid.snapId !== null && (await isErasedSnap(handle, store.dialect, paid.snapId))) return;
          await remember(handle, analysedComms(paid));
        }),
    },
  );
  if (outcome.kind === 'failed') return { kind: outcome.failure };
  if (outcome.kind === 'insufficient_credits') return outcome;
  return { kind: 'analysed', comms: analysedComms(outcome) };
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
