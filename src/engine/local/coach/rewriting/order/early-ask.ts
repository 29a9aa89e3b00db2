import type { MessageType } from '../../../../../domain/message-types.ts';
import { contentStems } from '../../../../facts/words.ts';
import type { Rewritten } from '../body.ts';
import { introduces } from './introduction.ts';

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
