import { isBlankAnalysis, isBlankPrediction } from './blank-answers.ts';
import type { AnalysisOutcome, Engine, PredictionOutcome } from './engine.ts';

/**
 * Answers from the second engine where the first one fails to generate or answers with nothing; the label is then the second's. A
 * secondary Visionary is an answer, not a failure, and passes through. Nothing is asked for a caller who has gone.
 */
export function createFallbackEngine(
  first: Engine,
  second: Engine,
  onFallback: (operation: 'predict' | 'analyse') => void = () => undefined,
): Engine {
  return {
    isImmediate: first.isImmediate && second.isImmediate,
    predictProfile: async (person, signal) => {
      const outcome = await first.predictProfile(person, signal);
      if (isPrediction(outcome) || signal?.aborted === true) return outcome;
      onFallback('predict');
      return second.predictProfile(person, signal);
    },
    analyseMessage: async (message, reader, signal) => {
      const outcome = await first.analyseMessage(message, reader, signal);
      if (isAnalysis(outcome) || signal?.aborted === true) return outcome;
      onFallback('analyse');
      return second.analyseMessage(message, reader, signal);
    },
  };
}

function isPrediction(outcome: PredictionOutcome): boolean {
  if (outcome.kind === 'predicted') return !isBlankPrediction(outcome.prediction);
  return outcome.kind !== 'generation_failed';
}

function isAnalysis(outcome: AnalysisOutcome): boolean {
  return outcome.kind === 'analysed' && !isBlankAnalysis(outcome.analysis);
}
