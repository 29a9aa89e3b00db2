import type { MessageType } from '../../../../domain/message-types.ts';

const TO_ONE: ReadonlySet<MessageType> = new Set(['email', 'outreach', 'text']);

/** Whether one reader is asked for something in a message of this type; a difficult one asks for their side instead. */
export function isToOne(type: MessageType): boolean {
  return TO_ONE.has(type);
}
