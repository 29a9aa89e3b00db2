import type { MarkTag, Sentence } from '../reading/draft-reading.ts';

/** Marks of words that are hedged, hurtful or vague. */
export const WEAK: ReadonlySet<MarkTag> = new Set([
  'hedging',
  'vague_ask',
  'pressure',
  'sarcasm',
  'blame',
  'ultimatum',
]);

/** Whether a sentence is hedged, hurtful or vague, and so none to begin with. */
export function isWeak(sentence: Sentence | undefined): boolean {
  return sentence === undefined || sentence.marks.some((mark) => WEAK.has(mark.tag) && mark.weight >= 0.4);
}
