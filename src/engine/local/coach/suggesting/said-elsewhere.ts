import { excuses } from '../judging/merits/merit-matter.ts';
import type { Sentence } from '../reading/draft-reading.ts';

/** What the draft says outside of the words that a risk quotes. */
export interface SaidElsewhere {
  /** True when it tells there what happened, and when or how often. */
  readonly tellsEvent: boolean;
  /** True when it plainly asks for something there. */
  readonly asks: boolean;
  /** True when it tells there of something that is wrong already. */
  readonly isOfDanger: boolean;
  /** The sentence there that gives the reason; null where none does, or where a risk finds fault with it. */
  readonly reason: string | null;
}

const WHEN =
  /\d|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:yesterday|today|last (?:night|week|month|year)|this (?:morning|week|month)|twice|in a row)\b/i;
const PAST =
  /\b(?:was|were|had|did|didn['’]?t|wasn['’]?t|found|came|went|left|sent|lost|got|took|stood|said|told|threw|paid|kept|made|gave|has been|have been|missed|\p{L}{3,}ed)\b/iu;
const TO_COME = /\b(?:will|shall|going to|from now on|if|unless|need(?:s)? to|must|would)\b|['’]ll\b|\?$/i;
const GIVES_REASON =
  /\b(?:because|the reason (?:is|for)|this is (?:due to|so that)|(?:is|are) needed (?:for|by|to)|in order to|to make room for)\b|^(?:it|this|that) (?:saves|would save|will save)\b/i;
/** What is wrong already, and nobody's plan. */
export const REPORTS_DANGER =
  /\b(?:alarm (?:went|is|has)|wedged open|leak(?:s|ing)?\b|cracked|hanging off|sparking|smell of (?:gas|smoke|burning)|ha(?:s|ve) a lean|(?:is|came|are) loose|get worse)/i;
const MOST_REASON_WORDS = 24;

/** Whether the quoted words hold the reason for what they say. */
export function holdsReason(words: string): boolean {
  return /\b(?:because|cos|so that|due to|owing to|now that|in order to|(?:as|since|while) (?:the|we|there|it|they|you|our|my|a|an)|to (?:make room|save|avoid|keep)|for (?:repairs?|maintenance|cleaning|safety))\b/i.test(
    words,
  );
}

/** `blamed` are the words that some risk finds fault with. */
export function saidElsewhere(
  sentences: readonly Sentence[],
  quote: string | null,
  blamed: readonly string[],
): SaidElsewhere {
  const others = sentences.filter(
    ({ text }) => quote === null || !(text.includes(quote) || quote.includes(text)),
  );
  const isBlamed = (text: string): boolean => blamed.some((words) => text.includes(words));
  return {
    tellsEvent: others.some(({ text }) => WHEN.test(text) && PAST.test(text) && !TO_COME.test(text)),
    asks: others.some(({ asks }) => asks.some(({ plain }) => plain)),
    isOfDanger: others.some(({ text }) => REPORTS_DANGER.test(text)),
    reason:
      others.find(
        ({ text, wordCount, asks }) =>
          GIVES_REASON.test(text) &&
          !excuses(text) &&
          !/^if\b/i.test(text) &&
          wordCount <= MOST_REASON_WORDS &&
          asks.length === 0 &&
          !text.includes('"') &&
          !isBlamed(text),
      )?.text ?? null,
  };
}
