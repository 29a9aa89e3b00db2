import type { MessageType } from '../../../../domain/message-types.ts';
import type { Reader } from '../../../engine.ts';
import { analyseMessage } from '../analyse-message.ts';

/** All suggestions for a draft, one a line. */
export function suggested(text: string, type: MessageType, primaryCode: Reader['primaryCode']): string {
  return analyseMessage({ text, type }, { primaryCode, secondaryCode: null }).suggestions.join('\n');
}
