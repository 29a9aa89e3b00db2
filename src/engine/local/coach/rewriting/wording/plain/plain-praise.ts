import { type Rule, rule, ruleThroughout } from '../rule.ts';

const SO =
  '(?:(?:absolutely|literally|really|totally|completely|simply|just|truly|honestly|quite|pretty|basically|so|utterly|hands down|by far|nothing short of|nothing less than|an?|total|real|absolute|complete|true|huge|massive|proper|genuine|pure|sheer|bit of a) )*';

/** Praise in one word that says no more than "very good". */
const GREAT =
  '(?:incredible|amazing|awesome|insane|unbelievable|phenomenal|mind-?blowing|fantastic|out of this world|off the charts|crazy good|insanely good|stunning|epic|spectacular|sensational|unreal|next[- ]level|second to none|magic(?:al)?|a dream|a miracle|miracles|to die for|brilliant|mega)';
const ENDS =
  '(?=[,.;:!?]|$| (?:and|but|so|since|because|for (?:us|you|our|your|all|everyone|every|any|each))\\b)';

const GAME_CHANGER = `${SO}game[- ]?changers?`;
const LIFESAVER = `${SO}(?:life-?saver|life saver|god-?send|must-have)s?`;
const GOLD_MINE = `${SO}(?:gold ?mine|money-?spinner|cash cow|sure-fire winner)s?`;

const MAKES_DIFFERENCE: Readonly<Record<string, string>> = {
  is: 'makes',
  "'s": ' makes',
  are: 'make',
  "'re": ' make',
  was: 'made',
  were: 'made',
  be: 'make',
};

const ADJECTIVES: Readonly<Record<string, string>> = {
  best: 'good',
  greatest: 'good',
  finest: 'good',
  coolest: 'good',
  hottest: 'good',
  safest: 'safe',
  fastest: 'fast',
  easiest: 'easy',
  strongest: 'strong',
  smartest: 'clever',
  simplest: 'simple',
};
const WORLD =
  "(?:on (?:the market|the planet|earth)|in (?:the (?:world|business|industry|country|whole \\p{L}+)|town|the area)|out there|around|available|ever(?: (?:made|seen|built|invented))?|(?:that )?(?:we|I|you)(?:'ve|'ll| have| will) ever (?:\\p{L}+))";

const OF_THING = (words: string): string => `(?<=\\b(?:${words}) (?:[\\p{L}-]+ ){0,3}(?:[\\p{L}-]+ ))`;

const IS = '(is|are|was|were|has been|have been)';

/** Praise of what is the writer's own, or what they sell. */
export const PRAISE_OF_OWN: Rule = ruleThroughout(
  `${OF_THING('our|this|these|my|new|\\p{L}{4,}s')}${IS} ${SO}${GREAT}${ENDS}`,
  '$1 very good',
);
/** Praise of what the reader may have made, or what both have seen. */
export const PRAISE_OF_SEEN: Rule = ruleThroughout(
  `${OF_THING('the')}${IS} ${SO}${GREAT}${ENDS}`,
  '$1 very good',
);

/** What is praised, with the plain word of the same grammar; whether to say it at all is decided elsewhere. */
export const PLAIN_PRAISE: readonly Rule[] = [
  // "It's a game changer and you won't even notice": the plain word would be at odds with what goes on.
  rule(
    `^(?:it|this|that)(?:'s| is|'ll be| will be)(?: going to be)? ${GAME_CHANGER},? and (?:honestly |frankly |really )?(?=(?:you|we|they|I|nobody|everyone|there|the|our|your)\\b)`,
    '',
  ),
  // "A game changer and 100% secure": the adjective needs a verb of its own.
  rule(
    `\\b(is|are|was|were)(?: going to be)? ${GAME_CHANGER} and (?=(?:(?:100 ?%|completely|totally|fully|very|so) )?(?:secure|safe|easy|simple|free|cheap|cheaper|faster|clean|reliable|quick)\\b)`,
    '$1 ',
  ),
  rule(
    `\\b(it|that|this)'s(?: going to be)? ${GAME_CHANGER} and (?=(?:(?:100 ?%|completely|totally|fully|very|so) )?(?:secure|safe|easy|simple|free|cheap|cheaper|faster|clean|reliable|quick)\\b)`,
    "$1's ",
  ),
  ruleThroughout(
    `(is|are|was|were|be|'s|'re) (?:going to be |gonna be )?${GAME_CHANGER}\\b`,
    (verb) => `${MAKES_DIFFERENCE[(verb ?? '').toLowerCase()] ?? verb} a difference`,
  ),
  ruleThroughout(
    `\\b(has|have|'s|'ve) been ${GAME_CHANGER}\\b`,
    (verb) => `${verb === "'s" ? ' has' : verb} made a difference`,
  ),
  ruleThroughout(
    `(?<!\\b(?:you|he|she|u)(?:'re|'s| are| is| were| was)?) (is|are|was|were|has been|have been) ${LIFESAVER}${ENDS}`,
    ' $1 very useful',
  ),
  ruleThroughout(`\\b(is|are|was|were|has been|have been) ${GOLD_MINE}${ENDS}`, '$1 worth a lot'),
  PRAISE_OF_OWN,
  PRAISE_OF_SEEN,
  ruleThroughout(
    `\\b(is|are|was|were|has been|have been) ${SO}(?:the )?most (?:amazing|incredible|awesome|exciting|fantastic|stunning|beautiful|wonderful) (?:thing|tool|app|product|idea|place|service)s? ${WORLD}`,
    '$1 very good',
  ),
  ruleThroughout(
    `\\b(is|are|was|were|has been|have been) ${SO}the (?:very )?(best|greatest|finest|coolest|hottest) thing ${WORLD}`,
    '$1 very good',
  ),
  ruleThroughout(
    `\\b(is|are|was|were|'s|'re) ${SO}the (?:very )?(${Object.keys(ADJECTIVES).join('|')}) (?:one |ones )?${WORLD}`,
    (verb, most) => `${verb} very ${ADJECTIVES[(most ?? '').toLowerCase()] ?? most}`,
  ),
  ruleThroughout(
    `\\b((?:we|they)(?:'re| are)|it(?:'s| is)|this is) ${SO}the (?:very )?(?:best|greatest|finest|coolest|number one|#1|top|leading) ((?:[\\p{L}-]+ ){0,3}[\\p{L}-]+) (in (?:town|the (?:area|region|city|county|village|neighbourhood|north|south|east|west))\\b)(?:,? hands down)?`,
    '$1 a $2 $3',
  ),
  ruleThroughout(
    "\\b(is|are|was|were|'s|'re) (?:literally |really |just |all |already )*(?:flying off the shel(?:f|ves)|selling like hot ?cakes|flying out (?:of )?the door)",
    '$1 selling well',
  ),
  ruleThroughout(
    '(?<=\\b(?:see|sees|seen|saw|get|gets|got|getting|bring|brings|brought|deliver|delivers|achieve|had|have|has|with|for|of|made|make|makes|save|expect)) (?:massive|insane|explosive|unreal|crazy|incredible|amazing|mind-blowing) (?=(?:results|savings|growth|improvements|benefits|gains|interest|demand|success|progress|feedback|reviews)\\b)',
    ' good ',
  ),
  ruleThroughout(
    '\\b(?:an? )(?:huge|massive|enormous|total|absolute|complete|unbelievable|incredible|amazing|insane|fantastic|tremendous|spectacular|overwhelming|smashing|raging|epic|mega|wild|monster) (success|hit|win|improvement|difference|step|help|opportunity|achievement|boost)\\b',
    (what) => (/^[aeiou]/i.test(what ?? '') ? `an ${what}` : `a ${what}`),
  ),
  ruleThroughout(
    '\\b(?:an? )(?:huge|massive|enormous|total|absolute|complete|unbelievable|incredible|amazing|fantastic|smashing|real) (?:triumph|sensation|revelation|smash hit|knockout)\\b(?! (?:of|for|that|over)\\b)',
    'a success',
  ),
  ruleThroughout(' in no time(?: at all)?(?=[,.;:!?]|$| (?:and|but)\\b)', ' quickly'),
  ruleThroughout('\\bup and running quickly\\b', 'up and running soon'),
  ruleThroughout(
    "\\b(was|were|am|'m|are|is) (?:totally |completely |absolutely |literally )*blown away\\b",
    '$1 impressed',
  ),
  // A no-brainer.
  rule(`^(?:and |so |but )?(?:it|this|that)(?:'s| is) ${SO}no[- ]brainers?: ?(?=\\S)`, ''),
  ruleThroughout(
    `\\b(?:it|this|that)(?:'s| is| would be) ${SO}no[- ]brainers? (?:for (?:us|you) )?to (?=\\p{Ll})`,
    'it makes sense to ',
  ),
  ruleThroughout(
    `,? (?:and |so |because |since )?(?:it|this|that|which)(?:'s| is) ${SO}no[- ]brainers?(?: for (?:us|you|everyone|everybody))?(?: really| honestly| to be honest)?(?=[.!]*$)`,
    '',
  ),
  ruleThroughout(
    "\\b((?:we|I) (?:run|have|offer|make|sell|serve|build|own|organi[sz]e) |(?:we|they)(?:'re| are) |it(?:'s| is) |this is )(?:simply |probably |easily )?the (?:very )?(?:best|greatest|coolest|finest) ((?:[\\p{L}-]+ ){0,3}[\\p{L}-]+) (in (?!the\\b)[\\p{L}-]+)",
    (who, what, where) => `${who}${/[^s]s$/.test(what ?? '') ? '' : 'a '}${what} ${where}`,
  ),
  ruleThroughout(
    '\\b(?:the )?(deal|bargain|steal|chance|opportunity|offer) of (?:the (?:year|decade|century|season)|a lifetime)\\b',
    (what) => `a ${/^(?:steal|bargain|deal|offer)$/i.test(what ?? '') ? 'good offer' : `good ${what}`}`,
  ),
  ruleThroughout('\\ban? (?:absolute |total |real |complete )?steal\\b(?= at\\b|[,.;!]|$)', 'a good offer'),
  ruleThroughout(
    '\\b(had|have|got) the (?:most (?:\\p{L}+)|best|craziest|coolest|greatest) (idea|thought|plan)(?: ever)?(?=[:,.;!]|$)',
    (had, what) => `${had} ${what === 'idea' ? 'an' : 'a'} ${what}`,
  ),
  ruleThroughout(
    '\\b(went|go|goes|gone|going) (?:so |just |absolutely |really |totally )*(?:amazing|amazingly|fantastic|awesome|brilliant|incredible|perfect|perfectly|fantastically|brilliantly|insanely well|super well)(?=[,.;!]|$| (?:and|but|today|yesterday|this|last)\\b)',
    '$1 very well',
  ),
  ruleThroughout(
    '\\b(smashed|crushed|killed|nailed|rocked|aced) it\\b|\\bknocked it out of the park\\b',
    'did well',
  ),
  ruleThroughout(
    '\\b(?:crush|smash|kill|nail|rock) it\\b(?= (?:again|this|next|in|on)\\b|[,.;!]|$| and\\b)',
    'do well',
  ),
  ruleThroughout(
    '\\b(keep|keeps|kept|are|is|were|was) (?:crushing|smashing|killing|nailing|rocking) it\\b',
    '$1 doing well',
  ),
  ruleThroughout(
    '\\beven more (?:epic|amazing|awesome|incredible|insane|legendary|fantastic)\\b',
    'even better',
  ),
  ruleThroughout(
    `\\b(is|are) (?:totally |completely |absolutely )*(?:bulletproof|foolproof|ironclad|rock[- ]solid|idiot-proof)(?: and (?:100 ?% |completely |totally |absolutely )?safe)?(?=[,.;!]|$| and\\b)`,
    '$1 very safe',
  ),
  ruleThroughout("(?<!\\bwe(?:'re| are) (?:\\p{L}+ly )?)\\brevolutioni[sz]ing (?=\\p{L})", 'changing '),
  ruleThroughout(
    '\\b(?:completely |totally |truly |radically )?(?:disrupt|revolutioni[sz]e|reinvent|reimagine|redefine) (?=(?:the way|how)\\b)',
    'change ',
  ),
  rule(
    "^(?:omg,? |wow,? |guys,? |ok(?:ay)?,? )*(?:you(?:'re not going to| won't| will not|'ll never) believe (?:it|this|what (?:just )?happened)|guess what|hear this|get this)(?:,|:| but) (?=\\p{L})",
    '',
  ),
  rule(
    '^(?:so |ok(?:ay)?,? )?let me be (?:completely |totally |brutally |perfectly )?(?:honest|frank|clear|straight)(?: with you)?[,:] (?=\\p{L})',
    '',
  ),
  ruleThroughout('(?<=\\p{L}{2}) big time(?=[,.;!]|$| (?:and|but)\\b)', ''),
  ruleThroughout(
    "\\b(we)(?:'re| are) (?:simply |clearly )?the (?:number one|no\\.? ?1|#1|first|top|leading|best) (?:choice|address|partner|provider) for ([^.,;!?]{3,40}?)(?=[.,;!]|$| and\\b)",
    '$1 work for $2',
  ),
  rule(
    "^(?:this|it)(?:'s| is) (?:really |truly )?(?:an? )?(?:once[- ]in[- ]a[- ]lifetime|unique|golden|fantastic|amazing|unmissable|incredible|huge|great|good|brilliant) (?:opportunity|chance|offer|deal)(?:,| -| –|:| because| since| as) (?=(?:the|our|your|we|you|it|there)\\b)",
    '',
  ),
  ruleThroughout(
    '(?<=\\b(?:save|saves|saved|saving|gain|have|get|with|you|us) )(?:tons|loads|heaps|masses) of (?=\\p{Ll})',
    'a lot of ',
  ),
];

const CROWD =
  "(?:every(?:one|body)|every(?:one|body) else|all (?:our|the) (?:customers|clients|competitors|neighbours|others)|literally every(?:one|body))(?: who [\\p{L}']+(?: [\\p{L}']+){0,3}?)?";
const LIKES =
  "(?:loves? (?:it|them|this)|is (?:already |all |just |so |absolutely |totally )*(?:on board|in|signed up|convinced|excited|thrilled|amazed|impressed|delighted|blown away|raving about (?:it|them|this)|talking about (?:it|them|this)|doing it)|'s (?:already |all |just |so |absolutely |totally )*(?:on board|in|convinced|excited|thrilled|amazed|talking about (?:it|this)|doing it|raving about (?:it|this))|has already (?:signed up|said yes|agreed|switched|joined)|agrees?|can't (?:wait|get enough(?: of it)?)|wants? (?:one|it|them|in)|swears? by (?:it|them))";

const RAVES =
  "(?:(?:is|are) (?:all |just |absolutely |totally |literally |already )*(?:raving(?: about (?:it|them|this|us))?|going (?:crazy|wild|nuts|mad)(?: (?:for|about|over) (?:it|them|this))?|crazy about (?:it|them|this)|obsessed(?: with (?:it|them|this))?|in love with (?:it|them|this)|queuing up|over the moon|thrilled|delighted|talking about (?:it|nothing else))|(?:absolutely |just |simply |all )*loves? (?:it|them|this)|(?:will|would|'ll) (?:absolutely |just )?(?:go (?:crazy|wild|nuts|mad)(?: (?:for|about|over) (?:it|them|this))?|(?:love|adore) (?:it|them|this))|couldn't be (?:happier|more (?:excited|thrilled|pleased))|can't (?:stop talking about (?:it|them)|get enough(?: of (?:it|them))?))";

/** What everyone is said to feel, beside something that is told. */
export const CROWD_PRAISE: readonly Rule[] = [
  ruleThroughout(
    `,? (?:and|so|because|as|since) ${CROWD}(?: (?:here|already|in town|absolutely|just|really))*(?: ?${LIKES})(?=[,.;!]|$)`,
    '',
  ),
  rule(
    `^(?:and |so |but )?(?:literally )?${CROWD}(?: (?:here|already|absolutely|just|really))*(?: ?${LIKES}),? (?:and|so) (?=(?:it|we|the|our|they|sign|sales|this|there|you|I)\\b|it's)`,
    '',
  ),
  ruleThroughout(
    `,? and (?:our |your |the |all (?:our |the )?)?(?:\\p{L}+s|people|staff|everyone|everybody)(?: everywhere| already| all)* ${RAVES}(?=[.;!]|$)`,
    '',
  ),
  ruleThroughout(
    ",? (?:and|because|since) (?:literally |absolutely )?(?:everyone|everybody|the whole \\p{L}+)(?: (?:is|will be|'ll be|'s))(?: going to be)? (?:there|coming|going)(?=[.;!]|$)",
    '',
  ),
];
