import { z } from 'zod';
import { CONFIDENCE_LABELS, CONFIDENCE_MEANING } from '../../../domain/confidence.ts';
import { PROFILE_CODES, PROFILE_NAMES, SECONDARY_CODES } from '../../../domain/profiles.ts';
import type { TextLimits } from '../../../domain/requests/limits.ts';

const secondaryNames = SECONDARY_CODES.map((code) => PROFILE_NAMES[code]);

/** The documented form of the request; what it means to break it is in `domain/requests`. */
export function predictProfileBody(limits: TextLimits) {
  const shortText = z.string().max(limits.shortTextCharacters);
  return z.object({
    name: shortText.describe('Whom the notes are about. Never used as evidence.'),
    notes: z
      .string()
      .max(limits.longTextCharacters)
      .describe(
        'What you know about how this person decides: what they did, asked for, praised or complained about.',
      ),
    ageRange: shortText
      .nullish()
      .describe('Free text, for example 35-44. The embedded engine does not read it.'),
    jobType: shortText.nullish().describe('Free text. The embedded engine does not read it.'),
  });
}

export const snapResponse = z.object({
  name: z.string().describe('The name sent in the request.'),
  profile: z
    .enum(Object.values(PROFILE_NAMES))
    .nullable()
    .describe('Primary profile; null if the notes hold no evidence.'),
  primary_code: z
    .enum(PROFILE_CODES)
    .nullable()
    .describe('The code of the profile; the list at the top says what each means.'),
  secondary_profile: z.enum(secondaryNames).nullable().describe('Never Visionary.'),
  secondary_code: z.enum(SECONDARY_CODES).nullable(),
  confidence: z.enum(CONFIDENCE_LABELS).nullable().describe(CONFIDENCE_MEANING),
  reasoning: z.string().nullable().describe('Why, quoting the notes; or what the notes lack.'),
  summary: z.string().nullable().describe('What this person needs before a yes, and how to write to them.'),
  secondary_profile_summary: z.string().nullable(),
});

export const predictProfileData = z.object({
  snapId: z.int().describe('Stands for the stored prediction; send it to Analyse Comms.'),
  snapResponse,
});
