import { type Rule, rule, small } from '../rule.ts';
import { baseOfThird, ifNot, inside } from './consequences.ts';

/** Up to where the other half begins; no mark inside but that of a time or an amount. */
const WHAT = '((?:[^.,;:!?]|[.,:](?=\\d)){3,110}?)';
const REST = '((?:[^.;:!?]|[.:](?=\\d)){2,110}?)';
/** What nobody can be asked to do. */
const NO_DEED =
  '(?!(?:want|need|like|have|are|were|will|would|can|could|should|must|know|think|trust|believe|love|hate|agree|get it|see it|mean|care)\\b)';
/** What the writer says they do then, without "will". */
const WRITER_DOES =
  "(?!(?:am|was|were|had|have|would|could|should|can|cannot|might|may|don't|do not|think|thought|know|knew|want|need|hope|guess|just|really|lose|miss)\\b)(\\p{Ll}+)";
/** What is done to, or kept from, the reader, and no other way of meeting. */
const TURNS_AWAY =
  '(?:go (?:straight )?to|tell|report|escalate|take (?:it|this|that) (?:up|to|further)|stop|cancel|withdraw|withhold|refuse|remove|replace|end|leave|walk|resign|pull|call in)';
const WILL = "(?:'ll| will|'m going to| am going to|'re going to| are going to)?";

function ifItDoesNot(...groups: string[]): string {
  const [what = '', verb = '', rest = '', who = '', , deed = ''] = groups;
  const isPlural = /^(?:they|these|those)$/i.test(what);
  const base = isPlural ? verb : baseOfThird(verb);
  const state = /^(?:is|are|'s|'re)$/i.test(verb)
    ? `${isPlural ? 'are' : 'is'} not`
    : base === null
      ? null
      : `${isPlural ? 'do' : 'does'} not ${base}`;
  const then = ifNot(who, deed).replace(/^If not, /, '');
  return state === null
    ? `Either ${small(what)} ${verb}${rest}, or ${then}`
    : `If ${small(what)} ${state}${rest}, ${then}`;
}

/** The two sides of "or" where the second says plainly what the writer does then: each in words of its own. */
export const PLAIN_ALTERNATIVES: readonly Rule[] = [
  rule(
    `^(?:so |and |but )?either (it|this|that|they|these|those|the [^.,;:!? ]{2,30}|my [^.,;:!? ]{2,30}) (\\p{Ll}+)((?: (?:[^.,;:!?]|[.,:](?=\\d)){2,80}?)?),? or (?:else )?(I|we)('ll| will|'m| am|'re| are) (?!out\\b|off\\b|done\\b|not\\b|so\\b)${REST}[.!]*$`,
    ifItDoesNot,
  ),
  rule(
    `^(?:so |and |but )?either you(?:'ll| will)? (?:just |finally )?${NO_DEED}${WHAT},? or (?:else )?(I|we) ${WRITER_DOES}( ${REST})[.!]*$`,
    (what, who, deed, rest) => `Could you ${what}? If not, ${inside(who)} will ${deed}${rest}.`,
  ),
  rule(
    `(?<=(?:^|[.,;] )(?:from now on,? )?(?:please|you (?:must|need to|have to|will)|I (?:need|want|expect) you to) [^.;!?]{5,110}?),? or (?:else )?(I|we)${WILL} (${TURNS_AWAY}(?: [^.,;!?]{2,60}?)?)[.!]*$`,
    (who, deed) => `; if not, ${ifNot(who, deed).replace(/^If not, /, '')}`,
  ),
  rule(
    '(?<=\\p{L}{2} [^.;!?]{2,110}?),? or (?:else )?(?:(?:you|they|he|she) (?:can|will have to|could) )?(?:just )?(?:go (?:and )?)?find (?:yourself |yourselves |themselves )?(?:another|somewhere(?: else)?|someone else|somebody else|a different|a new)\\b[^.,;!?\\d]{0,40}[.!]*$',
    '.',
  ),
  rule(
    `^(?:and |so )?Next time,? (?:please |just )*(?!(?:I|we|you|it|they|the|there|this|that|he|she)\\b)${WHAT},? or (?:else )?you can (?:do it|go|manage|sort it)\\b[^.,;:!?\\d]{0,40}[.!]*$`,
    (what) => `Next time, please ${small(what)}.`,
  ),
  rule(
    `^(?:and |so |but )?Any more(?: of (?:this|that|it))?,? and (you|your [^.,;!?]{2,30}|the [^.,;!?]{2,30})('ll| will|'re| are) ${REST}[.!]*$`,
    (whom, will, rest) => `If it goes on, ${whom}${will} ${rest}.`,
  ),
];
