import { type Rule, rule } from '../rule.ts';
import { KNOWS_THAT } from '../tone/sweeping.ts';

const TEMPER =
  '(?:kick off|hit the roof|go (?:mad|mental|ballistic|spare|off on one)|blow up|flip(?: out)?|lose it|throw a (?:fit|wobbly))';
const WHO = '(he|she|they|\\p{Lu}\\p{Ll}+)';

const he = (whom: string): string => ({ him: 'he', her: 'she' })[whom.toLowerCase()] ?? 'they';

/** "he signs", "she says yes" */
const third = (deed: string): string => deed.replace(/^\p{L}+/u, (verb) => `${verb}s`);

/** Notes that a risk quotes for their tone, as they could be read out to whoever they speak of. */
export const HARSH_NOTES: readonly Rule[] = [
  rule(
    '^(?:the |our )?(results?|numbers|figures|feedback|response) (?:is|are|was|were|has been|have been) (?:really |simply |just |absolutely |so |totally )*(?:amazing|phenomenal|fantastic|incredible|awesome|brilliant|mind-blowing|outstanding|sensational|great)(?:,? (?:and )?every(?:one|body) (?:is|was) (?:thrilled|delighted|over the moon|amazed|happy))?(?=[.!]*$)',
    (what) => `Have the ${what.toLowerCase()} ready in figures`,
  ),
  rule(
    '^(?:just |then )?(?:push|press|get) (him|her|them) to (sign|decide|agree|commit|say yes) before (?:he|she|they) (?:talks?|speaks?) to ([^.,;!?]{3,50}?)(?=[.!]*$)',
    (whom, deed, others) =>
      `Leave ${whom} time to talk to ${others} before ${he(whom)} ${he(whom) === 'they' ? deed : third(deed)}`,
  ),
  rule(`^every(?:one|body) ${KNOWS_THAT}`, ''),
  rule(
    ",? (?:so |and )?there(?:'s| is) no point (?:in )?(?:discussing|debating|arguing(?: about| over)?)(?: (?:it|this|that))?(?=[.!]*$)",
    '',
  ),
  rule(
    '\\b(is|are) (?:not (?:up for|open (?:to|for)) (?:any )?(?:discussion|debate|negotiation)|non-negotiable)\\b',
    '$1 fixed',
  ),
  rule(
    "(?:,| –| -)? (?:and )?(?:I(?:'m| am) )?not (?:discussing|debating|negotiating)(?: (?:it|this|that))?(?=[.!;]*$)",
    '',
  ),
  rule(
    '(?:,| –| -)? (?:and )?(?:absolutely )?no (?:exceptions|ifs,? (?:and |or )?(?:no )?buts|arguments)(?=[.!;,]|$)',
    '',
  ),
  rule('(?:,| –| -)? (?:whatever happens|come what may|no matter what)(?=[.!;,]|$)', ''),
  rule(',? (?:he|she|they) always (?:does|do|did)(?=[.!;]*$)', ''),
  rule(
    "^if (he|she|they) (won't|doesn't|don't) (sign|agree|say yes|play ball),? (?:then )?(?:just )?(?:go|turn|escalate)(?: it)? (?:straight )?to (?:his|her|their) (?:boss|manager|director)(?=[.!]*$)",
    'If $1 $2 $3, ask what would change it',
  ),
  rule('\\bguess what,? ', ''),
  rule(',? (?:what a )?(?:shocker|surprise surprise|big surprise|what a surprise)(?=[.!?]*$)', ''),
  rule('\\b(nobody|no one) lifted a finger\\b', '$1 helped'),
  rule(`\\b${WHO}(?:'ll| will) (?:probably |surely |only )?${TEMPER}\\b`, '$1 will take it hard'),
  rule(
    '\\btell (him|her|them) to (?:handle|deal with|sort(?: out)?) (him|her|them)\\b',
    (whom, other) => `ask ${whom} how ${he(other)} should hear it`,
  ),
  rule(
    `^if ${WHO} (gets?|is|are|starts getting) (upset|emotional|angry|cross|defensive|tearful|annoyed),? (?:then )?(?:just )?(?:don't|do not) (?:get (?:drawn|dragged|pulled) in(?:to it)?|engage|react|rise to it)(?:,? (?:and )?(?:just )?(?:repeat|say|tell (?:him|her|them))(?: that)? ([^.!?]{3,80}?))?(?=[.!]*$)`,
    (who, verb, how, rest) =>
      `If ${who} ${verb} ${how}, listen first${rest === undefined ? '' : `; say that ${rest}`}`,
  ),
  rule(
    '^(?:tell|remind|warn) (?:him|her|them)(?: that)? (?:once more|one more time|one more(?: of those| mistake| slip)?) and (?=\\p{L})([^.!?]{3,80}?)(?=[.!]*$)',
    'Say plainly that $1 if it goes on',
  ),
  rule(
    "\\bif (he|she|they) (?:doesn't|don't|do not) like it,? (?=(?:he|she|they) (?:can|could|may)\\b)",
    (who) => `if it does not suit ${{ he: 'him', she: 'her' }[who.toLowerCase()] ?? 'them'}, `,
  ),
  rule(',? (?:just )?cut (?:him|her|them) (?:short|off)(?=[.!]*$)', ', leave time for it'),
  rule(
    `^if ${WHO} (?:makes?|kicks? up|starts?|causes?) (?:an? |any |more )?(?:fuss|stink|scene|trouble|drama),? (?:just )?(?:remind|tell|show) (?:him|her|them) [^.!?\\d]{3,60}(?=[.!]*$)`,
    'If $1 objects, listen first',
  ),
  rule(',? so (?:just )?keep it (?:quick|short|brief)(?=[.!]*$)', '; leave time for it'),
  rule(
    "^(?:I )?won't say who (hasn't|haven't|didn't|isn't|aren't) ([^,.!?]{3,30}?),? they know(?: who they are)?(?=[.!]*$)",
    'Name nobody who $1 $2',
  ),
];
