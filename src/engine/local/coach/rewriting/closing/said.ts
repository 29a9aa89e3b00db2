import type { MessageType } from '../../../../../domain/message-types.ts';
import type { ProfileCode } from '../../../../../domain/profiles.ts';

/** What a draft says, as far as a question can be made of it. */
export interface Said {
  readonly type: MessageType;
  readonly profile: ProfileCode | null;
  /** The sentences of the rewrite. */
  readonly sentences: readonly string[];
  /** "by 9 June": the one deadline of the draft, or null. */
  readonly deadline: string | null;
  readonly isFixed: boolean;
  /** "your florists": what a first letter speaks of; null when it does not say. */
  readonly topic: string | null;
  /** "the bakery van": what a mail says it is about; null or absent when it does not. */
  readonly about?: string | null;
  /** Whether the draft leaves jobs without an owner. */
  readonly isOwnerless: boolean;
  /** Whether the draft claims more than it shows. */
  readonly isUnproven: boolean;
}

/** A question of one kind, made of what the draft says; null where the draft gives nothing for it. */
export type Source = (said: Said) => string | null;
