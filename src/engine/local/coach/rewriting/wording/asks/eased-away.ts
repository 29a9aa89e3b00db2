import { applyRules, type Rule, rule } from '../rule.ts';

/** What says no more than that it is hard to ask, or easy to refuse. */
const OF_ASKING =
  '(?:ask(?:ing)?|ignore|say no|refuse|decline|bother|cheek|cheeky|impos\\p{L}+|nuisance|trouble|pest|my place|toes|out of (?:turn|order|line)|forward|rude|presum\\p{L}+|daft|silly|stupid|nosy|fuss|long shot|too much|big favou?r|how you.{1,6} feel|a pain|a lot on|very busy|so busy|busy|stretched|keep (?:this|it) short)';
/** "If you ever had five minutes", "if you thought it was all right": nothing hangs on them. */
const IF_FREE =
  "if (?:(?:(?:at all )?possible)|(?:you (?:ever |maybe |possibly )?(?:had|have|find|found|get|got|could find|could spare) (?:[\\p{L}]+ ){0,3}?(?:minutes?|moments?|time|chance|second|half an hour|an hour))|(?:you (?:thought|think|felt|feel) (?:it|that|this) (?:was|is|were|'s) (?:all right|alright|ok|okay|a good idea|of use|worth it|possible))|(?:you(?:'re|'d be| were| are| would be|'d|) ?(?:so |at all )?(?:willing|minded|inclined|agreeable|open to it|up for it|in agreement|in favour|happy with (?:it|that|this)|able|feel up to it|felt up to it|felt able to|felt able|felt like it|don't mind|didn't mind|wouldn't mind|(?:can|could)(?: (?:face|bear|stand|manage) (?:it|this|that))?))|(?:you(?:(?:'re| are|'d be| were) not| aren't| weren't) (?:too|so|very|already|all that) (?:busy|stretched|tied up|booked up|snowed under))|(?:there (?:was|is|were)(?: any)?)|(?:(?:it|that|this) (?:wasn't|isn't|weren't|wouldn't be|won't be|was not|is not|would not be|'s not|were not) [^,.;:?!\\d]{3,40}?)|(?:(?:it|that|this)(?:'s| is| was| were|'d be| would be) (?:at all )?(?:all right|alright|ok|okay|possible|convenient|feasible|agreeable)(?: (?:with|for|by) you)?)|(?:(?:it|that|this) (?:suits|suited)(?: you)?))";
/** "Let me know if it is all right" asks whether it is. */
const NOT_ASKED = '(?<!\\b(?:know|tell (?:me|us)|say|check|see|ask|confirm) )';
/** What says that nobody is pressed. */
const NO_PRESSURE =
  "(?:(?:honestly|really|of course|obviously|absolutely|there's|there is),? )*(?:no (?:pressure|worries|obligation|stress|bother)(?: (?:whatsoever|at all|either way|if not|obviously|of course))?|(?:do |please |feel free to |just )+(?:say no|ignore (?:this|me)|say so|refuse)(?: if [^,.;:?!\\d]{3,40})?|only if [^,.;:?!\\d]{3,40}?(?:suits?|suited|mind|happy|free|ok|okay|want|wanted)(?: (?:you|mind you|to|of course))?|only if you (?:think so|agree|like|want|wish)|(?:I|we) (?:don't|do not|wouldn't) want to (?:push|press|pester|impose|pressure you|be a (?:pain|nuisance|pest))|don't feel (?:you have to|obliged)|(?:I'm|I am) afraid|mind you)";

/** Where what is wished for begins. */
const WISHES =
  "(?=(?:it(?:'d| would| might| may)|that(?:'d| would)|(?:I|we)(?:'d| would|'m| am|'re| are| was| were| had|'ve been| did)?(?: just| kind of| sort of| really| only)* (?:wonder\\p{L}*|hop\\p{L}+|thought|think|suppose|like|love|need|appreciate|be|was|want\\p{L}*)|(?:perhaps|maybe|possibly|could|can|would|might|any chance|is there|a couple|an?|some|one of|if)) )";

/** "I was wondering, and please say if it's a cheek, whether": what stands between the wish and what is wished for. */
const BETWEEN: readonly Rule[] = [
  rule(
    "^((?:[\\p{L}']+,? ){0,6}?(?:wondering|wondered|ask|asking|hoping|hoped|thinking))(?:,| [–—-]| \\() ?(?:and |but |so )?(?:[^,;:?!()\\d]|, (?=of course)){4,80}?(?:,| [–—-]|\\)) (?=(?:if|whether|that|about|you|we|your|one of|some of|somebody|someone)\\b)",
    '$1 ',
  ),
  rule(`, ${NO_PRESSURE}(?:,(?= and )|(?=, ))`, ''),
  rule(
    '(?<=\\b(?:you|we|I) )(?:perhaps|maybe|possibly|one day|some ?day|ever|at all|at some point) (?=(?:might|may|could|would|can)\\b)',
    '',
  ),
  rule(
    '(?<=\\b(?:if|whether) )(?:perhaps|maybe|possibly|one day|some ?day|ever|at all|at some point) (?=(?:you|we|I|one of|some of|your)\\b)',
    '',
  ),
  rule(' (?:some ?time or other|some ?time|one day|some ?day)(?=,| and )', ''),
];

/** What stands in front of the wish and behind it. */
const AROUND: readonly Rule[] = [
  rule(
    `^(?:(?:anyway|well|so|now|look|and|but|sorry|ok),? )*(?:I|it|this|that|you|feel free|please|sorry|forgive|not|do)\\b[^.;:?!\\d]{0,40}?\\b${OF_ASKING}\\b[^.;:?!\\d]{0,40}?,? but (?:anyway,? )?${WISHES}`,
    '',
  ),
  rule(`^(?:(?:anyway|well|so|now|and|but|I mean),? )*${IF_FREE},? (?:then )?${WISHES}`, ''),
  rule(`(?:,| [–—-])? (?:(?:and|but|though) )?(?:${NO_PRESSURE}|${NOT_ASKED}${IF_FREE})[.!]*$`, '.'),
  rule(`(?:,| [–—-])? (?:(?:and|but|though) )?(?:${NO_PRESSURE}|${NOT_ASKED}${IF_FREE})[.!]*$`, '.'),
  rule('^(?:(?:anyway|well|so|now|and|but|I mean|right|ok|also),? )+(?=(?:I|we|it|if|you)\\b)', ''),
];

/** A wish without what only eases it: asides, a shy clause in front, the leave to refuse behind. */
export function easedAway(sentence: string): string {
  return applyRules(applyRules(sentence, BETWEEN), AROUND);
}
