import type { MessageType } from '../../../../../domain/message-types.ts';
import type { ProfileCode } from '../../../../../domain/profiles.ts';

/** How a rewrite is put together. */
export interface Plan {
  readonly type: MessageType;
  readonly profile: ProfileCode | null;
  readonly secondary: ProfileCode | null;
  /** Sentences to end on, empty for a draft that asks well. */
  readonly closing: readonly string[];
  /** Whether parts may move; a draft that is right for its reader keeps its order. */
  readonly reshapes: boolean;
  /** Whether the reader's part may go to the front; not where little is wrong with the draft. */
  readonly reorders: boolean;
  /** The words of a new subject line; null when the own one stays. */
  readonly subject: string | null;
  /** A title for a message to many that has none. */
  readonly title: string | null;
  /** A sentence that says what the message is about, where the rest no longer does. */
  readonly opening: string | null;
}
