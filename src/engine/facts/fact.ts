/** Facts that a reader would act on as they stand. */
export const HARD_FACTS = ['number', 'percent', 'phone', 'date', 'time', 'name', 'link', 'mail'] as const;
/** What a reader could hold the writer to. */
export const FACT_KINDS = [...HARD_FACTS, 'quote', 'negation', 'promise'] as const;
export type FactKind = (typeof FACT_KINDS)[number];

/** A fact as it stands in a text: `text.slice(start, end) === words`. */
export interface Fact {
  readonly kind: FactKind;
  readonly words: string;
  readonly start: number;
  readonly end: number;
  /**
   * Spellings that mean the same, normalised: "38k" and "38,000" share one. Two facts of a kind are the same
   * fact when they share a key; of a name, every key must be found.
   */
  readonly keys: readonly string[];
}
