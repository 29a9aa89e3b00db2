import type { MessageType } from '../../src/domain/message-types.ts';
import { readLines } from './labelled-messages.ts';

/** Messages of which their writers said what they want: nothing, something that they only hint at, or what they ask for. */
export interface WantingLine {
  readonly id: string;
  readonly messageType: MessageType;
  readonly messageText: string;
  readonly wants: 'nothing' | 'hint' | 'ask';
}

const WANTING_FILES = ['wanting-texts.jsonl', 'wanting-mails.jsonl'] as const;

export function readWanting(): readonly WantingLine[] {
  return WANTING_FILES.flatMap((file) => readLines<WantingLine>(file));
}
