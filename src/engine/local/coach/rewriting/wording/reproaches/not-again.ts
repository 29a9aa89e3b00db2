import { ask, type Rule, rule } from '../rule.ts';

/** What must not happen again, as the question how that can be made sure of. */
export const NOT_AGAIN: readonly Rule[] = [
  ask(
    "^(?:please )?(?:just )?(?:make sure|see to it|see|ensure)(?: that)? (?:it|this|that|nothing like (?:it|this)) (?:doesn't|does not|won't|will not|never|does|happens?) ?(?:happen|happens)?(?: (?:ever|again))+[.!]*$",
    'How can we make sure that it does not happen again',
  ),
  ask(
    "^(?:I|we) (?:really )?(?:expect|trust|hope|want) (?:that )?(?:it|this|that|nothing like (?:it|this))(?: is)? (?:not to|never to|won't|will not|to never|doesn't|does not) (?:ever )?(?:happen|be repeated)(?: ever)?(?: again)?[.!]*$",
    'How can we make sure that it does not happen again',
  ),
  ask(
    "^(?:it|this|that) (?:must|can|should|had better)(?:n't|not| not| never) (?:ever )?happen again[.!]*$",
    'How can we make sure that it does not happen again',
  ),
  rule(
    "^(?:and |so |but )?(?:don't|do not|dont) (?:you )?ever (do|say|talk|speak|go|come|leave|send|post|share|tell|use|touch|take) ((?:(?!me\\b)[^.,;:!?]){2,60}?) again[.!]*$",
    "Please don't $1 $2 again.",
  ),
];
