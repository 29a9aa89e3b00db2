import { type Rule, rule, ruleThroughout, small } from '../rule.ts';

const EVERYONE_SAYS =
  ',? (?:and )?every(?:one|body)(?: (?:on|in|at) (?:the|our) \\p{L}+)? (?:says so|agrees|loves it|knows it|is (?:thrilled|delighted|over the moon|in love|happy|excited))(?=[.!;]*$| so (?:we|I|the|it)\\b)';

/** Claims without limits, as what the writer has seen. */
const ABSOLUTES: readonly Rule[] = [
  rule('^(?:nobody|no one) has ever (?=\\p{Ll})', 'we know of nobody who has '),
  ruleThroughout('\\bthere is no other way(?= to\\b|[.,;!]|$)', 'I see no other way yet'),
  ruleThroughout("\\bthere(?:'s| is) no better way to (?=\\p{Ll})", 'it is a good way to '),
  ruleThroughout(
    "\\bthere(?:'s| is) only one (?:(?:correct|right|proper|possible) )?way to (?!(?:find out|know|tell|see|be sure)\\b)(?=\\p{Ll})",
    'there is a set way to ',
  ),
  ruleThroughout(
    '\\bthe only (?:possible |real |sensible )?(solution|way|answer|option)(?= (?:is|to|forward)\\b)(?! to (?:reach|contact|call|phone|ring|get|pay|enter|park|log)\\b)',
    'one $1',
  ),
  ruleThroughout('\\bthe only (?=(?:approved|permitted|allowed|accepted) )', 'the '),
  ruleThroughout("\\bit(?:'s| is) impossible to (?=\\p{Ll})", 'I have not found a way to '),
  ruleThroughout('\\b(?:completely|totally|utterly|absolutely) useless\\b', 'not useful'),
  ruleThroughout('(?:,? (?:and )?(?:100 ?% )?guaranteed(?=[.!;]*$)|, (?:100 ?% )?guaranteed(?=,))', ''),
  ruleThroughout(
    '(?<=\\p{L}),? (?:and )?(?:without (?:any )?(?:exceptions?|deviations?|fail)|in all respects|no matter what|under any circumstances)(?= and\\b|[,.;!]|$)',
    '',
  ),
  ruleThroughout(
    '(?<=\\p{L})(?:,|,? and) no (?:deviations?|exceptions?|excuses|ifs(?:,? (?:and|or))?(?: no)? buts|discussion)(?: of any kind| whatsoever| please)?(?=[,.;!]|$)',
    '',
  ),
  ruleThroughout('\\b(is|are) clearly (?=(?:the reason|why|because|down to)\\b)', (verb) =>
    verb.toLowerCase() === 'is' ? 'may be ' : 'may be ',
  ),
  ruleThroughout(
    '\\b(is|are|was|were) (?:clearly|obviously|definitely|undeniably|undoubtedly) (?=\\p{L})',
    '$1 ',
  ),
  ruleThroughout(EVERYONE_SAYS, ''),
  rule('^There is no (?:alternative|choice|other option),? (?:since|because|as) (?=\\S)', ''),
  ruleThroughout(',? obviously,(?= \\p{L})', ''),
  ruleThroughout(' obviously(?= \\p{Ll}|[.;!]|$)', ''),
  rule('^As (?:everyone|everybody|we all) knows?,? (?=\\p{L})', ''),
  rule("^It(?:'s| is) (?:a )?(?:well[- ]known fact|common knowledge|obvious) that ", ''),
  ruleThroughout('\\beveryone (?:knows|agrees) (?:that )?(?=(?:it|this|we|the|they)\\b)', ''),
];

const BEST =
  '(?:(?:the )?(?:very |single )?best (?:\\p{L}+ )?(?:on|in) the (?:market|world|business|planet|country|county|industry|region)|in a league of (?:its|their) own|second to none|simply the best(?! \\p{Ll})|unbeatable|unrivalled|beyond compare)';

/** Big words, as the plain ones of the same grammar. */
const CLAIMS: readonly Rule[] = [
  ruleThroughout(
    '\\b(?:a |an )(?:huge|massive|enormous|total|absolute|runaway|phenomenal|resounding|roaring) (success|hit|win|improvement|difference|step|help)\\b',
    'a $1',
  ),
  ruleThroughout(
    '\\b(is|are) (?:really |totally |absolutely |simply )?(?:crushing|killing|smashing|nailing) it\\b',
    '$1 doing well',
  ),
  ruleThroughout('\\b(is|are|was|were) (?:going |gone )?through the roof\\b', '$1 up'),
  ruleThroughout('\\b(went|gone|go|goes|going|shot) through the roof\\b', '$1 up'),
  ruleThroughout('(?<!, )\\bthrough the roof\\b', 'up'),
  ruleThroughout(
    '\\b(is|are) (?:a |an )?(?:total|real|absolute|complete|true)? ?game[- ]changers?\\b',
    (verb) => (verb.toLowerCase() === 'is' ? 'makes a difference' : 'make a difference'),
  ),
  ruleThroughout(
    '\\b(is|are) (?:a |an )?(?:total|real|absolute|complete)? ?no[- ]brainers?\\b',
    '$1 worth doing',
  ),
  ruleThroughout('\\b\\d{1,3}x (?=(?:your|the|our) )', 'raise '),
  ruleThroughout(
    '\\btakes? ((?:your|the|our) [\\p{L} ]{3,24}?) to (?:the next|a whole new) level\\b',
    'improves $1',
  ),
  ruleThroughout('\\brevolutioni[sz]es (?=(?:your|the|our|how) )', 'changes '),
  ruleThroughout('\\brevolutioni[sz]e (?=(?:your|the|our|how) )', 'change '),
  ruleThroughout(
    '\\b(?:insanely|ridiculously|mind-bogglingly|unbelievably|crazily|wildly|madly|super(?! (?:week|weekend|day|evening|time|summer|holiday|start|job|result|idea|news)\\b)) (?=\\p{Ll}{3,})',
    '',
  ),
  ruleThroughout(
    `(?<!\\b(?:we|I) )\\b(is|are) (?:by far |simply |just |quite simply |hands down |truly )*${BEST}`,
    '$1 very good',
  ),
  ruleThroughout(
    '\\b(is|are) (?:by far |simply |hands down )*the most (advanced|modern|powerful|reliable|accurate) (?:\\p{L}+ )?(?:on|in) the (?:market|world|planet|country|industry)',
    '$1 $2',
  ),
  ruleThroughout('\\bhands down (?=the\\b)', ''),
  ruleThroughout(' in an? (?:seamless|holistic|best-of-breed) (?:way|manner|fashion)\\b', ''),
  ruleThroughout(
    '(?<!\\b(?:be|is|was|are|were|been|being|quite|very|pretty|so|rather|totally|completely|entirely|as|more|truly|really) )\\b(?:seamless|holistic|best-of-breed|jaw-dropping|breathtaking|one-of-a-kind|unrivalled|award-winning),? (?=\\p{Ll}{3,})',
    '',
  ),
  ruleThroughout('\\b(is|are) (?:simply |pure |just |sheer )*magic(?:al)?\\b', '$1 very good'),
  ruleThroughout('\\blike never before\\b', ''),
  ruleThroughout('(?:, period|,? full stop)(?=[.!]*$)', ''),
];

const PRAISE =
  '(?:gorgeous|amazing|awesome|incredible|fantastic|phenomenal|brilliant|unbelievable|mind-blowing|perfect|stunning|insane)';

/** Praise beside something that is told. */
const PRAISED: readonly Rule[] = [
  ruleThroughout(
    `,? and (?:the|our|my|it|this) (?:\\p{L}+ ){0,3}(?:is|are|was|were) (?:so |just |absolutely |simply )?${PRAISE}(?=[.!]*$)`,
    '',
  ),
  ruleThroughout(
    ',? and (?:every(?:one|body)?|any|our customers|our clients|the customers|users)\\b[^.,;!?\\d]{0,40} (?:will tell you|agrees?|says?|loves?|falls? in love|swears?|(?:is|are) (?:over the moon|thrilled|delighted|raving))\\b[^.,;!?\\d]{0,25}(?=[.!]*$)',
    '',
  ),
  ruleThroughout(
    ',? and \\p{L}+s (?:that|who) (?:use|try|have|own) (?:it|them|this) never [^.,;!?\\d]{3,30}(?=[.!]*$)',
    '',
  ),
  ruleThroughout(
    '\\b(?:is|are) (?:an? )?(?:absolute |real |total |huge )?(?:triumph|revelation|godsend|miracle|sensation|dream) and (?=(?:will|are|is|have|has)\\b)',
    '',
  ),
  ruleThroughout(
    '\\b(is) the only ((?:\\p{L}+ ){1,3}\\p{L}+) that (?:really |actually )?works(?:,? (?:full stop|period))?',
    '$1 a $2',
  ),
  ruleThroughout("\\b(\\d+) (?:happy |satisfied |delighted )?(\\p{L}+s) can't be wrong\\b", '$1 $2 use it'),
  ruleThroughout(
    '\\bthe (?:leading|number one|premier|foremost) (provider|supplier|maker|producer|company|agency|firm|school)\\b',
    'a $1',
  ),
  ruleThroughout('\\ba proven,? (?=\\p{L})', 'a '),
  ruleThroughout(' full (?:of|with) (?:passion|dreamers|energy|enthusiasm)(?= |[.,;!]|$)', ''),
  ruleThroughout(
    "\\bwe(?: are|'re) (?:very |so |rightly )?proud of our (?=(?:\\d+|two|three|four|five|six|seven|eight|nine|ten) )(?![^.!?;]*\\b(?:and|or|of) our )",
    'we have ',
  ),
  ruleThroughout(
    "^(?:we're|we are) (?:totally |completely )?(?:revolutioni[sz]ing|disrupting|reinventing|redefining) (?=\\p{Ll})",
    'We work on ',
  ),
  ruleThroughout('\\bwould be the perfect guinea pig\\b', 'would be the first'),
  ruleThroughout(
    '^(\\p{L}+s) who ([^.!?]{3,40}?) are (?:so much|much|way|far) (?:happier|better off|healthier|calmer)[.!]*$',
    (who, what) => `This is about ${small(who)} who ${what}.`,
  ),
  ruleThroughout(
    ",? the (?:industry|market|world|country)'s (?:finest|best|leading|greatest|number one)(?: \\p{L}+)?(?=[,.;!]|$)",
    '',
  ),
];

/** Pushes for a quick yes, without the push. */
const PUSHES: readonly Rule[] = [
  ruleThroughout(
    ",? (?:otherwise|or else) (?:the competition|we(?= ?(?:'ll| will) (?:all )?(?:fall|lose|miss|be|never|regret|end|get|go under|stay|look|have missed)\\b)|our competitors|(?:it|you|they)(?=(?:'ll| will|'s| is) (?:all |just |only |soon |really |definitely )?(?:be )?(?:too late|gone|dead|over\\b|lost|toast|history|sorry|left|a (?:total |complete |huge )?(?:disaster|mess|catastrophe|nightmare)|regret|miss|fall|lose|never|end|get|kick)))(?:'ll| will| is|'s) [^.!?,;\\d]{3,50}(?=[.!]*$)",
    '',
  ),
  rule(
    '^(?:please )?(?:sign up|book|order|register|decide|act|buy|apply) ((?:before|by|until) [^,.;!?]{3,40}?),? or (the|our|your) ([\\p{L} -]{3,40}?) (?:is|are|will be) (?:gone|lost|off)(?: for good| forever)?[.!]*$',
    (when, which, what) =>
      `${which} ${what} ${/[^s]s$/.test(what) ? 'are' : 'is'} open ${when.replace(/^before midnight on\b/i, 'until midnight on')}.`,
  ),
  ruleThroughout(
    ",? or (?:we|you)(?:'ll| will)(?: all)? (?:miss out|be left behind|regret it|lose out)[^,.;!?\\d]{0,30}(?=[,.;!]|$)",
    '',
  ),
  ruleThroughout(
    '(?<=\\b(?:signature|answer|decision|approval|yes|ok|reply|go-ahead)) (?:fast|asap|right away|right now|right this minute|immediately|straight away|at once)(?=[.!]*$)',
    '',
  ),
  ruleThroughout(
    ',? (?:and |as )?(?:all )?(?:our|your|the) competitors (?:are|have|did)[^,.;!?\\d]{0,30}(?=[.!]*$)',
    '',
  ),
  ruleThroughout("\\bbefore (?:it is|it's) (?:too late|gone|sold out)(?=[,.;!]|$)", ''),
  ruleThroughout(' before (?:you|they) can change (?:your|their) minds?(?=[,.;!]|$)', ''),
  rule('^Just say yes[.!]*$', 'Would you agree?'),
  ruleThroughout(
    '\\bwe (?:absolutely |really |simply )?have to (?:move|act) (?:on ([^,.;!?]{3,40}?) )?(?:now|fast|today)\\b',
    (what) => (what === undefined ? 'we would like to go ahead' : `we would like to go ahead with ${what}`),
  ),
];

/** Claims, praise and pushes brought down to what can be said. */
export const SOBER: readonly Rule[] = [...ABSOLUTES, ...CLAIMS, ...PRAISED, ...PUSHES];
