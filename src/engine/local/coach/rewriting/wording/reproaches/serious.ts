import { ask, type Rule, rule } from '../rule.ts';

const VERY =
  '(?:really |totally |completely |simply |just |absolutely |utterly |so |frankly |honestly |quite |plain )*';
const NOT_ON =
  '(?:unacceptable|not acceptable|not on|not good enough|intolerable|a disgrace|disgraceful|ridiculous|outrageous|a joke|beyond a joke|out of order|inexcusable|unprofessional)';
const FOOLISH =
  '(?:weak|like (?:an? )?(?:total |complete |right |real |absolute )*(?:idiots?|fools?|muppets?|amateurs?)|stupid|bad|ridiculous|incompetent|foolish|terrible|unprofessional)';

/** That a matter is serious, and what has to stop, without the scolding. */
const MUST_STOP: readonly Rule[] = [
  rule(
    `^(?:and |but |so )?(?:this|it|that) ${VERY}(?:can't|cannot|can not|must not|mustn't|may not|shouldn't|should not|better not) (?:ever )?happen (?:ever )?again[.!]*$`,
    'This must not happen again.',
  ),
  rule(
    "^(?:and |but |so |just |please )*(?:don't|do not|never|make sure you don't)(?: ever| you dare)? let (?:this|it|that) happen(?: to (?:me|us))? again[.!]*$",
    'This must not happen again.',
  ),
  rule(
    `^(?:this|it|that)(?:'s| is) ${VERY}${NOT_ON},? and (?:it|this|that) (has to|must|needs to) (stop|change|end)( (?:now|today|by [^.,;!?]{2,30}))?[.!]*$`,
    (must, stop, when = '') => `This ${must} ${stop}${when}.`,
  ),
  rule(
    '^(?:just |now |please |so )*(?:cut it out|knock it off|pack it in|give it a rest|stop it)(?: now)?[.!]*$',
    'Please stop this.',
  ),
  rule(
    '^(?:you (?:really |all |just )*(?:need to|have to|must|should)|I (?:need|want|expect) you to|please|just) pull your weight(?=[.!]*$)',
    'I need you to do your share',
  ),
];

/** What it does to the writer. */
const COST: readonly Rule[] = [
  rule(
    '^you (?:really |totally |completely )?(?:embarrassed|humiliated) (me|us)(?= (?:in front of|before|at|in|on)\\b)',
    'it was embarrassing for $1',
  ),
  rule('\\byou (?:just |simply )?hijacked (?=(?:my|our|the|his|her)\\b)', 'you took over '),
  rule("^it(?:'s| is) always the same (people|ones|few|two|three)(?= who)", 'it is often the same $1'),
  rule(
    `\\b(?:I|we)(?:'ll| will| would|'d) (?:all )?(?:look|be left looking|end up looking) ${FOOLISH}(?=[ .,;!]|$)`,
    'it will be embarrassing for me',
  ),
  rule(
    `\\b(it|this|that|which) made (me|us)(?: all)? look ${FOOLISH}(?=[ .,;!]|$)`,
    '$1 was embarrassing for $2',
  ),
  rule("^it(?:'s| is) (?:really )?hard to believe (?:that )?(?=you\\b)", ''),
  rule(
    `(^|,? (?:and|but|so|which) |, )(?:it|this|that|you|which)? ?(?:makes?|(?:'re|'s| are| is) making) (me|us) look ${FOOLISH}(?=[ .,;!]|$)`,
    (joint, whom) => `${joint}${/which $/.test(joint) ? '' : 'it '}is embarrassing for ${whom}`,
  ),
  rule(`^You(?:'re| are) making (me|us) look ${FOOLISH}(?=[ .,;!]|$)`, 'It is embarrassing for $1'),
  rule(
    '^(?:so |and |but )?how (?:am I|are we|is (?:anyone|anybody)|are the (?:others|rest of us)) supposed to (?=\\p{Ll})([^.?!;]{3,80}?)[?!.]*$',
    'It is hard to $1.',
  ),
  rule(
    "^(?:and |but |so )?you(?:'ve| have)? (?:lied|been lying) to (me|us|him|her|them|everyone|everybody|\\p{Lu}[\\p{L}'-]+)((?: about [^.,;!?]{3,60}?)?)(?=[.,;!]|$| and\\b)",
    (whom, what) => `what you told ${whom}${what} was not true`,
  ),
  rule(
    "^(?:and |but |so )?I (?:just |really |simply )*(?:can't|cannot|can no longer|don't|do not) trust you(?: any ?more| any longer| after this)?[.!]*$",
    'My trust has suffered.',
  ),
  rule(
    '\\b(make|makes|made) (?:absolutely |simply |just )?no sense(?: whatsoever| at all)?(?! (?:to|for|without|if|in|of)\\b)',
    (verb) => `${verb === 'makes' ? 'does' : verb === 'made' ? 'did' : 'do'} not add up`,
  ),
];

/** What leads to a blunt word, and what is asked in it. */
const SAID_STRAIGHT: readonly Rule[] = [
  rule(
    "^(?:just |and |so )?(?:don't|do not|never) (?:you )?(?:ever )?do (that|this|it) (?:ever )?again[.!]*$",
    "Please don't do $1 again.",
  ),
  rule(
    "^(?:So |And )?(?:didn't|did not) I (?:clearly |explicitly )?(?:tell|ask|remind) you (not )?to (?=\\p{Ll})([^?]{3,100})\\?+$",
    (not = '', deed = '') => `I had asked you ${not}to ${deed}.`,
  ),
  rule(
    '^(?:so |and )?I expect (the (?:complete |full |corrected |signed |final |missing )?[^.,;!?]{3,40}?) (by|before) ([^.,;!?]{2,40})[.!]*$',
    'Could I have $1 $2 $3?',
  ),
  rule(
    '\\bas (?:already )?(discussed|agreed|mentioned|explained|I said|I told you|we discussed|we agreed) (?:a (?:hundred|thousand|million|dozen) times|many times|countless times|over and over)(?: (?:before|already))?',
    'as $1',
  ),
  rule(
    "^(?:look,? |so,? |listen,? )?(?:I(?:'m| am) (?:not going to|just going to|going to)|I(?:'ll| will| won't| will not)|let me|I have to|I(?:'m| am) gonna) (?:just |only |now )*(?:sugar-?coat (?:it|this|things)|be (?:very |quite |completely |brutally |really )?(?:blunt|honest|frank|direct|straight|clear|open)(?: with you| here)?|mince (?:my )?words|beat around the bush|say (?:it|this) (?:straight|plainly))[:;,–—-]+ (?=\\p{L})",
    '',
  ),
  rule(
    "^it(?:'s| is) (?:really |very |quite |that |actually )*(?:simple|easy|that simple)[:;–—-]+ (?=\\p{L})",
    '',
  ),
  rule(
    "^(?:and |but |so )?I (?:really )?(?:shouldn't|should not|don't want to|hope I don't) (?:even )?(?:have|need) to (?:remind|tell) (?:you|anyone|anybody|everyone)(?: all| people)? that (?=\\p{L})",
    'Please remember that ',
  ),
  rule(
    "^(?:and |but )?If you(?:'ve| have)? (?:have |got )?(?:a|any|an) (?:problem|issue)s? with (me|us),? (?:then )?(?:just |please |at least )*(?:say (?:it|so)|tell (?:me|us)|come and (?:say it|tell me))(?: (?:to|in) my face| directly| straight)?[.!]*$",
    (whom) => `If there is something between us, please tell ${whom} directly.`,
  ),
  rule(
    "^(?:and |but )?If you((?:'re| are| don't| do not| can't| cannot| no longer| have)[^.,;!?]{3,60}),? (?:then )?(?:please )?(?:just |at least |simply |have the \\p{L}+ to )+(?:say so|say it|say|come out and say (?:so|it)|tell (?:me|us)|let (?:me|us) know)[.!]*$",
    'If you$1, please tell me.',
  ),
  rule(
    '^(?:just |now |so |please )*(go (?:back |out |home )?(?:and|to) (?:get|fetch|buy|pick|see|ask|check|open|close|lock|tell|help|find|clean|fix) [^.!?]{2,60})[.!]*$',
    (deed) => `Please ${deed.charAt(0).toLowerCase()}${deed.slice(1)}.`,
  ),
  rule(
    '^(?:just |please |so )*(check|ask|call|think|look|listen|knock|ring|read it|tell me|let me know|say so|warn me|be on time) (next time|first next time)[.!]*$',
    (deed, when) => `Please ${deed.toLowerCase()} ${when}.`,
  ),
  ask(
    "^(?:so |and |but )?(where|when) (?:the (?:hell|heck|fuck|devil)|on earth|in the world|in (?:god|heaven)'s name) (?=(?:are|is|were|was|have|did|do|will) )([^.?!,;]{3,60})[.!?]*$",
    '$1 $2',
  ),
];

/** Hard words about a serious matter, as what must stop, what it costs and what is asked. */
export const SERIOUS: readonly Rule[] = [...MUST_STOP, ...COST, ...SAID_STRAIGHT];
