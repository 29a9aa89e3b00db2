import type { Rule } from './rule.ts';

const SOFT = '(?:(?:perhaps|maybe|possibly|just|sort of|kind of|at all|at some point|please),? )*';
const WONDER = `^(?:(?:so|and|anyway|also|but|well),? )?(?:[^.!?]{0,40}?, )?(?:i (?:was|am|'m|have been) |i'm |was )?(?:just |sort of |kind of |really )*wondering,? ?(?:if|whether) ${SOFT}`;
const ask = (pattern: string, replacement: string): Rule => ({
  pattern: new RegExp(pattern, 'i'),
  replacement,
  asks: true,
});

/** Turns what was asked in a roundabout way into a plain question, in the writer's own words. */
export const PLAIN_ASKS: readonly Rule[] = [
  ask(
    `${WONDER}you (?:might|may|could|would)? ?${SOFT}have any thoughts (?:on|about) `,
    'What do you think of ',
  ),
  ask(`${WONDER}you(?:'ve| have)? ?${SOFT}(?:had|have had|got) a (?:chance|moment) to `, 'Could you '),
  ask(`${WONDER}you (?:might|may|could|would|can) ${SOFT}(?:be (?:able|willing) to )?`, 'Could you '),
  ask(`${WONDER}you(?:'d| would) be (?:open|willing) to `, 'Would you be open to '),
  ask(`${WONDER}we (?:might|may|could|can) ${SOFT}(?:be able to )?`, 'Could we '),
  ask(`${WONDER}it (?:could|would|might) (?:perhaps |maybe )?make sense to `, 'Would it make sense to '),
  ask(`${WONDER}it (?:would|might|could) be possible (?:for you )?to `, 'Could you '),
  ask(
    `^(?:it )?(?:would|'d) (?:really )?be (?:so |really )?(?:great|good|nice|lovely|helpful|wonderful|super|amazing|fantastic|ideal) if (you|we) (?:could|can|would) ${SOFT}`,
    'Could $1 ',
  ),
  ask(`^(?:perhaps|maybe|possibly),? (you|we) (?:could|might|can) ${SOFT}`, 'Could $1 '),
  ask(`^(?:perhaps|maybe|possibly),? you(?:'d| would) (?:like|want) to `, 'Would you like to '),
  ask(
    `^(?:i|we)(?:'d| would) be (?:very |really |most )?(?:grateful|happy|glad) if you (?:could|would|might) ${SOFT}`,
    'Could you ',
  ),
  ask(
    `^(?:i|we) (?:just )?wanted to (?:check|ask) (?:if|whether) ${SOFT}you (?:could|can|might) `,
    'Could you ',
  ),
  ask(
    `^(?:i|we)(?:'d| would) (?:sort of |kind of |really )*(?:like|love) (?:it if )?you (?:to|could) `,
    'Could you ',
  ),
  ask(`^would you perhaps be (?:open|willing|able) to `, 'Would you be willing to '),
];

/** Softeners that weaken a question; in a statement they may be the truth and stay. */
export const FIRM_QUESTIONS: readonly Rule[] = [
  { pattern: / (?:perhaps|maybe|possibly|potentially)(?= )/gi, replacement: '' },
  {
    pattern:
      /,? (?:at some (?:point|stage)|some ?time soon|sometime|one of these days|whenever you (?:have|get) a (?:minute|moment|gap|second|chance)|when you (?:have|get) a (?:minute|moment|chance|second)|if you (?:have|get) a (?:minute|moment|chance|second))(?=[ ,?]|$),?/gi,
    replacement: '',
  },
  { pattern: /^(Could|Can|Would) you (?:sort of|kind of|just) /i, replacement: '$1 you ' },
  { pattern: /,? (?:maybe|perhaps) (?=\d)/gi, replacement: ', ' },
];

/** A job without an owner, put to the reader or, in a message to many, as an open question. */
export const OWNERLESS =
  /^(?:so |and |also |but )?(?:someone|somebody|anyone) (?:really )?(?:needs to|should|has to|must|ought to|could) (?:probably |maybe |perhaps )?(?=\p{Ll})/iu;
