import type { MessageType } from '../../../../domain/message-types.ts';
import type { Reader } from '../../../engine.ts';
import { judgeDraft } from '../judging/judge-draft.ts';
import { readDraft } from '../reading/read-draft.ts';
import { rewriteDraft } from './rewrite-draft.ts';

/** The rewrite of a draft as it is judged, for a reader without a secondary profile. */
export function rewriteFor(type: MessageType, primaryCode: Reader['primaryCode'], text: string): string {
  const reader = { primaryCode, secondaryCode: null };
  const reading = readDraft(text, type);
  return rewriteDraft(reading, reader, judgeDraft(reading, reader));
}
