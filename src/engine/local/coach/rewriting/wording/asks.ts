import type { ProfileCode } from '../../../../../domain/profiles.ts';
import { type Rule, small } from './rule.ts';

const SOFT = '(?:(?:perhaps|maybe|possibly|just|sort of|kind of|at all|at some point|please),? )*';
const WONDER = `^(?:(?:so|and|anyway|also|but|well),? )?(?:[^.!?]{0,40}?, )?(?:i (?:was|am|'m|have been) |i'm |was |i )?(?:just |sort of |kind of |really )*(?:wondering|wondered),? ?(?:if|whether) ${SOFT}`;
const ask = (pattern: string, replacement: Rule['replacement']): Rule => ({
  pattern: new RegExp(pattern, 'iu'),
  replacement,
  asks: true,
});

/** Turns what was asked in a roundabout way into a plain question, in the writer's own words. */
export const PLAIN_ASKS: readonly Rule[] = [
  {
    pattern: /^((?:can|could|would|will) (?:you|we|i)\b[^.!?]{4,300})[.!]*$/i,
    replacement: '$1',
    asks: true,
  },
  ask(
    `${WONDER}you (?:might|may|could|would)? ?${SOFT}have any thoughts (?:on|about) `,
    'What do you think of ',
  ),
  ask(
    `${WONDER}you(?:'ve| have|'d| had)? ?${SOFT}(?:had|have had|got|have)? ?(?:a|an|half a|any|the) (?:chance|moment|second|minute|opportunity) to `,
    'Could you ',
  ),
  ask(`${WONDER}you (?:might|may|could|would|can) ${SOFT}(?:be (?:able|willing) to )?`, 'Could you '),
  ask(`${WONDER}you(?:'d| would) be (?:open|willing) to `, 'Would you be open to '),
  ask(`${WONDER}we (?:might|may|could|can) ${SOFT}(?:be able to )?`, 'Could we '),
  ask(`${WONDER}it (?:could|would|might) (?:perhaps |maybe )?make sense to `, 'Would it make sense to '),
  ask(`${WONDER}it (?:would|might|could) be possible (?:for you )?to `, 'Could you '),
  ask(
    `^(?:it )?(?:would|'d) (?:really )?be (?:so |really )?(?:great|good|nice|lovely|helpful|wonderful|super|amazing|fantastic|ideal) if (you|we) (?:could|can|would) ${SOFT}`,
    'Could $1 ',
  ),
  ask(
    `^(?:it )?(?:would|'d) (?:really )?be (?:so |really )?(?:great|good|nice|lovely|helpful|wonderful|super|fantastic|ideal) if (?:people|everyone|everybody|we all|you all) (?:could|can|would) ${SOFT}`,
    'Could we all ',
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
  ask(
    `^either you ([^.!?]{3,80}?) or (?:else|I(?:'m| am|'ll| will|'d)|we(?:'re| are|'ll| will))\\b.*$`,
    'What would you need in order to $1',
  ),
  ask(
    `^(?:we|i)(?:'d| would) (?:sort of |kind of |really |just )*(?:like|love) (someone|somebody)((?: \\w+){0,3}) to ${SOFT}`,
    'Could $1$2 ',
  ),
  ask(
    `^i(?:'m| am| was|'ve been| have been) (?:just |kind of |sort of |really )*hoping (?:that )?(you|we) (?:could|might|can|would) ${SOFT}`,
    'Could $1 ',
  ),
  ask(
    `^i(?:'m| am| was) (?:just |kind of |sort of |really )*hoping to (?=(?:get|have|hear|arrange|set up|see|talk|meet|book)\\b)`,
    'Could I ',
  ),
  ask(
    `^(?:if [^,.!?]{3,50}, (?:and [^,.!?]{3,50}, )?)?(we|you) (?:might|could) (?:possibly|perhaps|maybe) `,
    'Could $1 ',
  ),
  ask(
    `^(?:sometime |some time )?((?:this|next) \\p{L}+|tomorrow|today|on \\p{L}+day) would be (?:good|great|nice|ideal|lovely|perfect)[.!]*$`,
    'Could it be done $1',
  ),
  ask(
    `^(?:it )?(?:would|'d) (?:really )?be (?:great|good|nice|lovely|helpful) if (that|this|it|these|the \\p{L}+(?: \\p{L}+)?) (?:got|gets|were|was|could be|could get) (picked up|done|sorted(?: out)?|fixed|looked at|updated|tidied|moved|checked)[.!]*$`,
    'Could $1 be $2, and by whom',
  ),
  ask(
    `^(?:by )?(?:the )?end of (?:the )?(month|week|day)(?:-?ish)?(?:,? (?:i guess|i suppose|or so|maybe))?[.!]*$`,
    'Could it be done by the end of the $1',
  ),
  ask(`^(?:i'm |i am )?not sure (who|when|where) ([^,.!?]{3,40})[.!]*$`, 'Do you know $1 $2'),
  ask(`^(?:and |also |plus )?(which (?:of|one|day|date|time)\\b[^.!?,]{3,60})[.!]*$`, '$1'),
  ask(`^whoever(?:'s| is) (?:around|free|there|in|about) (?:can|could|should) `, 'Who can '),
  ask(
    `^(?:we|i)(?:'d| would)? (?:need|like|love|be thrilled) (?:it )?if (we|you) could ${SOFT}`,
    'Could $1 ',
  ),
  {
    pattern:
      /\b(?:have|having) a (?:conversation|call|chat|talk),? (?:maybe |perhaps |say |for )?(\d{1,2} minutes)/i,
    replacement: 'talk for $1',
  },
  ask(`^would you perhaps be (?:open|willing|able) to `, 'Would you be willing to '),
];

/** Softeners that weaken a question; in a statement they may be the truth and stay. */
export const FIRM_QUESTIONS: readonly Rule[] = [
  { pattern: / (?:perhaps|maybe|possibly|potentially)(?= )/gi, replacement: '' },
  {
    pattern: /(?:,? )(?:at some (?:point|stage)|some ?time soon|sometime|one of these days)(?=[ ?]|$)/gi,
    replacement: '',
  },
  {
    pattern: /(,?) (?:at some (?:point|stage)|some ?time soon|sometime|one of these days),/gi,
    replacement: ',',
  },
  {
    pattern: /,? (?:whenever|when|if) you (?:have|get) a (?:minute|moment|gap|second|chance)(?=[ ,?]|$)/gi,
    replacement: '',
  },
  { pattern: /\bget to know each other(?: (?:a little|better|a bit))?/i, replacement: 'talk' },
  { pattern: / (?:one|some) day(?=[ .?!]*$| (?:when|if)\b)/i, replacement: '' },
  {
    pattern:
      /,? (?:when|if) you(?:'re| are| happen to be)? (?:ever )?(?:passing|in the area|around|nearby)(?: by)?(?=[ ?]|$)/i,
    replacement: '',
  },
  { pattern: /^(Could|Can|Would) you (?:sort of|kind of|just) /i, replacement: '$1 you ' },
  { pattern: /,? (?:maybe|perhaps) (?=\d)/gi, replacement: ', ' },
];

/** A job without an owner, put to the reader or, in a message to many, as an open question. */
export const OWNERLESS =
  /^(?:so |and |also |but )?(?:someone|somebody|anyone) (?:really )?(?:needs to|should|has to|must|ought to|could) (?:probably |maybe |perhaps )?(?=\p{Ll})/iu;

const PROPOSAL =
  "^(?:so |and |but )?(?:we should|i(?:'d| would) say we|i think we should|let's) (?:def(?:initely)?|totally|really|absolutely|probably|just|simply|now)* ?([^,;:.!?]{6,90}?)(?: (?:today|now|asap|immediately|right away)\\b[^,;:.!?]{0,40})?[.!]*$";
const URGED =
  '^(?:please |just )?(sign|approve|confirm|decide|order|buy|agree)((?: [\\w-]+){0,4}?) (?:today|now|asap|immediately|right away)[.!]*$';

/** A push for a quick yes, put as the question that lets a careful or a considerate reader answer. */
export const UNHURRIED: Readonly<Partial<Record<ProfileCode, readonly Rule[]>>> = {
  'DP-03': [
    ask(PROPOSAL, 'What would you need to see before we $1'),
    ask(URGED, (what, more) => `What would you need to see before you ${small(what)}${more}`),
  ],
  'DP-04': [
    ask(PROPOSAL, 'What should be in place before we $1'),
    ask(URGED, (what, more) => `What would you need in place before you ${small(what)}${more}`),
  ],
  'DP-06': [ask(PROPOSAL, 'How would it be for you if we $1')],
};

/** A bare order, as a considerate reader would rather be asked. */
export const KINDLY_ASKED: readonly Rule[] = [
  ask(
    '^please ((?:provide|send|bring|return|complete|submit|fill in|give|prepare|name) [^.!?]{2,140})[.!]*$',
    'Could you please $1',
  ),
  {
    pattern:
      /^You missed (?:the |our )?(standup|stand-up|meeting|rehearsal|training|call|class|lesson|session|practice|briefing)\b/iu,
    replacement: (what) => `We missed you at ${/^stand/i.test(what) ? what : `the ${what}`}`,
  },
  ask(
    '^(?:please )?((?:send|call|bring|return|fill in|hand in|complete|sign|reply|confirm|check|give|tell|clear|move|collect|submit) [^,;:.!?]{2,80})[.!]*$',
    (what) => `Could you please ${small(what)}`,
  ),
];

/** "she sees" for "her". */
function subjectOf(object: string): string {
  return { him: 'he sees', her: 'she sees' }[object.toLowerCase()] ?? 'they see';
}

const note = (pattern: string, replacement: Rule['replacement']): Rule => ({
  pattern: new RegExp(pattern, 'iu'),
  replacement,
});

/** Notes for a meeting that would work against this reader, turned the open way round. */
export const OPEN_NOTES: readonly Rule[] = [
  note(
    "^(he|she|they)(?:'ll| will) (?:probably )?get upset,? (?:so )?keep it to ([^.!?]{3,30})[.!]*$",
    (who, time) =>
      `Planned: ${time}; leave more if ${who.toLowerCase()} ${who.toLowerCase() === 'they' ? 'need' : 'needs'} it`,
  ),
  note('^keep (?:it )?to (\\d+ min(?:utes)?)[.!]*$', 'Planned: $1; leave more if it is needed'),
  note('^(?:he|she|they) tends? to (?:fuss|moan|complain|panic),? ', ''),
  note(
    "^(?:and )?don't let (him|her|them) get emotional(?: or start about ([^.!?]{3,40}))?[.!]*$",
    (who, what) =>
      `Don't rush: leave room for what ${{ him: 'he feels', her: 'she feels' }[who.toLowerCase()] ?? 'they feel'}${what === undefined ? '' : `, and for ${what}`}`,
  ),
  note(
    "^(?:and )?don't let (him|her|them) (?:get into|start (?:about|on|with)|go on about) ([^.!?]{3,60})[.!]*$",
    (who, what) =>
      `Be ready for ${{ him: 'his', her: 'her' }[who.toLowerCase()] ?? 'their'} questions about ${what}`,
  ),
  note("^don't let it turn into a chat[.!]*$", 'Leave time for an answer'),
  note(
    '^no discussion of alternatives(?:,? (?:as|because|since) ([^.!?]{3,60}))?[.!]*$',
    (why) =>
      `${why === undefined ? '' : `${why.charAt(0).toUpperCase()}${why.slice(1)}. `}Hear the alternatives all the same.`,
  ),
  note(
    "^(?:skip|leave out|hide|don't show) (the [^,.!?]{3,40})(?:, [^.!?]{3,60})?[.!]*$",
    'Show $1, and say what they leave open',
  ),
  note('^no need to go into (what|how|why) ([^.!?]{3,60})[.!]*$', 'Ask $1 $2'),
  note(
    '^(?:just )?(?:hear|see) what (he|she|they) (?:says?|thinks?) and go from there[.!]*$',
    (who) => `Ask what ${who.toLowerCase()} would need, and agree on the next step`,
  ),
  note(
    "^(?:let's )?(?:just )?(?:play it by ear|bounce ideas around|keep it loose|see (?:where|how) (?:it|energy|things) (?:goes|is|go))(?:, see where energy is)?[.!]*$",
    'Agree on the next step before the end',
  ),
  note('^timing tb[dc][.!]*$', 'Timing: settle it in the meeting'),
  note(
    '^(we should get [^,.!?]{3,50}), (?:somebody|someone) (?:from ([^,.!?]{3,20}) )?(?:could|should) do it[.!]*$',
    (what, where) => `${what}; ask who${where === undefined ? '' : ` from ${where}`} takes it`,
  ),
  note("^don't get (?:lost|bogged down) in ([^,.!?]{3,40})(?:,? .*)?$", 'Have the $1 ready'),
  note('^([^.!?]{5,80}?) but leave (?:those|that|it|them) out[.!]*$', '$1; say so openly'),
  note(
    '^([^.!?]{5,80}?) (?:is|are) not to be mentioned(?: or [^.!?]{3,40})?[.!]*$',
    (what) => `Be ready to talk about ${small(what)}`,
  ),
  note(
    '^tell (him|her|them) that (\\p{Ll}+s) are not (?:foreseen|possible|allowed|wanted)[.!]*$',
    (who, what) => `Say what is fixed, and ask which ${what} ${subjectOf(who)}`,
  ),
  note(
    '^ask (him|her|them) to (?:say yes|sign|decide) (?:on the spot|there and then|at once|right away)(?:,.*)?$',
    (who) => `Ask ${who.toLowerCase()} for conditions, and by when there can be an answer`,
  ),
  note(
    '^if (he|she) cries,? [^.!?]{3,60}[.!]*$',
    (who) => `If ${who.toLowerCase()} cries, wait; there is time`,
  ),
  note('^(?:play|talk) down (the [^.!?]{3,60})[.!]*$', 'Name $1 openly'),
  note('^(?:pls |please )?dont? push (?:him|her|them)\\b.*$', 'Ask plainly, without pushing'),
  {
    pattern:
      /^(?:don't|do not) (?:mention|bring up|talk about) (.{4,120}?)(?: unless (?:he|she|they) asks?)?[.!]*$/i,
    replacement: 'Raise it yourself: $1.',
  },
  {
    pattern: /^if (he|she|they) (asks?) about ([^,]{2,40}?),? (?:just )?say we're (?:confident|fine)[.!]*$/i,
    replacement: 'If $1 $2 about $3, say what is known and what is not.',
  },
  {
    pattern: /^if (he|she|they) (says?) no,? (?:try|go to|ask) (?:his|her|their) (?:boss|manager)[.!]*$/i,
    replacement: 'If $1 $2 no, ask what would change it.',
  },
  {
    pattern: /^if (he|she|they) (brings? up) ([^,]{3,60}), park it[.!]*$/i,
    replacement: 'If $1 $2 $3, listen first.',
  },
  {
    pattern: /^(?:maybe |perhaps )?ask at the end(?: if there(?:'s| is) time)?[.!]*$/i,
    replacement: 'Ask at the start, not at the end',
  },
];
