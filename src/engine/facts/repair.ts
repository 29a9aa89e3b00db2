/** A rewrite that holds the draft's facts, and what had to be done to it, in words for a log or a note. */
export interface Repair {
  readonly rewrite: string;
  readonly notes: readonly string[];
}
