import { oneOf } from '../../../patterns/one-of.ts';

const CROWD =
  "(?:every(?:one|body)(?: (?:who|we|I|on|in|at)\\b(?: (?!is|are|was|were|loves?\\b)[\\p{L}']+){1,5})?|(?:every|each|any)(?: single| other)? \\p{L}+(?: (?:up|out|round|around) (?:there|here))?(?: (?:who|that) (?:(?!is|are|was|were\\b)[\\p{L}']+ ?){1,3})?|all (?:our|the) \\p{L}+|(?:our |the )?(?:clients|customers|users|guests|visitors|gardeners|parents|teachers|kids|children|experts|brewers|people|fans|staff)|the (?:whole|entire) \\p{L}+|half the \\p{L}+)";
const LOVES =
  "(?:loves?|adores?|raves?|(?:is|are) raving|swears?|falls? in love|can't (?:stop|get enough)|(?:agrees?|says?|knows?)(?: (?:that )?(?:it|this|we|so|the|our)\\b|[.!]*$)|will tell you|(?:is|are|was|were)(?: all| just| absolutely| totally| so)* (?:thrilled|delighted|happier|over the moon|ecstatic|in love|talking about it|dying to|raving|crazy about))";
const PRAISE =
  '(?:revelation|triumph|miracle|godsend|dream(?: come true)?|masterpiece|sensation|winner|jewel|gorgeous|amazing|awesome|incredible|fantastic|phenomenal|brilliant|unbelievable|mind-blowing|perfect|flawless|magic(?:al)?|stunning|off the charts|out of this world|night and day|the future|unbeatable|crazy good|insane)';

/** What others are said to feel, without one of them named or counted. */
const EVERYBODY = [
  '^(?:nobody|no one) (?:wants|would want) to go back\\b',
  `^(?:and |so |but )?${CROWD} ${LOVES}`,
  `\\b(?:that|as) ${CROWD} ${LOVES}`,
];

/** Praise of one's own matter and nothing else. */
const PRAISED = [
  `^(?:and |so |but )?(?:the|our|this|these|my|it|they|everything|\\p{L}+s)\\b(?: (?!not\\b)[\\p{L}'-]+){0,5}?(?:'s| is| are| was| were| has been| have been)(?: (?:just|an?|the|absolute(?:ly)?|total(?:ly)?|real(?:ly)?|complete(?:ly)?|simply|pure|so|truly|utterly|huge|basically))* ${PRAISE}(?:,? (?:and )?${PRAISE})*(?: now| already| so far)?[.!]*$`,
  `^(?:unbelievable|incredible|amazing|wow|insane|crazy|awesome|fantastic)[.!]*$|^(?:the )?(?:best|greatest|finest|coolest) \\p{L}+ (?:on|in|of|ever)\\b[^\\d]*$`,
  '^(?:the |all the )?(?:best|leading|top|smartest|biggest) (?:companies|firms|people|schools|teams|players)\\b.*\\b(?:all|already)\\b',
  '\\b(?:basically |practically |pretty much |virtually )(?:free money|proven|cracked|solved|vanish(?:ed)?|perfect)\\b(?! (?:in|by|that)\\b)',
  '^(?:it|this|that) (?:pays for itself|sells itself|runs itself|speaks for itself)\\b|^it never fails|^(?:with )?zero (?:downsides?|risks?)\\b|^it lasts forever\\b|\\bproductivity explodes\\b|\\bwaiting times (?:plunge|vanish)\\b',
  '^(?:studies|research|science|experts?|all the experts) (?:prove|proves|show|shows|agree|agrees|say|says)(?: it| that| so)?(?: \\p{L}+){0,6}[.!]*$',
  "\\bgo(?:es)? with (?:your|my|our|the|one's) gut\\b|^(?:the )?(?:numbers|figures|details) are secondary\\b|^you had to be there\\b|\\bfigures can be twisted\\b",
  "\\bcan't be wrong\\b|\\bwith (?:a|half a) brain\\b|^it stands to reason\\b|^(?:so )?case closed$|\\bcase closed[.!]*$|^(?:it|that)'s (?:a fact|obvious|clear)$|\\bspeaks volumes\\b",
  "^(?:and |so )?we(?:'re| are) (?:simply |by far |just |clearly )*the (?:very )?best(?: (?:in|on) (?:the )?\\p{L}+)?[.!]*$",
  "^(?:we|you) (?:are|'re) (?:the answer|convinced|sure) ?(?:that this will\\b.*)?[.!]*$",
  "^(?:we are |we're )?(?:(?:so |sooo* )?excited about this|loving (?:it|this|the energy)\\b.*)[.!]*$",
];

/** A risk waved away. */
const WAVED_AWAY = [
  "^(?:so |and |but |it |that |this )?(?:(?:really |probably )?shouldn't be (?:a|any) (?:problem|issue|trouble)|fingers crossed|trust me|what could go wrong|nothing (?:will|can|could|ever) (?:possibly )?(?:go|goes) wrong|nobody(?:'s| is) going to die|you(?:'d| would| will|'ll) (?:hardly|barely|never) notice(?: (?:it|a thing|anything))?|no harm done|hope that's (?:ok|okay|alright))[.!]*$",
  "^(?:and |but )?(?:I'm (?:sure|told|certain) )?(?:it|this|that|all|everything|they|he|she)(?:'ll| will) (?:surely |probably |all |just )?be (?:fine|ok|okay|alright|all right|awesome|great|amazing|no problem)(?: (?:with it|I think|I'm sure))?[.!]*$",
  '^(?:but )?(?:rules|forms|plans) are (?:there to be (?:bent|broken|updated|ignored)(?: a bit)?|(?:just )?(?:rules|forms|plans))\\b[^\\d]*$|^you always get (?:one|some) of those[.!]*$|\\bthese things happen\\b',
  '^(?:and |but )?(?:honestly,? )?(?:nobody|no one) (?:ever )?(?:gets hurt|asks|notices|checks|reads (?:it|that)|complains)(?: anyway)?[.!]*$',
  "^(?:it(?:'s| is)|that(?:'s| is)) (?:all |all super |super |completely |totally |perfectly |absolutely |100 ?% )*(?:safe|fine|secure|harmless)[.!]*$",
  "^(?:just )?move fast[.!]*$|^it(?:'s| is) (?:only|just) (?:an?|the) \\p{L}+[.!]*$|\\bfix (?:things |it )?as we (?:fly|go)\\b",
  '^(?:but )?(?:still|never mind|oh well|hey|come on|whatever)[.!]*$',
];

const CLAIMS = oneOf(...EVERYBODY, ...PRAISED, ...WAVED_AWAY);

/** Whether words only praise, claim or wave away, so that a reader who wants grounds learns nothing from them. */
export function isEmptyClaim(words: string): boolean {
  const text = words.trim().replaceAll('’', "'");
  return !text.endsWith('?') && CLAIMS.test(text);
}
