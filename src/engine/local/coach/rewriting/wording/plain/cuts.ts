import type { Rule } from '../rule.ts';

const opening = (words: string): Rule => ({
  pattern: new RegExp(`^(?:(?:so|and|but|well|anyway|also),? )?(?:${words})[,:]? (?=\\S)`, 'i'),
  replacement: '',
});
const cut = (words: string): Rule => ({
  // The comma behind stays where the next clause begins: "It's cold, to be honest, we froze".
  pattern: new RegExp(
    `(?:, ?| )(?:${words})(?=[ ,.;:!?)]|$)(?! if\\b)(?:,(?! (?:I|we|you|he|she|it|they|there|that|this|so|but|please)\\b))?(?! (?:and|or)\\b)`,
    'gi',
  ),
  replacement: '',
});

/** "Please be informed that A and that B": without the opening the second "that" joins nothing. */
const TWICE_THAT: Rule = {
  pattern:
    /^(please (?:be (?:advised|informed)|note)|(?:all )?staff are reminded|I(?:'m| am) writing to (?:let you know|inform you|tell you)|I (?:just )?wanted to (?:say|let you know)) that ([^.!?;]{3,160}?) and that (?=\p{L})/iu,
  replacement: '$1 that $2 and ',
};

/** Words before the point: the sentence stands without them. */
const OPENINGS: readonly Rule[] = [
  '(?:honestly|frankly)(?!,? (?:nobody|no one|never|nothing|everyone|everybody)\\b)|basically|literally|obviously|clearly|truly|needless to say|at the end of the day',
  "(?:i(?:[’']m| am) )?not (?:gonna|going to) lie",
  "to be (?:perfectly |completely )?(?:honest|frank|fair)|if i’m honest|if i'm honest|quite honestly|quite frankly",
  '(?:(?:i|we) )?(?:just |only )?wanted to (?:say|tell you|let you know)(?:, (?:and )?(?:sorry if|in case|if) [^,.;:?!\\d]{3,50},)? that',
  "as (?:you|we all)(?:(?: are|[’']re|[’']ll be| (?:may|will|must|might)(?: well| already)? be) (?:probably |no doubt |already |well |fully |all )*aware| (?:probably |may |will |must |all )?(?:well |already )?(?:know|remember|recall))",
  "as per usual|as usual|as (?:i'm|i am) sure you (?:(?:can|will|'ll) )?(?:know|remember|appreciate|understand|imagine|realise|realize)|for what it's worth|with all due respect(?! (?:to|for)\\b)|in my humble opinion",
  'i was (?:just )?thinking(?! (?:back|about|of|it|over|aloud|more|along|the other|last|this|yesterday)\\b),?(?: and no (?:worries|pressure|problem) if [^,]{3,30},)?(?: but)?(?: that)?|no rush(?: at all)?,? but|just (?:to let you know|so you know)(?: that)?|(?:just )?a (?:tiny|quick|small|little) (?:question|thing|one)(?:,? but)?|heads[- ]up(?: that)?|(?:to cut a |to make a )?long story short|by the way|just a quick (?:one|note|thing)(?! (?:from|to|on|about|re|for|in|with)\\b)|quick one(?! (?:from|to|on|about|re|for)\\b)|it should be noted that|it goes without saying that',
  "(?:i guess|i suppose)(?= (?:I|we)(?:[’'](?:ll|d)| (?:will|could|can|might|may|should|would|shall))\\b)|(?:i guess|i suppose)(?= (?:we|I|it|some|there|that|this)(?:[’']\\w+)?\\b[^.!?]*\\b(?:might|may|could|probably|perhaps|maybe|seems?|looks? like|quite)\\b)|the (?:situation|thing|point) is(?: that|(?=,))|i would just like to say that",
  "i(?:'m| am) (?:super |so |very |really |just )?(?:excited|thrilled|pleased|delighted|proud|happy) to (?:share|announce|let you know|tell you|say)(?: that)?(?=[^.!?]*\\b(?:is|are|was|were|will|has|have|had|can|may|we|you|they|goes|moves|starts|opens|comes|begins|ends)\\b)",
  "super excited to (?:share|announce|let you know)(?: that)?(?=[^.!?]*\\b(?:is|are|was|were|will|has|have|had|can|may|we|you|they|goes|moves|starts|opens|comes|begins|ends)\\b)|we(?:'re| are) (?:so |very )?(?:proud|excited|thrilled|delighted) to (?:share|announce)(?: that)?(?=[^.!?]*\\b(?:is|are|was|were|will|has|have|had|can|may|we|you|they|goes|moves|starts|opens|comes|begins|ends)\\b)",
  "it(?: has|'s) (?:come|been brought) to (?:our|my) attention that|please be (?:advised|informed) that|please note that|(?:staff|all staff) are reminded that",
  "i(?:'m| am) (?:just )?(?:writing|reaching out|contacting you) to (?:let you know|inform you) that|i (?:just |really |simply )*(?:wanted|had) to reach out(?: to you)? because",
  "i could be wrong,? but|i might be wrong,? but|this may be a silly (?:idea|question),? but|i'm no expert,? (?:but|however)|it's probably just me,? but",
  "i (?:really )?hate to (?:ask|do this|bother you),? but|(?:so |very |really )?sorry to (?:ask|(?:bother|trouble|disturb) you|be a pain|be a nag)(?: again)?(?:,? but|(?=, (?:I was|could|can|would|do|is|are|just)\\b))|i know (?:that )?you're (?:super |very |really |so )?busy,? but",
  'i know you must be (?:very |extremely |super )?busy,? but|sorry (?:me again|for the long (?:email|message)),? but|i have to say(?: that|,)?(?= (?:i|we|it|the|this|that|you|there)\\b)',
  "i (?:just |only |quickly |really )*(?:wanted|want|would like|'d like) to (?:just |quickly )*(?:flag(?: up)?|mention|highlight|point out)(?:(?: to)? (?:you all|you|everyone|everybody))? that(?= (?:we|i|the|our|my|your|this|it|there|some|\\d))",
  'any(?:ways?|how)(?=,? (?:the|we|our|they|he|she|there|\\d+) )',
  "i(?:'m| am) sure (?:that )?(?:you|we)(?:'ll| will|'d| would)?(?: all)? agree(?: with me)? that|long story short|(?:i(?:'m| am) )?not (?:gonna|going to) lie(?:,? but)?|no offence,? but|not to be rude,? but|in my humble opinion",
  'oh,? (?:and|also)(?= (?:the|my|our|your|we|I|it|they|there|one|he|she)\\b)',
  '(?:just )?(?:a )?quick (?:one|question|q)(?: for you| from me)?(?: [–-](?= )|(?=[,:] ))',
  "in today's fast-paced world|let me tell you|trust me|i mean(?=,? (?:the|we|our|it|they|there|he|she) )|i would like to take this opportunity to say that",
].map(opening);

const INSIDE: readonly Rule[] = [
  // "Shut the bloody gate": an oath that only adds weight.
  {
    pattern:
      /(?<=\b(?:the|your|my|our|that|this|these|those|an?|too|so|every|any|his|her|their|whole) )(?:bloody|sodding|effing|fucking|goddamn|damn(?:ed)?|frigging|freaking) (?!(?:mary|nose|hands?|sunday|battle|war|stools?|water|bandages?|knees?|lips?|marys)\b)(?=\p{Ll})/giu,
    replacement: '',
  },
  {
    pattern:
      /(?<!\b(?:not|n't|n’t|you|a|the|this|that|what|which|some|any|every|no|one|of|new|same|rare|other)) (?:sort|kind) of(?= (?!\d|sorted|done|finished|agreed|decided|ready)\S)/gi,
    replacement: '',
  },
  {
    pattern:
      /\b((?:is|was|are) (?:that|this|it|they)) (?:sort|kind) of (?=(?:ok|okay|alright|all right|fine|possible)\b)/gi,
    replacement: '$1 ',
  },
  {
    pattern:
      /(?<!not|n't|n’t|is|are|was|more|could|do|does|did|without|never|hardly) (?:really(?! (?:don|do not|can|am|is|did|have)(?:n?['’]t)?\b[^.!?]{0,6}[.!?]*$)|literally|honestly|frankly|truly|totally|insanely|incredibly|hugely)(?= \p{L})(?! (?:and|or|hurts?|hurting|upsets?|upsetting|stung|shook|shaken|scared|frightened|humiliated|struggl\p{L}+|broke (?:me|him|her)|nobody|no one|never|nothing|everyone|everybody|always|there|(?:no|yes)(?=[.,;!?]|$)|(?:fine|ok|okay|cool|understand) (?:if|either way|whatever))\b)/giu,
    replacement: '',
  },
  {
    pattern: /(?<=\b(?:is|are|was|were|have|has|we|they|which|and)) absolutely(?= (?!not|no\b)\p{L})/giu,
    replacement: '',
  },
  { pattern: /\babsolutely (?=(?:have|has|need|must)\b)/gi, replacement: '' },
  cut(
    "at the end of the day|(?<!(?:going|want|like|have|need|try|trying|mean|supposed) )to be (?:perfectly )?(?:honest|frank)|if i'm honest|for what it's worth|needless to say",
  ),
  {
    pattern:
      /(?<=\bwhich),? (?:to be (?:fair|honest|frank)|honestly|frankly|admittedly|let's be honest|let's face it),? (?=(?:is|are|was|were|has|had|will|would|can|could)\b)/gi,
    replacement: ' ',
  },
  { pattern: /,? (?:so|but|and) yeah(?=[.!;]*$)/gi, replacement: '' },
  { pattern: /,? (?:so|but|and) yeah, (?=\p{Ll})/giu, replacement: ', ' },
  cut(
    'you know how it is|as you (?:may |will |probably )?(?:know|remember)(?! (?:what|how|who|why|where|when|which|that)\\b)|and (?:you know it|we both know it)|which was a story in itself',
  ),
  cut(
    "if (?:that(?:'s| is) )?(?:at all )?(?:ok|okay|possible) (?:with|for) you(?: at all)?|if that's at all possible|if you have any interest at all|if it's not too much trouble(?: for you)?",
  ),
  cut("in case (?:you(?:'d| would)? (?:want|like|need)|it helps)[^,.;!?\\d]{0,25}(?=[.;!?]|$)"),
  cut(
    "(?:although |though |but |and |so )?(?:obviously |of course |clearly )?if (?:you|it|that|this)(?:[’']\\p{L}+)? [^,.;:!?\\d]{3,50}?,? then no (?:worries|problem|pressure|stress)(?: at all)?",
  ),
  cut(
    '(?<!^(?:and |but |so )?if [^.;!?]{2,60})(?:so |but |and )?(?:no (?:rush|stress|pressure(?! (?:reading|gauge|drop|loss|test|valve|cooker|washer|sensor|check)s?\\b)|worries|obligation)(?! (?:about|for|with|on|over|to)\\b)(?: at all)?(?: tho(?:ugh)?| of course| either)?|no biggie)|if not,? no worries',
  ),
  {
    pattern: /,? (?:or (?:something|whatever)(?: like that)?|so to speak|in a (?:way|sense))(?=[,.;!?]|$)/gi,
    replacement: '',
  },
  {
    pattern:
      /(?<!, |\b(?:is|are|was|were|say|says|said|saying) )\bjust (?=(?:wanted|wondering|checking(?! in[.!]*$)|wanna|want to|thought|think|feel|go with|say|let|drop)\b)/gi,
    replacement: '',
  },
  { pattern: /\b(?:due to the fact that)\b/gi, replacement: 'because' },
  { pattern: /\bin order (?:to be able )?to\b/gi, replacement: 'to' },
  { pattern: /\bat this (?:moment|point) in time\b/gi, replacement: 'now' },
  { pattern: /\bwith (?:regard|respect) to the matter of\b/gi, replacement: 'about' },
  {
    pattern: /, (?:a company )?with a (?:real )?passion for [^,.;!?\d]{3,60}(?=[,.;!?]|$)/gi,
    replacement: '',
  },
  { pattern: / with a (?:real )?passion for [^,.;!?\d]{3,60}(?=[.;!?]|$)/gi, replacement: '' },
  { pattern: /,? (?:and )?we pride ourselves on [^.!?;\d]{3,80}(?=[.!;]|$)/i, replacement: '' },
  { pattern: / who really care about \w+(?=[.;!?]|$)/gi, replacement: '' },
  { pattern: / with the best will in the world\b/gi, replacement: '' },
];

const HYPE =
  'once-in-a-lifetime|game[- ]changing|revolutionary|ground-?breaking|best-in-class|world-class|world-leading|industry-leading|cutting-edge|next-gen(?:eration)?|state-of-the-art|award-winning|rocketship|mind-blowing|unparalleled|unbelievable|incredible|amazing|awesome|phenomenal|fantastic|stunning|unbeatable|insane|epic|disruptive|paradigm-shifting';
const PRAISED = 'most \\p{L}+|best|smartest|greatest|finest|cleverest|coolest';
/** Praise of what is one's own, as one of several such words. */
const LAUDED = `(?:(?:truly|totally|absolutely|really|simply) )?(?:${HYPE}|unique|outstanding|exceptional|superb|unrivalled|unmatched|innovative)`;
/** Words of hype, cut or put plainly. */
export const HYPE_RULES: readonly Rule[] = [
  {
    pattern: new RegExp(
      `\\b(our|my|the|an?|this|your) ${LAUDED}(?:(?:,| and|, and) ${LAUDED})+ (?!and\\b|or\\b|but\\b)(?=\\p{L})`,
      'giu',
    ),
    replacement: '$1 ',
  },
  {
    pattern: new RegExp(
      `\\b(do|does|did|doing|done|made|make|making|had|have|having) (?:an?|such an?) (?:(?:truly|totally|absolutely|really|simply) )?(?:${HYPE}) (?=(?:job|work|time|day|evening|weekend|effort|start|impression)\\b)`,
      'giu',
    ),
    replacement: '$1 a good ',
  },
  {
    pattern: new RegExp(
      `\\b(had|have|has|seen|seeing|got|get|getting|having|achieved|produced) (?:some )?(?:(?:truly|totally|absolutely|really|simply) )?(?:${HYPE}) (?=(?:results|feedback|reviews|responses|reactions|progress|success)\\b)`,
      'giu',
    ),
    replacement: '$1 good ',
  },
  {
    pattern: new RegExp(
      `\\b(is|built|made|make|sell|bake|serve|brew|produce|created|developed|have|offer) (?:simply |quite simply |by far )?the (?:very |single )?(?:${PRAISED}) (?!things?\\b)((?:[\\p{L}-]+ ){0,2}[\\p{L}-]+) (?:on (?:the planet|earth|the market)|in the (?:world|industry|business|country)|ever(?: (?:built|made|seen|invented))?|around|you(?:'ll| will) (?:ever )?(?:see|find)|there is)(?=[ ,.;!]|$)`,
      'giu',
    ),
    replacement: (verb, what) => `${verb} ${/[^s]s$/.test(what ?? '') ? '' : 'a '}${what}`,
  },
  {
    pattern: new RegExp(
      `(?<!\\b(?:is|are|was|were|be|been|so|very|most|feels|felt|looks|just|it's|that's)),? (?:(?:truly|totally|absolutely|really|simply) )?(?:${HYPE})(?:(?:,| and|,? and)? (?:${HYPE}))*(?= (?!and\\b|or\\b|but\\b|for\\b|to\\b|in\\b|that\\b|when\\b)\\p{L})`,
      'giu',
    ),
    replacement: '',
  },
  {
    pattern:
      /\bis going to (?:totally |completely )?disrupt the ([\w ]{3,40}) space\b(?: and (?:unlock|create|drive|deliver|change|revolutioni[sz]e|transform|take|bring)\b[^.,;!?\d]{3,60}(?=[.!]*$))?/gi,
    replacement: (what) => (/s$/.test(what ?? '') ? `works in ${what}` : `works in the ${what} field`),
  },
  { pattern: /\b(?:are|is) going fast,? so (?=\p{L})/giu, replacement: 'are limited. ' },
  {
    pattern:
      /, (?:and )?(?:by far |easily |simply |hands down )?(?:the )?best (?:(?:one|ones|deal|price|value) )?(?:out there|around|going|on the market|you(?:'ll| will) (?:find|get|see))(?: by far)?(?=[,.;!]|$)/gi,
    replacement: '',
  },
  { pattern: /\bI(?:'d| would) (?:strongly )?urge you to\b/gi, replacement: 'you can' },
  { pattern: /,? so act (?:fast|now)\b/gi, replacement: '' },
  {
    pattern:
      / (?:or (?:(?:you'll|you will) )?(?:regret it|miss out|be left behind)(?: forever| for good)?|before (?:it's too late|(?:every|any)(?:one|body) else (?:does|gets (?:one|it)|has (?:one|it))|your competitors do))\b/gi,
    replacement: '',
  },
  { pattern: /,? what are you waiting for\b/gi, replacement: '' },
];

const TONE: readonly Rule[] = [
  // "We lost it thanks to you." blames; "but thanks to you, we found it" does not.
  { pattern: / because of you(?=[,.;!?]|$)/gi, replacement: '' },
  { pattern: / thanks to you(?=[.;!?]|$)/gi, replacement: '' },
  {
    pattern: /,? (?:and|but|as) you know (?:it|that|this)(?: (?:very|perfectly) well)?(?=[,.;!?]|$)/gi,
    replacement: '',
  },
  { pattern: / (?:that )?you (?:keep|love) bragging about(?=[,.;!?]|$)/gi, replacement: '' },
  { pattern: /\byou people\b(?! (?:from|in|at|of|who|with)\b)/gi, replacement: 'you' },
  { pattern: /\byou (?:obviously|clearly) (?=\p{L})/giu, replacement: 'you ' },
  { pattern: /,? so obviously there was time for [\w ]{3,20}(?=[,.;!?]|$)/gi, replacement: '' },
  {
    pattern:
      /^If (?:this|that|it) happens (?:one more time|once more|again),? I(?:(?:'m| am) going (?:straight )?to|(?: will|'ll| shall) (?:inform|tell|call|go to|write to)) (the \w+|my \w+|your \w+|\p{Lu}[\p{L}'’-]+)(?: and [^.!?]{3,80})?[.!]*$/u,
    replacement: 'If it happens again, I would like us to talk to $1 together.',
  },
  {
    pattern: /^Once more and I(?:'m| am) (?:telling|going to) (the \w+|\p{Lu}[\p{L}'’-]+)[.!]*$/u,
    replacement: 'I would rather settle this with you than with $1.',
  },
  { pattern: /^You(?:'re| are) required to (?=\p{Ll})/iu, replacement: 'Please ' },
  {
    pattern:
      /^You (?:will|must|need to|have to) (?=(?:provide|send|submit|deliver|complete|return|make sure|ensure|bring|confirm|sign|report|fill|give|inform|tell|attend|brief|arrange|prepare|clear|collect|follow)\b)/i,
    replacement: 'Please ',
  },
  {
    pattern: /^(?:As )?per the (?:alignment|agreement) between ([^.!?;]{3,60}?),? (?=(?:we|our|all) )/i,
    replacement: 'As agreed between $1, ',
  },
  { pattern: /^Per (?=clause|section|the (?:contract|agreement|lease|rules|terms))/i, replacement: 'Under ' },
  {
    pattern: /^We should (?:def(?:initely)?|totally|really|absolutely|probably) /i,
    replacement: 'We should ',
  },
  { pattern: / to explore synergies\b/gi, replacement: '' },
];

/** Cold set phrases as a person would say them, and doubled softeners. */
const PLAIN_WORDS: readonly Rule[] = [
  { pattern: /\b(?:[Nn]et-net|[Aa]t the end of the day)[:,]? (?=\p{L})/gu, replacement: '' },
  {
    pattern: /,? and I can see (?:both sides|merit in both(?: positions| views)?)(?=[.;]|$)/i,
    replacement: '',
  },
  {
    pattern: /,? (?:and )?it(?:'s| is) (?:so )?obvious(?: to (?:anyone|everyone))?(?=[.!;]*$)/i,
    replacement: '',
  },
  { pattern: /,? and (?:everyone|everybody|we all) (?:loves?|adores?) it(?=[.!;]*$)/i, replacement: '' },
  { pattern: / some ?time (?=(?:this|next) \w)/gi, replacement: ' ' },
  { pattern: / (?<=\S \S{1,30} \S{1,30} )at some (?:point|stage)(?=[.,;]|$)/gi, replacement: '' },
  {
    pattern:
      /, ((?:the|our|your) [^,.;:?!]{2,30}),? (?:and|or|plus) whatever (?:else )?(?:there is|there might be|comes up|comes|is left|you like|you want)(?=[.!;]|$)/i,
    replacement: ' and $1',
  },
  // "… asap so that it is in by 6": the time is named.
  {
    pattern:
      / (?:asap|as soon as (?:you can|possible)|urgently)(?=(?:(?!\b(?:and|but)\b)[^.!?;]){1,60}\b(?:by|before) (?:\d|noon|midday|midnight|tonight|tomorrow|the \d|(?:mon|tues|wednes|thurs|fri|satur|sun)day))/gi,
    replacement: '',
  },
  { pattern: / in due course(?=[.,;]| to\b|$)/gi, replacement: '' },
  { pattern: /^At some (?:point|stage),? (?=\p{L})/iu, replacement: '' },
  { pattern: /^((?:The )?\p{Lu}[^.!?,;:]{2,60}?) requires (?=an? )/u, replacement: '$1 is looking for ' },
  { pattern: /^I need the following from you:/i, replacement: 'Could you help me with the following:' },
  { pattern: /^Confirm by return[.!]*$/i, replacement: 'Please confirm.' },
  {
    pattern: /^(?:Kindly )?sign (and return|below)[.!]*$/i,
    replacement: 'Please sign $1.',
  },
];

/** Padding, hype, blame and jargon that can be cut or put plainly without touching what the sentence says. */
export const CUTS: readonly Rule[] = [
  TWICE_THAT,
  ...OPENINGS,
  ...INSIDE,
  ...HYPE_RULES,
  ...TONE,
  ...PLAIN_WORDS,
];
