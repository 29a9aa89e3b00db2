import { wholeOf } from '../../../patterns/groups.ts';
import { baseOfGerund } from '../../../patterns/verb-forms.ts';
import { capitalised } from '../../sentence/smooth.ts';
import { ask, type Rule, rule, small } from '../rule.ts';

/** What somebody says in praise of a favour not yet done. */
const PLEASED =
  '(?:great|good|nice|lovely|helpful|wonderful|super|fantastic|ideal|cool|amazing|brilliant|brill|fab|ace|handy|useful|perfect|appreciated|thrilled|delighted|grateful|glad|happy|obliged|chuffed|over the moon|a (?:big |great |huge |real |massive )?help|very kind|so kind|kind)';
const VERY = '(?:really |so |very |most |ever so |much |extremely |truly |absolutely )*';
/** "that'd be brill", "we'd be thrilled", "that would mean a lot" */
const WOULD_PLEASE = `(?:(?:that|it|this|I|we)(?:'d| would) be ${VERY}${PLEASED}|(?:that|it|this)(?:'d| would) (?:mean a lot|help(?: a lot)?|be just the thing)(?: to (?:me|us))?)`;
const TIMID_END =
  "(?:,? (?:but )?(?:no worries|no problem|no pressure|no bother|fine|totally fine|that's fine|it's fine|all good) (?:if not|either way|otherwise)| or not,? whatever'?s (?:easiest|best)(?: for you)?|,? (?:or not, )?whatever'?s (?:easiest|best)(?: for you)?)?";

/** The rest of the request behind the verb, or the sentence as it was where the verb is not known. */
function could(who: string, gerund: string | undefined, rest: string | undefined, whole: string): string {
  const base = baseOfGerund(gerund ?? '');
  return base === null ? whole : `Could ${who} ${base}${rest ?? ''}`;
}

const SOMEBODY = /^(?:someone|somebody|anyone|anybody)$/i;

/** Everyday ways to ask without asking, each as the plain question or request that it stands for. */
export const HINTS: readonly Rule[] = [
  rule(
    "^(?:I'm not sure|I don't know|not sure|no idea) (?:if|whether) (?:this|it|that)(?:'s| is| would be) (?:something|anything|at all)[^,.!?]{0,60}, but (?=\\p{L})",
    '',
  ),
  // "I don't know if you're the right person."
  ask(
    "^(?:but |and |though )?(?:I(?:'m| am) not (?:quite |really |entirely |even )?sure|I (?:do not|don't)(?: even)? know|not (?:quite |really )?sure|no idea) (?:if|whether) you(?:'re| are) the (?:right|best) person((?: (?:for|to) [^.!?;,]{2,60})?)(?:,? (?:though|or not))?[.!?]*$",
    (whatFor) => `Are you the right person${whatFor === '' ? ' for this' : whatFor}`,
  ),
  rule('^(?:just )?(?:putting|throwing) (?:it|this) out there(?: that)?[:,]? (?=\\p{L})', ''),
  rule(
    '^(?:all )?\\p{L}+(?:s| members)? (?:is|are) (?:hereby |kindly |politely )?(?:advised|reminded|informed) that (?=\\p{L})',
    '',
  ),
  ask(
    "^(?:I )?don't suppose (?:that )?you(?:'d| would| could| can)(?: possibly| maybe)?(?: be able to)? (?:ever )?have (?=(?:\\d+|ten|five|a few|some|half an hour|an hour|a moment|a minute)\\b)([^,.;!?]{3,60}?)(?:, but if you (?:did|do|could), |[.!]*$)([^?]*?)[.!]*$",
    (...groups) => {
      const [time = '', rest = ''] = groups;
      return `${rest === '' ? '' : `${capitalised(rest)}. `}Could you spare ${time}`;
    },
  ),
  ask(
    "^(?:I )?don't suppose (?:that )?you(?:'d| would| could| can)(?: possibly| maybe)?(?: be able to)? (?!(?:ever )?have\\b)(?=\\p{Ll})(?![^?]*, but)",
    'Could you ',
  ),
  rule(
    '^(?:perhaps |maybe )?(?:it )?(?:might|may|could|would) be (?:worth|worthwhile|good|sensible|wise|worth your while) (?:(someone|somebody|anyone|you|us|your) )?(\\p{L}+ing)( [^?!;]{3,140}?)[.!?]*$',
    (...groups) => {
      const [who = 'you', deed = '', rest = ''] = groups;
      const base = baseOfGerund(deed);
      if (base === null) return wholeOf(groups);
      if (SOMEBODY.test(who)) return `Someone should ${base}${rest}.`;
      return `Could ${/^us$/i.test(who) ? 'we' : 'you'} ${base}${rest}?`;
    },
  ),
  ask(
    `^(?:(?:anyway|so|and|also|but),? )?if (?:there(?:'s| is| was) any way (?:that )?)?you (?:(?:ever |maybe |perhaps )?(?:fancy|fancied|feel like|felt like|were up for|are up for|'re up for)|(?:could|can) see your way to|wouldn't mind|don't mind|didn't mind) (\\p{L}+ing)((?: [^?!;]{2,140}?)?)(?:,? ${WOULD_PLEASE})?${TIMID_END}[.!]*$`,
    (...groups) => could('you', groups[0], groups[1], wholeOf(groups)),
  ),
  ask(
    `^(?:(?:anyway|so|and|also|but),? )?if you (?:could|can|would|(?:had|have|got|get|find|found) (?:the )?(?:time|a (?:chance|moment|minute|second|sec)) to|(?:were|are|'re) able to|managed to) (?:please |possibly |maybe |perhaps |just )*([^?!;]{4,140}?),? ${WOULD_PLEASE}${TIMID_END}[.!]*$`,
    'Could you $1',
  ),
  ask(
    `^(?:(I)|we)(?:'d| would| should) be ${VERY}(?:grateful|obliged|glad|thankful) for ((?:your|a|an|some|any) (?!kind of|sort of)[^?!;,.]{3,90})[.!]*$`,
    (...groups) => `Could ${groups[0] === undefined ? 'we' : 'I'} have ${groups[1] ?? ''}`,
  ),
  {
    pattern:
      /^((?:all |any |your |the |signed |completed )?(?:\p{L}+ ){0,3}\p{L}+) (?:to|must|should|are to|is to) (?:reach|be with|get to|arrive (?:at|with)) (us|me|this office|the (?:office|desk|school|secretary|library))((?: every \p{L}+)? (?:by|before|no later than|not later than) [^?!;]{2,40}?)[.!]*$/iu,
    replacement: (what, whom, when) => `Please get ${small(what ?? '')} to ${whom ?? ''}${when ?? ''}.`,
  },
  {
    pattern:
      /^(?:you are|you're) (?:hereby |kindly )?(?:requested|asked|required|reminded|instructed|expected) to (?!be (?!there|here|on time|ready)\b)(?=\p{Ll})([^?!;]{4,160}?)[.!]*$/iu,
    replacement: 'Please $1.',
  },
  {
    pattern:
      /^(?:(?:I|we) (?:would )?(?:kindly |therefore |hereby )?(?:ask|request|urge|must ask|would ask)|(?:I|we)(?:'d| would) (?:like to )?ask) (?:that (?:you|you all|all of you)(?: kindly)? |(?:you|you all|all of you)(?: kindly)? to )(?!a\b)(?=\p{Ll})([^?!;]{4,160}?)[.!]*$/iu,
    replacement: 'Please $1.',
  },
  ask(
    `^(?:I |we )?could (?:really )?do with (?:a (?:bit of )?(?:a )?hand|(?:some |a bit of |your )?help)((?: (?:on|at|with|in|from|before|this|next) [^?!;,]{2,80}?)?)${TIMID_END}[.!]*$`,
    'Could you help$1',
  ),
  ask(
    "^I(?:'m| am| was|'ve been| have been) (?:just |rather |really |kind of |sort of |quite )*hoping (?:that )?((?:the|our|your|both|all) [^,.!?;]{2,40}?) (?:might|could|would|can|may|will) (?:maybe |perhaps |possibly |be able to )?(?=\\p{Ll})",
    'Could $1 ',
  ),
  ask(
    '^would it (?:at all )?be (?:at all )?possible (?:at all )?to (have|get|borrow|use|hire|book|see|meet|visit|come|stay)\\b',
    'Could we $1',
  ),
  ask(
    `^(?:please |and |just |do )*let (?:me|us) know (?:if|whether) ((?:the |on )?(?:\\p{Lu}\\p{L}+day|\\d[^,.!?;]{1,20}|(?:that|this|it)(?: date| time)?|the \\d[^,.!?;]{1,20})) (?:works|suits|would work|would suit|is (?:ok|okay|fine|all right))(?: (?:for )?you)?${TIMID_END}[.!]*$`,
    'Does $1 suit you',
  ),
  ask(
    `^(?:please |and |just |do )*let (?:me|us) know (?:if|whether) you(?:(?:'d| would)? (?:can|could|might|may|will|would)|(?:'re| are) (?:able|willing|happy|free) to|(?:'d| would) be (?:able|willing|happy|free) to) (?!have\\b|not\\b|be un|be late)([^?!;]{4,120}?)${TIMID_END}[.!]*$`,
    'Could you $1',
  ),
  rule(
    '^(?:maybe |perhaps )?(?:someone|somebody|anyone) (?:might|may|could) (?:want|like|wish|need|care) to (?=\\p{Ll})',
    'Someone should ',
  ),
  ask(
    "^ideally,? (?:(I)|we)(?:'d| would) (?:have|get|like|need|receive) ((?:the|your|all|a|an|both|\\d+) [^?!;,]{3,60}? (?:by|before) [^?!;,.]{2,30})[.!]*$",
    (...groups) => `Could ${groups[0] === undefined ? 'we' : 'I'} have ${groups[1] ?? ''}`,
  ),
  ask(
    `^(?:it ?)?(?:would|'d) be ${VERY}${PLEASED} to (?:get|have|receive|see) ((?:the|your|a|an|some|all|both) [^?!;,]{3,80}?(?: (?:by|before|for|on) [^?!;,.]{2,30}))[.!]*$`,
    'Could I have $1',
  ),
  {
    pattern:
      /^payment is (?:expected|due|required|requested|payable) ((?:within|by|before|no later than) [^?!;]{2,40}?)[.!]*$/i,
    replacement: 'Please pay $1.',
  },
  ask(
    "^I(?:'d| would)? (?:also )?(?:suggest|recommend|advise|propose)(?: that)? you (?!are\\b|were\\b|have been\\b|and I\\b)(?=\\p{Ll})([^?!;]{4,120}?)[.!]*$",
    'Could you $1',
  ),
  ask(
    '^(?:maybe|perhaps|possibly),? (you and (?:\\p{Lu}\\p{L}+|the [^,.!?]{2,30}?)|the [^,.!?]{2,30}?|your [^,.!?]{2,30}?) (?:could|can|might) (?:maybe |perhaps |possibly |also )?(?!be\\b|have\\b|consider\\b)(?=\\p{Ll})([^?!;]{4,120}?)[.!?]*$',
    'Could $1 $2',
  ),
  ask(
    "^(?:I|we)(?:'m|'re| am| are| was| were)? (?:just )?(?:wondering|enquiring|inquiring|asking) about (?:the possibility of )?((?:a|an) (?:\\p{L}+ )?(?:visit|call|meeting|slot|quote|tour|stay|loan|place|trial|refund|discount|lift|table|room|reference|copy)\\b[^?!;]{0,80}?)[.!]*$",
    'Could we have $1',
  ),
  ask(
    `^(your (?:input|views?|reply|answer|comments?|feedback|response|decision|thoughts|help|support|opinion)(?: (?:on|with|about) [^?!;,]{2,60}?)?) (?:would|will) be ${VERY}${PLEASED}((?: (?:by|before|on) [^?!;,]{2,30}?)?)[.!]*$`,
    (what, when) => `Could I have ${small(what ?? '')}${when ?? ''}`,
  ),
  {
    pattern:
      /^you (?:might|may) (?:like|want|wish) to (?=(?:bring|wear|book|check|send|order|arrive|leave|park|ring|call|tell|print|keep|pack|allow)\b)([^?!;]{4,120}?)[.!]*$/i,
    replacement: 'Please $1.',
  },
  ask(
    "^(?:(?:would|do) you |you wouldn't |you don't )?mind (?![^?]* and \\p{L}+ing\\b)(\\p{L}+ing)( [^?!;]{3,120}?)[.!?]*$",
    (...groups) => could('you', groups[0], groups[1], wholeOf(groups)),
  ),
  ask(
    "^(?:is there )?any (?:chance|possibility|way) (?:that )?(you|we|I)(?:(?:'d| would) be able to| could| can| might) (?=\\p{Ll})([^?!;]{3,120}?)[.!?]*$",
    'Could $1 $2',
  ),
  ask('^(?:is there )?any (?:chance|possibility) of (an? [^?!;]{3,100}?)[.!?]*$', 'Could I have $1'),
  ask('^(?:is there )?any (?:chance|possibility) of getting (an? [^?!;]{3,100}?)[.!?]*$', 'Could I have $1'),
  ask(
    '^(?:is there )?any (?:chance|possibility) of (?:you |your )?(\\p{L}+ing)( [^?!;]{3,100}?)[.!?]*$',
    (...groups) => could('you', groups[0], groups[1], wholeOf(groups)),
  ),
  ask(
    '^(?:(?:I|we) )?(?:really |just |do |kind of )*need to (?:know|hear)(?: (?:from you|back))? ((?:by|before) [^?!;,]{2,40}?)(?: please)?[.!]*$',
    'Could you let me know $1',
  ),
  {
    pattern:
      /^[Gg]et ((?:it|them|that|this|those|these|the [^?!;,.]{2,40}?|your [^?!;,.]{2,40}?) (?:to|back to) (?:me|us|\p{Lu}\p{L}+)\b[^?!;,]{0,40}?)[.!]*$/u,
    replacement: 'Please get $1.',
  },
];
