import { isOrAre, type Rule, rule, small } from '../rule.ts';

/** Closed doors, as the frame inside which the reader can move. */
const RIGID: readonly Rule[] = [
  rule('\\b(?:strictly|rigorously) (?=(?:follow|adhere|keep|observe)\\b)', ''),
  rule(
    '\\bmust be followed (?:exactly|strictly|precisely|to the letter)(?: as (?:it|they) stands?)?',
    'is to be followed',
  ),
  rule(
    '\\bin (?:this|that|the given|the same|exact) order and without (?:any )?deviations?\\b',
    'in this order',
  ),
  rule('\\bmust be (\\p{Ll}+ed) in order and without (?:any )?deviations?\\b', 'are to be $1 in order'),
  rule('\\b(is|are) (?:completely |entirely |already )?fixed in advance\\b', '$1 set'),
  rule('\\band every change will be approved by me in writing\\b', 'and we agree every change in writing'),
  rule('\\bstick to the script\\b', 'keep to the main points'),
  rule('\\bwill (?:have|need) to comply\\b', 'will need to follow it'),
];

const SHRUGGED =
  "(?:it(?:'s| is) (?:his|her|their|your|not our|not my) (?:thing|problem|business|lookout)(?: now)?|(?:he|she|they)(?:'s| has|'ve| have) got [^.!?\\d]{3,30}|tough(?: luck)?|that's life|so be it|it is what it is)";

/** What is left to chance, as what is still open. */
const OPEN_RISKS: readonly Rule[] = [
  rule(
    "^((?:should|if) (?!not\\b)(?![^,.;!?]*\\b(?:let|tell|ask|see|ring|call|contact|please|speak|shout)\\b)[^,.;!?]{4,60}?),? (?:then )?(?:I guess |I suppose )?(?:we'll|we will|we can|we|I'll|they'll) (?:just )?(?:cross that bridge[^.!?]*|think of something|improvise|figure (?:it|something) out|deal with it(?: then)?|sort (?:it|something)(?: out)?(?: then)?|see(?: then)?|wing it|manage somehow)[.!]*$",
    (condition) => `What we do ${small(condition)} is still open.`,
  ),
  rule(
    `^(if [^,.;!?]{4,60}?),? (?:well )?(?:then )?\\b${SHRUGGED}(?:,? (?:I think|I guess|I suppose))?[.!]*$`,
    (condition) => `What we do ${small(condition)} is still open.`,
  ),
  rule(
    "^(?:we'll|we will|I'll|I will|we can|we) (?:just )?(?:do|sort|sort out|handle|deal with) (the [\\p{L} ]{3,40}?)(?: some ?time)? (?:after|afterwards|later|as we go|at some point)[.!]*$",
    (what) => `${what.charAt(0).toUpperCase()}${what.slice(1)} ${isOrAre(what)} still to be done.`,
  ),
  rule(
    '(?:, | and | but )?(?:we|I) can (?:always )?(?:sort|do|handle) (the [\\p{L} ]{3,30}?) (?:after|afterwards|later)(?=[.!]*$)',
    (what) => `, and ${what} ${isOrAre(what)} still to be done`,
  ),
];

/** Changes that sound like a break, in quieter verbs. */
const QUIET_CHANGES: readonly Rule[] = [
  rule('\\b(?:ditching|binning|chucking out|scrapping) (?=(?:the|our|all|your)\\b)', 'replacing '),
  rule('\\bkilling (?=(?:the|our|all)\\b)', 'ending '),
  // What is taken out need not be replaced.
  rule('\\bripping out (?=(?:the|our|all|your)\\b)', 'taking out '),
  rule('\\brip(?:s)? out (?=(?:the|your|our)\\b)', 'take out '),
  rule("\\bjust won't exist any ?more\\b", 'will no longer exist'),
  rule(' if you (?:can )?(?:catch|find|get hold of) (?:him|her)(?=[.!]*$)', ''),
];

/** Comfort that nobody has checked. */
const UNCHECKED: readonly Rule[] = [
  rule(
    ",? (?:but|and) (?:(?:he|she|they|nobody|no one) (?:won't|will not) (?:mind|notice|care)|(?:he|she|they|nobody)(?:'ll| will) (?:be fine(?: with it)?|never (?:know|notice)|understand)|I'm sure (?:it|he|she|they)(?:'ll| will) be (?:fine|ok|okay|alright))(?=[.!]*$)",
    '',
  ),
];

/** Words that shut the reader out or keep something from them, put so that there is room to answer. */
export const OPENED: readonly Rule[] = [...RIGID, ...OPEN_RISKS, ...QUIET_CHANGES, ...UNCHECKED];
