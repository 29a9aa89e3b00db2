import type { Person, Prediction } from '../engine/engine.ts';
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

/** Sent to the thread instead of tasks: it closes its connection and ends. */
export const CLOSE = 'close';
/** Sent by the thread when it can be given tasks. */
export const READY = 'ready';
