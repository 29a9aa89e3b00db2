import type { Prediction } from '../engine/engine.ts';

/** The contract's snapResponse, field by field. */
export interface SnapResponse {
  readonly name: string;
  readonly profile: string | null;
  readonly primary_code: string | null;
  readonly secondary_profile: string | null;
  readonly secondary_code: string | null;
  readonly confidence: string | null;
  readonly reasoning: string | null;
  readonly summary: string | null;
  readonly secondary_profile_summary: string | null;
}

export function presentSnap(name: string, prediction: Prediction): SnapResponse {
  return {
    name,
    profile: prediction.profile,
    primary_code: prediction.primaryCode,
    secondary_profile: prediction.secondaryProfile,
    secondary_code: prediction.secondaryCode,
    confidence: prediction.confidence,
    reasoning: prediction.reasoning,
    summary: prediction.summary,
    secondary_profile_summary: prediction.secondaryProfileSummary,
  };
}
