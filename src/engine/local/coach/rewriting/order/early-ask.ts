import type { MessageType } from '../../../../../domain/message-types.ts';
import { contentStems } from '../../../../facts/words.ts';
import type { Rewritten } from '../body/body.ts';
import { keptSentences } from '../parts/kept-sentences.ts';
import { introduces } from './introduction.ts';
import { pointsBack } from './points-back.ts';

/** Something on which one can decide. */
const TO_DECIDE =
  /\b(?:offer(?:s|ed)?|quotes?|options?|plans?|propos\w+|suggest\w*|approv\w+|contract|sign(?:ed|ing)?|signature|leas(?:e|ing)|switch\w*|buy|hire|rent|order|renew\w*|recommend\w*|should|could|would|want to|(?:we|I|it)['’]d)\b/i;
const NAMES_ONESELF = /\b(?:I['’]m|I am|my name(?:['’]s| is)|this is) \p{Lu}\p{Ll}/u;

/**
 * Whether a question right behind the first paragraph can be answered there: the paragraph says what is to be decided,
 * or names what the question names; and no stranger is asked before they know who asks.
 */
export function isAnswerableBehind(
  type: MessageType,
  lead: readonly Rewritten[],
  rest: readonly Rewritten[],
  question: string,
): boolean {
  if (type === 'outreach') return !rest.some((one) => introduces(one) || NAMES_ONESELF.test(one.text));
  const asked = new Set(contentStems(question.replace(/\d+\S*(?: \p{Lu}\p{Ll}+)?/gu, '')));
  return lead.some(
    ({ text, isAsk }) => isAsk || TO_DECIDE.test(text) || contentStems(text).some((stem) => asked.has(stem)),
  );
}

/** A request that points at nothing before it. */
const STANDS_ALONE =
  /^(?:could|can|would|may|will) (?:you|we|I|some of you|your)\b(?!.*\b(?:it|its|this|that|these|those|them|they|there|then|him|her|he|she|one)\b)/i;
const FEWEST_ASKED_WORDS = 6;

/** The paragraphs without the one question of the draft, and the question, where it can stand anywhere; else null. */
export function apartFromAsk(
  paragraphs: readonly (readonly Rewritten[])[],
): { readonly ask: Rewritten; readonly rest: readonly (readonly Rewritten[])[] } | null {
  const all = paragraphs.flat();
  const [ask, ...others] = all.filter(({ isQuestion }) => isQuestion);
  if (ask === undefined || others.length > 0 || ask.isListItem || ask.startsLine) return null;
  if (!STANDS_ALONE.test(ask.text) || ask.text.split(' ').length < FEWEST_ASKED_WORDS) return null;
  const next = all[all.indexOf(ask) + 1];
  if (next !== undefined && pointsBack(next.text)) return null;
  return { ask, rest: keptSentences(paragraphs, (sentence) => sentence !== ask) };
}
