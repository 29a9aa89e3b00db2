import { type Rule, rule, ruleThroughout } from '../rule.ts';

const opening = (words: string, replacement = ''): Rule =>
  rule(`^(?:(?:so|and|but|well|anyway|also),? )?(?:${words})(?=\\S)`, replacement);

/** Adjectives that "a bit" only makes smaller; of a comparison it tells by how much. */
const SMALLER =
  'like|too|worried|concerned|late|unclear|tricky|difficult|behind|differently|disappointed|surprised|unsure|torn|tight|risky|off|quiet|slow|busy|short|low|high|rough|hard|unfair|upset|lost|stuck|tired|thin';

/** What "slightly" measures rather than softens: "slightly larger", "slightly down". */
const MEASURED =
  '(?:\\p{L}{3,}er|more|less|fewer|down|below|above|over|under|ahead|behind|different|damaged|injured|hurt|bent|wounded|burnt|open|older|wider)\\b';

/** Softeners of statements, where the sentence stands without them. */
export const FIRM: readonly Rule[] = [
  rule(
    '^(?:(?:and|but|so),? )?(?:I (?:really |just |honestly )?(?:think|believe|feel|reckon)(?: that)? )?(?:it|this|that) (?:could|would|might|can|will)(?: really| potentially| also)? be (?:an? )?(?:real |huge |total |massive |big |true |complete |absolute )*(?:win[- ]win|game[- ]changer|no-brainer|slam dunk|home run|quick win)(?: for (?:everyone|all of us|us all|both of us|us))? if we (?!(?:went|took|did|had|made|got|ran|were|could|can|all)\\b|\\p{L}+ed\\b)(?=\\p{Ll})',
    'I suggest we ',
  ),
  rule(
    "^(?:(?:and|but|so),? )?(?:I(?: was| am|'m) )?(?:just )?(?:wondering|wondered|thinking) (?:if|whether|that) (?:maybe |perhaps |possibly )*it (?:might|would|could)(?: maybe| perhaps| just)* be (?:an? (?:good )?idea|good|better|best|sensible|time|worthwhile) to (?!(?:talk|meet|chat|have|catch|think|discuss|know|hear|see|get together)\\b)(?=\\p{Ll})",
    'I suggest we ',
  ),
  rule('^These things happen, (?=\\S)', ''),
  ruleThroughout(
    ",? (?:and )?(?:to be fair,? )?it(?:'s| is) not the end of the world(?:,? is it)?(?=[.!?]*$)",
    '',
  ),
  ruleThroughout(',? (?:only a bit,? )?but still(?=[.!]*$)', ''),
  ruleThroughout(
    '(?<!, (?:an?|the|one|two|three) \\p{L}{2,20})(?:,|,? but) (?:whatever|yawn|meh)(?=[.!]*$)',
    '',
  ),
  ruleThroughout(',? so who am i to (?:talk|judge|say)(?=[.!?]*$)', ''),
  rule(
    ",? (?:and |so )?(?:i was |i'm |i am )?(?:just |kind of |sort of |really )*wondering what you (?:feel|think|say|make of it)[?.!]*$",
    '.',
  ),
  ruleThroughout('\\b(have|has|had) (?:maybe|perhaps) (?=\\p{Ll})', '$1 '),
  ruleThroughout('\\bI (?:strongly|firmly|truly|honestly|really) (?=(?:believe|think|feel)\\b)', 'I '),
  ruleThroughout(",? (?:but )?we(?:'ll| will) see(?=[.!]*$)", ''),
  rule(
    "^(?:and )?please (?:don't|do not) (?:take (?:it|this) the wrong way|be (?:angry|upset|cross|mad)|get me wrong),? (?:but )?(?=\\S)",
    '',
  ),
  ruleThroughout(
    ", or not(?:, (?:whatever (?:suits|works|you (?:like|prefer|want))(?: (?:you|for you|best|better))*|either way|it(?:'s| is) up to you))?(?=\\?+$)",
    '',
  ),
  ruleThroughout(', or not(?=, (?!whatever|either|up to))', ''),
  ruleThroughout('\\bthinking of (?:maybe|perhaps) ', 'thinking of '),
  rule('^p\\.?s\\.?:? (?=\\S)', ''),
  rule('^(?:so )?(?:yeah,? )?about ((?:the|your|our|my) [^.!?,]{3,40})[.!]*$', 'I am writing about $1.'),
  opening('so yeah,? |well well,? '),
  opening('it could (?:perhaps |possibly |maybe )?be argued that '),
  opening("it(?:'s| is) (?:just|only|merely|simply)(?: really)? that,? (?:well,? )?"),
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
  ),
  ruleThroughout(
    '\\b(might|may|could|would|should) (?:just |also )?(?:perhaps|possibly|maybe|potentially|probably(?! not\\b))(?= \\p{Ll})',
    '$1',
  ),
  ruleThroughout('\\b(?:perhaps|maybe|possibly) (?=(?:might|may|could)\\b)', ''),
  ruleThroughout(`\\b(?:just )?a (?:little |tiny )?(?:bit|little) (?=(?:${SMALLER})\\b)`, ''),
  ruleThroughout(
    '\\b(?:a tad|a touch) (?!(?:over|above|below|under|ahead|behind|beyond)\\b)(?=\\p{Ll}{4,})',
    '',
  ),
  ruleThroughout(
    `(?<=(?:\\b(?:is|are|was|were|be|been|being|feels?|felt|seems?|seemed|looks?|looked|sounds?|sounded|gets?|got)|['’](?:m|s|re)) )(?:somewhat|slightly) (?!${MEASURED})(?=\\p{Ll}{4,})`,
    '',
  ),
  ruleThroughout("\\bisn't always quite (?=\\p{Ll})", 'is not always '),
  ruleThroughout(
    ",? (?:to some extent|if i'm not mistaken|or so it seems|or at least i think so|as it were)(?=[,.;!]|$)",
    '',
  ),
  ruleThroughout('(?:,(?: or not,?)?| or not,?) whatever you think(?: is best)?(?=[.!?]*$)', ''),
  ruleThroughout('\\b(?:might|could) be helpful\\b', 'would help'),
  ruleThroughout(
    '\\bwe should (?:probably |maybe |perhaps |really )?think about (?=\\p{Ll}+ing\\b)',
    'I suggest ',
  ),
  ruleThroughout('\\bwould sort of be good\\b', 'would be good'),
  rule(
    "^(?:i(?:'m| am) )(?:so |really |very |terribly |awfully )?sorry(?: to [^,.;!?]{3,50}| for [^,.;!?]{3,50})?,? but (?=\\S)",
    '',
  ),
  rule(
    '^(?:my )?(?:sincere |many )?apologies for the (?:delay|late reply)(?: in [^,.;!?]{3,40})?(?=[.,!]|$)',
    'Thank you for waiting',
  ),
  rule('^i hate to (?:ask|bother you|do this),? (?:but )?(?=\\S)', ''),
  ruleThroughout("\\bi shouldn't (?:really )?be asking,? but ", ''),
  ruleThroughout('\\b(?:at the )?end of (?:the )?(month|week|year|day)-?ish\\b', 'by the end of the $1'),
  ruleThroughout('\\b(soon|noon|\\p{L}+day|mid-\\p{L}+)-?ish\\b', '$1'),
  ruleThroughout(
    ' (?<=\\S \\S{1,30} \\S{1,30} )(?:in due (?:course|time)|at your earliest convenience|sooner rather than later|when things calm down|one of these days|some day|at some (?:point|stage))(?=[.,;!]|$)',
    '',
  ),
  ruleThroughout('\\bsometime (?=(?:this|next|in|on|before|after)\\b)', ''),
  ruleThroughout(
    '\\b(?:please )?(sign|reply|answer|come back to me|let me know) whenever(?=[.!]*$)',
    'please $1 when it suits you',
  ),
];
