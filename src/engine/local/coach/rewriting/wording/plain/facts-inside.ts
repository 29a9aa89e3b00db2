import type { ProfileCode } from '../../../../../../domain/profiles.ts';
import { wholeOf } from '../../../patterns/groups.ts';
import { DONE_BY, IN_A_SEASON, OWED_TO_OTHERS, THING } from '../asks/thing.ts';
import { ask, type Rule, rule, small } from '../rule.ts';

/** People in the plural, as notices name them. */
const PEOPLE =
  '(?:(?:all )?(?:staff|employees|residents|parents|members|participants|visitors|volunteers|colleagues|tenants|users|drivers|students|pupils|vendors|suppliers|applicants|guests|teachers|players|singers|customers|owners|contractors|exhibitors|families|teams|those|anyone|everyone))';
const BY_WHEN = '((?:by|before|until|within) [^,.;!?]{3,40}?)';

/** Threats around a date, as the request that they hold. */
const ULTIMATUMS: readonly Rule[] = [
  rule(
    "^(?:please )?((?:reply|answer|respond|confirm|decide|pay|sign|send|return|fix|sort)\\b[^.;!?]{0,60}? (?:by|before) [^.,;!?]{3,25}),? (?:otherwise|or(?: else)?) (?:I|we)(?:'ll| will)(?: have to)? (?:go|turn|write|complain|take (?:it|this)) (?:straight |directly |on )?to (the \\p{Ll}+|\\p{Lu}[\\p{L}'’-]+)[.!]*$",
    (what, whom) => `Please ${small(what)}, before we turn to ${whom}.`,
  ),
  rule(
    `^${PEOPLE} (?:who|that) (?:do not|don't|fail to|does not|doesn't) ([^,.;!?]{3,80}?) ${BY_WHEN} (?:will be|are|is|will get) (?:removed|taken|dropped|struck|deleted) (?:from|off) (the|our) (\\p{Ll}+)[.!]*$`,
    (what, when, which, from) => `Please ${what} ${when}, so that you stay on ${which} ${from}.`,
  ),
  rule(
    `^${PEOPLE} (?:who|that) (?:do not|don't|fail to|does not|doesn't) ([^,.;!?]{3,80}?) ${BY_WHEN} (?:will|are|is|lose|cannot|can't|must|forfeit)\\b[^.!?\\d]{3,80}[.!]*$`,
    (what, when) => `Please ${what} ${when}.`,
  ),
  rule(
    '^(\\p{L}+s) (?:not following|that do not follow|which do not follow) (the [^,.;!?]{3,40}?) will not be (\\p{Ll}+ed)[.!]*$',
    (what, how, done) => `Please follow ${how}, so that all ${small(what)} can be ${done}.`,
  ),
  ask(
    `^If I (?:don't|do not) (?:have|get|receive|see) ([^,.!?]{2,40}?) ${BY_WHEN},? I(?:'ll| will)? (?:start|go|begin|leave|go ahead|proceed|decide) without [^.!?\\d]{2,20}[.!]*$`,
    (what, when) => `Could I have ${what} ${when}`,
  ),
  rule(
    ",? or (?:else )?I(?:'ll| will) (?:just )?(?:pick|choose|decide|do it|start|go ahead)(?: one)?(?: without you| myself| on my own)?(?=[.!]*$)",
    '',
  ),
  rule(
    "^(?:Those|Anyone|Whoever|People|Everyone) (?:who )?(?:don't|doesn't|do not|does not) like (?:it|this|that),? (?:knows?|can|may|is|are)\\b[^.!?\\d]{3,60}[.!]*$",
    'If this is hard for you, please tell me.',
  ),
  rule(
    "^(?:this|it|that)(?:'s| is) not (?:up for|open (?:to|for)) (?:any )?(?:debate|discussion|negotiation)[.!]*$",
    'This is decided.',
  ),
  rule(',? (?:so|and) no (?:discussions?|debates?|excuses|arguments)(?: please)?(?=[.!]*$)', ''),
  rule(',? (?:as )?simple as that(?=[.!]*$)', ''),
  rule(',? take it or leave it(?=[.!]*$)', ''),
  rule(
    "^(Complaints|Objections|Appeals) (?:will|can)(?: ?not|'t) be (?:entertained|considered|accepted|heard|tolerated)[.!]*$",
    'Please come to me with questions.',
  ),
];

/** Participles of what a notice demands, with the verb that asks for it. */
export const DONE: Readonly<Record<string, string>> = {
  returned: 'return',
  'handed in': 'hand in',
  'handed over': 'hand over',
  booked: 'book',
  kept: 'keep',
  submitted: 'submit',
  shown: 'show',
  signed: 'sign',
  worn: 'wear',
  completed: 'complete',
  'filled in': 'fill in',
  reported: 'report',
  cleaned: 'clean',
  cleared: 'clear',
  emptied: 'empty',
  labelled: 'label',
  locked: 'lock',
  collected: 'collect',
  'switched off': 'switch off',
  'turned off': 'turn off',
  used: 'use',
  followed: 'follow',
  observed: 'observe',
  delivered: 'deliver',
  sent: 'send',
  paid: 'pay',
  removed: 'remove',
  entered: 'enter',
  brought: 'bring',
};
const PARTICIPLE = Object.keys(DONE).join('|');

/** "Spa uniforms" → "the spa uniforms"; numbered things and those with a word before them stay as they are. */
function thing(words: string): string {
  const own = small(words);
  return /^(?:the|all|your|our|any|each|every|this|these|those|my|both)\b|\d/i.test(own) ? own : `the ${own}`;
}

/** First words of a sentence whose subject comes later, or is no thing. */
const NO_SUBJECT =
  '(?:there|it|this|that|they|we|you|I|he|she|nothing|no|if|when|what|how|who|with|from|as|in|on|at|by|for|until|after|before|since|due|effective|starting|because|while|and|but|or|so)';

/** Orders in a cold passive, as a request. */
const PASSIVE_ORDERS: readonly Rule[] = [
  rule(
    `^((?:with effect from|as of|from|starting) (?:\\p{L}+day(?:,? \\d{1,2}(?:st|nd|rd|th)?(?: \\p{Lu}\\p{L}+)?)?|tomorrow|\\d{1,2} \\p{Lu}\\p{L}+)),? ((?!${NO_SUBJECT}\\b)[\\p{L}\\d][\\p{L}\\d'’ -]{1,50}?) (?:is|are) to be (${PARTICIPLE})(?! (?:and|or|by (?:the|our|a|us|me|my|\\p{L}+ing)\\b))( [^.!?;]{2,100})?[.!]*$`,
    (when, what, done, rest) =>
      `${when}, please ${DONE[done.toLowerCase()] ?? done} ${thing(what)}${rest ?? ''}.`,
  ),
  rule(
    `^(?!${NO_SUBJECT}\\b)${THING} (?:is|are) to be (${PARTICIPLE})(?! (?:and|or|by (?:the|our|a|us|me|my|\\p{L}+ing)\\b))(?! ${IN_A_SEASON})( [^.!?;]{2,100})?[.!]*$`,
    (...groups) => {
      const [what = '', done = '', rest = ''] = groups;
      if (DONE_BY.test(rest) || (/^paid$/i.test(done) && OWED_TO_OTHERS.test(what))) return wholeOf(groups);
      return `Please ${DONE[done.toLowerCase()] ?? done} ${thing(what)}${rest}.`;
    },
  ),
  rule(
    `^(?!${NO_SUBJECT}\\b)${THING} (?:is|are) not to be (${PARTICIPLE})( [^.!?;]{2,100})?[.!]*$`,
    (what, done, rest) => `Please do not ${DONE[done.toLowerCase()] ?? done} ${small(what)}${rest ?? ''}.`,
  ),
  rule(
    `^((?:the|all|your) [\\p{L}\\d'’ -]{1,50}?) (?:must|have to|has to|need to|needs to|shall) be (returned|handed in|submitted|completed|filled in|collected|cleared|emptied)(?! by (?:the|our|a|us|me)\\b)( [^.!?;]{2,100})?[.!]*$`,
    (what, done, rest) => `Please ${DONE[done.toLowerCase()] ?? done} ${small(what)}${rest ?? ''}.`,
  ),
  rule(
    `^${PEOPLE} (?:are|is) (?:hereby |kindly )?(?:informed|advised|notified|reminded) that (?=\\p{L})`,
    '',
  ),
  rule(
    '^(?:It has been|It was) (?:noted|observed|brought to (?:my|our) attention)(?: on [^,.;]{3,20}?)? that (?=\\p{L})',
    '',
  ),
  rule('^(acknowledge|confirm) receipt( (?:by|before) [^.!?,;]{3,30})[.!]*$', 'Please confirm receipt$2.'),
  rule(
    '^(?!(?:queries|questions) to )(Queries|Questions|Requests|Comments|Replies|Orders) (?:only )?(via|by|through|to) (?!(?:ask|consider|be|follow|discuss|answer|which|what)\\b)([^.!?,;:]{2,40}?)(?: only)?[.!]*$',
    (what, how, where) => `Please send ${small(what)} ${how} ${where}.`,
  ),
  rule('^Repl(?:y|ies) in writing(?: only)?[.!]*$', 'Please reply in writing.'),
  rule(
    '^Your (\\p{Ll}[\\p{L} ]{2,40}?) (?:has|have) been (shortlisted|identified|selected|chosen|nominated)(?= (?:as|for|to)\\b)',
    (what, done) => `We have ${done} your ${what}`,
  ),
];

const NOT_CHANGED =
  ",? and (?:may|must|can|shall)(?: ?not|'t) be (?:altered|changed|modified|amended)(?=[.!;,]|$)";

/** Closed doors beside a fact. */
const RIGID: readonly Rule[] = [
  rule('\\b(?:exactly|strictly) (?=(?:as per|according to|in accordance with|as in)\\b)', ''),
  rule(',? to the letter(?=[.,;!]|$)', ''),
  rule(
    '(?<=\\b(?:follow|keep to|use|perform|read) (?:the|our|this) \\p{Ll}+) word for word(?=[ .,;!]|$)',
    '',
  ),
  rule(`\\b(are|were|have been) ((?:\\p{L}+ ){0,3}\\p{L}+)${NOT_CHANGED}`, '$1 $2 and stay as they are'),
  rule(`\\b(is|was|has been) ((?:\\p{L}+ ){0,3}\\p{L}+)${NOT_CHANGED}`, '$1 $2 and stays as it is'),
];

/** Jobs and dates that nobody stands for. */
const NOBODYS: readonly Rule[] = [
  rule(
    '\\b(?:somebody|someone) from (?:our (?:side|team|office|end)|us|here) (?=will (?:get|come|contact|be in|call|reach|write|ring)\\b)',
    'we ',
  ),
  rule('\\b(?:somebody|someone) from (?=(?:\\p{Lu}{2,}|the \\p{Ll}+ team) will\\b)', ''),
  rule(
    '^Further (materials|information|details|instructions) (?:will|are to|is to) (?:be forthcoming|follow|be sent|be provided)(?: in due course| shortly| soon| at a later date)?[.!]*$',
    (what) => `We will send further ${what}.`,
  ),
  rule(' (?:at the appropriate time|before too long|when the time is right)(?=[.,;!]|$)', ''),
  rule(' at some (?:stage|point) (?=(?:before|in|after|during)\\b)', ' '),
];

/** Pressure around something that is true. */
const PRESSED: readonly Rule[] = [
  rule(
    '\\b(?:we|I) (?:need|have) to strike while the iron is hot(?:,? and|,|:| -| –) (?=\\p{Ll})',
    (): string => 'we want to ',
  ),
  rule(
    '^(?:There are )?(?:only |just )?(a few|\\d+) ([\\p{L} ]{3,30}?) (?:are )?left,? so (?:you|jump|grab|act|hurry|be quick|book|move)[^.!?\\d]{2,40}[.!]*$',
    'There are $1 $2 left.',
  ),
  rule(
    ",? (?:so )?(?:I'd |I would |better |you'd better )?(?:jump on (?:it|this)|grab (?:it|yours|one)|snap it up)(?: now| today| fast| before [^.,!?\\d]{3,30})?(?=[.!]*$)",
    '',
  ),
  rule(",? so let's not overthink (?:this|it)(?=[.!]*$)", ''),
  ask(
    "^I(?:'ll| will)? need (?:a|your) (?:yes|go|ok|okay|go-ahead|answer|decision|approval) (by [^.,!?]{3,25}|today|tonight|this (?:morning|afternoon|evening|week)|before [^.,!?]{3,25})[.!]*$",
    'Can you give me your answer $1',
  ),
  rule(
    '^(Decide|Sign|Book|Order|Register|Reply|Confirm) ((?:before|by|until) [^.,!?]{3,25}?) and ((?:the|your) [^.!?,;]{3,50}?)[.!]*$',
    (verb, when, what) =>
      `${what.charAt(0).toUpperCase()}${what.slice(1)} if you ${verb.toLowerCase()} ${when}.`,
  ),
];

/** Comfort and proof without a ground. */
const UNGROUNDED: readonly Rule[] = [
  rule(",? (?:it's|it is|that's|which is) (?:only|just|merely) a formality(?=[.!]*$)", ''),
  rule(',? fingers crossed(?=[.!]*$)', ''),
  rule(',? trust me(?: on this(?: one)?)?(?=[.!,;]|$)', ''),
  rule(',? as (?:research|studies|science) (?:shows?|proves?)(?=[.!,;]|$)', ''),
  rule(' despite (?:repeated|several|numerous|many|countless) reminders(?=[.,;!]|$)', ''),
  rule(
    ',?(?: and,?)? (?:as|since|because) (?:gentle |friendly )?(?:hints|reminders) (?:were|are) (?:evidently|obviously|clearly|apparently) [^.,;!?\\d]{3,30}(?=[.,;!]|$)',
    '',
  ),
  rule(
    ",? which you(?:'ll| will| have|'ve)? no doubt (?:have )?(?:enjoyed|read|seen|noticed|appreciated)(?=[.,;!]|$)",
    '',
  ),
];

/** A date for the answer, put to a reader who decides with care. */
const NOT_WAVED_AWAY = rule(
  ",? (?:and |but )?so (?:it |that |this |all |everything |we )?(?:should|will|'ll) (?:really |probably |all )*be (?:just |all |perfectly )?(?:fine|ok|okay|alright|all right)(?:,? I think)?(?=[.!]*$)",
  '',
);

/** How readers who take care are asked for an answer; a Guardian hears no risk waved away behind what was told. */
export const CAREFUL_ANSWERS: Readonly<Partial<Record<ProfileCode, readonly Rule[]>>> = {
  'DP-03': [
    ask(
      '^Can you give me your answer ([^.!?]{3,30})[?]$',
      'What would you need to see to give me an answer $1',
    ),
  ],
  'DP-04': [
    NOT_WAVED_AWAY,
    ask(
      '^Can you give me your answer ([^.!?]{3,30})[?]$',
      'What should be in place for you to give me an answer $1',
    ),
  ],
  'DP-06': [
    ask(
      '^Can you give me your answer ([^.!?]{3,30})[?]$',
      'How do you feel about it, and could you tell me $1',
    ),
  ],
};

/** Faults with a fact inside: the fact and the request stay, the fault goes. */
export const FACTS_INSIDE: readonly Rule[] = [
  ...ULTIMATUMS,
  ...PASSIVE_ORDERS,
  ...RIGID,
  ...NOBODYS,
  ...PRESSED,
  ...UNGROUNDED,
];
