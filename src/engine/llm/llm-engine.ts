import { isBlankAnalysis, isBlankPrediction } from '../blank-answers.ts';
import type { Engine } from '../engine.ts';
import { holdToFacts } from './hold-to-facts.ts';
import type { LlmDeps } from './llm-deps.ts';
import type { LlmSettings } from './llm-settings.ts';
import { type CallResult, createModelCaller } from './model-caller.ts';
import { createNameMask } from './name-mask.ts';
import { analyseMessagePrompt } from './prompts/analyse-message-prompt.ts';
import { predictProfilePrompt } from './prompts/predict-profile-prompt.ts';
import { readAnalysis } from './read-analysis.ts';
import { readPrediction } from './read-prediction.ts';
import type { CallOutcome, Operation } from './upstream-event.ts';

/**
 * An engine that asks a language model. Whatever the model does ends in an outcome by the deadline of the settings.
 * The person's name is never sent. Every call is reported once to `deps.observe`.
 * The AI SDK is loaded when the engine is made, not when this file is.
 */
export function createLlmEngine(settings: LlmSettings, deps: LlmDeps): Engine {
  const call = createModelCaller(settings, deps);
  const engine = `${settings.provider}/${settings.model}`;

  const startReport = (operation: Operation): ((outcome: CallOutcome, result: CallResult) => void) => {
    const startedAt = deps.timing.now();
    return (outcome, result) => {
      const fault = result.kind === 'failure' ? result.fault : null;
      deps.observe({
        kind: 'call',
        provider: settings.provider,
        operation,
        outcome,
        durationSeconds: (deps.timing.now() - startedAt) / 1000,
        attempts: result.attempts,
        fault: fault?.kind ?? null,
        status: fault?.kind === 'status' ? fault.status : null,
      });
    };
  };

  return {
    isImmediate: false,
    predictProfile: async ({ name, notes, ageRange, jobType }, signal) => {
      const report = startReport('predict');
      const mask = createNameMask(name);
      const hide = (text: string | null): string | null => (text === null ? null : mask.hide(text));
      const masked = { notes: mask.hide(notes), ageRange: hide(ageRange), jobType: hide(jobType) };
      const result = await call('predict', predictProfilePrompt(masked, deps.marker()), signal);
      if (result.kind === 'failure') {
        report(result.outcome, result);
        return { kind: 'generation_failed' };
      }
      const reading = readPrediction(result.text);
      const isBlank = reading.kind === 'prediction' && isBlankPrediction(reading.prediction);
      report(isBlank ? 'unreadable_reply' : OUTCOME_OF_READING[reading.kind], result);
      if (reading.kind === 'secondary_visionary') return reading;
      if (reading.kind === 'unreadable') return { kind: 'generation_failed' };
      const { prediction } = reading;
      const reveal = (text: string | null): string | null => (text === null ? null : mask.reveal(text));
      return {
        kind: 'predicted',
        engine,
        prediction: {
          ...prediction,
          reasoning: reveal(prediction.reasoning),
          summary: reveal(prediction.summary),
          secondaryProfileSummary: reveal(prediction.secondaryProfileSummary),
        },
      };
    },

    analyseMessage: async (message, reader, signal) => {
      const report = startReport('analyse');
      const result = await call('analyse', analyseMessagePrompt(message, reader, deps.marker()), signal);
      if (result.kind === 'failure') {
        report(result.outcome, result);
        return { kind: 'generation_failed' };
      }
      const analysis = readAnalysis(result.text);
      report(isBlankAnalysis(analysis) ? 'unreadable_reply' : 'success', result);
      return { kind: 'analysed', engine, analysis: holdToFacts(message.text, analysis) };
    },
  };
}

const OUTCOME_OF_READING = {
  prediction: 'success',
  secondary_visionary: 'secondary_visionary',
  unreadable: 'unreadable_reply',
} as const satisfies Record<ReturnType<typeof readPrediction>['kind'], CallOutcome>;
