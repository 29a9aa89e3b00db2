import type { Analysis } from '../engine/engine.ts';

/** The contract's commsResponse, field by field. */
export interface CommsResponse {
  readonly strengths: readonly string[];
  readonly risks: readonly string[];
  readonly suggestions: readonly string[];
  readonly rewrite: string;
}

export function presentComms(analysis: Analysis): CommsResponse {
  return {
    strengths: analysis.strengths,
    risks: analysis.risks,
    suggestions: analysis.suggestions,
    rewrite: analysis.rewrite,
  };
}
