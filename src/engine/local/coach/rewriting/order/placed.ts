/** A sentence of the rewrite, as far as its place matters. */
export interface Placed {
  readonly text: string;
  readonly isAsk: boolean;
  readonly isSafeguard: boolean;
  readonly isThanks: boolean;
  readonly numberCount: number;
  readonly hasDeadline: boolean;
  /** Whether the draft gave it as the reason for what it wants. */
  readonly isReason: boolean;
}
