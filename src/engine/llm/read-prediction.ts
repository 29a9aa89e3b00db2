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
  const secondary = [given['secondary_profile'], given['secondary_code']] as const;
  if (secondary.some((value) => profilesIn(value).includes(VISIONARY_CODE)))
    return { kind: 'secondary_visionary' };
  const secondaryGiven = readProfile(secondary[0]) ?? readProfile(secondary[1]);
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

/** The one profile that is given by its name or its code; by a name where they contradict each other. */
function readProfile(value: unknown): ProfileCode | null {
  const [first, ...others] = profilesIn(value);
  return first === undefined || others.length > 0 ? null : first;
}

const DECORATION = /[^\p{L}\p{N}]+|\b(?:the|an?|profile|type|and|or)\b/gu;
const CODE = /\bdp[- ]?0?([1-9])\b/g;

/**
 * The profiles that a text consists of, each once, in any case and with what models write around them: "DP-03", "The Analyzer.",
 * "Analyzer (DP-03)". Those of its names, else those of its codes; none where it says anything else.
 */
function profilesIn(value: unknown): readonly ProfileCode[] {
  const text = (textOrNull(value) ?? '').toLowerCase();
  const codes = [...text.matchAll(CODE)].map(([, number]) =>
    PROFILE_CODES.find((code) => code.endsWith(`-0${number}`)),
  );
  const words = text.replace(CODE, ' ').replaceAll(DECORATION, ' ').trim();
  const names = words === '' ? [] : words.split(/ +/).map(codeOfName);
  const found = names.length > 0 ? names : codes;
  const known = found.filter((code) => code !== undefined);
  return known.length === found.length ? [...new Set(known)] : [];
}

function codeOfName(name: string): ProfileCode | undefined {
  const american = name === 'analyser' ? 'analyzer' : name;
  return PROFILE_CODES.find((code) => PROFILE_NAMES[code].toLowerCase() === american);
}

function readConfidence(value: unknown): ConfidenceLabel | null {
  const word = textOrNull(value)?.toLowerCase();
  return CONFIDENCE_LABELS.find((label) => label.toLowerCase() === word) ?? null;
}
