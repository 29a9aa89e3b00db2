import { wholeOf } from '../../../patterns/groups.ts';
import { baseOfGerund, baseOfParticiple } from '../../../patterns/verb-forms.ts';
import { ask, type Rule, small } from '../rule.ts';

const PLEASE = '(?:please |and |so |just |do |also |then )*';
/** How somebody asks for word: "let me know", "could you tell us". */
const TELL = `^${PLEASE}(?:(?:could|can|would) you (?:please |just |kindly )?)?(?:let (?:me|us) know|tell (?:me|us)|advise(?: (?:me|us))?)`;
const SOON =
  '(?:,? (?:please|asap|soon|as soon as (?:possible|you can)|when(?:ever)? you (?:can|get (?:a|the) (?:chance|moment|minute))|at your (?:earliest )?convenience| x+|so (?:that )?(?:I|we) can (?:plan|get on|move on|proceed|go ahead)))*';
const DAY_GIVEN =
  '(?:(?:by|before) (?:the \\d+(?:st|nd|rd|th)?|end of [^,.!?;]{2,20}|[^\\s,.!?;]{1,12}(?: \\d{1,2}(?:st|nd|rd|th)?| [\\p{L}]{3,9}| \\d{1,2}:\\d{2})?))';
const BACK =
  "(?:get back to (?:me|us)|come back to (?:me|us)|let (?:me|us) know(?: (?:what you think|how you get on|if (?:it's|it is|that's|they're|all is) (?:ok|okay|all right|right|fine)|your (?:thoughts|views?|comments?|feedback|opinion)))?|report back|revert(?: (?:back )?(?:to (?:me|us))?)?|tell (?:me|us) what you think|(?:send|give|let) (?:me|us)(?: have)? your (?:thoughts|views?|comments?|feedback)|advise)";
const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
/** What a reader can do with something that they have been sent. */
const DEED =
  '(?:check|have a (?:quick |good |proper )?look at|take a (?:quick |good |proper )?look at|look at|look over|look through|go over|go through|read|read through|review|confirm|proofread|sign|test|try|count|compare|measure|update|correct|complete|fill in|approve)';

/** "a look at" by its verb. */
function plainDeed(deed: string): string {
  return /^(?:have|take) a/i.test(deed) ? 'look at' : small(deed);
}

const IF_RIGHT = /\bif (it|that|they|all)(?:['’]s|['’]re| is) (\p{L}+(?: right)?)$/iu;

/** What the reader is to say of it, where more is wanted than that it is done. */
function wordWanted(back: string): string {
  const what = /\b(?:thoughts|views?|comments?|feedback|opinion)\b/i.exec(back)?.[0];
  if (what !== undefined) return ` and give me your ${small(what)}`;
  const [, thing = '', state = ''] = IF_RIGHT.exec(back) ?? [];
  if (state !== '')
    return ` and tell me whether ${small(thing)} ${/^they/i.test(thing) ? 'are' : 'is'} ${state}`;
  return /what you think/i.test(back) ? ' and tell me what you think' : '';
}

/** What is asked of one reader in an order to answer, each as the question that is to be answered. */
export const ANSWERS: readonly Rule[] = [
  ask(
    `^${PLEASE}(${DEED}) ((?!(?:it|this|that|and)\\b)[^?!;]{3,110}?),? (?:and|then) (${BACK})(?: ?(${DAY_GIVEN}))?${SOON}[.!]*$`,
    (...groups) => {
      const [deed = '', what = '', back = '', when] = groups;
      return `Could you ${plainDeed(deed)} ${what}${wordWanted(back)}${typeof when === 'string' && when !== '' ? ` ${when}` : ''}`;
    },
  ),
  ask(
    `^${PLEASE}(look into|deal with|sort out|see to|take care of|(?=sort \\S+ out\\b)sort) ((?:this|that|it|the matter)(?: out)?)(?:,? and ${BACK})?(?: ?(${DAY_GIVEN}))?${SOON}[.!]*$`,
    (...groups) => {
      const [deed = '', what = '', when] = groups;
      return `Could you ${small(deed)} ${what}${typeof when === 'string' && when !== '' ? ` ${when}` : ''}`;
    },
  ),
  ask(
    `${TELL} (?:if|whether) (?:you(?:'re| are) interested|this is of interest) and (what|how much|when|where|how) (it|this|that|they|you) (would|will|can|could) ([^?!;,.]{3,60}?)${SOON}[.!]*$`,
    (...groups) =>
      `Would you be interested, and ${small(groups[0] ?? '')} ${groups[2] ?? ''} ${groups[1] ?? ''} ${groups[3] ?? ''}`,
  ),
  ask(
    `${TELL} (${DAY_GIVEN}) (if|whether|what|how|which|when|where|who) ((?!you have any\\b|there(?:'s| is| are)\\b)[^?!;]{3,110}?)${SOON}[.!]*$`,
    (...groups) => {
      const [when = '', word = '', what = ''] = groups;
      return `Could you tell me ${when} ${/^if$/i.test(word) ? 'whether' : small(word)} ${what}`;
    },
  ),
  ask(
    `${TELL} (how|what|which(?: \\p{L}+)?|when|where) you(?:'d| would) (like|prefer|rather|want)\\b([^?!;]{0,90}?)${SOON}[.!]*$`,
    (...groups) => {
      const [word = '', verb = '', rest = ''] = groups;
      const wish = /^want$/i.test(verb) ? 'like' : small(verb);
      return `${capital(word)} would you ${wish}${rest.trimEnd()}`;
    },
  ),
  ask(
    `${TELL} (how|what|which(?: \\p{L}+)?|when|where) you (want|prefer|need|think|suggest)\\b([^?!;]{0,90}?)${SOON}[.!]*$`,
    (...groups) => {
      const [word = '', verb = '', rest = ''] = groups;
      if (/^think$/i.test(verb) && /^what$/i.test(word) && rest.trim() === '') return wholeOf(groups);
      return `${capital(word)} do you ${small(verb)}${rest.trimEnd()}`;
    },
  ),
  ask(
    `${TELL} (when|where|which(?: \\p{L}+)?|how|what) you (are|can|could|will)\\b([^?!;]{0,90}?)${SOON}[.!]*$`,
    (...groups) => {
      const [word = '', verb = '', rest = ''] = groups;
      return `${capital(word)} ${small(verb)} you${rest.trimEnd()}`;
    },
  ),
  ask(`${TELL} (which(?: \\p{L}+)?|what|when) (suits?|works?)( [^?!;]{0,60}?)?${SOON}[.!]*$`, (...groups) => {
    const [word = '', verb = '', rest] = groups;
    return `${capital(word)} ${small(verb)}${typeof rest === 'string' && rest.startsWith(' ') ? rest.trimEnd() : /^suit/i.test(verb) ? ' you' : ' for you'}`;
  }),
  ask(
    `${TELL} (?:if|whether) you(?:'d| would) (like to|be (?:interested in|open to|willing to|happy to|up for|able to|free)|prefer)\\b([^?!;]{0,110}?)${SOON}[.!]*$`,
    (...groups) => {
      const [wish = '', rest = ''] = groups;
      return rest.trim() === '' ? wholeOf(groups) : `Would you ${small(wish)}${rest.trimEnd()}`;
    },
  ),
  ask(
    `${TELL} (?:if|whether) you(?:'re| are) (free|available|coming|able to|happy (?:with|to)|ok with|okay with|in|around|interested in|going)(?= |[.!]*$) ?((?!this\\b.*\\bor\\b)(?![^?!;]*(?:, (?:I|we|it|they)\\b| and (?:if|whether)\\b))[^?!;]{0,90}?)${SOON}[.!]*$`,
    (...groups) => {
      const [how = '', rest = ''] = groups;
      return `Are you ${small(how)}${rest.trim() === '' ? '' : ` ${rest.trim()}`}`;
    },
  ),
  ask(
    `${TELL} (?:if|whether) you (want|agree|prefer)\\b((?! any\\b)[^?!;]{0,90}?)${SOON}[.!]*$`,
    (...groups) => {
      const [verb = '', rest = ''] = groups;
      return `Do you ${small(verb)}${rest.trimEnd()}`;
    },
  ),
  ask(
    `(?:${TELL} (?:if|whether)|^${PLEASE}(?:I |we )?(?:do |really )*hope(?: that)?) (?:this|that|it|all of this|all this)(?:'s| is| will be| would be|'ll be|s)? (?:not )?(?:ok|okay|all right|alright|fine|acceptable|a problem)(?: (?:with|for|by) (?:you|u))?${SOON}[.!]*$`,
    'Is that all right for you',
  ),
  ask(
    `${TELL} (?:if|whether) (?:this|that|it|(these (?:dates|times))) (?:works?|suits?)(?: (?:for )?you)?${SOON}[.!]*$`,
    (...groups) => (groups[0]?.startsWith('these') ? 'Do these dates suit you' : 'Does that suit you'),
  ),
  ask(
    "^(?:I|we)(?:'d| would) (?:really )?(?:like|appreciate|want) (?:(?:this|it|that)(?: to be)? |to (?:see|have|get) (?:this|it|that) )(sorted|resolved|fixed|dealt with|put right|looked into|corrected|refunded)(?: out)?(?: (?:please|asap|soon|as soon as possible|quickly))*((?: (?:by|before) [^?!;,.]{2,30}?)?)(?: please)?[.!]*$",
    (...groups) => {
      const [deed = '', when = ''] = groups;
      return `Could you ${RESOLVED[deed.toLowerCase()] ?? 'sort this out'}${when}`;
    },
  ),
  ask(
    "^(?:(?:I|we)(?:'m|'re| am| are| was| were)? (?:just )?(?:wondering|wondered) (?:if|whether) (?:perhaps |maybe )?)?(?:(?:maybe|perhaps) )?it (?:may|might|could|would) (?:perhaps |maybe )?be (?:an idea|a good idea|an option|a thought) to (?:(?:look into|look at|consider|think about) (\\p{L}+ing)|(?!look\\b|consider\\b|think\\b)(\\p{Ll}+))((?: [^?!;,.]{2,90}?)?)[.?!]*$",
    (...groups) => {
      const [gerund, verb, rest = ''] = groups;
      const base = typeof gerund === 'string' ? baseOfGerund(gerund) : (verb ?? null);
      return base === null ? wholeOf(groups) : `Shall we ${base}${rest}`;
    },
  ),
  ask(
    `^(?:if you (?:like|want|wish), )?(I|we) could (come (?:by|round|over|in|to you|and see you|past)|visit|call(?: you)?|ring(?: you)?|meet(?: you)?|pop (?:in|by|round|over)|drop (?:in|by)|stop by|call round|start|bring (?:it|them|one)(?: over| round)?)((?: (?:on|any|either|this|next|at|in|from) |,? (?:say|for example|e\\.g\\.),? )(?:the )?(?:${DAY}|\\d|next|this|early|late|morning|afternoon|week)[^?!;]{0,60}?)[.!]*$`,
    'Could $1 $2$3',
  ),
  ask(
    `^(?:I(?:'m| am)|we(?:'re| are)) (?:free|available|around) (?:on )?((?:${DAY}|\\d|the \\d)[^?!;,]{0,40}? or [^?!;,]{2,40}?)[.!]*$`,
    'Would $1 suit you',
  ),
  ask(
    `^(?:we|I)(?:'re| are|'m| am)? (?:also |still |now |currently |always |really )*(?:need|looking for|seeking|after|in need of) (?:some |more |a few |new |local |extra |other )*(?:people|volunteers|helpers|homes|schools|clubs|families|parents|drivers|hosts|partners|members|businesses|companies|firms|sponsors|testers|players|singers|teachers|shops|cafes|farms|neighbours) (?:to|who (?:can|could|would|will|want to|would like to)) (?!be\\b|have\\b|know\\b|[^?!;]{4,110} (?:and|but) (?:I|we|you|he|she|it|they|there|someone|somebody)\\b)(?=\\p{Ll})([^?!;]{4,110}?)[.!]*$`,
    'Would you $1',
  ),
  ask(
    "^(?:I|we)(?:'d| would)? (?:(?:really|now|also) )?(?:expect|want|need|like|ask) (?:somebody|someone|you) to (do something about (?:this|it|that)|sort (?:this|it) out|(?:look into|deal with|fix|resolve) (?:this|it|that))((?: (?:by|before) [^?!;,.]{2,30}?)?)(?: (?:please|asap|now|immediately|soon))*[.!]*$",
    'Could you $1$2',
  ),
  ask(
    '^(?:this|it|that) (?:really |still |now )*needs (?:to be )?(sorted|sorting|fixed|fixing|resolved|resolving|dealt with|put right|corrected|correcting)(?: out)?(?: (?:please|asap|soon|now|quickly))*((?: (?:by|before) [^?!;,.]{2,30}?)?)[.!]*$',
    (...groups) => {
      const [deed = '', when = ''] = groups;
      return `Could you ${RESOLVED[deed.toLowerCase().replace(/ing$/, 'ed').replace('resolvd', 'resolved')] ?? 'sort this out'}${when}`;
    },
  ),
  ask(
    "^(?:it )?(?:would|'d) be (?:\\p{L}+ )?(?:great|good|nice|lovely|wonderful|fantastic|fab|amazing|brilliant|super|an honour|a pleasure) to have you (with us|on board|there|here|along)((?: (?:on|at|for|in|as) [^?!;]{2,80}?)?)[.!]*$",
    (...groups) =>
      `${/^(?:with|on)/.test(groups[0] ?? '') ? 'Would you join us' : 'Can you come'}${groups[1] ?? ''}`,
  ),
  ask(
    '^(?:I |we )?hope (?:that )?you (?:can|could|might) (?:be able to )?help((?: (?:us|me|out|us out|me out))?(?: with [^?!;,.]{3,60}?)?)[.!]*$',
    'Could you help$1',
  ),
  ask(`${TELL} when(?:'s| is) (?:good|best|convenient)(?: for you)?[.!]*$`, 'When would suit you'),
  ask(
    `^(?:(?:I|we)(?:'d| would) (?:really |very much |also )?(?:love|like|be (?:delighted|happy|glad|keen|pleased))|(?:it )?(?:would|'d) be (?:really |so )?(?:great|good|nice|lovely|wonderful|fantastic|helpful|useful|super)|(?:I'm |we're |I am |we are )?(?:happy|keen|hoping)) to (meet(?: up)?|talk|speak|chat|discuss|catch up|sit down|come (?:by|over|round|in)|visit|have a (?:call|chat|word|meeting))(?: with)?(?: you)?( [^?!;]*(?:${DAY}|\\d|five minutes|ten minutes|tomorrow|january|february|march|april|june|july|august|september|october|november|december)[^?!;]*?)[.!]*$`,
    'Could we $1$2',
  ),
  ask(
    `^${PLEASE}(?:I |we )?hope (?:that )?you(?:'re| are|'ll be| will be) (?:all right|alright|ok|okay|fine|happy) with (?:that|this|it)${SOON}[.!]*$`,
    'Is that all right for you',
  ),
  ask(
    "^(?:(?:I|we)(?:'d| would) (?:really |just )?(?:like|love|need) to know|(?:I|we)(?:'m|'re| am| are| was| were)? (?:just )?(?:wondering|wondered)) (if|whether|when|how|what|where|why|which|who) (?:(?:perhaps|maybe|possibly),? )*((?!you(?:'d| could| would| can| might| may| have| had)?\\b|(?:perhaps|maybe|possibly)\\b|we (?:could|can|might)\\b|it (?:would|might|could)\\b|there\\b)[^?!;]{4,120}?)[.?!]*$",
    (...groups) =>
      `Could you tell me ${/^if$/i.test(groups[0] ?? '') ? 'whether' : small(groups[0] ?? '').toLowerCase()} ${groups[1] ?? ''}`,
  ),
  ask(
    "^(?:it )?(?:would|'d) be (?:really |so |very )?(?:great|good|nice|lovely|wonderful|fantastic|fab|amazing|brilliant|super|cool|fun) to (do|make|try|run|record|organise|organize|start|build|write|play|host) (?!something\\b|more\\b|it\\b|this\\b|that\\b)([^?!;]{3,90}?)(?: (?:some ?time|one day|soon|at some (?:point|stage)))*[.!]*$",
    'Could we $1 $2',
  ),
  ask(
    `^I could (book|order|ring|call|ask|send|bring|get|arrange|organise|organize|sort|buy|write|cook|bake|drive|print|pick up|drop off|put) (?!you\\b|it all\\b|.* if you\\b)([^?!;,]{3,80}?)[.!]*$`,
    'Shall I $1 $2',
  ),
  ask(
    `^(?:(?:I|we)(?:'d| would) |would )?(?:really )?(?:appreciate|be (?:grateful|great|good|nice|lovely|helpful))(?: it)? if (these|this|it|they|(?:the|all|both|your) [^?!;,.]{3,40}?) (?:could|can) be (\\p{L}+)(?: (at|into|after|out|up))?((?: (?:by|before) [^?!;,.]{2,30}?)?)(?: (?:asap|soon|in due course|at some (?:point|stage)|as soon as possible|at your (?:earliest )?convenience|please))*[.!]*$`,
    (...groups) => {
      const [thing = '', deed = '', word = '', when = ''] = groups;
      const base = baseOfParticiple(deed);
      const what = /^they$/i.test(thing) ? 'them' : small(thing);
      if (base === null) return wholeOf(groups);
      if (/^(?:at|into|after)$/i.test(word)) return `Could you ${base} ${word} ${what}${when}`;
      return `Could you ${base} ${what}${word === '' ? '' : ` ${word}`}${when}`;
    },
  ),
  ask(
    "^(?:the |our )?\\p{L}+ (?:has |have )?asked (?:me to ask )?(?:if|whether) you(?:'d| would| could| can| might)(?: like to| be able to)? (?=\\p{Ll})([^?!;]{4,110}?)[.!]*$",
    'Would you $1',
  ),
  ask(
    `^([^?!;]{12,200}?),? and (?:I |we )?(?:would|'d) be (?:very |most )?(?:grateful|glad|obliged|happy) for your (?:agreement|approval|consent|ok|okay|go-ahead|blessing|decision)(?: (?:soon|asap|as soon as possible))?[.!]*$`,
    (said) => `${said ?? ''}. Do you agree`,
  ),
  ask(
    '^(?:oh,? )?(?:and |also )?(?:can|could|would) (?:someone|somebody|anyone) (?:please |maybe |perhaps |just )*(?=(?:do|get|check|ring|call|bring|take|sort|look|feed|water|lock|open|close|send|book|order|put|pick|cover|print|fix|clean|collect|tell|ask|buy|make|set|turn|switch|move|let|post|wash|empty)\\b)([^?!;]{4,110}?)[.?!]*$',
    'Can you $1',
  ),
  ask(
    '^your (participation|attendance|presence|support|help|assistance)((?: (?:in|at|with|on) [^?!;,.]{3,80}?)?) (?:would|will) (?:also )?be (?:very much |greatly |much |highly |really )?(?:appreciated|welcome|valued)[.!]*$',
    (...groups) => {
      const [what = '', where = ''] = groups;
      if (/^participation$/i.test(what)) return `Would you take part${where}`;
      if (/^(?:attendance|presence)$/i.test(what)) return `Can you be there${where}`;
      return `Could you help${where}`;
    },
  ),
];

const RESOLVED: Readonly<Record<string, string>> = {
  sorted: 'sort this out',
  resolved: 'resolve this',
  fixed: 'fix this',
  'dealt with': 'deal with this',
  'put right': 'put this right',
  'looked into': 'look into this',
  corrected: 'correct this',
  refunded: 'refund this',
};

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
}
