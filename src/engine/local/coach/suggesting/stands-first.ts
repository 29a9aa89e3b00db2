import { isRiddleInFront } from '../rewriting/order/unfit-lead.ts';

/** What goes on with words before it, or says what is to come of them. */
const GOES_ON =
  /^(?:it|its|they|them|this|that|these|those|he|she|there|yes|no|so|then|also|but|and|or|which|who|therefore|from now on|you(?:['’]re| are| will|['’]ll))\b/i;
/** "We priced it at 46 hours": what was priced, only the words before say. */
const POINTS_BACK = /^(?:\p{L}+ ){1,5}(?:it|them|that|this|those)\b(?! (?:\p{L}+s?|day|week|year)\b)/iu;

/** Whether words can stand at the head of a message: whoever reads them first knows what they speak of. */
export function standsFirst(words: string): boolean {
  return !GOES_ON.test(words) && !POINTS_BACK.test(words) && !isRiddleInFront(words);
}
