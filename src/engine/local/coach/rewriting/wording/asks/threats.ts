import { type Rule, rule, small } from '../rule.ts';
import { ifNot } from './consequences.ts';

const WHEN = '(?:[^.,;:!?]|[.:](?=\\d)){2,40}?';
/** A deed that is threatened for the case that nobody answers. */
const WILL_DO = "(I|we)(?:'ll| will|'m going to| am going to|'re going to| are going to)(?: just| have to)*";

/** Threats behind a condition that asks for something, as the plain ask and what follows without it. */
export const THREATS: readonly Rule[] = [
  rule(
    `^(?:and |so |but )?If (it|this|that|they|the [^.,;:!?]{2,30}?|my [^.,;:!?]{2,30}?)(?: isn't| is not| aren't| are not| hasn't been| has not been|'s not|'re not) (repaired|fixed|paid|finished|delivered|returned|sorted|corrected|replaced|removed|refunded|resolved|cleaned|ready|done|here|back|sent|signed|moved|shut|locked|gone|dealt with)((?: (?:by|before|until) ${WHEN})?),? (?:then )?((?:I'm|I am|we're|we are) (?:off|out|gone|done|finished|leaving)\\b[^;:!?]{0,110}?)[.!]*$`,
    (thing, state, when, then) =>
      `Could ${small(thing)} be ${state}${when}? If not, ${small(then).replace(/^i\b/, 'I')}.`,
  ),
  rule(
    `^(?:and |so |but )?(?:If (?:I|we) (?:don't|do not|haven't|have not) (?:hear|heard) (?:back |anything |from you )*|Unless (?:I|we) hear (?:back |anything |from you )*)(by|before) (${WHEN}),? (?:then )?${WILL_DO} (?!assume\\b|presume\\b|take it\\b|know\\b)([^.;:!?]{3,110}?)[.!]*$`,
    (by, when, who, deed) => `Could you let me know ${by} ${when}? ${ifNot(who, deed)}`,
  ),
];
