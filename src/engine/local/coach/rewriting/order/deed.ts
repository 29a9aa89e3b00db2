import type { Placed } from './placed.ts';
import { pointsOut } from './points-back.ts';

/** A sentence that is read in a moment and says where the lead comes from: "We had three companies in to quote." */
const LONGEST_CONTEXT_WORDS = 9;
const TELLS_OF_US =
  /^(?:we|I)(?:['’]ve| have)? (?:\p{Ll}+ )?(?:had|asked|tried|tested|got|looked|went|met|spoke|rang|called|\p{Ll}{3,}ed)\b/iu;

/** Whether all that stands in front of a lead says in a few words what was done. */
export function isShortContext(before: readonly Placed[]): boolean {
  const [only] = before;
  return before.length === 1 && only !== undefined && tellsDeed(only.text);
}

function tellsDeed(text: string): boolean {
  return TELLS_OF_US.test(text) && text.split(' ').length <= LONGEST_CONTEXT_WORDS;
}

/** "Orders picked per hour went from 38 to 54": what was measured, without what brought it about. */
const MEASURED =
  /^(?!(?:we|I)\b)[^,;:]{3,60}? (?:went|fell|rose|dropped|grew|came|are|is) (?:up |down )?from \d/i;
const BEHIND_STORY = /^(?:in the end|eventually|finally|so|then|anyway),? (?=(?:we|I)\b)/i;

/** One place further in front where the sentence there says what brought about what was measured: "We tried two trolleys." */
export function withDeed(sentences: readonly Placed[], start: number): number {
  const deed = (sentences[start - 1]?.text ?? '').replace(BEHIND_STORY, '');
  const isCause = tellsDeed(deed) && MEASURED.test(sentences[start]?.text ?? '') && !pointsOut(deed);
  return isCause ? start - 1 : start;
}
