import type { Rewritten } from '../../body/body.ts';
import { ORDER_START } from '../../sentence/clauses.ts';

/** Words that ask the reader for something, whatever else stands in the sentence. */
const REQUEST =
  /\b(?:please|kindly)\b(?! (?:excuse|forgive|accept|find|note|don't (?:worry|take)))|\b(?:I|we) (?:still |only |just |really )?(?:need|await|expect|require|want|ask for|request) (?:a |an |the |your |you to|to (?:know|hear)|\p{L}+ (?:by|before|for|from)\b)|\b(?:yes or no|for your approval)\b|\bwould be grateful\b|\bawaits? your\b|\bneeds? your (?:signature|yes|ok|approval|answer|decision)\b/iu;
const ORDER =
  /^(?:just |simply |then |so |and |next time,? |for now,? )*(?:(?:please|kindly|acknowledge|confirm|submit|reply|answer|approve|decide|tell|ask|don't|do not|never) |(?:send|call|bring|return|fill|hand|sign|check|give|let|keep|add|write|move|read|book|order|print|report|enter|start|go|buy|pay|pick|drop|put|get|grab|collect|clear|clean|cancel|paint|fix|stick|follow|use|wear|leave|meet|ring|text|prepare|share|forward|join|register|remember|remind|wait|hold|stay|stop|switch|turn|upload|update|finish|deliver|restore|complete|come|be)\b(?= (?:the|an?|your|our|my|this|that|these|those|it|them|him|her|me|us|all|both|any|each|every|in|on|at|by|up|out|off|over|back|before|to|for|from|with|as|\d+|here|please)\b|[.!]*$))/i;
const NO_ORDER =
  /^(?:do (?:give|say|wave|send my|stop by)|give my|don't worry|never mind|note|see|look|let's|let us|make|take|come on|go (?:well|on)|show|explain|just|please note|please find|hold on|be well|stay (?:well|tuned|safe)|order \p{Ll}+ (?:is|was))\b/iu;

/** Whether a sentence asks the reader for something to do, however it is worded. */
export function asksPlainly({ text, isQuestion }: Rewritten): boolean {
  const plain = text.replaceAll('’', "'");
  if (isQuestion || REQUEST.test(plain)) return true;
  return !NO_ORDER.test(plain) && (ORDER.test(plain) || ORDER_START.test(plain));
}

/** "I typed up items 1 to 4, check if it's right": an order behind what is told first. */
const ORDER_BEHIND =
  /[,;] (?:so |and |but )?(?:please |just |kindly )*(?:check|tell|send|let|call|ring|confirm|bring|give|ask|sign|reply|return|fix|pay|read|say|show) (?!of\b)(?:if|whether|that|me|us|it|them|the|your|what|which|who|how|him|her)\b/i;
/** "Let me know what you think", "Sign by Friday and they waive the fee": no deed that is asked for. */
const NO_DEED =
  /\b(?:let (?:me|us) know|tell (?:me|us) what) (?:what )?(?:you |your )|^[^,;]{3,60} and (?:they|it|we|you|he|she)(?:['’]ll|['’]re)?\b/i;
const FEWEST_ORDERED_WORDS = 4;
/** "Please fix it": what follows is the order. */
const PLEASE_DO = /^(?:please|kindly) (?!(?:note|find|see|excuse|forgive|accept|pardon|don't)\b)/i;

/** Whether a sentence tells the reader to do a thing, in front or behind what else it says. */
export function orders({ text, isQuestion }: Rewritten): boolean {
  const plain = text.replaceAll('’', "'").replace(PLEASE_DO, '');
  if (isQuestion || plain.split(' ').length < FEWEST_ORDERED_WORDS || NO_DEED.test(plain)) return false;
  if (NO_ORDER.test(plain)) return false;
  return ORDER.test(plain) || ORDER_START.test(plain) || ORDER_BEHIND.test(plain);
}

/** What "please" stands in front of without asking for a deed. */
const POLITE_ONLY =
  "note|find|see|be\\b|accept|excuse|forgive|disregard|ignore|let (?:me|us) know|say|feel|do(?:n['’]t| not) hesitate|contact|call|advise";
const REQUESTS_DEED = new RegExp(`\\b(?:please|pls|kindly) (?!${POLITE_ONLY})\\p{Ll}`, 'iu');

/** Whether a sentence asks for a deed with "please", wherever in it: "Before you leave, please lock the shed." */
export function requestsDeed(text: string): boolean {
  return REQUESTS_DEED.test(text);
}
