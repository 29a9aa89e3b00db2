import type { ConfidenceLabel } from '../domain/confidence.ts';
import type { MessageType } from '../domain/message-types.ts';
import type { ProfileCode, ProfileName, SecondaryCode } from '../domain/profiles.ts';

/** A person as the caller describes them. `name` is never evidence: engines mask it before they look. */
export interface Person {
  readonly name: string;
  readonly notes: string;
  readonly ageRange: string | null;
  readonly jobType: string | null;
}

/** A predicted decision profile. Null means that the engine did not say, or that the notes hold no evidence. */
export interface Prediction {
  readonly profile: ProfileName | null;
  readonly primaryCode: ProfileCode | null;
  readonly secondaryProfile: ProfileName | null;
  readonly secondaryCode: SecondaryCode | null;
  readonly confidence: ConfidenceLabel | null;
  readonly reasoning: string | null;
  readonly summary: string | null;
  readonly secondaryProfileSummary: string | null;
}

export interface Message {
  readonly text: string;
  readonly type: MessageType;
}

/** Whom the message is for. A null primary (a snap without a prediction) is judged by message type alone. */
export interface Reader {
  readonly primaryCode: ProfileCode | null;
  readonly secondaryCode: SecondaryCode | null;
}

export interface Analysis {
  readonly strengths: readonly string[];
  readonly risks: readonly string[];
  readonly suggestions: readonly string[];
  readonly rewrite: string;
}

/** What made a result, as `X-Engine` shows it: for example `local/1`. */
export type EngineLabel = string;

export type PredictionOutcome =
  | { readonly kind: 'predicted'; readonly prediction: Prediction; readonly engine: EngineLabel }
  /** The upstream named Visionary as the secondary profile, which the contract forbids. */
  | { readonly kind: 'secondary_visionary' }
  /** The upstream gave nothing usable: unreachable, too slow, refused, or not a prediction. */
  | { readonly kind: 'generation_failed' };

export type AnalysisOutcome =
  | { readonly kind: 'analysed'; readonly analysis: Analysis; readonly engine: EngineLabel }
  | { readonly kind: 'generation_failed' };

/**
 * The one interface of everything that predicts and analyses: the embedded engine and a language model alike.
 * Expected failures are outcomes; a rejected promise is a defect. `signal` aborts when the caller has gone.
 */
export interface Engine {
  /** True if it answers in this process, in one thread of it or another, without waiting for anything else: credits are then charged once it has answered. */
  readonly isImmediate: boolean;
  predictProfile(person: Person, signal?: AbortSignal): Promise<PredictionOutcome>;
  analyseMessage(message: Message, reader: Reader, signal?: AbortSignal): Promise<AnalysisOutcome>;
}
