import { oneOf } from '../../patterns/one-of.ts';

/** What it could have led to. */
const DANGER = [
  '\\b(?:could|might) (?:easily |well |really |all )?have (?:easily |well |really |all )?(?:died|drowned|fallen|burned|burnt|crashed|happened|been (?:badly |seriously )?(?:hurt|killed|injured|burned|burnt|stolen|broken into|poisoned|scalded))\\b',
];

/** What it cost: what somebody had to do, or has not got. */
const COST = [
  "\\b(?:I|we)(?:'ve| have)? (?:spent|waited|driven|drove|stayed|stood|wasted) (?:for |there |here |up |until |till |outside |an? |the |my |our |all |half |over |more )",
  "^(?:so |and |but )?now (?:I|we) (?:can't|cannot|can no longer|have (?:to|no)) (?!(?:stand|believe|take|wait)\\b)\\p{L}+(?!.*\\blike this\\b)",
  '\\b(?:I|we) had no (?:chance|choice|time|way|power|water|heating|keys?|access)\\b',
  '(?:^|\\b(?:and|but) )(?:he|she|they|(?:the|our|my|your) (?!whole\\b|entire\\b)\\p{L}+) (?:was|were|is|are) (?:really |very |so |quite |not |much |a lot |far |absolutely )*(?:furious|angry|upset|annoyed|disappointed|worried|in tears|crying|scared|shocked|(?:un)?happy|happier|relieved|impressed|satisfied|amused|pleased|(?:fine|happy|ok|okay|pleased|unhappy|happier) with (?:it|this|that))[.!]*$',
  '\\b(?:I|we|the (?:rest|others|team|kids|children|parents|customers|guests|patients|staff)(?: of (?:us|the \\p{L}+))?) (?:have |then )?had to (?!(?:say|laugh|reach out|share|tell you|write|smile|mention)\\b)\\p{L}+',
  "\\b(?:I|we)(?:'ve| have)? still (?:have|had|got|don't have|haven't got|haven't (?:seen|heard|received|had)) (?:nothing|no|none|not|any|anything)\\b",
  "\\bnothing (?:has |'s )?(?:happened|changed|come|been (?:done|fixed|sent|repaired|decided))\\b(?! to (?:be|us))",
];

/** Who was there, and who did not do it. */
const SEEN = [
  '^(?:and |but )?(?:nobody|no one|none of (?:you|them)) (?:has |had )?(?:asked|told|called|answered|came|replied|helped|checked)[.!]*$',
  '\\b(?:nobody|no one|none of (?:us|you|them)) (?:has |have |had )(?!cared|bothered|noticed|minded|wanted|liked|trusted)(?:\\p{L}{3,}ed|begun|written|seen|read|sent|paid|made|taken|brought|bought|found|done) (?:it|them|the|this|that|on|in|up|for)\\b',
  '^(?:he|she) (?:throws|hits|bites|pushes|kicks|shouts|spits|screams|disturbs|leaves|comes|forgets|skips|misses|arrives|breaks|takes|steals|barks|smokes|sleeps|interrupts|runs)\\b',
  "^(?:and |but )?(?:it|they|the \\p{L}+(?: \\p{L}+)?)(?:'s|s| is|'re| are) still (?:there|here|not|missing|open|waiting|broken|standing|wrong|on|in|at|lying|outside)\\b",
  '^(?:and |but )?(?:nobody|no one|now every(?:one|body)) (?:ever )?(?:knows(?: (?:when|where|whether|who|how to|which|it|about it)\\b|[.!]*$)|picks up|calls back|calls me back|answers|replies|responds|comes to|checks)\\b',
  '\\byou (?:often|always|constantly|continually|regularly|keep(?: on)?) (?:interrupt|cut (?!corners)|talk(?:ing)? over|arriv|com(?:e|ing) (?:in )?late|forget|miss|skip|cancel|leav(?:e|ing) (?!(?:me|us)\\b)|shout)\\p{L}*',
  '\\byou were the (?:last|first|only) (?:one|person)\\b',
  '^(?:and |but )?(?:nobody|no one|none of you) (?:has |have |had )?(?:called|answered|replied|responded|came|come|turned up|shown up|showed up|told (?:me|us|him|her|them)|asked (?:me|us|him|her|them)|checked|helped)\\b(?! (?:because|since)\\b)',
];

/** What it must come to, and what is not so. */
const STANDS = [
  "^(?:and |but |so )?(?:this|it|that) (?:can't|cannot|can not) go on\\b(?: like this)?[.!]*$",
  "^(?:and |but |so )?(?:if|unless|without) [^.,;!?]{3,60},? (?:then )?there (?:(?:won't|will not|can't|cannot) be|(?:will be|is|'ll be) no)\\b",
  '^(?:and |but |so )?(?:this|it|that) (?:has to|must|needs to) (?:stop|change|end|get better)\\b[^.,;!?]{0,40}[.!]*$|^this must not happen again[.!]*$',
  "^(?:but |and )?(?:they|it|this|that|he|she|you|I|we)(?: (?:is|are|was|were|do|does|did|has|have|will|can) not| (?:is|are|was|were|do|does|did|has|have|ca|wo)n't|'s not|'re not)[.!]*$",
];

/** How the reader is to do it from now on. */
const KEPT_TO = [
  '^(?:so |and |but )?(?:I|we) expect you to (?!(?:understand|know|see|feel|imagine|realise|realize|be|have|agree|behave|act)\\b)\\p{Ll}+ ',
  "^(?:please|kindly) (?!(?:note|be|do|accept|forgive|excuse|advise|action|let|find|see|feel|don't)\\b)\\p{Ll}+ (?:the|this|that|it|them|these|our|your|my) [^.,;!?]{0,60}\\b(?:in (?:the )?future|from now on|next time|going forward)[.!]*$",
];

const OBSERVED = oneOf(...DANGER, ...COST, ...SEEN, ...STANDS, ...KEPT_TO);

/** Whether words tell what happened, what it cost or could have cost, or how it is to be done: no blame, however cross. */
export function statesObservation(text: string): boolean {
  return OBSERVED.test(text.replaceAll('’', "'"));
}
