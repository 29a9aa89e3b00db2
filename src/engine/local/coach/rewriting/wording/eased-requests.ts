import { ask, type Rule, rule, small } from './rule.ts';

const START = '^(?:(?:so|anyway|well|honestly|basically|but),? )?';
const ALSO = '((?:(?:and|also|plus|oh),? )*)';
/** Words that soften a request and say nothing. */
const SOFT = '(?:(?:perhaps|maybe|possibly|please|just|kindly|at all),? )*';
const NO_TIME =
  '(?:when(?:ever)? you(?: can| get(?: a| the)? (?:chance|moment|minute|time)| have(?: a| the| some| a bit of)? (?:spare )?(?:chance|moment|minute|second|time))|if you (?:have|get|find)(?: a| the| some)? (?:chance|moment|minute|time)|at some (?:point|stage)|some ?time|one of these days)';
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
    `${START}${A_VIEW_ON} ((?:which|what|how|who|when|where)(?: (?:one|ones|day|date|time|of (?:them|these|the two)))?) (we|I|you) (should|could|can) ([^?!;]{2,100}?)[.?!]*$`,
    (...groups) => {
      const [word = '', who = '', modal = '', rest = ''] = groups;
      return `${word.charAt(0).toUpperCase()}${word.slice(1)} ${modal} ${who} ${rest}`;
    },
  ),
  ask(
    `${START}${A_VIEW_ON} (?:if|whether) (we|I) (should|could|can) ([^?!;]{4,110}?)[.?!]*$`,
    (...groups) =>
      `${(groups[1] ?? '').charAt(0).toUpperCase()}${(groups[1] ?? '').slice(1)} ${groups[0] ?? ''} ${groups[2] ?? ''}`,
  ),
  ask(
    `^${ALSO}if you (?:could|can|would|(?:have|had|get) (?:a|the)? ?(?:chance|moment|minute|time) to) ${SOFT}(?:also )?([^?!;,.]{4,140}?)(?:,? ${NO_TIME})?,? (?:that|it|this)(?:'d| would| will) be ${NICE}(?:,? (too|as well|also|though))?[.!]*$`,
    (...groups) => {
      const [also, deed = '', too] = groups;
      return `Could you ${alsoIn(also, too)}${deed}`;
    },
  ),
  ask(
    `^${ALSO}if ((?:the|our|your|those|all(?: the)?|both|any|every|each) (?:[\\p{L}\\d'-]+ ){1,5}?)(?:could|can|would) ${SOFT}([^?!;,.]{4,140}?)(?:,? ${NO_TIME})?,? (?:that|it|this)(?:'d| would| will) be ${NICE}(?:,? (too|as well|also|though))?[.!]*$`,
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
    `^(?:I|we)(?:'d| would) (?:really )?(?:love|like) to pick your brains? (?:about|on) ([^?!;,.]{3,90}?)(?: and (?:see|explore|find out) (?:if|whether) (?:there(?:'s| is) (?:some|any|a) way )?we (?:could|can|might) ([^?!;,.]{3,40}?))?[.!]*$`,
    (...groups) => {
      const [matter = '', more = ''] = groups;
      return `Could we talk about ${matter}${more === '' ? '' : `, and whether we could ${more}`}`;
    },
  ),
  ask(
    `^(?:I|we)(?:'d| would) (?:really )?(?:love|like|appreciate) (?:to (?:get|have|take|grab|steal|borrow) |(?=\\d|ten|fifteen))((?:(?:\\d+|ten|fifteen|twenty|thirty|a few) minutes|half an hour|an hour)(?: of your time| on your calendar| in your diary)?)((?: [^?!;.]{3,110})?)[.!]*$`,
    'Could I have $1$2',
  ),
  ask(
    `^(?:it )?(?:would|'d) be ${NICE} to (?:get|have|see) (this|that|it|all (?:this|of this|that)|everything|these|them) (sorted|done|fixed|resolved|settled|finished|cleared up)(?: (?:out|soon|some ?time|quickly))*( (?:by|before|this|next) [^?!;.,]{2,30})?[.!]*$`,
    'Could we get $1 $2$3',
  ),
  rule(
    '^(?=(?:chase|call|ring|check|send|book|order|fix|clean|clear|move|sort|finish|update|print|collect|bring|return|sign|cover|remind|ask|tell|email)\\b)([^,.!?;]{4,80}?) please (and [^.!?;]{4,90}[.!]*)$',
    (...groups) => `Please ${small(groups[0] ?? '')} ${groups[1] ?? ''}`,
  ),
];

/** What one reader is asked for in a hurry or beside something else. */
export const EASED_FOR_ONE: readonly Rule[] = [
  ask(
    `^(?:and )?(?:I|we) ?(also |still |just |really )*(?:(?:'d| would) like|'ll need| ?need| ?want) (?:still |just |really )?to know ((?:by|before) [^?!;,.]{2,20}? )?(if|whether|how (?:many|much|long|often|far)|who|when|where|which|what|why|how) (?!to\\b|you (?:feel|think)\\b)([^?!;]{4,120}?)(?: (?:asap|as soon as possible|soon))?[.!]*$`,
    (...groups) => {
      const [also = '', when = '', word = '', rest = ''] = groups;
      const asked = /^if$/i.test(word) ? 'whether' : word;
      return `Could you ${/also/i.test(also) ? 'also ' : ''}tell me ${when}${asked} ${rest}`;
    },
  ),
  ask(
    `^(?:(I|we) )?(?:(?:really|just|also|still) )*need (this|that|it|them|an answer|a reply|your (?:answer|reply|decision|list|figures|numbers|text|draft|ideas?)) (?:asap|as soon as possible|urgently|soon|quickly|fast),? (?:as|because|since) ((?:the|our|we|they|he|she|I|\\p{Lu}[\\p{L}]+) [^?!;,.]{4,80}? (?:on|at|by|before|tomorrow|tonight|today|this|next)\\b[^?!;,.]{0,30})[.!]*$`,
    (...groups) => {
      const [who, what = '', before = ''] = groups;
      return `Could ${/^we$/i.test(who ?? '') ? 'we' : 'I'} have ${what} before ${before}`;
    },
  ),
  ask(
    '^(?:I |we )?(?:(?:really|just) )*need (?:to know|an answer|a reply|to hear from you) (?:asap|as soon as possible|urgently|soon|quickly)(?: please| pls)?[.!]*$',
    'Could you let me know as soon as you can',
  ),
];
