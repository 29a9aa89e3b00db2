import { baseOfGerund, baseOfPast } from '../../../patterns/verb-forms.ts';
import { ask, type Rule, rule, small } from '../rule.ts';
import { FORMAL_ASKS } from './formal-asks.ts';
import { OUTSTANDING } from './outstanding.ts';
import { WANTED_TALK } from './wanted-talk.ts';

const START = '^(?:(?:so|anyway|well|honestly|basically|but),? )?';
const ALSO = '((?:(?:and|also|plus|oh),? )*)';
/** Words that soften a request and say nothing. */
const SOFT = '(?:(?:perhaps|maybe|possibly|please|just|kindly|at all),? )*';
const NO_TIME =
  '(?:when(?:ever)? you(?: can| get(?: a| the)? (?:chance|moment|minute|time)| have(?: a| the| some| a bit of)? (?:spare )?(?:chance|moment|minute|second|time))|if you (?:have|get|find)(?: a| the| some)? (?:chance|moment|minute|time)|at some (?:point|stage)|some ?time|one of these days)';
/** The same of somebody, whoever it is. */
const THEY_HAVE_TIME = NO_TIME.replaceAll(' you', ' (?:you|they)');
const NICE =
  '(?:really |so |very )?(?:great|good|nice|lovely|helpful|wonderful|super|fantastic|ideal|amazing|brilliant|perfect|useful|appreciated|a (?:big |great |huge )?help|fab|ace|handy)';
const WONDER =
  "(?:(?:I|we)(?:'m|'ve been| am| was|'re| are| were| have been)? )?(?:just )?(?:wondering|wondered) (?:if|whether)";
/** Before whom or what a view is asked for: "any thoughts on", "let me know what you think about". */
const A_VIEW_ON = `(?:(?:${WONDER} you(?: (?:might|may|could|would|can))? ${SOFT}(?:have|had|'ve) |(?:do|would|could) you have )?any (?:thoughts|ideas?|views?|opinions?)|(?:it would|it'd|would)? ?be ${NICE} to (?:get|have|hear) your (?:thoughts|views?|opinion|take|input)|(?:please )?let (?:me|us) (?:know|have) (?:your (?:thoughts|views?|opinion)|what you think)|(?:I|we)(?:'d| would) (?:love|like|appreciate|welcome|value)(?: to (?:get|have|hear))? your (?:thoughts|views?|opinion|take|input)|what (?:are your thoughts|do you think)) (?:on|about|as to|regarding)`;
/** The first word of what is asked of the reader. */
const DEED =
  '(?=\\p{Ll})(?!(?:know|understand|be|feel|see|hear|think|believe|trust|note|have|like|want|say|tell you)\\b)';

const WHERE_TO_BEGIN: readonly Rule[] = [
  rule(
    `${START}(?:I|we)(?:'m|'re| am| are| was| were)? (?:just )?thinking (?:that )?(?:maybe|perhaps),? (?=(?:someone|somebody|anyone) (?:should|could|might|needs to|has to)\\b)`,
    'Maybe ',
  ),
  rule(
    `^((?:and |so |but |also |well,? )?(?:${WONDER}|do you think)) ${SOFT}((?:you|we)(?: (?:might|could|would|can))?),? ${SOFT}${NO_TIME},? (?=\\p{Ll})`,
    '$1 $2 ',
  ),
  rule(
    `^((?:and |so |but |also |well,? )?(?:could|can|would|will) (?:you|we)),? ${SOFT}${NO_TIME},? (?=\\p{Ll})`,
    '$1 ',
  ),
  rule(`\\b(consider|think about|look at|look into) (?:perhaps|maybe|possibly) (?=\\p{L}+ing\\b)`, '$1 '),
];

/** "also " where one of the words says that something is asked beside something else. */
function alsoIn(...words: readonly (string | undefined)[]): string {
  return words.some((word) => /\b(?:also|plus|too|as well)\b/i.test(word ?? '')) ? 'also ' : '';
}

/** Requests that ease themselves in the middle or at the end, each as the plain question it stands for. */
export const EASED_REQUESTS: readonly Rule[] = [
  ...WHERE_TO_BEGIN,
  ask(
    `^(I(?:'d| would|'m| am) (?:probably |personally |rather )?(?:be )?(?:go for|go with|inclined to|choose|pick|opt for|take|prefer|recommend)\\b[^.!?;\\n]{2,110}?),? but (?:I )?(?:would|'d) (?:really )?(?:appreciate|welcome|love|like|value)(?: to (?:hear|get|have))? your (?:thoughts|views?|opinion|input|feedback|take)(?: on (?:it|this|that))?[.!]*$`,
    '$1. Do you agree',
  ),
  ask(
    `^I think (?:that )?it(?:'d| would) (?:probably |perhaps |maybe )?make sense to ([^.!?;,\\n]{3,110}?),? but (?:obviously |of course |ultimately )?(?:it's|it is|that's|that is) (?:obviously |of course )?(?:your (?:call|decision|choice)|up to you)[.!]*$`,
    'I think it would make sense to $1. Do you agree',
  ),
  rule(
    `^if (?:anyone|anybody|any of you|you) (?:has|have|had|'ve|have got|has got|'ve got) (?:any |some |an? )?((?:other |good |better )?(?:suggestions?|ideas?|preferences?|objections?|tips|wishes|requests))((?: (?:for|about|on) [^.!?;,\\n]{3,60}?)?),? (?:please |do |just |then )*(?:let (?:me|us) know|tell (?:me|us)|send (?:me|us) (?:an email|a note|them)|email (?:me|us))(?:,? ${NO_TIME})?[.!]*$`,
    (...groups) => {
      const [what = '', about = ''] = groups;
      return `If you have ${/s$/i.test(what) ? 'any' : /^[aeiou]/i.test(what) ? 'an' : 'a'} ${what}${about}, please tell me.`;
    },
  ),
  ask(
    `${START}${A_VIEW_ON} ((?:which|what|how|who|when|where)(?: (?:one|ones|day|date|time|of (?:them|these|the two)))?) (we|I|you) (should|could|can) ((?:[^?!;.\\n]|\\.(?=\\d)){2,100}?)[.?!]*$`,
    (...groups) => {
      const [word = '', who = '', modal = '', rest = ''] = groups;
      return `${word.charAt(0).toUpperCase()}${word.slice(1)} ${modal} ${who} ${rest}`;
    },
  ),
  ask(
    `${START}${A_VIEW_ON} (?:if|whether) (we|I) (should|could|can) ((?:[^?!;.\\n]|\\.(?=\\d)){4,110}?)[.?!]*$`,
    (...groups) =>
      `${(groups[1] ?? '').charAt(0).toUpperCase()}${(groups[1] ?? '').slice(1)} ${groups[0] ?? ''} ${groups[2] ?? ''}`,
  ),
  ask(
    `^${ALSO}if you (?:could|can|would|(?:have|had|get) (?:a|the)? ?(?:chance|moment|minute|time) to) ${SOFT}(?:also )?([^?!;\\n,.]{4,140}?)(?:,? ${NO_TIME})?,? (?:that|it|this)(?:'d| would| will) be ${NICE}(?:,? (too|as well|also|though))?[.!]*$`,
    (...groups) => {
      const [also, deed = '', too] = groups;
      return `Could you ${alsoIn(also, too)}${deed}`;
    },
  ),
  ask(
    `^${ALSO}if ((?:the|our|your|those|all(?: the)?|both|any|every|each) (?:[\\p{L}\\d'-]+ ){1,5}?)(?:could|can|would) ${SOFT}([^?!;\\n,.]{4,140}?)(?:,? ${NO_TIME})?,? (?:that|it|this)(?:'d| would| will) be ${NICE}(?:,? (too|as well|also|though))?[.!]*$`,
    (...groups) => {
      const [also, who = '', deed = '', too] = groups;
      return `Could ${small(who)}${alsoIn(also, too)}${deed}`;
    },
  ),
  ask(
    `^([^?]{8,120}?),? (?:and |so |but )?(?:(?:I|we) (?:was|were|am|are)|(?:I|we)'(?:m|re)|was|were)? ?(?:just )?thinking (?:that )?(?:maybe |perhaps )?we (?:could|should|might) (?:maybe |perhaps |possibly )?${DEED}([^?,;.]{4,90}?)\\?*$`,
    '$1. Shall we $2',
  ),
  ask(
    `^(?:I|we)(?:'d| would) (?:really )?(?:love|like) to pick your brains? (?:about|on) ([^?!;\\n,.]{3,90}?)(?: and (?:see|explore|find out) (?:if|whether) (?:there(?:'s| is) (?:some|any|a) way )?we (?:could|can|might) ([^?!;\\n,.]{3,40}?))?[.!]*$`,
    (...groups) => {
      const [matter = '', more = ''] = groups;
      return `Could we talk about ${matter}${more === '' ? '' : `, and whether we could ${more}`}`;
    },
  ),
  ...FORMAL_ASKS,
  ...WANTED_TALK,
  ask(
    `^(?:I|we)(?:'d| would) (?:really )?(?:love|like|appreciate) (?:to (?:get|have|take|grab|steal|borrow) |(?=\\d|ten|fifteen))((?:(?:\\d+|ten|fifteen|twenty|thirty|a few) minutes|half an hour|an hour)(?: of your time| on your calendar| in your diary)?)((?: [^?!;\\n.]{3,110})?)[.!]*$`,
    'Could I have $1$2',
  ),
  ask(
    `^(?:it )?(?:would|'d) be ${NICE} to (?:get|have|see) (this|that|it|all (?:this|of this|that)|everything|these|them) (sorted|done|fixed|resolved|settled|finished|cleared up)(?: (?:out|soon|some ?time|quickly))*( (?:by|before|this|next) [^?!;\\n.,]{2,30})?[.!]*$`,
    'Could we get $1 $2$3',
  ),
  rule(
    '^(?=(?:chase|call|ring|check|send|book|order|fix|clean|clear|move|sort|finish|update|print|collect|bring|return|sign|cover|remind|ask|tell|email)\\b)([^,.!?;]{4,80}?) please (and [^.!?;\\n]{4,90}[.!]*)$',
    (...groups) => `Please ${small(groups[0] ?? '')} ${groups[1] ?? ''}`,
  ),
];

/** "I was wondering if there was a key" asks whether there is one. */
const NOW_SAID: Readonly<Record<string, string>> = { was: 'is', were: 'are' };
const SPOKEN: Readonly<Record<string, string>> = { "'re": 'are', "'s": 'is', "'ve": 'have', "'ll": 'will' };

/** "you", "'re", "free on Friday": "Are you free on Friday". Without a verb of its own the question begins with "do". */
function inverted([who = '', verb = '', rest = '']: readonly string[]): string {
  const plain = SPOKEN[verb.toLowerCase()] ?? verb.trim().toLowerCase();
  const opening = plain === '' ? (/^(?:it|he|she|that|this)$/i.test(who) ? 'does' : 'do') : plain;
  return `${opening.charAt(0).toUpperCase()}${opening.slice(1)} ${small(who)} ${rest}`;
}

/**
 * A case in which alone word is wanted: what an offer is for, what would be wrong, or more than one clause. "Let me know
 * if you cannot come" asks for nothing of who can.
 */
const NO_CASE =
  "(?!(?:you (?:have|need|want|'ve got|have got)|there(?:'s| is| are)) (?:and|any\\p{L}*|something|help|a|further|more|other|questions?|concerns?|problems?|issues?|queries)\\b|it(?:'s| is) (?:something|of interest|a thing)|(?:this|that)(?:'s| is) (?:something|of interest)|[^.?!;]*(?:\\b(?:not|unable|incorrect|wrong|missing|else|further|changes?|problems?)\\b|n't\\b|, (?:I|we|it|they|he|she|but|so)\\b| (?:and|or) (?:if|whether)\\b))";

/** What one reader is asked for in a hurry or beside something else. */
export const EASED_FOR_ONE: readonly Rule[] = [
  // "I was thinking it would probably be a good idea to go again"
  ask(
    `^I(?:'m| am| was|'ve been| have been) (?:just |sort of |kind of )*(?:thinking|wondering)(?: that| if| whether)? it (?:would|might|could|may) (?:probably |perhaps |maybe |possibly )?be (?:a )?(?:good|nice|great|worthwhile|sensible|wise|worth) (?:idea |plan )?to ([^,;?]{2,100}?)(?:,? (?:if you agree|what do you think|if that(?:'s| is) ok(?:ay)?(?: with you)?))?[.!?]*$`,
    'Shall we $1',
  ),
  rule(
    `^(?:it )?(?:would|'d) be ${NICE} if (?:someone|somebody|anyone) (?:could|can|would) ${SOFT}${DEED}([^.!?;\\n]{4,140}?)(?: ${THEY_HAVE_TIME})?[.!]*$`,
    'Someone could $1.',
  ),
  ask(
    `^(?:I(?:'d| would)? (?:like|want|need|expect)|I'll need) ((?:this|that|it|these|them|the \\p{Ll}+|your \\p{Ll}+)) (?:to be )?(done|finished|ready|completed|sent|fixed|signed) ((?:by|before) [^?!;\\n,.]{2,30}?)[.!]*$`,
    (...groups) => {
      const [what = '', done = '', when = ''] = groups;
      return done === 'sent' ? `Could you send ${what} ${when}` : `Could you have ${what} ${done} ${when}`;
    },
  ),
  ask(
    '^(?:can|could|would|will) you (?:please )?(?:get back to (?:me|us)|let (?:me|us) know|reply|answer)(?: (?:asap|as soon as possible|soon|quickly|urgently))(?: please)?\\?*$',
    'When can you get back to me',
  ),
  ask(
    `^(?:do|would) you mind (?!if\\b|me\\b|not\\b)(?![^?]* and \\p{L}+ing\\b)(\\p{L}+ing)((?: (?:[^?!;.\\n]|\\.(?=\\d)){2,120}?)?)\\?*$`,
    (...groups) => {
      const [gerund = '', rest = ''] = groups;
      const base = baseOfGerund(gerund);
      return base === null
        ? (groups.findLast((group) => typeof group === 'string') ?? '')
        : `Could you ${base}${rest}`;
    },
  ),
  ask(
    '^(?:any )?thoughts (?:on|about) ((?:the|our|your|my|this|these|that) [^?!;\\n,.]{3,80}?)\\?*$',
    'What do you think of $1',
  ),
  rule(
    "^(?:I think )?it(?:'s| is| would be|'d be) (?:probably |perhaps |maybe )?(?:best|better|easier|easiest|good) if you (?:could )?(?=(?:speak|talk|call|ring|ask|check|send|write|come|bring|contact|tell|wait|use|take|book|meet|email)\\b)([^?!;\\n,.]{4,100}?)[.!]*$",
    'Please $1.',
  ),
  rule(
    '^please (?:revert|respond|reply|advise)(?: back)?(?: (?:asap|soon|as soon as possible|at your (?:earliest )?convenience))[.!]*$',
    'Please reply.',
  ),
  ask(
    `^(?:(?:could|can|would) you (?:please |possibly |maybe |kindly )*|please |and |just )*let (?:me|us) know (?:(?:asap|as soon as (?:possible|you can)|soon|today),? )?(?:if|whether) ${NO_CASE}(you|we|they|he|she|it|there|that|this)('re|'s| are| is| can| will|'ll| were| was|(?= (?:accept|agree|want|prefer|have|got|know|still want)\\b)) ((?:[^?!;.\\n]|\\.(?=\\d)){2,110}?)[.?!]*$`,
    (...groups) => inverted(groups),
  ),
  ask(
    `^(?:(?:I|we)(?:'m| am| was|'re| are| were)? ?)?(?:just |only |quickly )*(?:wondering|wondered|checking|wanted to (?:check|ask)|(?:writing|calling) to ask) (?:if|whether) (you|we|they|he|she|it|there|that|this)('re|'s|'ve| are| is| have| has| can| will|'ll| were| was)(?! had a| a chance) ((?:[^?!;.\\n]|\\.(?=\\d)){2,110}?)[.?!]*$`,
    (who, verb, rest) => inverted([who, /^there$/i.test(who) ? (NOW_SAID[verb.trim()] ?? verb) : verb, rest]),
  ),
  ask(
    "^(?:I|we)(?:(?: just| only| really)* (?:want(?:ed)?|hope[ds]?)|(?:'d| would)(?: really| just)* like) to (?:see|check|ask|find out|hear|know) (?:if|whether) ((?:you|anyone at|any of|your \\p{L}+)(?: \\p{L}+){0,2}?) (would|could|can|might) ((?:[^?!;.\\n]|\\.(?=\\d)){2,140}?)[.!]*$",
    (...groups) => {
      const [who = '', verb = '', rest = ''] = groups;
      return `${/^c/i.test(verb) ? 'Could' : 'Would'} ${who} ${rest}`;
    },
  ),
  ask(
    '^(?:(?:I|we) (?:am |was |are )?)?(?:just |only |quickly )*(?:checking|wanted to (?:check|ask)) (?:if|whether) you (got|received|saw|sent|heard|found|managed|paid|signed|booked|ordered) ((?:[^?!;.\\n]|\\.(?=\\d)){2,110}?)[.?!]*$',
    (...groups) => `Did you ${baseOfPast(groups[0] ?? '') ?? 'get'} ${groups[1] ?? ''}`,
  ),
  ask(
    `^(?:and )?(?:I|we) ?(also |still |just |really )*(?:(?:'d| would) like|'ll need| ?need| ?want) (?:still |just |really )?to know ((?:by|before) [^?!;\\n,.]{2,20}? )?(if|whether|how (?:many|much|long|often|far)|who|when|where|which|what|why|how) (?!to\\b|you (?:feel|think)\\b)((?:[^?!;.\\n]|\\.(?=\\d)){4,120}?)(?: (?:asap|as soon as possible|soon))?[.!]*$`,
    (...groups) => {
      const [also = '', when = '', word = '', rest = ''] = groups;
      const asked = /^if$/i.test(word) ? 'whether' : word;
      return `Could you ${/also/i.test(also) ? 'also ' : ''}tell me ${when}${asked} ${rest}`;
    },
  ),
  ask(
    `^(?:(I|we) )?(?:(?:really|just|also|still) )*need (this|that|it|them|an answer|a reply|your (?:answer|reply|decision|list|figures|numbers|text|draft|ideas?)) (?:asap|as soon as possible|urgently|soon|quickly|fast),? (?:as|because|since) ((?:the|our|we|they|he|she|I|\\p{Lu}[\\p{L}]+) [^?!;\\n,.]{4,80}? (?:on|at|by|before|tomorrow|tonight|today|this|next)\\b[^?!;\\n,.]{0,30})[.!]*$`,
    (...groups) => {
      const [who, what = '', before = ''] = groups;
      return `Could ${/^we$/i.test(who ?? '') ? 'we' : 'I'} have ${what} before ${before}`;
    },
  ),
  ask(
    '^(?:I |we )?(?:(?:really|just) )*(?:need|want) (this|that|it|them|these) (?:back )?(?:asap|as soon as possible|urgently|soon|quickly|immediately|now)(?: please| pls)?[.!]*$',
    'Could you get $1 to me as soon as you can',
  ),
  ask(
    '^(?:I |we )?(?:(?:really|just) )*need (?:to know|an answer|a reply|to hear from you) (?:asap|as soon as possible|urgently|soon|quickly)(?: please| pls)?[.!]*$',
    'Could you let me know as soon as you can',
  ),
  ...OUTSTANDING,
];
