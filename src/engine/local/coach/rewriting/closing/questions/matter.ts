/** Something that the draft leaves to decide, as it can follow "before", "if" or "when". */
export interface Matter {
  /** `plan`: what the writer wants to do; `change`: what is going to happen; `party`: who waits for an answer. */
  readonly kind: 'plan' | 'change' | 'party';
  /** "we scale the reminders", "the canteen closes", "the seller". */
  readonly words: string;
  /** "by 9 June": by when; empty when the draft does not say. */
  readonly by: string;
}
