/** Clauses that tell, limit or end something of their sentence, which would be wrong or in pieces without them. */
import type { Unit } from '../../parts/draft-parts.ts';
import type { Clause } from '../../sentence/clauses.ts';
import type { Around } from '../around.ts';
import { staysWithSentence } from './clause-stays.ts';
import { staysInSentence } from './kept-clauses.ts';
import { saysWhyNot } from './says-why-not.ts';
import { saysOwnPart } from './told-to-many.ts';

/** Whether a clause of a sentence stays with it, however little its reader may need it. */
export function belongsToSentence(
  { text: sentence }: Unit,
  clause: Clause,
  { type, risks }: Around,
): boolean {
  const { text } = clause;
  return (
    statesResultOrLimit(clause) ||
    isCondition(clause) ||
    isNextPoint(clause) ||
    WHICH_ONES.test(text) ||
    ENDS_LIST.test(text) ||
    SAYS_WHO.test(text) ||
    staysWithSentence(clause, sentence, type) ||
    staysInSentence(type, clause, risks) ||
    (type === 'text' && saysWhyNot(sentence, clause)) ||
    (type === 'internal_comms' && saysOwnPart(text))
  );
}

/** "…, so the oven is off", "…, not blind": what came of it, or how far it goes, is a fact without a number. */
function statesResultOrLimit({ joint, text }: Clause): boolean {
  return (/\bso\s*$/i.test(joint) && RESULT.test(text)) || LIMIT.test(text);
}

/** "…, if you think we need one" leaves something to the reader. */
function isCondition({ joint, text }: Clause): boolean {
  return (
    joint !== '' &&
    /^(?:if|unless|as long as|provided(?: that)?) (?!(?:it|that)['’]s\b|possible\b|need be\b|any\b|I\b)/i.test(
      text,
    )
  );
}

/** A thing in a word to four. */
const NAMES_ONLY =
  /^(?!(?:I|we|you|he|she|it|they|there|this|that|everything|everyone|nobody|maybe|just)\b)[\p{L}\d-]+(?: [\p{L}\d-]+){0,3}[.!]*$/iu;

/** "…, followed by open discussion" */
const FOLLOWS = /^(?:followed by|as well as|along with|together with|and finally|and lastly)\b/i;

/** "…, then new features, then team changes" goes on with a plan. */
function isNextPoint({ joint, text }: Clause): boolean {
  return FOLLOWS.test(text) || (/\bthen\s*$/i.test(joint) && NAMES_ONLY.test(text));
}

/** "I'm Jess, a life coach": the rest is nothing without it; and "…, royalty and everyone in between" is a list. */
const SAYS_WHO =
  /^(?:I['’]m|I am|[Mm]y name is|[Tt]his is|[Ww]e['’]re|[Ww]e are) \p{Lu}|^(?:every(?:one|body)|people|those|nobody) (?:in between|else|involved|concerned|around)[.!]*$/u;

/** "…, and whatever else there is" ends a list, which would lack its "and" without it. */
const ENDS_LIST =
  /^whatever[.!]*$|^whatever (?:else|comes|there|is left|you (?:like|want|need|prefer|fancy))\b/i;

/** "…, the ones with windows" says which. */
const WHICH_ONES = /^the ones? (?:with|who|that|which|on|in|at|from|by)\b/i;

const RESULT =
  /^(?:now )?(?:the|our|your|my|all|both|no|nobody|it|they|she|he) (?:\p{L}+ ){0,3}?(?:is|are|was|were|has|have|had|will|can|can['’]t|cannot|must|closes?|stops?|starts?|stays?|needs?|ends?)\b/iu;
const LIMIT = /^(?:but )?not (?!that\b|to\b|very\b|really\b|sure\b|a\b)(?:\p{L}+)(?: \p{L}+)?[.!]*$/iu;
