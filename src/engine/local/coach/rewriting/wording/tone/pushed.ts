import { type Rule, rule, small } from '../rule.ts';

const WHEN = '(?:[^.,;:!?]|[.:](?=\\d)){2,40}?';
const UNHEARD =
  "(?:if (?:I|we) (?:don't|do not|haven't|have not) (?:hear|heard)(?: back| anything| from you)*|unless (?:I|we) hear(?: back| from you)*)";
const GONE =
  "(it|they|that|those|(?:the|this|your|my|our) [^.,;:!?]{3,30}?)(?:'s| is|'re| are|'ll be| will be|'ll| will) (?:all )?(?:gone|lost|off|off the table|going|go) *(?:to (?:someone|somebody|the next person|another)(?: else)?)?";

/** "it" and "them" behind a verb. */
const whom = (what: string): string =>
  ({ it: 'it', that: 'it', they: 'them', those: 'them' })[what.toLowerCase()] ?? small(what);

/** An offer that is said to be lost, as the day until which it stands. */
const HELD_UNTIL: readonly Rule[] = [
  rule(
    `^(?:([^.;!?]{5,140}?),? (?:and|but|so) )?${UNHEARD} (by|before) (${WHEN}),? (?:then )?${GONE}(?:,? and so (?:is|are) (the [^.,;!?]{3,30}?))?(?=[.!]*$)`,
    (lead = '', by = '', when = '', what = '', too = '') =>
      `${lead === '' ? '' : `${lead}. `}Could you let me know ${by} ${when}? After that I cannot hold ${whom(what)}${too === '' ? '' : ` or ${too}`}`,
  ),
  rule(
    `^(?:and |so |but )?if you (?:don't|do not) (order|book|sign up|register|reply|decide|call|answer|confirm)((?: [^.,;!?]{2,30}?)?) ((?:by|before) ${WHEN}),? (?:then )?(?:someone|somebody) else (?:gets|will get|takes|will take|has|will have) (it|them|the [^.,;!?]{3,30}?)(?:,? that's (?:how it is|life|that))?[.!]*$`,
    (deed = '', rest = '', when = '', what = '') =>
      `Could you ${deed}${rest} ${when}? After that I cannot hold ${what}.`,
  ),
  rule(
    `\\b(it|this|(?:the|this|our) (?:offer|price|deal|discount|quote|rate)) (?:dies|is dead|is gone|is history|is off the table|is toast|vanishes) (?:on|by|after|from) (${WHEN})(?=[.!,;]|$| and\\b)`,
    '$1 is open until $2',
  ),
  rule(
    `^(?:and |so |but )?if you (?:don't|do not) (?:jump on (?:it|this)|act|move|get in|grab (?:it|one)|snap it up)((?: on (?:it|this))?) ((?:before|by) ${WHEN}),? (?:then )?you(?:'ll| will)(?: really| only)? (?:regret it|be sorry|miss out|lose out|kick yourself|be left behind|fall behind)\\b[^.;!?\\d]{0,30}(?=[.!]*$)`,
    (_on, when) => `Please let me know ${when} if you are interested`,
  ),
  rule(
    "\\byou (?:really |just |simply )?(?:need to|have to|must|ought to) (sign(?: up)?|book|order|decide|register|join|reply|switch)((?: [^.,;!?]{2,30}?)?) (now|today|tonight|this week),? or (?:else )?you(?:'ll| will| are going to|'re going to)? (?:lose|miss) (the|your|this|our) ([^.,;!?]{3,40}?)(?=[.!]*$)",
    'you would need to $1$2 $3 to keep $4 $5',
  ),
  rule(
    "\\byou (?:really |just |simply )?(?:need to|have to|must|ought to) (decide|sign(?: up)?|book|order|reply|say)((?: [^.,;!?]{2,30}?)?) (now|today|tonight|(?:by|before) [^.,;!?]{2,20}?),? or (?:else )?(?:it|they|(?:the|this|that) \\p{L}+)(?:'s|'re| is| are|'ll be| will be) (?:gone|history|off the table|sold)(?=[.,;!]|$)",
    'you would need to $1$2 $3',
  ),
  rule(
    "(?<=\\b(?:week|month|today|tomorrow|tonight|\\p{Lu}\\p{Ll}+day|soon|now)),? (?:(?:it's|this is) )?(?:your |the )?(?:very )?last chance for (?=(?:the|our|this) [^.;!?]{3,60}[.!]*$)",
    ' for ',
  ),
];

/** A demand with a day, as a question. */
const WANTED_BY: readonly Rule[] = [
  rule(
    "^((?:swap|change|move|do|fix|book|sort|clean|fetch)) (it|them|this) yourself if you (?:don't|do not) like it(?=[.,;!]|$)",
    (deed, what) => `If it does not suit you, please ${small(deed)} ${what} yourself`,
  ),
  rule(
    `^(?:([^.;!?]{5,90}?),? (?:but|and|so) )?I (?:want|expect|demand) (the|your|an?) ((?:[^.,;!?]|[.,:](?=\\d)){2,60}?) ((?:by|before) ${WHEN})(?:,? (?:otherwise|or else),? ((?:I|you|we|it|they|the|your)\\b[^.;!?]{3,80}?))?[.!]*$`,
    (lead = '', which = '', what = '', when = '', otherwise = '') =>
      `${lead === '' ? '' : `${lead}. `}Could I have ${which} ${what} ${when}?${otherwise === '' ? '' : ` Otherwise ${otherwise}.`}`,
  ),
  rule(
    `^(?:and |so )?you(?:'d| had)? better have (the|my|your|that|our|an?) ((?:[^.,;!?]|[.,:](?=\\d)){2,60}?) ((?:by|before) ${WHEN})[.!]*$`,
    'Could I have $1 $2 $3?',
  ),
  rule(
    "^(?:and |so )?you(?:'d| had)? better (?=(?:send|bring|pay|return|fix|call|ring|answer|tell|come|clean|move|sign|give|get|put|pick|replace|check)\\b [^.;!?]{3,80}[.!]*$)",
    'Please ',
  ),
];

/** "what they want" as those who are asked would say it. */
const yours = (words: string): string =>
  words
    .replace(/\bthey\b/g, 'you')
    .replace(/\btheir\b/g, 'your')
    .replace(/\bthem\b/g, 'you');

/** What is no problem of the writer's, as what they ask. */
const NOT_MY_PROBLEM: readonly Rule[] = [
  rule(
    "^(?:and |so |but )?if (?:people|any(?:one|body)|some(?:one|body)|they|you|some of you) (?:(?:can't|cannot) be (?:bothered|arsed) to|(?:don't|do not|doesn't|won't|can't)(?: even)? (?:bother to |manage to )?)(?: )?(?!(?:like|want|know|agree|care|have|need|understand)\\b)(\\p{Ll}{2,} [^.;!?]{3,60}?),? (?:then )?(?:that's|that is|it's|it is) (?:(?:really |frankly |just )?(?:not my (?:problem|fault|business|job)|(?:your|their) (?:own )?(?:problem|fault|look-?out)|tough(?: luck)?|too bad|hard luck))(?=[.!]*$)",
    (deed) => `Please ${yours(deed)}`,
  ),
];

/** What was expected of the reader, or believed of them, as what the writer can say. */
const EXPECTED: readonly Rule[] = [
  rule(
    "^I(?:'d| would) have (?:thought|hoped|expected),? (?:that )?after ([^.,;!?]{5,70}?),? you (?:people |lot |guys |all )?(?:would|might|could|'d) have (?:learned|learnt|known better|understood|got it)(?: by now)?(?=[.!]*$)",
    'Please keep $1 in mind',
  ),
  rule(
    "^(?:well,? |so )?(?:I (?:guess|suppose) )?(?:it(?:'s| is| was)|that(?:'s| is)) (?:probably |all |really |clearly |obviously |just )*my (?:own )?fault for trusting you(?= with |[.!]*$)",
    'I trusted you',
  ),
];

/** Pushes and demands, with everything that they hold but their edge. */
export const PUSHED: readonly Rule[] = [...HELD_UNTIL, ...WANTED_BY, ...NOT_MY_PROBLEM, ...EXPECTED];
