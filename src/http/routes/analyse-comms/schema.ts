import { z } from 'zod';
import { MESSAGE_TYPES } from '../../../domain/message-types.ts';
import { PROFILE_CODES, SECONDARY_CODES } from '../../../domain/profiles.ts';
import type { TextLimits } from '../../../domain/requests/limits.ts';

/** The documented form of the request; what it means to break it is in `domain/requests`. */
export function analyseCommsBody(limits: TextLimits) {
  return z.object({
    messageText: z.string().min(1).max(limits.longTextCharacters).describe('The draft, in plain text.'),
    messageType: z.enum(MESSAGE_TYPES),
    snapId: z
      .number()
      .nullish()
      .describe('A number from Predict Profile. Provide this or primaryCode, not both.'),
    primaryCode: z
      .enum(PROFILE_CODES)
      .nullish()
      .describe(
        "The reader's profile; the list at the top says what each means. Provide this or snapId, not both.",
      ),
    secondaryCode: z.enum(SECONDARY_CODES).nullish().describe('Read only together with primaryCode.'),
  });
}

export const commsResponse = z.object({
  strengths: z.array(z.string()),
  risks: z.array(z.string()).describe('Each quotes the words it is about, or names what is missing.'),
  suggestions: z.array(z.string()),
  rewrite: z.string().describe('The draft rewritten for this reader, every fact kept.'),
});

export const analyseCommsData = z.object({
  commsId: z.int().nullable().describe("The snap's comms record; null if the profile was given by code."),
  commsResponse,
});
