import { type Rule, rule, ruleThroughout, small } from '../rule.ts';

/** Those who do something for others, and what they do. */
const TRADES: Readonly<Record<string, string>> = {
  provider: 'provide',
  supplier: 'supply',
  maker: 'make',
  manufacturer: 'make',
  producer: 'produce',
  developer: 'develop',
  distributor: 'distribute',
  seller: 'sell',
  vendor: 'sell',
  designer: 'design',
  importer: 'import',
  builder: 'build',
  installer: 'install',
  publisher: 'publish',
  operator: 'run',
};
const TRADE = `(${Object.keys(TRADES).join('|')})s?`;
const RANK =
  '(?:undisputed |proud |number one|number-one|leading|premier|foremost|finest|best|top|biggest|largest|most [\\p{Ll}-]+|go-to|favou?rite|award-winning|world-class|trusted|renowned|global|market-leading|innovative|cutting-edge|dynamic|forward-thinking)';
const MIDDLE = `(?:an?|the|one of the|your|[\\p{L}]+'s|the [\\p{Ll}]+'s)(?:,? (?:and )?${RANK})+`;
/** Big words in front of what is made. */
const BIG_WARES =
  '(?:(?:best-in-class|world-class|cutting-edge|state-of-the-art|innovative|premium|high-end|bespoke|tailor-made|tailored|end-to-end|next-generation|market-leading|industry-leading|award-winning|turnkey|holistic|top-quality|exceptional|outstanding|superior),? (?:and )?)*';
const NAME = "((?:\\p{Lu}[\\p{L}\\d&'’.-]*)(?: (?:&|and|of|the|\\p{Lu}[\\p{L}\\d&'’.-]*)){0,4})";
const WARES = '([^.,;:!?]{3,80}?)';

/** "… of cold rooms in the country with over 12 years of experience": what belonged to the trade, and not to the wares. */
const placed = (wares: string): string =>
  wares
    .replace(/ in (?=the (?:country|region|county|area|city|north|south|east|west)\b)/i, ' across ')
    .replace(/ with (?=(?:over |more than |about |nearly )?(?:\d+|\p{L}+) years)/iu, ', with ');

const doing = (trade: string): string => TRADES[trade.toLowerCase().replace(/s$/, '')] ?? 'provide';
const done = (trade: string): string => {
  const verb = doing(trade);
  return verb === 'supply' ? 'supplies' : /sh$/.test(verb) ? `${verb}es` : `${verb}s`;
};

const COMPANY =
  '(?:company|firm|agency|business|organisation|organization|start-?up|studio|shop|practice|charity|club)';
const WRITING =
  "^(?:(?:my name is|I(?:'m| am)) \\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)? and )?(?:I(?:'m| am)|we(?:'re| are)|I|we|I wanted|I would like|I(?:'d| would) (?:love|like)|we(?:'d| would) (?:love|like)|allow me|let me)? ?(?:just )?(?:writing|reaching out|contacting you|getting in touch|emailing you|write|to|wish|want)?(?: today)? ?(?:to )?(?:introduce|present)(?: to you| you to)?";

const OUTFIT =
  '(?:band|bakery|caterer|school|service|choir|gym|salon|clinic|restaurant|cafe|café|hotel|team|builder|photographer|coach|trainer|instructor|teacher|tutor|designer|decorator|plumber|electrician|gardener|venue|centre|center|brewery|farm|academy|consultancy|collective|group|theatre|gallery|store|garage|workshop|network)';

/** Ranks before what somebody is and where. */
const RANKED: readonly Rule[] = [
  {
    pattern: new RegExp(
      `(?<=\\b(?:[Ww]e are|[Ww]e['’]re|I am|I['’]m|as)|,) (?:(?:very |rightly )?proud to be )?(?:hands down |simply |easily |quite simply |by far )*(?:the) (?:very )?(?:best|leading|finest|premier|coolest|greatest|hottest|most \\p{Ll}+|fastest[- ]growing|friendliest|number one) ((?:\\p{Ll}+ ){0,3}(?:${COMPANY}|${OUTFIT})) (in|on|around|of) (?=(?:the )?\\p{Lu})`,
      'gu',
    ),
    replacement: (what, where) => ` ${/^[aeiou]/.test(what ?? '') ? 'an' : 'a'} ${what} ${where} `,
  },
  ruleThroughout(
    ' with an? (?:unrivalled|unparalleled|outstanding|excellent|impeccable|stellar|proven|fantastic|solid|second-to-none|world-class) (?:reputation|track record)(?=[,.;!]|$)',
    '',
  ),
];

/** A company that introduces itself, as who it is and what it does. */
const COMPANIES: readonly Rule[] = [
  rule(
    `${WRITING} (?:our|my|the) ${COMPANY}(?: to you)?,? ${NAME},? ${MIDDLE} ${TRADE} of ${BIG_WARES}${WARES}[.!]*$`,
    (name, trade, wares) => `We are ${name} and ${doing(trade)} ${wares}.`,
    'u',
  ),
  rule(
    `${WRITING} (?:our|my|the) ${COMPANY}(?: to you)?,? ${NAME},? an? ${TRADE} of ${BIG_WARES}${WARES}[.!]*$`,
    (name, trade, wares) => `We are ${name} and ${doing(trade)} ${wares}.`,
    'u',
  ),
  rule(
    `${WRITING} ${NAME}, (an? [^.;:!?]{0,60}?(?:${COMPANY}|${OUTFIT})\\b[^.;:!?]{0,60}?)[.!]*$`,
    'We are $1, $2.',
    'u',
  ),
  rule(`${WRITING} (?:our|my|the) ${COMPANY}(?: to you)?,? ${NAME}[.!]*$`, 'We are $1.', 'u'),
  rule(
    `${WRITING} (?:our|my|the) ${COMPANY}(?: to you)?,? ${NAME},? which (?=\\p{Ll})`,
    'We are $1, which ',
    'u',
  ),
  rule(
    `^(?:We(?:'re| are)|Our ${COMPANY} is) (?:simply |truly |proud to be |widely recognised as |known as )?(?:${MIDDLE}|an?) ${TRADE} of ${BIG_WARES}${WARES}(?=[.!]*$|,? and (?:we|our)\\b)`,
    (trade, wares) => `We ${doing(trade)} ${placed(wares)}`,
  ),
  rule(
    `^${NAME} is (?:simply |truly )?${MIDDLE} ${TRADE} of ${BIG_WARES}${WARES}(?=[.!]*$)`,
    (name, trade, wares) => `${name} ${done(trade)} ${wares}`,
    'u',
  ),
  ruleThroughout(
    `\\b(?:the|one of the) (?:(?:country|region|county|industry|market|world|nation|area|city|town|north|south)'s )?(?:undisputed |absolute )?(?:number one|number-one|leading|premier|foremost|most trusted|go-to) (?=(?:\\p{Ll}+ ){0,2}${COMPANY}\\b)`,
    'a ',
  ),
  rule(
    `^(?:We|I)(?:'re| are|'m| am) (?:\\p{Ll}+ ){0,2}(?:pleased|delighted|proud|excited|thrilled|happy|honou?red) to (?:be able to )?offer (?=(?:you|our|a|an|the|\\d)\\b)`,
    'We can offer ',
  ),
  rule(
    `^(?:We|I)(?:'re| are|'m| am) (?:\\p{Ll}+ ){0,2}(?:pleased|delighted|proud|excited|thrilled|happy|honou?red)(?: beyond words| beyond measure)? to (?:be able to )?(?:present|introduce|unveil|announce(?= (?:our|the|an?) (?:[\\p{L}-]+ )?new (?:[\\p{L}-]+ ){0,2}[\\p{L}-]+(?<!s)[.!]*$)) (?=(?:our|the|an?)\\b)`,
    'Here is ',
  ),
  rule(
    `^(?:We|I)(?:'re| are|'m| am) (?:(?:so|very|super|beyond|absolutely|really|truly|incredibly|extremely|most|more than|over the) ){1,3}(?:pleased|delighted|proud|excited|thrilled|happy|honou?red|moon|stoked|pumped) to (?:be able to )?(?:announce|share|inform you|tell you|let you (?:all )?know|report) (?:with you )?(?:that) (?=\\p{L})`,
    '',
  ),
  rule(
    `^(?:We|I)(?:'re| are|'m| am) (?:\\p{Ll}+ ){0,2}(?:pleased|delighted) to inform you that (?=\\p{L})`,
    '',
  ),
];

/** What people call themselves. */
const ADJECTIVE =
  '(?:passionate|dynamic|visionary|inspirational|multi-award-winning|award-winning|renowned|leading|innovative|creative|forward-thinking|ambitious|highly motivated|motivated|results-driven|driven|fast-growing|bold|disruptive|pioneering|world-class|exciting|vibrant)';

/** Boasts beside what is told. */
const BOASTS: readonly Rule[] = [
  rule(
    `^(?:We(?:'re| are) )?(?:an? )?(?:\\p{L}+ )?(?:team|group|company|firm|bunch|family) of (?:[\\p{L}-]+,? (?:and )?){0,4}(?:professionals|experts|specialists|people|enthusiasts|individuals) (?:who|that) (?:pride (?:ourselves|themselves) (?:on|in)|(?:are )?(?:passionate|committed|dedicated)(?: about| to)|(?:love|live|specialise|specialize)(?: in| for| to)?) (?:deliver|provid|offer|supply)ing ${BIG_WARES}${WARES}(?:,? (?:that (?:are|is) )?(?:tailored|tailor-made|customi[sz]ed|bespoke) (?:to|for) (?:you|your (?:\\p{L}+,? (?:and )?){0,2}(?:needs|requirements|business)))?[.!]*$`,
    (wares) => `We provide ${wares}.`,
  ),
  rule(
    '^(?:At|Here at) ([\\p{Lu}\\d][^.,;:!?]{1,40}?),? (?:we|we all) (?:believe|dream|strive|live|breathe|are passionate|are committed|are dedicated|are on a mission|know that)\\b[^.;:!?\\d]{3,80}[.!]*$',
    'We are $1.',
  ),
  rule(
    "^We(?:'re| are) (?:totally |completely |truly |boldly )?(?:disrupting|revolutioni[sz]ing|reinventing|reimagining|redefining|transforming|shaking up) the ([^.,;:!?\\d]{3,40}?) (?:industry|space|sector|market|world|landscape|business)(?: (?:with|through|by|using) [^.;:!?\\d]{3,60})?[.!]*$",
    'We work in $1.',
  ),
  ruleThroughout(
    ' (?:with) (?:unbeatable|unrivalled|unparalleled|fantastic|amazing|incredible|exceptional|outstanding|superb|unmatched) (?:prices?|service|quality|value|attention to detail|results|expertise|care)(?:(?:,| and|, and) (?:[\\p{L}-]+ )?(?:prices?|service|quality|value|attention to detail|results|expertise|care))*(?=[.,;!]|$)',
    '',
  ),
  ruleThroughout(
    ', which will (?:catapult|propel|rocket|launch|lift|transform|revolutioni[sz]e|change|take) (?:us|you|our|your|everything|the)\\b[^.,;!?\\d]{3,50}(?=[.,!]|$)',
    '',
  ),
  ruleThroughout(
    ',? which I (?:strongly |really |highly )?(?:urge|recommend|encourage|advise) you (?:all )?to (?:read|study|look at|consider)\\b[^.,;!?\\d]{0,30}(?=[.,!]|$)',
    '',
  ),
  ruleThroughout(
    ",? (?:he|she|they)(?: knows? everything|(?:'s| is|'re| are) (?:the expert|a genius|a legend|a star|amazing))(?=[.!]*$)",
    '',
  ),
  {
    pattern: new RegExp(
      `\\b(?:the) (UK|US|EU|\\p{Lu}\\p{Ll}+(?:-\\p{Lu}\\p{Ll}+)?)['’]s (?:undisputed )?(?:number one|leading|premier|foremost|finest|best|favou?rite|most trusted|biggest|largest) ((?:\\p{Ll}+ ){0,2}${COMPANY})\\b`,
      'u',
    ),
    replacement: (where, what) => `a ${what} in ${/^\p{Lu}{2}$/u.test(where ?? '') ? 'the ' : ''}${where}`,
  },
  {
    pattern:
      /^(Our|My|The) ([\p{Ll} ]{3,25}?) is (?:simply |hands down |easily |quite simply |literally |by far )*(?:the) (?:most \p{Ll}+|coolest|best|greatest|finest|hippest|hottest|nicest|friendliest|loveliest|number one) (?:\p{Ll}+ ){1,3}in (\p{Lu}[\p{L}]*(?: \p{Lu}\p{L}*)?)[.!]*$/u,
    replacement: '$1 $2 is in $3.',
  },
  rule(
    "^We(?:'re| are) (?:just )?an? [^.,;:!?\\d]{3,50}? (?:shaking up|disrupting|revolutioni[sz]ing|reinventing|reimagining|redefining|transforming) the (?:\\p{L}+ )?(?:world|business|industry|space|field|art|future) of ([\\p{L} ]{3,30}?)[.!]*$",
    'We work in $1.',
  ),
  rule(
    '^(?:great|good|fantastic|amazing|brilliant|exciting|big|super|huge|wonderful|awesome) news(?: (?:everyone|all|team|folks|everybody))?[,:!–-] ?(?=\\p{L}{2})',
    '',
  ),
  ruleThroughout(
    '\\ba (?:whopping|massive|staggering|cool|mere|huge|mind-boggling|measly) (?=[£$€]?\\d)',
    '',
  ),
  rule(
    "^It(?:'s| is) a (?:total |complete |real )?(?:win-win|no-brainer|slam dunk|game[- ]changer)(?: for (?:everyone|all of us|us all|both of us))? and (?=(?:will|would|can|could)\\b)",
    'It ',
  ),
  ruleThroughout('\\bthe same (?:old )?(?:boring|tired|dull|stupid|silly) (?=\\p{Ll})', 'the same '),
  ruleThroughout(
    `(?<=\\b(?:I'm|I am|we're|we are|as) (?:\\p{Lu}\\p{L}+, )?)an? ${ADJECTIVE}(?:,? (?:and )?${ADJECTIVE})*,? (?=\\p{Ll})`,
    'a ',
  ),
  ruleThroughout(
    ",? (?:and) (?:it|this|they|we)(?:'s going to|'re going to|'ll| will| is going to| are going to) (?:completely |totally |truly |really |forever )*(?:revolutioni[sz]e|transform|disrupt|turbocharge|supercharge|change|blow away) (?:the way|how|everything|every|our|your|the)[^.,;!?\\d]{0,50}(?=[.!]*$)",
    '',
  ),
  ruleThroughout(
    ",? (?:and |so |which is why )?(?:it|that|this)(?:'s| is| was) (?:honestly |really |just |simply )*(?:an? )?(?:total |complete |absolute |real |such a |bit of a )*no[- ]brainer(?: (?:and|because|since) [^,.;!?\\d]{3,40})?(?=[.!]*$)",
    '',
  ),
  ruleThroughout(
    ', (?:literally |simply |honestly |hands down |quite simply |probably |easily )*the (?:very )?best (?:thing|\\p{Ll}+)(?: \\p{Ll}+){0,2} (?:ever|around|in the world|on the market|since sliced bread)(?=[,.;!]|$)',
    '',
  ),
  rule(
    '^((?:this|our|the|my) [\\p{L} -]{3,30}?) (?:is|are) (?:so |just |literally |absolutely |totally |completely |simply |actually )*(?:insane|amazing|incredible|awesome|unreal|brilliant|fantastic|mad|crazy|epic|mind-blowing|unbelievable|phenomenal|genius|magic|wicked|sick),? (?=[^.!?]{0,60}\\d)(?!and\\b|but\\b|because\\b|at\\b|for\\b|in\\b|with\\b)',
    '$1: ',
  ),
];

/** "Film school here.": who writes, without a verb. */
const HERE: readonly Rule[] = [
  rule(
    `^(?!(?:the|an?|all|we|i|it|you|they|just|still|right|not|nobody|everyone|everybody|no one|more|out|from|up|over)\\b)((?:\\p{L}[\\p{L}'-]* ){0,2}(?:${OUTFIT}|${COMPANY}|society|choir|crew|troupe|committee|association|union|office|museum|library|parish)) here[.!]*$`,
    (who) => `We are ${/^[aeiou]/i.test(who) ? 'an' : 'a'} ${small(who)}.`,
  ),
  rule('^((?:Dr\\.? |Mrs? |Ms )?\\p{Lu}\\p{Ll}+(?: \\p{Lu}\\p{Ll}+)?) here[.!]*$', 'This is $1.', 'u'),
];

/** Office words in front of whom it is for. */
const FOR_WHOM: readonly Rule[] = [
  rule(
    "(?<=^(?:we|I)(?:'re|'m| are| am) an? [^.,;:!?]{3,60}?),? (?:leveraging|harnessing|utili[sz]ing|using|on a mission|with a mission|aiming|committed|dedicated) (?:[^.,;:!?\\d]{3,60}? )?to (?:empower|empowering|enable|supporting|support|delight|inspire|transform|revolutioni[sz]e|unlock) (?!(?:growth|value|potential|the|how|synerg|your|our)\\b)(\\p{Ll}+s)(?=[.!]*$| (?:worldwide|everywhere|across)\\b)",
    ' for $1',
  ),
  rule(
    '^As part of (?:our|the|an|its) (?:(?:ongoing|continued|continuing|long-term|strategic|relentless) )*(?:commitment|journey|drive|efforts?|strategy|mission|quest|programme|program|aspiration|ambition) (?:to|towards?|for|of) [^,\\d]{3,70},? (?=(?:we|the|from|on|our|all|as|you)\\b)',
    '',
  ),
];

/** Who writes and what they offer, without the rank that they give themselves. */
export const INTRODUCTIONS: readonly Rule[] = [...RANKED, ...COMPANIES, ...BOASTS, ...HERE, ...FOR_WHOM];
