import { CONFIDENCE_LABELS, type ConfidenceLabel } from '../../domain/confidence.ts';
import {
  isSecondaryCode,
  PROFILE_CODES,
  PROFILE_NAMES,
  type ProfileCode,
  VISIONARY_CODE,
} from '../../domain/profiles.ts';
import { wellFormedText } from '../../domain/well-formed-text.ts';
import type { Prediction } from '../engine.ts';
import { findFirstObject } from './read-json.ts';
import { textOrNull, withoutThinking, withPlainKeys } from './reply-text.ts';

export type PredictionReading =
  | { readonly kind: 'prediction'; readonly prediction: Prediction }
  | { readonly kind: 'secondary_visionary' }
  /** There is no JSON object in the reply. */
  | { readonly kind: 'unreadable' };

/**
 * Reads a prediction from a model's reply. Fields that it does not give, or gives as something else, are null; code
 * and name complete each other. Where they contradict each other the name counts, since models mix up codes sooner
 * than words. A secondary equal to the primary is dropped with its summary. A secondary that is called Visionary in
 * either field is reported as such. Never throws.
 */
export function readPrediction(reply: string): PredictionReading {
  const found = findFirstObject(withoutThinking(wellFormedText(reply)));
  if (found === null) return { kind: 'unreadable' };
  const given = withPlainKeys(found);
  const primaryCode = readProfile(given['profile']) ?? readProfile(given['primary_code']);
  const secondary = [readProfile(given['secondary_profile']), readProfile(given['secondary_code'])] as const;
  if (secondary.includes(VISIONARY_CODE)) return { kind: 'secondary_visionary' };
  const secondaryGiven = secondary[0] ?? secondary[1];
  const isRepeated = secondaryGiven !== null && secondaryGiven === primaryCode;
  const secondaryCode = isSecondaryCode(secondaryGiven) && !isRepeated ? secondaryGiven : null;
  return {
    kind: 'prediction',
    prediction: {
      profile: primaryCode === null ? null : PROFILE_NAMES[primaryCode],
      primaryCode,
      secondaryProfile: secondaryCode === null ? null : PROFILE_NAMES[secondaryCode],
      secondaryCode,
      confidence: readConfidence(given['confidence']),
      reasoning: textOrNull(given['reasoning']),
      summary: textOrNull(given['summary']),
      secondaryProfileSummary: isRepeated ? null : textOrNull(given['secondary_profile_summary']),
    },
  };
}

/** The code of a profile that is given by its code or its name, in any case. */
function readProfile(value: unknown): ProfileCode | null {
  const word = textOrNull(value)?.toLowerCase();
  return (
    PROFILE_CODES.find((code) => word === code.toLowerCase() || word === PROFILE_NAMES[code].toLowerCase()) ??
    null
  );
}

function readConfidence(value: unknown): ConfidenceLabel | null {
  const word = textOrNull(value)?.toLowerCase();
  return CONFIDENCE_LABELS.find((label) => label.toLowerCase() === word) ?? null;
}
