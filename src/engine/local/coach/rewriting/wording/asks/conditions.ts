import { withVerbOf } from '../../../patterns/groups.ts';
import { ask, type Rule, rule, small } from '../rule.ts';

const SOFT = '(?:(?:perhaps|maybe|possibly|just|please|also|ever|kindly),? )*';
/** Whose deed is the condition. */
const WHO = "(you|(?:some|one|any) of you|your [\\p{L}'-]+(?: [\\p{L}'-]+)?)";
const ABLE =
  '(?:could|can|would|might|(?:were|was|are|is) (?:able|willing|free) to|managed to|found time to)';
/** What would follow, if it is no harm: "that'd be a weight off", "it would really help". */
const PLEASES =
  "(?:that|it|this|I|we)(?:'d| would| will) (?:really |so |very |just )*(?:be|help|mean|make|save|suit|do|get|appreciate|love)\\b(?![^.!?]*\\b(?:problem|mistake|shame|pity|disaster|end|wrong|worse|worst|bad|difficult|hard|late|pointless|trouble|cost|illegal|against|no|not|never|you)\\b)[^,.;:?!]{0,50}";

/** Conditions that wish for what they name, each as the question that it stands for. */
export const CONDITIONS: readonly Rule[] = [
  rule(
    `^(?:and |so |also |but )?if (?:people|everyone|everybody|all of you|you all|we all|folks|you guys) (?:could|can|would) ${SOFT}(?:all )?${SOFT}(?!be\\b|have to\\b|see\\b)(?=\\p{Ll})([^?!;]{4,160}?),? ${PLEASES}[.!]*$`,
    (deed) => `Please ${(deed ?? '').replace(/\btheir\b/giu, 'your')}.`,
  ),
  rule(
    "^(?:it )?(?:would|'d|it'd) be (?:\\p{L}+ )?(?:good|nice|great|lovely|helpful|useful) to hear from (?:you|anyone|people|you all) if (?:you|anyone|people|they) (?:had|have|has|'ve) any (?=\\p{L})",
    'Please let me know if you have any ',
  ),
  ask(
    "^it(?:'d| would) ((?:really )?(?:mean (?:so much|a lot|the world|a great deal)|make (?:all the|such a|a big|a huge) difference)(?: to (?:us|me|them|the \\p{L}+))?) to (have|use|borrow|get) ([^?!;]{3,110}?)[.!]*$",
    (...groups) => `Could we ${groups[1] ?? ''} ${groups[2] ?? ''}`,
  ),
  ask(
    `^(?:and |so |also |but )?if ${WHO} ${SOFT}${ABLE} ${SOFT}(?!be\\b|have\\b|see\\b)(?=\\p{Ll})([^?!;]{4,140}?),? ${PLEASES}[.!]*$`,
    (...groups) => `Could ${small(groups[0] ?? '')} ${groups[1] ?? ''}`,
  ),
  ask(
    `^(?:and |so |also |but )?if there (?:was|is|were|'s) any (?:possibility|chance|way|hope) of (?:you|your) (\\p{L}+ing)( [^?!;]{2,120}?),? ${PLEASES}[.!]*$`,
    (...groups) => {
      const [deed = '', rest = ''] = groups;
      return withVerbOf(groups, deed, (base) => `Could you ${base}${rest}`);
    },
  ),
  ask(
    "^(?:all|what) (?:I'm|I am|we're|we are)(?: really| just)* (?:driving at|getting at|hinting at|hoping for|after|asking for) is (?:some (?:sort|kind) of|an?) (\\p{L}[^,.?!;]{2,80}?)(?:, if [^,.?!;]{3,50})?[.!]*$",
    (thing) => `Could we have ${/^[aeiou]/i.test(thing ?? '') ? 'an' : 'a'} ${thing ?? ''}`,
  ),
  ask(
    `^(?:and |so |also |but )?if you (?:felt|feel) like (\\p{L}+ing)( [^?!;]{2,120}?),? ${PLEASES}[.!]*$`,
    (...groups) => {
      const [deed = '', rest = ''] = groups;
      return withVerbOf(groups, deed, (base) => `Would you like to ${base}${rest}`);
    },
  ),
  ask(
    "^if there (?:was|is|were|'s)( ever)? ((?:anything|something|a|an|any|room|space) [^,;?!]{4,110}?), (I|we)(?:'d| would) (?:love|like|be (?:happy|glad|delighted|pleased)) to (?=(?:take|collect|have|use|borrow|buy|come|join|try|fetch|pick|give|help)\\b)([^,;?!]{4,90}?)[.!]*$",
    (...groups) => {
      const [ever = '', what = '', who = '', deed = ''] = groups;
      return `If there is${ever} ${what}, could ${who} ${deed}`;
    },
  ),
  ask(
    "^(?:all|what) (?:I|we)(?:'d| would)? (?:really |most |just )*(?:like|love|want|need|hope for) (?:is|would be) (?:for )?you to (?=\\p{Ll})",
    'Could you ',
  ),
  ask(
    "^(?:I |we )?(?:don't|do not) suppose (?:that )?you(?:'d| would| could| might) (?:ever |possibly )?(?:consider|think about) (\\p{L}+ing)( [^?!;]{3,140}?)[.?!]*$",
    (...groups) => {
      const [deed = '', rest = ''] = groups;
      return withVerbOf(groups, deed, (base) => `Could you ${base}${rest}`);
    },
  ),
  ask(
    "^(?:I |we )?(?:don't|do not) suppose (?:that )?you(?:'d| would| could| might|'ve)(?: possibly| maybe)?(?: have| spare)? (?:a|the|any) (?:spare |free )?(?:minute|moment|second|time|chance) to (?=\\p{Ll})",
    'Could you ',
  ),
  ask(
    '^would you (?:ever |possibly |perhaps |maybe |at all )+(?:think (?:about|of)|consider) (?:perhaps |maybe |possibly )?(\\p{L}+ing)\\b',
    (...groups) => {
      return withVerbOf(groups, groups[0] ?? '', (base) => `Would you ${base}`);
    },
  ),
  ask(
    "^I(?:'m| am| was)? (?:just |kind of |sort of |rather )*(?:think|thought|thinking|guess|suppose|assume|assumed|hoping|hoped) (?:that )?(?:it|that|this)(?:'d| might| could| would| may)(?: perhaps| maybe)? be you[.!]*$",
    'Could that be you',
  ),
];
