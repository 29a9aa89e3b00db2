import type { ProfileCode } from '../../../../../domain/profiles.ts';
import { TOLD_OF_READER } from './lead-score.ts';
import { leansOnLast } from './leans-on-last.ts';
import type { Placed } from './placed.ts';
import { pointsBack, pointsOut } from './points-back.ts';

/** "Also the mugs have arrived" adds to all before it. */
export const ADDED = /^(?:and |oh,? )?also,? /i;

/** "8 dropped out": of those that were counted before. */
const COUNTS_ON =
  /^(?:only |just |another )?\d[\d.,]* (?:of (?:them|those|these)|\p{Ll}{3,}ed|left|came|went|said|did|had) /iu;

/** "We did not have a comparison group": how far the figures before it can be trusted. */
const LIMITS_FIGURES =
  /^(?:but |though |still,? )?(?:(?:I|we) (?:did not|didn['’]t|do not|don['’]t|had no|have no|could not|couldn['’]t) (?:\p{L}+ ){0,3}?|(?:there (?:is|was)|it (?:is|was)) (?:only )?(?:an? |no )?(?:\p{L}+ )?)(?:comparison|control|sample|baseline)\b/iu;

/** More of them are the message, and no lead. */
const MOST_FOLLOWERS = 3;

/** How many sentences behind the lead speak of it, or of one another, and must go with it. */
export function followers(sentences: readonly Placed[], index: number): number {
  if (saysWhenBehindHearsay(sentences, index)) return 0;
  const behind = sentences.slice(index + 1, index + 1 + MOST_FOLLOWERS);
  const isSure = !WANTS_WITH_THING.test(behind[0]?.text ?? '');
  const isUndated = sentences[index]?.hasDeadline !== true;
  const own = behind.findIndex(
    (sentence, at) => (isUndated && OF_DAY_BEFORE.test(sentence.text)) || !goesOn(sentence, at > 0, isSure),
  );
  return own < 0 ? behind.length : own;
}

/** "Old forms won't be taken after that date": of a day that stands further up than an undated lead. */
export const OF_DAY_BEFORE = /\b(?:that|the same) (?:date|day|deadline)\b/i;

/** "Keep to the handbook as it is the only way": of what the sentence itself names. */
const AS_IT_IS = /\bas (?:it|they) (?:is|are|was|were|has|have)\b/gi;

/** "I would like to put them on the other vans, too": of a thing that may stand in front of the lead. */
const WANTS_WITH_THING = /^(?:I|we)(?:['’]\p{L}+)? (?:\p{L}+ ){1,5}?(?:it|them|this)\b/iu;

/** "We don't know yet whether that is down to the feed": of what was found in the sentence before. */
const ASKS_OF_LAST =
  /\b(?:whether|why|how) that(?:['’]s| is| was| has| had| will| would| can| could| comes| came| means| happened)\b/i;

function goesOn({ text, isAsk }: Placed, isFurther: boolean, isSure: boolean): boolean {
  if (isAsk || /^(?:please|kindly)\b/i.test(text)) return false;
  if (COUNTS_ON.test(text) || ASKS_OF_LAST.test(text) || LIMITS_FIGURES.test(text)) return true;
  if (isFurther && SPEAKS_OF_LAST.test(text)) return true;
  if (isFurther && (!isSure || /^if\b/i.test(text))) return false;
  const plain = text.replace(ADDED, '').replace(AS_IT_IS, '');
  return leansOnLast(plain) || (isFurther ? pointsOut(plain) : pointsBack(plain));
}

/** What a writer says of "it" behind "I think" or "if", and so of the last thing named. */
export const SPEAKS_OF_LAST =
  /^(?:(?:and|so|but) )?(?:I|we|you)(?:['’]\p{L}+)? (?:\p{L}+ ){1,2}?(?:it|they|them|this)\b/iu;

/** "Sofia told me you might like to help. It's from 9 to 12": what it is stands before Sofia. */
export function saysWhenBehindHearsay(sentences: readonly Placed[], index: number): boolean {
  return (
    TOLD_OF_READER.test(sentences[index]?.text ?? '') && SAYS_WHEN.test(sentences[index + 1]?.text ?? '')
  );
}

const SAYS_WHEN =
  /^It(?:['’]s| is| will be|['’]ll be) (?:only |just |always )?(?:on|from|at|in|every|this|next|about)\b/;

/** A longer ask at the front would be read before the figure that it is about. */
const LONGEST_TAKEN_ASK_WORDS = 20;

/** The ask behind a lead and what follows it, when it speaks of them: "Could you send it to him?" */
function askOf(sentences: readonly Placed[], index: number): Placed | undefined {
  const next = sentences[index + 1 + followers(sentences, index)];
  return next?.isAsk === true && speaksOfLead(next.text) ? next : undefined;
}

/** Whether an ask means what the sentence right before it named: "Could you come and say a few words there?" */
export function speaksOfLead(ask: string): boolean {
  return SPEAKS_OF_LEAD.test(ask);
}

/** "Would it be possible" speaks of nothing; "write this into the book" may speak of all that was said. */
const SPEAKS_OF_LEAD =
  /^for (?:this|that)\b|^(?:are|is|would|do|does|can|could|will|how)\b[^?]*\b(?:with|about|to|on|of) (?:that|this)\?$|^(?!.*\b(?:let me know|tell me|(?:would|will|could|does|is|if) it)\b).*\b(?:(?:it|them|him|her)\b|there\?$)/i;

/** Whether the lead takes along the ask that speaks of it: for an Achiever, who wants it first, a Visionary, and "For this, …". */
export function takesAsk(profile: ProfileCode | null, sentences: readonly Placed[], index: number): boolean {
  const ask = askOf(sentences, index);
  if (ask === undefined || ask.text.split(' ').length > LONGEST_TAKEN_ASK_WORDS) return false;
  return profile === 'DP-01' || profile === 'DP-07' || /^for (?:this|that)\b/i.test(ask.text);
}

/** Whether the ask that speaks of a lead would stay behind, where "it" is something else. */
export function partsFromAsk(
  profile: ProfileCode | null,
  sentences: readonly Placed[],
  index: number,
): boolean {
  return askOf(sentences, index) !== undefined && !takesAsk(profile, sentences, index);
}
