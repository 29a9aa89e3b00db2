import { z } from 'zod';
import { MESSAGE_TYPES, type MessageType } from '../message-types.ts';
import {
  isProfileCode,
  isSecondaryCode,
  PROFILE_CODES,
  type ProfileCode,
  type SecondaryCode,
  VISIONARY_CODE,
} from '../profiles.ts';
import { isLongerThan, wellFormedText } from '../well-formed-text.ts';
import { coded, type Parsed, parseFirst } from './fields.ts';
import type { TextLimits } from './limits.ts';

/** Where the reader's profile comes from: a stored snap, or codes given with the call. */
export type ProfileSource =
  | { readonly kind: 'snap'; readonly snapId: number }
  | {
      readonly kind: 'codes';
      readonly primaryCode: ProfileCode;
      readonly secondaryCode: SecondaryCode | null;
    };

/** A checked request to analyse a draft message. */
export interface AnalyseCommsRequest {
  readonly messageText: string;
  readonly messageType: MessageType;
  readonly source: ProfileSource;
}

const MESSAGE_TYPE_TEXT = `Message type must be one of: ${MESSAGE_TYPES.join(', ')}`;
const codeText = (field: string) => `${field} must be one of: ${PROFILE_CODES.join(', ')}`;

/** The fields by themselves, in the order in which they are checked; what holds between them is `profileSource`. */
function analyseCommsFields(limits: TextLimits) {
  return z.object({
    messageText: z
      .custom<string | null | undefined>(
        (text) => text === undefined || text === null || typeof text === 'string',
        {
          error: 'messageText must be a string',
          abort: true,
        },
      )
      .refine((text) => typeof text === 'string' && text.length >= 1, {
        error: 'Message text must be at least 1 character long',
        ...coded('message_text_too_short'),
        abort: true,
      })
      .transform((text) => text ?? '')
      .refine((text) => !isLongerThan(text, limits.longTextCharacters), {
        error: `messageText must be at most ${limits.longTextCharacters} characters long`,
      })
      .transform(wellFormedText),
    messageType: z.custom<MessageType>((type) => (MESSAGE_TYPES as readonly unknown[]).includes(type), {
      error: MESSAGE_TYPE_TEXT,
      ...coded('message_type_invalid'),
    }),
    // Any number passes, Infinity too: one that names no snap is answered 404.
    snapId: z.custom<number>((id) => typeof id === 'number', { error: 'snapId must be a number' }).nullish(),
    primaryCode: z
      .custom<ProfileCode>(isProfileCode, {
        error: codeText('primaryCode'),
        ...coded('profile_code_invalid'),
      })
      .nullish(),
    secondaryCode: z.unknown().optional(),
  });
}

type Fields = z.infer<ReturnType<typeof analyseCommsFields>>;

/** Exactly one of snapId and primaryCode; secondaryCode is looked at only beside primaryCode. */
function profileSource(
  fields: Fields,
  report: (text: string, params: ReturnType<typeof coded>) => void,
): ProfileSource | null {
  const { snapId, primaryCode, secondaryCode } = fields;
  const hasSnap = snapId !== undefined && snapId !== null;
  const hasCode = primaryCode !== undefined && primaryCode !== null;
  if (hasCode && !hasSnap && !isAbsent(secondaryCode) && !isProfileCode(secondaryCode)) {
    report(codeText('secondaryCode'), coded('profile_code_invalid'));
  } else if (!hasSnap && !hasCode) {
    report('Provide either snapId or primaryCode.', coded('profile_source_missing'));
  } else if (hasSnap && hasCode) {
    report('Provide only one of snapId or primaryCode, not both.', coded('profile_source_ambiguous'));
  } else if (hasSnap) {
    return { kind: 'snap', snapId };
  } else if (hasCode && secondaryCode === VISIONARY_CODE) {
    report(`secondaryCode cannot be '${VISIONARY_CODE}' (Visionary).`, coded('secondary_code_visionary'));
  } else if (hasCode) {
    return {
      kind: 'codes',
      primaryCode,
      secondaryCode: isSecondaryCode(secondaryCode) ? secondaryCode : null,
    };
  }
  return null;
}

function isAbsent(value: unknown): boolean {
  return value === undefined || value === null;
}

export type ParseAnalyseCommsRequest = (input: unknown) => Parsed<AnalyseCommsRequest>;

export function analyseCommsParser(limits: TextLimits): ParseAnalyseCommsRequest {
  const schema = analyseCommsFields(limits).transform((fields, context): AnalyseCommsRequest => {
    const source = profileSource(fields, (text, params) =>
      context.addIssue({ code: 'custom', message: text, ...params }),
    );
    if (source === null) return z.NEVER;
    return { messageText: fields.messageText, messageType: fields.messageType, source };
  });
  return (input) => parseFirst(schema, input);
}
