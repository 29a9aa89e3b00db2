import { ask, type Rule, rule, small } from '../rule.ts';

/** What begins like an order and is none. */
const NO_ORDER =
  '(?:take (?:care|it easy|your time|that|this)|put (?:simply|it|another|up)|give (?:my|our|us a break|or take)|call it|find (?:[^.!?]{3,60} )?(?:attached|enclosed|below)|share (?:price|prices|issue)|water (?:is|was|has|level|levels|comes|came|pressure)|post (?:is|was|office|code)|report (?:is|was|due)|book (?:is|was|sales|club)|check (?:is|was)|answer (?:is|was)|switch (?:is|was)|return (?:is|was|trip)|move (?:is|was)|turn (?:out|up)|turns|let (?:me|us) know (?:what you think|your thoughts))\\b';

const DEEDS =
  'send|call|bring|return|fill in|hand in|complete|sign(?! (?:language|up|font))|reply|confirm|check|give|tell|inform|attend|brief|arrange|prepare(?! to)|clear|move|collect|submit|answer|ring|book|pick up|drop off|water|feed|lock|take|clean|print|pay|remind|ask|let (?:me|us) know|meet(?! \\d)|be (?:there|here|at|ready|on time)|switch|turn|share|wash|fetch|find|deliver|post|report|chase|forward|update|upload|finish|cover|email|text|respond|(?:change|correct|fix|amend|replace|remove|redo|rewrite|restore)(?= (?:it|this|that|them|the|your|both)\\b)';
/** "Please call me if you have any questions" offers something and asks for nothing. */
const NO_OFFER =
  '(?!.*\\b(?:if|when|whenever|should) you (?:have|need|want|wish|would like|should)\\b)(?!.*\\b(?:with|if|for) any (?:further )?(?:questions?|problems?|issues?|comments?)\\b)';
/** "Please send it to", of which the list comes behind. */
const NO_LIST = '(?!.* (?:to|at|with|for|from|following|below)[.!:]*$)';
/** Not with a second thought, a threat or a verb of its own behind it. */
const NO_ASIDE = `${NO_OFFER}${NO_LIST}(?!tell (?:me|us)[.!]*$)(?!.* (?:and|or) (?:I|we|they|he|she|else|it|you|you're|ur|let's|don't|do not|never)\\b)(?!.*\\b(?:otherwise|or else|if you must)\\b)(?!.* to (?:get|receive|win|claim|qualify|enter|save)\\b)(?!(?:\\S+ ){1,5}(?:is|are|was|were|go|goes)\\b)(?!.*, (?:and|but|so|or|it|as|since|because|if|not|the|no|we|I|you|they|he|she|there|my|our|your|before)\\b)(?!${NO_ORDER})`;

/** A bare order, as a considerate reader would rather be asked. */
export const KINDLY_ASKED: readonly Rule[] = [
  ask(
    `^please ${NO_LIST}((?:provide|send|bring|return|complete|submit|fill in|give|prepare|name) [^;.!?]{2,140})[.!]*$`,
    'Could you please $1',
  ),
  {
    pattern:
      /^You missed (?:the |our )?(standup|stand-up|meeting|rehearsal|training|call|class|lesson|session|practice|briefing)\b/iu,
    replacement: (what) => `We missed you at ${/^stand/i.test(what) ? what : `the ${what}`}`,
  },
  ask(
    "^(?:(?:I'm|we're|I am|we are) )?still waiting (?:for|on) (your (?:part|draft|report|section|text|slides|list|chapter|notes|numbers|figures|update)\\b[^.!?,;]{0,40})[.!]*$",
    'How are you getting on with $1',
  ),
  ask(
    `^(?:please )?(?=(?:${DEEDS}) )${NO_ASIDE}((?:${DEEDS}) (?:[^;:.!?]|[.:](?=\\d)){2,100})[.!]*$`,
    (what) => `Could you please ${small(what)}`,
  ),
  rule(
    "^(don't|do not) (?!you\\b|worry|bother|forget|hesitate|know|think|want|get me|fret|even|mind|be\\b|tell me|take (?:it|this) (?:wrong|personally)|let|look|trouble|overthink|get)((?:\\S+ ){0,7}\\S+)$",
    (no, what) => `Please ${small(no ?? '')} ${what ?? ''}`,
  ),
];

const ORDER =
  '(?:(?:surrender|present|vacate|remit|forward|furnish|initial|ensure|adhere to|consult|contact|disregard|retain|schedule|upload|download|specify|indicate|cancel|quote|hand over|follow|respect)(?= (?:the|your|all|any|this|these|those|it|them|both|a|an|my|our|receipt|\\d))|send|submit|return|complete|sign(?! up)|reply|confirm|provide|bring|fill in|hand in|prepare|inform|attend|collect|clear|fix|correct|restore|approve|acknowledge|settle|deliver|arrange|(?:sort|resend|forward|redo|recount|rewrite|repair|replace|remove|move|change|check|call|clean|pay|refund|repeat|mend|update|finish|put|take|get|pick|tidy|clear|lock|wash|return|tell)(?: up| back)?(?= (?:it|this|that|them|these|those|the|your|my|our|all|both|him|her|me|us)\\b)) (?!(?<=prepare )to\\b)(?!here\\b|is\\b|are\\b|was\\b)';

/** "Sign needs to be matt": the first word is the thing itself. */
const IS_NOUN = '\\S+ (?:needs?|is|was|are|were|has|had|goes|will|must|should|looks|comes|came|went)\\b';

/** A bare order to one reader, as a request. */
export const POLITELY_ASKED: readonly Rule[] = [
  {
    pattern: new RegExp(
      `^(?!${IS_NOUN})(?!take (?:it|them|one) (?:for|home|as)\\b)(${ORDER}(?!.*\\b(?:or|and) (?:I|we|else|it|it's|that's|they|you|you'll|she|he)\\b)[^?]{4,200})$`,
      'iu',
    ),
    replacement: (order) => `Please ${small(order).replace(/,? please(?=[.!]*$)/i, '')}`,
  },
];

/** The same for a reader who wants room to answer. */
export const OPENLY_ASKED: readonly Rule[] = [
  ask(
    `^(?!${IS_NOUN})${NO_OFFER}${NO_LIST}(?:please )?(${ORDER}(?!.*\\b(?:or|and) (?:I|we|else|don't|do not|never)\\b)[^,;:.!?]{4,140})[.!]*$`,
    (order) => `Could you ${small(order)}`,
  ),
];

/** "Please send them today please": a request says it once. */
export const ONE_PLEASE: readonly Rule[] = [
  rule(
    '^((?:(?:could|can|would|will) (?:you|we|I) )?(?:kindly )?please [^.!?;]{2,160}?),? please(?=[.!?]*$)',
    '$1',
  ),
  rule(
    '^((?:could|can|would|will) (?:you|we|I) )please ([^.!?;]{2,100}?),? please(?= (?:and|or|by|on|at|before|so)\\b)',
    '$1please $2',
  ),
];
