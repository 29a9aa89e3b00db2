import type { Rewritten } from '../../body.ts';
import { ORDER_START } from '../../sentence/clauses.ts';

/** Words that ask the reader for something, whatever else stands in the sentence. */
const REQUEST =
  /\b(?:please|kindly)\b(?! (?:excuse|forgive|accept|find|note|don't (?:worry|take)))|\b(?:I|we) (?:still |only |just |really )?(?:need|await|expect|require|want|ask for|request) (?:a |an |the |your |you to|to (?:know|hear)|\p{L}+ (?:by|before|for|from)\b)|\b(?:yes or no|for your approval)\b|\bwould be grateful\b|\bawaits? your\b|\bneeds? your (?:signature|yes|ok|approval|answer|decision)\b/iu;
const ORDER =
  /^(?:just |simply |then |so |and |next time,? |for now,? )*(?:(?:please|kindly|acknowledge|confirm|submit|reply|answer|approve|decide|tell|ask|don't|do not|never) |(?:send|call|bring|return|fill|hand|sign|check|give|let|keep|add|write|move|read|book|order|print|report|enter|start|go|buy|pay|pick|drop|put|get|grab|collect|clear|clean|cancel|paint|fix|stick|follow|use|wear|leave|meet|ring|text|prepare|share|forward|join|register|remember|remind|wait|hold|stay|stop|switch|turn|upload|update|finish|deliver|restore|complete|come|be)\b(?= (?:the|an?|your|our|my|this|that|these|those|it|them|him|her|me|us|all|both|any|each|every|in|on|at|by|up|out|off|over|back|before|to|for|from|with|as|\d+|here|please)\b|[.!]*$))/i;
const NO_ORDER =
  /^(?:do (?:give|say|wave|send my|stop by)|give my|don't worry|never mind|note|see|look|let's|let us|make|take|come on|go (?:well|on)|show|explain|just|please note|please find|hold on|be well|stay (?:well|tuned|safe)|order \p{Ll}+ (?:is|was))\b/iu;

const NEED =
  /^(?!.*\b(?:please|kindly|yes or no)\b)(?=.*\b(?:I|we) (?:still |only |just |really )?(?:need|require|want) (?:a |an |the |\p{L}+ (?:by|before|for|from)\b))(?!.*\b(?:need|require|want) (?:you|your)\b)/iu;

/** Whether a sentence says no more than what its writer lacks. */
export function onlyNeeds({ text }: Rewritten): boolean {
  return NEED.test(text) && !ORDER.test(text);
}

/** Whether a sentence asks the reader for something to do, however it is worded. */
export function asksPlainly({ text, isQuestion }: Rewritten): boolean {
  const plain = text.replaceAll('’', "'");
  if (isQuestion || REQUEST.test(plain)) return true;
  return !NO_ORDER.test(plain) && (ORDER.test(plain) || ORDER_START.test(plain));
}
