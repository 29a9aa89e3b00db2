import type { Sentence } from '../../reading/draft-reading.ts';

/** A sentence, or a list item, of the draft's body. */
export interface Unit {
  readonly text: string;
  readonly sentence: Sentence;
  readonly isListItem: boolean;
  /** "- " or "1. " as the draft has it; empty for a sentence of a paragraph. */
  readonly marker: string;
  /** Whether it begins a line of its own within its paragraph. */
  readonly startsLine: boolean;
}

const COUNTED = /^\(?\d{1,2}[.)]\s/;

/** "4. Count.": a point counted within a paragraph. */
export function isCounted({ text }: Unit): boolean {
  return COUNTED.test(text);
}
