import { deadlineOf } from './deadline.ts';

/** "if he knows by Thursday", "they want telling before the 3rd", "will hold it till Saturday": a day for an answer. */
const ANSWER_DUE =
  /\b(?:knows?|tell(?:ing)?|told|names?|answers?|decid\p{L}+|decisions?|repl(?:y|ies)|orders?|confirm\p{L}*|yes|no|hear|holds?|keeps?|word|commit\p{L}*)\b[^.;!?]{0,24}? (?:by|before|until|till) (?:\p{L}|\d)/iu;
/** "I'd have to know by the 30th", "they want to know by the 14th": the letter says it already. */
const SAYS_SO =
  /\b(?:(?:I|we)\b[^.;!?]{0,24}\b(?:know|hear|answer|reply|decision)\b|wants? (?:to know|to hear|telling|an answer)\b)[^.;!?]{0,24} by /i;
/** A request that names no time and ends in nothing that a day could be taken to belong to. */
const TIMELESS =
  /^(?:[^.?!]{0,200}[.] )?(?:could|can|would|may|shall) (?!(?:that|this|it) be you\b|\p{L}+ (?:tell|let me know)\b|\p{L}+ (?:have|get) (?:your|this|that|it|an?) (?:\p{L}+ )?(?:views?|thoughts?|opinions?|answers?|repl(?:y|ies)|decisions?|sorted|done)\b)(?:(?:[^.,?!:;]|[.,](?=\d))(?!\b(?:by|before|until|till|on|since|from|during|when|while|if|whether|who|how|what|today|tonight|tomorrow|week|month|\p{L}+day|\d{1,2}(?:st|nd|rd|th))\b)){8,110}\?$/iu;

/** A question that the draft only hinted at, with the one day by which the draft says that an answer is needed. */
export function withAnswerDate(edited: string, original: string, draft: string): string {
  if (original.includes('?') || edited === original || !TIMELESS.test(edited)) return edited;
  const deadline = deadlineOf(draft);
  if (deadline === null || !ANSWER_DUE.test(draft) || SAYS_SO.test(draft)) return edited;
  return `${edited.slice(0, -1)}, and can you let me know ${deadline}?`;
}
