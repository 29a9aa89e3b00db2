import { performance } from 'node:perf_hooks';
import type { AnalysisOutcome, Engine, PredictionOutcome } from '../engine/engine.ts';
import type { UpstreamCall } from './metrics.ts';

export interface EngineObserver {
  upstreamCalled(call: UpstreamCall): void;
  /** An engine threw, which is a defect: the caller is told that generation failed, the operator why. */
  engineThrew(error: unknown): void;
}

/** Counts and times every call of `engine`, and turns a thrown error into the documented failed generation. */
export function observedEngine(engine: Engine, label: string, observer: EngineObserver): Engine {
  async function observe<Outcome extends PredictionOutcome | AnalysisOutcome>(
    operation: UpstreamCall['operation'],
    call: () => Promise<Outcome>,
  ): Promise<Outcome | { readonly kind: 'generation_failed' }> {
    const startedAt = performance.now();
    const outcome = await call().catch((error: unknown) => {
      observer.engineThrew(error);
      return { kind: 'generation_failed' } as const;
    });
    const seconds = (performance.now() - startedAt) / 1000;
    const name = 'engine' in outcome ? outcome.engine : label;
    observer.upstreamCalled({ engine: name, operation, outcome: outcome.kind, seconds });
    return outcome;
  }

  return {
    isImmediate: engine.isImmediate,
    predictProfile: (person, signal) =>
      observe('predict_profile', () => engine.predictProfile(person, signal)),
    analyseMessage: (message, reader, signal) =>
      observe('analyse_comms', () => engine.analyseMessage(message, reader, signal)),
  };
}
