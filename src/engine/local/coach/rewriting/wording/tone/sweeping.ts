import { type Rule, rule } from '../rule.ts';

const CROWD = '(?:any(?:one|body)?|every(?:one|body)?)';
const PLURAL: Readonly<Record<string, string>> = { is: 'are', has: 'have', was: 'were', does: 'do' };

/** "knows" in front of a whole clause, which stands without it; "knows what to do" and "knows the drill" name none. */
export const KNOWS_THAT =
  "knows (?:that (?=[\\p{L}\\d])|(?=(?:I|you|we|it|he|she|they|this|there)(?:'\\p{L}+)? )|(?!(?:that|what|how|who|where|when|why|which|whether|if|about)\\b)(?=[^.,;:!?]{2,60} (?:is|are|was|were|has|have|had|will|would|can|could|do|does)\\b))";

/** What everybody is said to do, think or confirm. */
const CROWDS: readonly Rule[] = [
  // "Everyone knows that probe is rubbish": which probe, and no "that" which leads on.
  rule(
    '^(?:and |but )?(?:as )?every(?:one|body)(?: here)? knows (that (?!(?:the|there|this|that|nothing|nobody|everything|everyone|work|time|life|money)\\b)\\p{Ll}{2,}[^s\\W\\d] (?:is|was) )',
    '$1',
  ),
  rule(
    `(?<=\\p{L}{2}|\\d|\\)|%),? (?:and |but )?(?:just )?(?:ask )?${CROWD}\\b(?: [^,.;!?]{2,45}?)? (?:will|can|could|would|'ll) (?:all )?(?:tell|confirm|say|vouch)(?: you| it| for it| that| to you)*(?: (?:the same|so|that|as much))?(?=[.!]*$)`,
    '',
  ),
  rule(
    ',? and (?:not (?:a single )?one of them|none of them|nobody|no one) (?:would|will|wants to)(?: ever)? (?:go|look) back(?: to [^,.;!?]{3,30})?(?=[.!]*$)',
    '',
  ),
  rule(
    '\\bevery(?:one|body) ((?:in|up|down|on|at|across|round|around) (?!here\\b)(?:the |our |my )?[\\p{L}-]+(?: [\\p{L}-]+)?) (is|has|was) (?=\\p{L})',
    (where, verb) => `many ${where} ${PLURAL[verb.toLowerCase()] ?? verb} `,
  ),
  rule(
    '^(?:and |but )?(?:as )?every(?:one|body)(?: here)? knows (?:that )?((?:the|those|these|such|our|your|\\p{L}+s)(?: [\\p{L}-]+){0,3}?) always (?=\\p{Ll})',
    '$1 often ',
  ),
  rule(`^(?:and |but )?(?:as )?every(?:one|body)(?: here)? ${KNOWS_THAT}`, ''),
  rule(
    '^(?:and |but )?(?:as )?every(?:one|body) (in (?:my|our|the) \\p{Ll}+) knows(?: that)? (?=\\p{L}+ )',
    (where) => `${where.charAt(0).toUpperCase()}${where.slice(1)} it is known that `,
  ),
  rule(
    "(?:,| –| -)? (?:and |but )?you (?:can't|cannot|cant) argue with (?:that|it|the (?:figures|numbers|facts))(?=[.!;,]|$)",
    '',
  ),
  rule('\\b(every) single (?=(?!one\\b|time\\b)\\p{Ll})', '$1 '),
];

/** That nothing could go wrong, and nothing but this would do. */
const NOTHING_ELSE: readonly Rule[] = [
  rule(
    ',? (?:and|so) (?:honestly |frankly |really |literally |absolutely )*nothing (?:can|could|will) (?:possibly |ever |really )*go wrong(?: with [^.,;!?\\d]{2,25})?(?=[.!]*$)',
    '',
  ),
  rule(
    "^(?:honestly,? |frankly,? )?nothing (?:can|could|will) (?:possibly |ever |really )*go wrong, (?=(?:we|I|it|they|the|our)\\b|\\p{L}+'re)",
    '',
  ),
  rule(
    "\\bthe only (way|thing|method|approach) that(?: has|'s)? (?:ever )?(worked|works)\\b",
    (what, verb) => (/ed$/.test(verb) ? `the ${what} that has worked so far` : `the ${what} that works`),
  ),
  rule(
    ",? (?:as |since |because |and )?there(?:'s| is|s) only one way(?: (?:that works|to do it|it works|of doing it))?(?=[.!]*$|,? and\\b)",
    '',
  ),
  rule("^there(?:'s| is) (?:only )?one (\\p{L}+) and it works\\b", 'The $1 works'),
  rule(
    "^there(?:'s| is) (?:really |simply )?(?:(?:only|exactly|just) one way(?: to do (?:it|this|that))?|no other \\p{L}+),? and (?=(?:the|our|it|we|this|all|\\p{L}+s)\\b)",
    '',
  ),
  rule('[;,] the (\\p{L}+) is the \\1(?=[.!]*$)', ''),
  rule(
    "(?:,| –| -|;)? (?:and |so )?(?:we(?:'re| are) not|no need to be|let's not) reinvent(?:ing)? the wheel(?: (?:every|each|this) \\p{L}+)?(?=[.!]*$)",
    '',
  ),
  rule(
    '(?:(?:,| –| -)? (?:and |with )?|, )(?:absolutely )?no (?:exceptions|ifs,? (?:and |or )?(?:no )?buts|arguments|excuses)(?=[.!;,]|$)',
    '',
  ),
  rule('(?:,| –| -)? (?:whatever happens|come what may|no matter what|no two ways about it)(?=[.!;,]|$)', ''),
  rule(",? (?:and that(?:'s| is) the )?end of(?: story| discussion)?(?=[.!]*$)", ''),
  rule(
    '(?<=\\b(?:keep|stick|kept|follow|followed|resemble)\\b[^.;!?]{2,60}) in (?:every|all) (?:single )?(?:\\p{Ll}+ )?respects?\\b',
    '',
  ),
];

/** Sweeping words of a sentence that a risk quotes: what they rest on stays. */
export const SWEEPING: readonly Rule[] = [...CROWDS, ...NOTHING_ELSE];
