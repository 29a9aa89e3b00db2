import type { DraftReading, MeritTag, Sentence } from '../../reading/draft-reading.ts';
import type { Sign } from '../finding.ts';
import { asksLeave } from '../signs/fair-words.ts';

const POLITELY = /\b(?:please|kindly|pls|plz)\b/i;
/** "Want to come on Thursday and try the first version?" */
const INVITES =
  /^(?:(?:so|and|if so|then),? )?(?:(?:do you |would you |d['’]you )?(?:want|like|care) to|fancy|would you like)\b[^?]{8,}\?$/i;
/** What one cannot say yes to. */
const TIMID =
  /\b(?:maybe|perhaps|possibly|somehow|some ?time|some (?:point|day)|chat|catch up|touch base|what if|how about)\b/i;
const LEAST_HEDGED = 0.5;

/** How surely each way of asking is an ask to praise. */
const WEIGHTS = { leave: 0.5, dated: 0.5, invitation: 0.45, question: 0.4 };

function isHedged({ text, marks }: Sentence): boolean {
  return (
    TIMID.test(text) ||
    marks.some(({ tag, weight }) => (tag === 'hedging' || tag === 'vague_deadline') && weight >= LEAST_HEDGED)
  );
}

/** Whether a plain request names its day: "Please pick up your badge by Friday 31 May". */
function isDatedRequest({ asks, text }: Sentence): boolean {
  return POLITELY.test(text) && asks.some((ask) => ask.plain && ask.date !== null);
}

function weightOf(sentence: Sentence): number {
  if (asksLeave(sentence.text)) return WEIGHTS.leave;
  if (isHedged(sentence)) return 0;
  if (isDatedRequest(sentence)) return WEIGHTS.dated;
  if (INVITES.test(sentence.text)) return WEIGHTS.invitation;
  return sentence.asks.some((ask) => ask.plain && ask.form === 'question') ? WEIGHTS.question : 0;
}

/** Asks that can be answered, of any form and at any place, where `isNone` does not rule the sentence out. */
export function furtherAsks(
  reading: DraftReading,
  isNone: (sentence: Sentence) => boolean,
): Sign<MeritTag>[] {
  return reading.sentences.flatMap((sentence) => {
    const weight = weightOf(sentence);
    if (weight === 0) return [];
    const isRuledOut = weight === WEIGHTS.question && isNone(sentence);
    return isRuledOut ? [] : [{ tag: 'clear_ask', span: sentence, sentenceIndex: sentence.index, weight }];
  });
}
