/** A sentence of the rewrite, as far as its place matters. */
export interface Placed {
  readonly text: string;
  readonly isAsk: boolean;
  readonly isSafeguard: boolean;
  readonly isThanks: boolean;
  readonly numberCount: number;
  /** The chance, from 0 to 1, that an expert begins this message to this reader with it. */
  readonly leads: number;
  readonly hasDeadline: boolean;
  /** Whether the draft gave it as the reason for what it wants. */
  readonly isReason: boolean;
}
