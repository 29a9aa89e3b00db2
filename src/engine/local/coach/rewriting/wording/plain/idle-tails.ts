import { type Rule, rule, ruleThroughout } from '../rule.ts';

const EVER_SO =
  '(?:really |very |so |quite |rather |extremely |incredibly |immensely |still |just |truly |a bit |all )*';
const END = '(?=[,.;!]|$)';
/** Behind a comma only where the sentence ends or begins anew. */
const END_BEHIND_COMMA = '(?=[.;!]|$|,? and )';
const LAST = '(?=[.!]*$)';

const WHICH_MOVES = `which (?:I|we)(?:'m| am|'re| are) ${EVER_SO}(?:proud|fond|soft|chuffed|pleased|delighted|sentimental)(?: (?:of|about|with|on|by))?`;

/** What the writer feels about a thing, behind the thing. */
const FEELINGS: readonly Rule[] = [
  ruleThroughout(`, (?:of )?${WHICH_MOVES}${END_BEHIND_COMMA}`, ''),
  ruleThroughout(` ${WHICH_MOVES}${END}`, ''),
  rule(
    `,? and (?:(?:I|we)(?:'m| am|'re| are)|are|am) ${EVER_SO}proud of (?:it|this|that|them|what we do|(?:our|the|my) (?:journey|work|heritage|reputation|story|record))(?: (?:so far|to date))?${LAST}`,
    '',
  ),
  rule(
    `,? and (?:I must say |I have to say )?(?:I|we)(?:'ve| have) got (?:rather|quite|pretty|very|really) good at (?:it|this|that)(?: (?:over the years|by now|now))?${LAST}`,
    '',
  ),
  rule(
    `,? and (?:family|quality|service|safety|people) (?:means|is|mean|are) everything(?: (?:to|for) (?:us|me))?${LAST}`,
    '',
  ),
];

/** What others are said to feel about it, and praise or outrage behind a comma. */
const PRAISE: readonly Rule[] = [
  rule(
    `,? and (?:(?:all )?(?:our|the|my) )?(?:customers|clients|people|guests|users|everyone|everybody|members) (?:can't|cannot|can not) (?:stop raving about|get enough of|live without|stop talking about) (?:it|them|us)${LAST}`,
    '',
  ),
  ruleThroughout(
    `, which (?:frankly |honestly |really |quite frankly |I think |we think )?(?:is|was|has been) (?:frankly |honestly )?${EVER_SO}(?:just |simply |nothing short of )?(?:an? )?(?:incredible|amazing|phenomenal|fantastic|astonishing|brilliant|remarkable|unbelievable|huge|massive|outrageous|ridiculous|disgraceful|shocking|appalling|pathetic|absurd|disgrace|joke|scandal)(?: (?:achievement|result|feat|effort|success|milestone))?(?: (?:after|considering|given) [^\\d,.;!?]{3,50})?${END_BEHIND_COMMA}`,
    '',
  ),
];

/** What swears to it, or foretells it of everybody. */
const SWORN: readonly Rule[] = [
  rule(`,? (?:trust|believe) me${LAST}`, ''),
  rule(
    `,? and (?:not (?:a single )?one|none|nobody|no one)(?: of (?:them|us|you))? (?:would|will|has|have|'d|wants to|want to) (?:ever )?(?:(?:go|gone|look|looked) back|regret(?:ted)? it)${LAST}`,
    '',
  ),
  rule(
    `,? and (?:honestly |frankly |really )?(?:nothing (?:can|could|will)|what (?:can|could)) (?:possibly |ever )?go wrong(?: with (?:it|them|an? [^\\d,;:.!?]{3,20}))?${LAST}`,
    '',
  ),
  rule(
    `, every \\p{L}+ (?:will|'ll) (?:soon )?(?:be (?:like this|doing (?:it|this)|using (?:it|one|this))|have (?:one|it))(?: soon)?${LAST}`,
    '',
  ),
  rule(
    `, so (?:cool|modern|exciting|fresh|smart|clever|easy|simple|fun|amazing|convenient)(?:,? (?:and )?so (?:cool|modern|exciting|fresh|smart|clever|easy|simple|fun|amazing|convenient))*${LAST}`,
    '',
  ),
];

/** What takes back what was said before it. */
const TAKEN_BACK: readonly Rule[] = [
  // Of a rule it says from when on it holds.
  rule(
    '(?<=\\b(?:could|can|might|may|would|hope|hoping)\\b[^.!?;]{2,80}),? (?:going|moving) forward(?=[.!?]*$)',
    '',
  ),
  rule(
    `,? (?:but|and|though) you(?:'ll| will)?(?: probably| surely| no doubt)? know (?:better|best)(?: than (?:me|I do|I))?${LAST}`,
    '',
  ),
  rule(
    `,? and (?:I|we)(?:'ve| have) never (?:seen|known|heard) (?:the like|anything like it)(?: of it)?${LAST}`,
    '',
  ),
  ruleThroughout(
    `,? if (?:it|that|this)(?:'s| is|'d be| would be| might be| could be) (?:(?:at all|ever|of) )*(?:any )?(?:useful|helpful|interest|use|help|good)(?: to you| at all)?${LAST}`,
    '',
  ),
];

/** What says that something is going to be said. */
const ANNOUNCED: readonly Rule[] = [
  rule('^(?:(?:right|ok|okay|alright|now|well)(?: then)?,? )so,? (?:basically,? )?(?=\\p{L})', ''),
  rule(
    "^(?:right,? |so,? |ok,? |well,? )*(?:I(?:'ve| have) (?:found|got|cracked|sussed) it|guess what|you'll never guess(?: what)?|here goes|brace yoursel(?:f|ves))[,:!–-]+ (?=\\p{L})",
    '',
  ),
  rule(
    '^(?:so |but |and |anyway,? )?(?:the long and (?:the )?short of it is(?: that)?|to cut a long story short),? (?=\\p{L})',
    '',
  ),
  ruleThroughout('(?<=\\b(?:and|but)),? (?:to cut a )?long story short,? (?=\\p{L})', ' '),
  ruleThroughout(
    "(?<=^|\\b(?:and|but) )(?:I think )?it(?:'s| is) (?:probably )?fair to say(?: that)? (?=\\p{L})",
    '',
  ),
  ruleThroughout('(?<=\\b(?:and|but)) I (?:must|have to) say(?: that)? (?=\\p{L})', ' '),
  ruleThroughout(`,? (?:if )?truth be told${END}`, ''),
  ruleThroughout('\\b(?:fairly|pretty|quite|reasonably) soon\\b', 'soon'),
];

/** Words behind or before the point, on which nothing else in the sentence leans. */
export const IDLE_TAILS: readonly Rule[] = [...FEELINGS, ...PRAISE, ...SWORN, ...TAKEN_BACK, ...ANNOUNCED];
