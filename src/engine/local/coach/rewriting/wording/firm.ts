import type { Rule } from './rule.ts';

const rule = (pattern: string, replacement: Rule['replacement'], flags = 'giu'): Rule => ({
  pattern: new RegExp(pattern, flags),
  replacement,
});
const opening = (words: string, replacement = ''): Rule =>
  rule(`^(?:(?:so|and|but|well|anyway|also),? )?(?:${words})(?=\\S)`, replacement, 'iu');

/** Adjectives that "a bit" only makes smaller. */
const SMALLER =
  'more|less|like|too|worried|concerned|late|unclear|tricky|difficult|behind|differently|disappointed|surprised|unsure|torn|tight|risky|off|quiet|slow|busy|short|low|high|rough|hard|unfair|upset|lost|stuck|tired|thin|longer|better';

/** Softeners of statements, where the sentence stands without them. */
export const FIRM: readonly Rule[] = [
  opening('it could (?:perhaps |possibly |maybe )?be argued that '),
  opening("it(?:'s| is) (?:just|only)(?: really)? that "),
  opening(
    'it (?:just )?(?:seems|feels|appears)(?: to me)? (?:like|that|as if) (?=(?:we|the|this|our|it)\\b)',
  ),
  opening(
    "i(?:'d| would) (?:just |kind of |sort of )?(?:tend to|be inclined to) (?:say|think|feel)(?: that)? ",
  ),
  opening("i(?:'d| would) (?:tend to |probably )?lean towards? ", 'I recommend '),
  opening(
    '(?:i|we) (?:just |only )?(?:wanted|thought i should|felt i should) (?:to )?(?:say|mention|flag) that ',
  ),
  opening('it might be (?:an idea|worth) to ', 'I suggest to '),
  opening("hopefully,? we(?:'ll| will) be able to ", 'We plan to '),
  opening(
    'by way of background,? |to give you (?:the full|some) background,? |for the sake of completeness,? |as a bit of context,? |in the (?:following|interest of transparency),? ',
  ),
  opening(
    '(?:oh,? )?and one more thing[,:]? |before i forget,? |lastly,? and perhaps most importantly,? |which brings me(?:, finally,)? to my point[,:]? |incidentally,? |in closing,? ',
  ),
  rule(
    '^It (?:might|may|could) (?:well )?be that there was (?:perhaps |maybe |possibly )?(?:some (?:sort|kind) of |an? )',
    'There may have been a ',
    'iu',
  ),
  rule(
    '\\b(might|may|could|would|should) (?:just |also )?(?:perhaps|possibly|maybe|potentially|probably)(?= \\p{Ll})',
    '$1',
  ),
  rule('\\b(?:perhaps|maybe|possibly) (?=(?:might|may|could)\\b)', ''),
  rule(`\\b(?:just )?a (?:little |tiny )?(?:bit|little) (?=(?:${SMALLER})\\b)`, ''),
  rule('\\b(?:somewhat|slightly|a tad|a touch) (?=\\p{Ll}{4,})', ''),
  rule("\\bisn't (?:always )?quite (?=\\p{Ll})", 'is not '),
  rule(
    ",? (?:to some extent|if i'm not mistaken|i guess|i suppose|or so it seems|or at least i think so|as it were)(?=[,.;!]|$)",
    '',
  ),
  rule(',? (?:or not,? )?whatever you think(?: is best)?(?=[.!?]*$)', ''),
  rule('\\b(?:might|could) be helpful\\b', 'would help'),
  rule('\\bwe should (?:probably |maybe |perhaps |really )?think about (?=\\p{Ll}+ing\\b)', 'I suggest '),
  rule('\\bwould sort of be good\\b', 'would be good'),
  rule(
    "^(?:i(?:'m| am) )(?:so |really |very |terribly |awfully )?sorry(?: to [^,.;!?]{3,50}| for [^,.;!?]{3,50})?,? but (?=\\S)",
    '',
    'iu',
  ),
  rule(
    '^(?:my )?(?:sincere |many )?apologies for the (?:delay|late reply)(?: in [^,.;!?]{3,40})?(?=[.,!]|$)',
    'Thank you for waiting',
    'iu',
  ),
  rule('^i hate to (?:ask|bother you|do this),? (?:but )?(?=\\S)', '', 'iu'),
  rule("\\bi shouldn't (?:really )?be asking,? but ", ''),
  rule('\\b(?:at the )?end of (?:the )?(month|week|year|day)-?ish\\b', 'by the end of the $1'),
  rule('\\b(soon|noon|\\p{L}+day|mid-\\p{L}+)-?ish\\b', '$1'),
  rule(
    ' (?:in due (?:course|time)|at your earliest convenience|sooner rather than later|when things calm down|one of these days|some day|at some (?:point|stage))(?=[.,;!]|$)',
    '',
  ),
  rule('\\bsometime (?=(?:this|next|in|on|before|after)\\b)', ''),
  rule('\\b((?:this|next) \\p{L}+) or so\\b', '$1'),
  rule(
    '\\b(?:please )?(sign|reply|answer|come back to me|let me know) whenever(?=[.!]*$)',
    'please $1 when it suits you',
  ),
];
