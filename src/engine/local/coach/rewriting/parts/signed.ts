import type { MessageType } from '../../../../../domain/message-types.ts';

/** The farewell and the name at the end of a draft, without the comma between them. */
export interface Signed {
  readonly signOff: string;
  readonly signature: string;
}

/** Whom the draft speaks to, and what it is. */
export interface SignedFrom {
  readonly greeting: string;
  readonly type: MessageType;
}
