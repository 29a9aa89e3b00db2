import { wholeOf, withVerbOf } from '../../../patterns/groups.ts';
import { baseOfGerund, baseOfPast } from '../../../patterns/verb-forms.ts';
import { capitalised } from '../../sentence/smooth.ts';
import { NOT_AGAIN } from '../reproaches/not-again.ts';
import { ask, type Rule, small } from '../rule.ts';
import { BIDDING } from './bidding.ts';
import { ELLIPTICAL } from './elliptical.ts';
import { HINTS } from './hints.ts';
import { OFFICIAL_DUTIES } from './official-duties.ts';
import { THING, within } from './thing.ts';

const NICE =
  '(?:really |so |very |kind of |sort of |quite |rather |just |most )*(?:great|good|nice|lovely|helpful|wonderful|super|fantastic|ideal|cool|amazing|brilliant|handy|useful|best|wise|appreciated|welcome|perfect|fab|ace|grand|marvellous|beautiful|splendid|neat|top|sweet|terrific|smashing|a (?:big |great |huge )?help|kind|much appreciated)';
/** Whom a wish to everybody is put to. */
const ALL = /^(?:people|everyone|everybody|we all|you all|you guys|folks|all of you)$/i;

const MODAL = /^(?:could|can|would|might)$/i;
const SOFTENERS = /^(?:(?:please|maybe|perhaps|possibly|just|all|kindly|sort of|kind of) )+/i;
const MOST_WISHED_WORDS = 6;
const BEGINS_CLAUSE =
  /^(?:it|this|that|there|they|he|she|I|which|who|what|no|nobody|nothing|when|as|since|because|although|and|but|or|if|is|are|was|were|to)$/i;

const TWO_THOUGHTS = /\b(?:and|but|so) (?:I|we|it|they|you|there|he|she)\b/i;
const NOBODY = /^(?:someone|somebody|anyone|anybody|stuff|things|everything|life)\b/i;
const ONE_OF_MANY = /^(?:one|some|any) of (?:us|you)$/i;

/** "travelled" as it follows "could": "travel"; empty for "could" itself, null where the word is no such verb. */
function deedOf(verb: string, who: string): string | null {
  if (MODAL.test(verb)) return '';
  return baseOfPast(verb) ?? (ONE_OF_MANY.test(who) ? verb.replace(/s$/, '') : null);
}

/** "the tubas travelled separately", wished for: "Could the tubas travel separately?" Null where it is no deed. */
function wished(whole: string): string | null {
  const what = whole.replace(/ and (I|we)(?:'d| would| could| can) /i, ', and could $1 ');
  if (TWO_THOUGHTS.test(what) || NOBODY.test(what)) return null;
  const words = what.split(' ');
  for (let at = 1; at < Math.min(words.length, MOST_WISHED_WORDS); at += 1) {
    if (BEGINS_CLAUSE.test(words[at - 1] ?? '')) return null;
    const who = words.slice(0, at).join(' ');
    const verb = deedOf(words[at] ?? '', who);
    if (verb === null) continue;
    const rest = words.slice(at + 1).join(' ');
    const deed = `${verb} ${rest.replace(SOFTENERS, '')}`.trim();
    if (deed === '') return null;
    return ALL.test(who) ? `Could you all ${deed}` : `Could ${within(who)} ${deed}`;
  }
  return null;
}

function offered(whole: string, deed: string, rest: string): string {
  const base = baseOfGerund(deed);
  return base === null ? whole : `May I ${base}${rest}`;
}

/** What a reader can give: a thing that a wish may ask for. */
const GIVEN =
  '(?:reply|answer|word|line|note|decision|yes|ok|okay|call|ring|feedback|help|hand|input|reference|visit|lift|donation|review|slot|sample|nod|blessing|thumbs-up|lists?|reports?|updates?|photos?|copy|copies|summary|draft|confirmation|signature|response|estimate|quote|figures|numbers|comments?|remarks|advice|opinion|views?|approval|go-ahead|totals?|receipts|hours|answers|names)';
/** "by 4 May", "on Fridays", "for the tent": what goes with a thing. */
const WITH_IT = '(?: (?:by|before|on|for|from|to|about|with|at|in|until) [^,.!?;:]{2,90})?';

/** Turns a wish, a passive or a hint into the plain request it stands for, in the writer's own words. */
export const REQUESTS: readonly Rule[] = [
  ...ELLIPTICAL,
  ...HINTS,
  ...BIDDING,
  {
    pattern:
      /^if (?:and when )?(?:you (?:feel (?:able to|up to it|like it|so inclined)|(?:would )?like(?: to)?|wish|want(?: to)?|fancy(?: it)?)|(?:at all )?possible|it suits(?: you)?|convenient)(?: at all)?, (?=(?:could|can|would|will|please|the|a|an|your|our|we|you) )/i,
    replacement: '',
  },
  ask(
    `^it would be ${NICE} if ((?:the|your|our) [^,.!?;]{3,50}?) could (?:maybe |perhaps |possibly |also )?be a (?:topic|subject|theme)(?: between us| for us)?(?: one day| at some point| some ?time)?[.!]*$`,
    'Could we talk about $1',
  ),
  ask(
    `^(?:and |so )?(?:it )?(?:would|'d) be ${NICE} to (?:get|have|receive|hear|see) (your (?:quick |honest )?${GIVEN}${WITH_IT})(?: (?:at some (?:stage|point)|some ?time|soon|whenever|one day)[^.!?]{0,20})?[.!]*$`,
    'Could I have $1',
  ),
  ask(
    `^(?!all .{3,24} is the\\b)(?:all|what) (?:(?:I'm|I am|we're|we are) (?:really )?(?:after|asking for|looking for|hoping for)|(?:I|we) (?:really )?(?:want|need|ask for|ask|would like)) is (?=(?:a|an|your|two|three|\\d+|some|the)\\b(?! to\\b)(?!.*\\b(?:that|which|who|where)\\b))([^?!;]{4,120}?)[.!]*$`,
    'Could I have $1',
  ),
  ask(
    `^(?:all|what) (?:(?:I'm|I am|we're|we are) (?:really )?(?:asking|after)|(?:I|we) (?:really )?(?:want|need|ask|would like)) is (?:for you to|that you(?: should)?|you to) ([^?!;]{4,120}?)[.!]*$`,
    'Could you $1',
  ),
  ask(
    `^(?:and |so )?(?:I (?:guess|suppose|think) )?(?:it )?(?:would|'d) be ${NICE} to (?:get|have|receive) (it|them|this|that|these|those)(?: back)?(?: (?:at some (?:stage|point)|some ?time|soon|whenever|one day)[^.!?]{0,20})?[.!]*$`,
    'Could I have $1',
  ),
  ask(
    '^your (?:kind )?(attendance|presence|participation|cooperation|support|help|contribution|company)((?: (?:at|in|on|with|by|from|for) [^.!?;]{2,100}?)?) (?:is|are|will be) (?:expected|required|requested|mandatory|compulsory|needed|obligatory)\\b(?!,? (?:and|or)\\b)((?:, [^.!?;]{2,60})?)[.!]*$',
    (...groups) => {
      const [what = '', where = '', more = ''] = groups;
      return `${more === '' ? '' : `${capitalised(more.slice(2))}. `}Could we count on your ${what}${where}`;
    },
  ),
  {
    pattern:
      /^((?:all )?(?:\p{L}+ of (?:section|department|year|service)|\p{L}+(?: \p{L}+)?s|staff|everyone|everybody)) (?:are kindly asked to|are hereby asked to|(?<=\b(?:staff|employees|colleagues|members|visitors|guests|tenants|residents|parents|pupils|students|teachers|drivers|players|participants|applicants|volunteers|helpers|managers|leads|contractors|users|everyone|everybody|\p{L}+ of (?:section|department|year|service)) )shall) (?!be |not |have |remain )(?=\p{Ll})([^.!?]{4,160}?)[.!]*$/iu,
    replacement: (who, what) =>
      `${capitalised(who ?? '')}, please ${(what ?? '').replace(/\btheir\b/g, 'your')}.`,
  },
  {
    pattern: /(, | and )(?:you|u) (do|take|write|bring|send|handle|see to) (that|it|this|them)\?+$/i,
    replacement: '$1could you $2 $3?',
  },
  {
    pattern: /^(?:kindly )?(confirm|reply|answer|respond|sign and return)[.!]*$/i,
    replacement: (deed) => `Please ${small(deed ?? '')}.`,
  },
  {
    pattern:
      /(^|, |\b(?:and|so|but) )(?:you|u) (in|ok|okay|free|around|coming|ready|happy|on for|up for|able|interested|good|fine)\b([^.!?;]{0,60})\?+$/i,
    replacement: '$1are you $2$3?',
  },
  ask(
    '^(?:(I)|we) (?:hereby |therefore |must |shall |do )*(?:require|expect|demand|insist on|await|request) ((?:a|an|your) (?!to\\b|(?:reply|answer|response|agreement|decision|cooperation|understanding|attention)[.!]*$)[^,;:?!]{3,90}?)(?: (?:forthwith|immediately|at once|without delay|right away|asap|straight away|with immediate effect))?[.!]*$',
    (...groups) => `Could ${groups[0] === undefined ? 'we' : 'I'} have ${groups[1] ?? ''}`,
  ),
  ask(
    '^(?:fancy an? |an? )?(?:quick )?(call|chat|coffee|meeting)(?: (?:some ?time|soon|one day|this week|next week))?\\?$',
    (what) => `Could we have ${/^coffee/i.test(what ?? '') ? 'a coffee' : `a ${small(what ?? '')}`}`,
  ),
  ask(
    '^(?:just )?(ring|call|text|email|phone) (me|us)((?: (?:on|at|by|before|back|any ?time) (?![^?!]*\\b(?:if|with) (?:you|any|there)\\b)[^,;?!]{2,40})?)[.!?]*$',
    (...groups) => `Could you ${small(groups[0] ?? '')} ${groups[1] ?? ''}${groups[2] ?? ''}`,
  ),
  {
    pattern:
      /^(?:if )?(?:anyone|anybody|whoever) (?:who )?(spots|sees|notices|has|finds|knows|wants|needs) ([^,.!?;]{3,60}?),? (?:could|can|should|might|may|is welcome to|please) (?:maybe |perhaps |just |always |please )?(?:mention|say|report|flag|tell|raise|come to|speak to|talk to|let)(?: (?:it|this|that|so))?(?: (?:to )?(?:someone|somebody|us|me))?(?: know)?[.!]*$/iu,
    replacement: (verb, what) =>
      `If you ${/^has$/i.test(verb ?? '') ? 'have' : (verb ?? '').toLowerCase().replace(/s$/, '')} ${what ?? ''}, please tell us.`,
  },
  {
    pattern:
      /,? (?:so |and |anyway |so anyway,? )?(?:perhaps|maybe|possibly),? (?:we|you) (?:might|could|can|should) (?:have a (?:little )?(?:think|look|ponder|chat about it)|think (?:about it|it over)|see)[?.!]*$/i,
    replacement: '.',
  },
  {
    pattern: /^(?:replies|answers) (?:are )?(?:only )?in writing(?: only)?(?:,? please)?[.!]*$/i,
    replacement: 'Please reply in writing.',
  },
  {
    pattern:
      /^(objections|complaints|questions|concerns|excuses) (?:are )?(?:only )?in writing(?: only)?(?:,? please)?[.!]*$/i,
    replacement: (what) => `Please send ${small(what ?? '').toLowerCase()} in writing.`,
  },
  {
    pattern: /,? (?:it's |it is )?your call,? (?:I guess|I suppose|really|obviously|though)[.!?]*$/i,
    replacement: '.',
  },
  ...OFFICIAL_DUTIES,
  ask(
    `^(?:and |so |also |but )?(?:it )?(?:would|might|could|'d|may) (?:perhaps |maybe |possibly |just )?be ${NICE} if ([^,.!?;]{6,160})[.!?]*$`,
    (...groups) => wished(groups[0] ?? '') ?? wholeOf(groups),
  ),
  ask(
    `^${THING} could (go|be|stay|move|come|start|stand) ([^.!?;]{4,80}?),? and ${THING} would be (?:\\p{L}+ ){0,3}(?:nice|good|great|lovely|helpful|kind|ideal|perfect)[.!]*$`,
    (...groups) => {
      const [first = '', verb = '', where = '', second = ''] = groups;
      return `Could ${within(first)} ${verb} ${where}, and could we have ${within(second)}`;
    },
  ),
  ask(
    `^if (?:you|anyone|anybody|someone|somebody) (?:feels? like|fancy|fancies|is up for|are up for) (\\p{L}+ing)( [^,.!?;]{2,100}?),? (?:that|it)(?:'d| would| will) be ${NICE}[.!]*$`,
    (...groups) => {
      const [deed = '', rest = ''] = groups;
      return withVerbOf(groups, deed, (base) => `Would you like to ${base}${rest}`);
    },
  ),
  ask(
    `^if you (?:could|can|would|might) (?:please |possibly |maybe |perhaps |just )*([^,.!?;]{4,140}?),? (?:that|it|this)(?:(?:'d| would| will) be (?:${NICE})|(?:'d| would) (?:really )?help(?: a lot| me| us)?)[.!]*$`,
    'Could you $1',
  ),
  ask(
    `^(?:and |so |also )?((?:some |any |a |an |your |the )(?:quick |short |brief |little |rough |first )?(?:\\p{L}+ )?${GIVEN}${WITH_IT}) would (?:(?:also )?be ${NICE}|mean a lot(?: to (?:me|us))?|help(?: a lot| me| us)?)[.!]*$`,
    (what) => `Could I have ${small(what ?? '')}`,
  ),
  ask(
    `^(?:I|we)(?:'d| would) (?:very much |really |greatly |much )?(?:appreciate|welcome|value|like|love) ((?:some |any |a |an |your |the )(?:quick |short |brief |little |rough |first )?(?:\\p{L}+ )?${GIVEN}(?: (?:by|before|on|from|about) [^,.!?;:]{2,90}))[.!]*$`,
    (what) => `Could I have ${small(what ?? '')}`,
  ),
  ask(
    "^(?:(I)|we)(?:(?:'d| would| should) be (?:very |most |much )?(?:obliged|grateful)| need| require|(?:'d| would) need) (?:for )?your ((?:comments?|remarks|signature|views?|opinion|advice|feedback|decision|answer|reply|help|list|figures|numbers|draft|text|photos?)(?: (?:on|about|for|with|by|before) [^,.!?;]{2,120})?)[.!]*$",
    (...groups) => `Could ${groups[0] === undefined ? 'we' : 'I'} have your ${groups[1] ?? ''}`,
  ),
  ask(
    '^for this we need your ((?:signature|approval|consent|yes|decision)(?: (?:on|to|by|for) [^,.!?;]{2,120})?)[.!]*$',
    'For this, could we have your $1',
  ),
  ask(
    '^(?:somebody|someone|anybody|anyone) ((?:from|in|on|at) (?:your|the) [^,.!?;]{2,30}?) (?:could|can|should|might|may) (?:maybe |perhaps |possibly )?(?=\\p{Ll})',
    'Could somebody $1 ',
  ),
  ask(
    '^(?:perhaps|maybe),? (next time|in future) (?:somebody|someone|you) (?:could|can|might) ([^,.!?;]{4,100})[.!]*$',
    'Could you $2 $1',
  ),
  ask(
    `^(?:(?:I'm|I am|we're|we are) )?((?:send|releas|publish|order|book|sign|forward|mail|post)ing)((?: [^,.!?;]{3,100}?)) unless (?:you|I hear|we hear|anyone|anybody|somebody) [^.!?\\d]{2,50}[.!]*$`,
    (...groups) => {
      const [deed = '', rest = ''] = groups;
      return offered(wholeOf(groups), deed, rest);
    },
  ),
  ...NOT_AGAIN,
];
