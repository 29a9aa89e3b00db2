import type { Placed } from '../order/placed.ts';

/** A sentence as it goes into the rewrite. */
export interface Rewritten extends Placed {
  readonly marker: string;
  readonly isListItem: boolean;
  readonly isQuestion: boolean;
  readonly startsLine: boolean;
  /** Whether the draft adds it by the way, to whatever stands before it. */
  readonly isAside?: boolean;
  /** Whether the draft admits something and takes it back in the same breath: "…, big deal." */
  readonly isShrugged?: boolean;
  /** The small talk that the sentence is, in the words in which it can be told last. */
  readonly smallTalk?: string;
}

/** A sentence that does no more than state something, and holds no figure. */
export function statement(text: string): Rewritten {
  return {
    text,
    marker: '',
    isListItem: false,
    startsLine: false,
    isQuestion: false,
    isAsk: false,
    isSafeguard: false,
    isThanks: false,
    hasDeadline: false,
    isReason: false,
    numberCount: 0,
    leads: 0,
  };
}

/** What a rewrite is composed of. */
export interface Body {
  readonly paragraphs: readonly (readonly Rewritten[])[];
  /** Whether the draft's own ask was too vague to keep, or it never had one. */
  readonly needsAsk: boolean;
  /** What left-out sentences were about and the rest does not name: "the cake stall". Null when nothing is. */
  readonly lostTopic: string | null;
}
