import { type Rule, rule, ruleThroughout } from './rule.ts';

const DOUBT =
  '\\b(?:might|may|could|would|should|probably|perhaps|maybe|possibly|seems?|looks? like|needs?|ought)\\b';
const MATTER =
  "(?=(?:it|our|the|this|that|these|those|they|there|my|some|most|things|people|monday|tuesday|wednesday|thursday|friday|saturday|sunday|\\d+)(?:'\\p{Ll}+)?\\b)";
const WE_OR_MATTER = MATTER.replace('it|', 'it|we|');
const ONE = '(?:we|it|they|there|that|this|he|she|I|you)';

/** A feeling about a fact, as the thought it is; a feeling about a person stays one. */
const FELT: readonly Rule[] = [
  rule(
    `^((?:so |and |but |also |honestly |anyway )?)(?:basically,? )?I (?:just |kind of |sort of |honestly |really |personally |still )*feel (?:like|as if|as though) (?=[^.!?]*${DOUBT})${WE_OR_MATTER}`,
    '$1',
  ),
  rule(
    `^((?:so |and |but |also |honestly |anyway )?)(?:basically,? )?I (?:just |kind of |sort of |honestly |really |personally |still )*feel (?:like|as if|as though) ${MATTER}`,
    '$1I think ',
  ),
];

/** Words that take back half of what a sentence says. */
export const SAID_SOFTLY: readonly Rule[] = [
  ...FELT,
  ruleThroughout(
    `(?<=\\b(?:I'm|we're|it's|that's|they're|he's|she's|you're|there's|is|are|was|were|am|has|have|had|will|I|we|it|they|you|that|which|and|but|so|because)),? basically,? (?=\\p{L}|\\d)`,
    ' ',
  ),
  rule(
    `^(?:perhaps|maybe|possibly),? (?!(?:we|you|I|someone|somebody|he|she|they|not)\\b)(?=[^.!?]{3,70}\\b(?:might|could|may|would) (?:also )?(?:be|work|do|suit|help)\\b[^?]*$)`,
    '',
  ),
  ruleThroughout(
    '(?<=\\b(?:might|may|could|would|will|can|should|ought to|need to|want to|like to)) (?:maybe|perhaps|possibly|potentially) (?=\\p{Ll})',
    ' ',
  ),
  ruleThroughout('\\bpotentially (?=(?:help|save|be|work|start|come|join|host|use|move|look|try)\\b)', ''),
  rule(
    '(?<!\\b(?:what|than|as|how|so|and|but|that|where|like|do|if|because|why|who|or|which|when|though),?)(?<=[\\p{L}\\d%]) (I think)(?=[.!]*$)',
    ', $1',
  ),
  ruleThroughout(
    ",? (?:and |so |but )?I (?:just |only )?(?:thought|felt|figured) (?:that )?(?:you (?:should|ought to|might want to|would want to|'d want to) know|I(?:'d| would|'ll) (?:just )?(?:mention it|let you know|say so|say it|flag it))(?=[.!]*$)",
    '',
  ),
  rule(
    `^(?:I |we )?(?:just |only )?(?:thought|figured|wanted)(?: that)? (?:I(?:'d| would) |to )?(?:just |quickly |briefly )*(?:drop you (?:a (?:quick )?(?:line|note|message|e-?mail)|a few lines)|write|send (?:you |out )?(?:a (?:quick |short |friendly )*(?:note|line|message|reminder|heads[- ]up)))(?:,? just)? to (?:let you know|say|tell you|inform you) (?:that )?(?=(?:${ONE}|the|our|your|my|\\p{Lu}))`,
    '',
  ),
  ruleThroughout(
    '\\b(?:as you (?:may|might|will|probably|all) (?:already |all |probably |well )?know|as you know),? (?=(?:we|the|our|I|it|there|they)\\b)',
    '',
  ),
  ruleThroughout(
    "(?<=\\b(?:is|are|was|were|am|'m|'s|'re|feel|feels|seems?|looks?)) (?:a (?:little )?bit of an?|kind of an?|sort of an?|something of an?) (?=(?:problem|mess|issue|challenge|risk|disappointment|delay|surprise)\\b)",
    ' a ',
  ),
];

/** "I just wanted to check whether you could": the question itself. */
export const CHECKED: readonly Rule[] = [
  {
    ...rule(
      "^(?:(?:hi|hey|so|and|also|anyway),? )?(?:I(?:'m| am)? |we(?:'re| are)? )?(?:(?:just|only|quickly|really) )*(?:wanted|want|wanna|writing|checking in|checking|following up|thought I'd|would like|emailing|getting in touch)(?: to)? ?(?:(?:just|quickly|briefly) )*(?:check(?: in)?(?: with you)?|see|ask(?: you)?|find out|know|touch base|follow up(?: with you)?)?(?:,? (?:again|quickly))?(?: (?:and|to) (?:see|ask|check|find out))? (?:if|whether) you(?:'ve|'d| have| had)?(?: already| got| had| possibly| maybe)*(?: a| the| any)? (?:chance|time|opportunity|moment|minute) to ([^.;!?]{3,140}?)(?: yet)?[.?!]*$",
      'Have you had a chance to $1',
    ),
    asks: true,
  },
  {
    ...rule(
      `^(?:(?:hi|hey|so|and|also|anyway),? )?(?:I |we )?(?:(?:just|only|quickly|really) )*(?:wanted|want|wanna|writing|would like) to (?:(?:just|quickly|briefly) )*(?:check(?: with you)?|see|ask(?: you)?|find out|know) (?:if|whether) you (can|could|would|will|are|have|were)(?: maybe| perhaps| possibly)? (?!like\\b)([^.;!?,]{3,140}?)[.?!]*$`,
      (aux, rest) => `${(aux ?? '').charAt(0).toUpperCase()}${(aux ?? '').slice(1)} you ${rest}`,
    ),
    asks: true,
  },
  {
    ...rule(
      `^(?:(?:hi|hey|so|and|also|anyway),? )?(?:I |we )?(?:(?:just|only|quickly|really) )*(?:wanted|want|wanna|writing|would like) to (?:(?:just|quickly|briefly) )*(?:check(?: with you)?|see|ask(?: you)?|find out|know) (?:if|whether) you(?:'ve)? (got) ([^.;!?,]{3,140}?)[.?!]*$`,
      'Have you $1 $2',
    ),
    asks: true,
  },
];
