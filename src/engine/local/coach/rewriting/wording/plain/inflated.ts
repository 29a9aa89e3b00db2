import { type Rule, ruleThroughout } from '../rule.ts';

const BIG =
  '(?:breathtaking|staggering|sensational|unrivall?ed|unmatched|unforgettable|jaw-dropping|eye-popping|head-turning|world-beating|award-laden|prize-winning|multi-award-winning|mind-(?:blowing|bending|boggling)|life-changing|earth-shattering|once-in-a-(?:generation|lifetime)|legendary|magical|monumental|spectacular|sublime|superb|exquisite|magnificent|marvell?ous|tremendous|fabulous|dazzling|stupendous|unprecedented|unstoppable|visionary|iconic|explosive|miraculous|glorious|groundbreaking|ground-breaking|trailblazing|pioneering|bleeding-edge|cutting-edge|next-level|next-generation|top-notch|first-rate|first-class|world-renowned|world-famous|peerless|matchless|unequalled|extraordinary|phenomenal|incomparable|inimitable|mouth-watering|eye-watering|gobsmacking|flawless|impeccable|super-duper|mega|uber|killer|rock-solid|bulletproof|foolproof|fail-safe|turbocharged|supercharged|hyper-[\\p{Ll}]+|high-octane|full-throttle)';

const BIGLY =
  '(?:utterly|wildly|ridiculously|unbelievably|staggeringly|phenomenally|astonishingly|astoundingly|extraordinarily|breathtakingly|outrageously|unspeakably|frightfully|stupidly|insanely|mind-bogglingly|mind-blowingly|unimaginably|jaw-droppingly|eye-wateringly|unfathomably|spectacularly|sensationally|stunningly|dazzlingly|monumentally|massively|immensely|enormously|tremendously|colossally|gigantically|hideously|ludicrously|absurdly|ferociously|epically|crazily|obscenely|indescribably|vastly|infinitely|undeniably|unquestionably|undoubtedly|indisputably|incontestably|unarguably|irrefutably)';

/** Big words before a plain one, without which the sentence says the same. */
export const INFLATED: readonly Rule[] = [
  ruleThroughout(`\\b${BIGLY},? (?:and )?(?=${BIGLY}\\b)`, ''),
  ruleThroughout(`(?<!\\b(?:not|so|as|how|more|most)) ${BIGLY} (?=\\p{Ll}{3,})`, ' '),
  ruleThroughout(
    `(?<=\\b(?:the|an?|our|your|my|this|these|such|with|of|for)) (?:(?:most|truly|absolutely|simply|really|very) )?${BIG}(?:(?:,|,? and) ${BIG})*,? (?=(?!(?:and|or|but|for|to|in|of|that|when|as|at|by)\\b)\\p{Ll}{3,})`,
    ' ',
  ),
  ruleThroughout(
    `,? (?:an? |the |simply |truly |quite |nothing short of |what )*(?:(?:${BIGLY}|truly|absolutely|simply|really) )*(?:${BIG}|absolute|complete|total)(?:(?:,|,? and) ${BIG})* (?:triumph|success|achievement|feat|result|performance|masterpiece|miracle|sensation|result|story|victory|milestone|breakthrough)(?=[.!]*$)`,
    '',
  ),
  ruleThroughout(
    ",? (?:and )?(?:that(?:'s| is)|this is|it(?:'s| is)) (?:just|only|merely) (?:the (?:tip of the iceberg|beginning|start|warm-up)|a taste)(?=[.!]*$)",
    '',
  ),
  ruleThroughout(
    ' (?:hands down|bar none|by a (?:country )?mile|by a long (?:shot|way|chalk)|without (?:a|any) (?:shadow of a )?doubt|beyond (?:any |all )?(?:doubt|question|compare)|no question(?: about it)?|end of(?: story)?|make no mistake|on the planet|on earth|known to man(?:kind)?|money can buy|in the (?:known )?universe|(?:that )?the world has (?:ever|never) seen|of all time)(?=[,.;!]|$)',
    '',
  ),
  ruleThroughout(
    ",? (?:fast|pronto|stat|chop chop|double quick|on the double|this instant|right this (?:minute|second)|before (?:it(?:'s| is) too late|the others do|someone else does))(?=[.!]*$)(?<!(?:act|react|decide|hold|stand|stuck|break|run|go|moving|that|how|so|too|very) fast)",
    '',
  ),
];
