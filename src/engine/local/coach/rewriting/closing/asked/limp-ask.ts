import type { MessageType } from '../../../../../../domain/message-types.ts';
import type { Body, Rewritten } from '../../body/body.ts';
import { keptSentences } from '../../parts/kept-sentences.ts';
import type { Proposal } from '../proposal.ts';
import { withoutSoftAsks } from './own-ask.ts';

const LIMP_ASK =
  /^(?:should|if)\b[^.?!\d]{4,110}, (?:I|we)(?:'d| would| should| shall)? (?:very much |only |really )?(?:be (?:glad|pleased|happy|delighted|grateful|honoured)|consider (?:ourselves|myself) (?:fortunate|lucky)|love|like)(?: only)? to hear from you[.!]*$|^(?:I|we) (?:await|look forward to) your (?:reply|answer|response)[.!]*$|^(?:could|can|would|will) you (?:maybe |perhaps |possibly |please )?(?:take|have) a (?:quick |little )?look(?: at (?:it|this|that))?\?$|^(?:should there be interest,? )?(?:I|we)(?:'d| would| should)? (?:very much )?(?:welcome|appreciate|value|be (?:grateful|obliged|glad|interested) (?:for|of|in)) (?:any|your|some) (?:\p{L}+ )?(?:thoughts|reflections?|views?|feedback|remarks|comments|input|ideas)\b[^?!\d]{0,80}$/iu;

/** A ban that says no more than that there is to be no other way. */
const BARE_BAN =
  /^(?:please )?(?:stick to (?:it|that|this)|keep (?:to (?:it|that|this)|it (?:as it is|that way|like that))|do (?:it|exactly|the same|just) (?:like|as|what) (?:last (?:time|year)|always|before|usual|it says)|it's (?:the|a) rule(?: now)?|(?:don't|do not) (?:change (?:anything|it)|get creative)|no (?:changes|experiments|exceptions|variations|artistic adventures|discussion|improvising|surprises|(?:\p{L}+ )?(?:stuff|nonsense|business|extras))(?: this time)?|nothing else)(?:,? please)?[.!]*$/iu;
/** Whether a sentence forbids other ways and says nothing else. */
export function isBareBan(text: string): boolean {
  return BARE_BAN.test(text.replaceAll('’', "'"));
}

const OPENS_WHAT_IS_INSIDE = /\bwould you (?:like to )?try (?:within|next|after|instead)\b/;

/** The body without a second, limp ask, where it asks plainly or a plain question ends the message. */
export function withoutLimpAsk(whole: Body, closing: readonly Proposal[], type: MessageType): Body {
  const body = withoutSoftAsks(whole, type, closing);
  const isOpened = closing.some(({ text }) => OPENS_WHAT_IS_INSIDE.test(text));
  const isLimp = ({ text }: Rewritten): boolean =>
    LIMP_ASK.test(text.replaceAll('’', "'")) || (isOpened && isBareBan(text));
  if (closing.length === 0 || !body.paragraphs.flat().some(isLimp)) return body;
  const paragraphs = keptSentences(body.paragraphs, (sentence) => !isLimp(sentence));
  return paragraphs.length === 0 ? body : { ...body, paragraphs };
}
