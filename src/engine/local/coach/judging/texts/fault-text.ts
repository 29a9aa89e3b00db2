/** What the coach says about one fault. */
export interface FaultText {
  /** Follows the quoted words: `"…" ` + this. */
  readonly shows: string;
  /** Stands alone where nothing can be quoted: names what is missing and where it belongs. */
  readonly lacks: string;
  /** Follows another fault of the same words. */
  readonly also: string;
  /** Why it costs: for Achiever, Explorer, Analyzer, Guardian, Deliverer, Collaborator, Visionary, unknown reader. */
  readonly why: readonly [string, string, string, string, string, string, string, string];
}
