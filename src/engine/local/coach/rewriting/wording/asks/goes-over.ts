import { type Rule, rule } from '../rule.ts';

const TELLING = '(speak|talk|go|write|complain|escalate|report)';
const TOLD: Readonly<Record<string, string>> = {
  speaking: 'speak',
  talking: 'talk',
  going: 'go',
  writing: 'write',
  complaining: 'complain',
  escalating: 'escalate',
  reporting: 'report',
};
const THEN_TO = '( (?:it|this|that))? to ([^.,;:!?]{2,50}?)[.!]*$';
const IF_NOTHING =
  "^if (?:I|we) (?:don't|do not|haven't|have not) (?:have|get|got|hear|heard|receive|received|see|seen)(?: (?:back|from you|it|this|them|one|an answer|a reply|anything)){0,2}((?: (?:by|before) [^.,;:!?]{2,30}?)?),? (?:then )?I";

/** "If I don't have it I will be speaking to Malcolm": what follows, as what the reader can still prevent. */
export const GOES_OVER: readonly Rule[] = [
  // "This is a problem and I expect you to fix it or else I'll take the model away."
  rule(
    "^([^.,;:!?]{3,60}?),? and I (?:expect|want|need) you to ([^.;:!?]{3,80}?),? or (?:else )?I(?:'ll| will) (?:have to |need to )?(?!(?:be|help|come|lose|miss|get)\\b)([^.;:!?]{3,80}?)[.!]*$",
    '$1. Could you $2? If not, I will need to $3.',
  ),
  rule(`${IF_NOTHING}(?:'ll| will)(?: have to| need to)? ${TELLING}${THEN_TO}`, (when, verb, it, whom) =>
    wouldTell(when, verb, it, whom),
  ),
  rule(
    `${IF_NOTHING}(?:'ll be| will be|'m| am) (speaking|talking|going|writing|complaining|escalating|reporting)${THEN_TO}`,
    (when, verb, it, whom) => wouldTell(when, TOLD[verb.toLowerCase()] ?? verb, it, whom),
  ),
];

function wouldTell(when: string, verb: string, it: string | undefined, whom: string): string {
  return `If you cannot manage it${when}, please tell me; otherwise I will need to ${verb.toLowerCase()}${it ?? ''} to ${whom}.`;
}
