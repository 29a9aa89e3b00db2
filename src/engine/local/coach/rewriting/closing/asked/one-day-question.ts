import type { MessageType } from '../../../../../../domain/message-types.ts';
import type { Body } from '../../body/body.ts';
import { isToOne } from '../../to-one.ts';

/** "When would suit?", "What day works best for you?" */
const ASKS_FOR_DAY =
  /^(?:so,? |and )?(?:when|what (?:day|time)|which day) (?:would|will|does|might|could|is|are|works?|suits?)\b(?! I\b)[^?]{0,30}\?$/i;
const OFFERS_DAY = /^Would [^?]{3,90} suit you\?$/;

/** The body without the open question for a day right in front of one that names the days. */
export function withOneDayQuestion(body: Body, type: MessageType): Body {
  if (!isToOne(type)) return body;
  const paragraphs = body.paragraphs.map((sentences) =>
    sentences.filter(
      ({ text }, at) => !(ASKS_FOR_DAY.test(text) && OFFERS_DAY.test(sentences[at + 1]?.text ?? '')),
    ),
  );
  return { ...body, paragraphs };
}
