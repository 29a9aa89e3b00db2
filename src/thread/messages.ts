import type { AnalysisOutcome, Message, Person, Prediction, Reader } from '../engine/engine.ts';
import type { Charge, ChargeOutcome } from '../store/credit-ledger.ts';

/** A person to predict, and the charge to make for the prediction. */
export interface PredictionTask {
  readonly person: Person;
  readonly charge: Omit<Charge, 'record'>;
}

/** A prediction that has been charged for. */
export interface ChargedPrediction {
  readonly prediction: Prediction;
  readonly engine: string;
  /** How long the engine took. */
  readonly seconds: number;
  readonly outcome: ChargeOutcome;
}

/** One entry for each task; null where nothing was predicted or charged. */
export type TaskAnswers = readonly (ChargedPrediction | null)[];

/** A draft to analyse. */
export interface AnalysisTask {
  readonly message: Message;
  readonly reader: Reader;
}

/** Null where the engine threw. */
export type AnalysisAnswer = AnalysisOutcome | null;

/** Sent to a thread instead of a question: it lets go of what it holds and ends. */
export const CLOSE = 'close';
/** Sent by a thread when it can be asked. */
export const READY = 'ready';
