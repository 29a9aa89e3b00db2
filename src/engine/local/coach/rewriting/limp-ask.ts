import type { Body, Rewritten } from './rewritten-body.ts';

const LIMP_ASK =
  /^(?:should there be interest,? )?(?:I|we)(?:'d| would| should)? (?:very much )?(?:welcome|appreciate|value|be (?:grateful|obliged|glad|interested) (?:for|of|in)) (?:any|your|some) (?:\p{L}+ )?(?:thoughts|reflections?|views?|feedback|remarks|comments|input|ideas)\b[^?!\d]{0,80}$/iu;

/** The body without a second, limp ask, where a plain question ends the message. */
export function withoutLimpAsk(body: Body, closing: readonly string[]): Body {
  const isLimp = ({ text }: Rewritten): boolean => LIMP_ASK.test(text.replaceAll('’', "'"));
  if (closing.length === 0 || !body.paragraphs.flat().some(isLimp)) return body;
  const paragraphs = body.paragraphs
    .map((sentences) => sentences.filter((sentence) => !isLimp(sentence)))
    .filter((sentences) => sentences.length > 0);
  return paragraphs.length === 0 ? body : { ...body, paragraphs };
}
