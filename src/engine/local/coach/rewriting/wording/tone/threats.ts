import { baseOfGerund, baseOfParticiple } from '../../../patterns/verb-forms.ts';
import { baseOfThird, ifNot } from '../asks/consequences.ts';
import { ask, type Rule, rule } from '../rule.ts';

/** What is said to await somebody, without saying what. */
const VAGUE =
  "(?:will|'ll) be (?:dealt with|spoken to|sorry|in trouble|for it|hearing from me|made an example of)(?: accordingly| severely)?|(?:will|'ll) (?:hear from me|have me to answer to|face (?:the )?consequences|get a visit|regret it|know about it)";
/** A place or a thing, with a time in it. */
const REST = '(?:[^.,;!?]|[.:](?=\\d))';
const CAUGHT = '(?:anyone|anybody|whoever is|those|people)(?: who (?:is|are))? (?:found|caught|seen|spotted)';

/** "their own" as those who are asked would say it. */
const yours = (words: string): string =>
  words.replace(/\btheir\b/g, 'your').replace(/\bthemselves\b/g, 'yourselves');

/** "I will need to ring the council" */
const willDo = (who: string, words: string): string =>
  ifNot(who, words)
    .replace(/^If not, /, '')
    .replace(/\.$/, '');

const staysOut = (place: string, where: string): string =>
  `Please stay ${/^in(?:side)?$/i.test(place) ? 'out of' : 'away from'} ${where}`;

/** A rule that was put as what happens to whoever breaks it. */
const BROKEN_RULES: readonly Rule[] = [
  rule(`^${CAUGHT} (in|inside|at|near) (the ${REST}{3,60}?) (?:${VAGUE})(?=[.!]*$)`, (place, where) =>
    staysOut(place, where),
  ),
  rule(`^${CAUGHT} (\\p{L}+ing)\\b(${REST}{0,60}?) (?:${VAGUE})(?=[.!]*$)`, (gerund, rest) => {
    const base = baseOfGerund(gerund);
    return base === null ? `Please stop ${gerund}${yours(rest)}` : `Please do not ${base}${yours(rest)}`;
  }),
  rule(
    `^${CAUGHT} (\\p{L}+ing)\\b(${REST}{0,60}?) (will (?:be|lose|have)\\b[^.;!?]{3,60}?)(?=[.!]*$)`,
    (gerund, rest, then) => {
      const base = baseOfGerund(gerund);
      const what = base === null ? `stop ${gerund}` : `do not ${base}`;
      return `Please ${what}${yours(rest)}; whoever does ${then}`;
    },
  ),
  rule(
    '^any(?:one|body) (parked|camped) (in|on|at|by|near|outside|across) ([^.,;!?]{3,40}?) (will be [^.;!?]{3,60}?)(?=[.!]*$)',
    (deed, place, where, then) =>
      `Please do not ${baseOfParticiple(deed) ?? 'camp'} ${place} ${where}; whoever does ${then}`,
  ),
  rule(
    '^(?:(?:any )?(?:members|staff|people|those|volunteers|drivers|parents|residents|students|players)) who (\\p{Ll}{3,}) ([^.,;!?]{3,60}?) will (lose|be (?:taken|removed|excluded|charged|asked)|have (?:their|your))\\b([^.;!?]{2,60}?)(?=[.!]*$)',
    (verb, rest, then, what) =>
      /^(?:have|are|were|had|did|do|want|need|wish|can|could|would|will)$/i.test(verb)
        ? `Those who ${verb} ${rest} will ${then}${what}`
        : `Please do not ${verb} ${yours(rest)}; those who do will ${then}${what}`,
  ),
];

/** Verbs that tell what somebody is, has or wants, which nobody can be asked not to do. */
const NO_DEED = 'is|has|was|does|needs|wants|wishes|likes|feels|thinks|knows|gets|fails';

/** What awaits whoever does it, or whoever does not. */
const WHOEVER: readonly Rule[] = [
  rule(
    `^(?:any(?:one|body) who|whoever) (?!(?:${NO_DEED})\\b)(\\p{Ll}{3,}s) (${REST}{3,60}?)(?: again)? will be (reported|fined|charged|named|excluded|billed)(?=[.!]*$)`,
    (verb, rest, then) => {
      const base = baseOfThird(verb);
      return base === null
        ? `Whoever ${verb} ${rest} will be ${then}`
        : `Please do not ${base} ${yours(rest)}; whoever does will be ${then}`;
    },
  ),
  rule(
    `^(?:any(?:one|body) who|whoever) (?:doesn't|does not|fails to) (?!(?:want|wish|like|agree|need|have|know)\\b)(\\p{Ll}{3,} ${REST}{3,60}?),? (?:can|may|should) (?:(?:look for|find|get)(?: themselves| himself)? (?:another|a new|a different) \\p{Ll}+|stay (?:at )?home|leave|go|pack up)(?=[.!]*$)`,
    (deed) => `Please ${yours(deed)}`,
  ),
  rule(
    ",? (?:otherwise|or(?: else)?|if not,?) (?:I|we)(?:'ll| will) (?:have to )?(?:assume|take it|conclude|think)(?: that)? you (?:just |simply )?(?:don't|do not) (?:care|want|mind|give)\\b[^.;!?\\d]{0,50}(?=[.!]*$)",
    '',
  ),
  rule(
    "^(?:and |so |but )?if (?:that|this|it)(?:'s| is) a problem,? (?:just |then )?(?:say so|tell (?:me|us)),? and (?:I|we)(?:'ll| will)? [^.;!?\\d]{3,40}(?=[.!]*$)",
    'If that is a problem, please tell us',
  ),
];

/** What follows if it happens once more. */
const ONCE_MORE: readonly Rule[] = [
  rule(
    "^(?:(?!if\\b)\\p{Lu}\\p{Ll}+ )?(?:once more|one more time|do (?:it|this|that) again),? and (I|we)(?:'m| am|'re| are|'ll| will| shall)? ((?!am\\b|are\\b)[^.;!?]{3,70}?)(?=[.!]*$)",
    (who, deed) => `If it happens again, ${willDo(who, deed)}`,
    'iu',
  ),
  rule(
    "^(?:(?!if\\b)\\p{Lu}\\p{Ll}+ )?(?:once more|one more time|do (?:it|this|that) again),? and it (?:goes|will go|'ll go) to ([^.;!?]{3,40}?)(?=[.!]*$)",
    'If it happens again, I will need to take it to $1',
  ),
  rule(
    "^(?:(?!if\\b)\\p{Lu}\\p{Ll}+ )(?:once more|one more time|do (?:it|this|that) again),? and you(?:'re| are|'ll be| will be) (off|out of) ((?:the|this|my|our) [^.;!?]{3,40}?)(?=[.!]*$)",
    'If it happens again, you will have to come $1 $2',
  ),
  rule(
    "^(?:and |so )?if you(?:'re| are) (\\p{Ll}+) again,? (?:then )?(?:just )?(?:don't|dont|do not) (?:even )?bother (?:coming|turning up|showing up)(?: in| back| at all)?(?=[.!]*$)",
    'Please do not be $1 again',
  ),
  rule(
    "^(?:and |so )?if I (?:hear|see|catch|find) (?:anyone|anybody|any of you|one of you) (\\p{L}+ing)\\b([^.,;!?]{0,60}?),? (?:then )?(?:we(?:'ll| will) be having words|there(?:'ll| will) be (?:trouble|words|hell to pay)|I(?:'ll| will) (?:not be happy|want to know why))(?=[.!]*$)",
    (gerund, rest) => {
      const base = baseOfGerund(gerund);
      return base === null ? `Please avoid ${gerund}${rest}` : `Please do not ${base}${rest}`;
    },
  ),
];

/** Going ahead, or going elsewhere, unless the reader speaks up. */
const UNLESS: readonly Rule[] = [
  ask(
    "^(I|We)(?:'ll| shall| will)(?: just| simply)? (?!not\\b)(\\p{Ll}+ [^.;!?]{3,110}?),? unless (?:I|we) hear (?:otherwise|from you|back|differently|any different|to the contrary)(?: (?:by|before) [^.;!?]{2,30})?[.!]*$",
    (who, deed) =>
      `Could ${who === 'We' || who === 'we' ? 'we' : 'I'} ${deed.replace(/^be (?=in\b)/i, 'come ')}`,
  ),
  rule(
    "^(?:and |so |but )?if (I|we) (?:don't|do not|haven't|have not)(?: yet)? (?:hear|heard)(?: back| from you| anything| back from you)?( (?:by|before) (?:[^,.;!?]|[.:](?=\\d)){2,30}?),? (?:then )?(?:I|we)(?:'ll| will| shall) (?:just )?(?:take it|assume|presume|conclude)(?: that)? you(?:'re| are) not interested((?: and [^.;!?]{3,80}?)?)[.!]*$",
    (who, when, then) =>
      `Could you let ${who === 'we' ? 'us' : 'me'} know${when}? ${then === '' ? '' : `If we do not hear, ${who} will ${then.replace(/^ and /, '')}.`}`.trim(),
  ),
  rule(
    "^(?:and |so |but )?if (I|we) (?:don't|do not|haven't|have not)(?: yet)? (?:hear|heard)(?: back| from you| anything| back from you)?( (?:by|before) (?:[^,.;!?]|[.:](?=\\d)){2,30}?),? (?:then )?(?:I|we)(?:'ll| will) just (start|use|go ahead|carry on|begin|do)\\b([^.;!?]{0,60}?)[.!]*$",
    (who, when, deed, rest) =>
      `Could you let ${who === 'we' ? 'us' : 'me'} know${when} whether ${who === 'we' ? 'we' : 'I'} can ${deed}${rest.replace(/^ using\b/, ' using')}?`,
  ),
];

/** Silence that is to be a yes, as what is asked. */
const SILENCE: readonly Rule[] = [
  rule(
    "^(?:and |so )?I need (?:a yes|your (?:ok|okay|yes|approval|answer)|an answer|a reply)( (?:by|before) (?:[^,.;!?]|[.:](?=\\d)){1,25}?),? (?:and |or |, )?if I (?:don't|do not) (?:get|hear|have)(?: one| back| it| anything| from you)?,? (?:then )?I(?:'ll| will) (?:take|assume|count) (?:that|it|silence)\\b[^.;!?\\d]{2,30}[.!]*$",
    'Could you give me your answer$1?',
  ),
  rule(
    "^(?:and |so |but )?if I (?:don't|do not|haven't) (?:hear|heard)(?: back| anything| from you)?((?: (?:by|before) (?:[^,.;!?]|[.:](?=\\d)){2,25}?)?),? (?:then )?I(?:'ll| will) (?:take|assume|count) (?:that|it|silence|you)\\b(?! (?:are|'re) not)[^.;!?\\d]{2,30}[.!]*$",
    'Could you let me know$1?',
  ),
  rule(',? (?:or|and|so) (?:be it )?on your (?:own )?heads? be it(?=[.!]*$)', ''),
];

/** What happens after a date, without the edge of "or". */
const OTHERWISE: readonly Rule[] = [
  rule(
    ',? failing which (I|we) (?:shall|will)(?: then)? (?:have no (?:other )?(?:alternative|choice|option)(?: left)? (?:but|than|other than) to|be (?:forced|obliged|compelled) to|have to|need to) (?=\\p{Ll})',
    '; otherwise $1 will need to ',
  ),
  rule(
    '^([^.;!?]{5,140}? (?:by|before) (?:[^,.;!?]|[.:](?=\\d)){2,25}?),? or (?:else )?((?:the|your|it|this|they|someone|somebody)\\b[^.;!?]{3,60}? (?:goes?|will|is|are|gets?)\\b(?! gone\\b)[^.;!?]{2,50}?|\\p{Lu}\\p{L}+ (?:gets?|will|has|takes?)\\b[^.;!?]{2,40}?)(?=[.!]*$)',
    '$1; after that $2',
    'u',
  ),
  rule(
    "^(?:so |and |but )?either ((?:the|this|these|those|our|your|my|all the) [\\p{L} ]{2,40}?) (is|are|gets?) ((?:\\p{L}+ed|done|made|put|kept|paid|sent|cut|shut|left|taken|cleaned up|sorted)\\b[^.,;!?]{0,50}?),? or (I|we)(?:'m| am|'re| are|'ll| will| shall)? ((?!am\\b|are\\b)[^.;!?]{3,70}?)(?=[.!]*$)",
    (what, verb, done, who, deed) =>
      `${what.charAt(0).toUpperCase()}${what.slice(1)} ${/^(?:are|get)$/i.test(verb) ? 'need' : 'needs'} to be ${done}; otherwise ${willDo(who, deed)}`,
  ),
  rule(
    "(^|, )(\\d+ (?:[^.,;!?]{2,20} )?(?:by|before) [^.,;!?]{2,20}?),? or (I|we)(?:'m| am|'re| are|'ll| will) ([^.;!?]{3,50}?)(?=[.!]*$)",
    (joint, what, who, deed) =>
      `${joint}${/^we$/i.test(who) ? 'we' : 'I'} need ${what}; otherwise ${willDo(who, deed)}`,
  ),
  rule(
    '^failure to (?:comply|do so|do this)(?: with (?:this|it))? (?:will|would|may) (?:mean|result in)(?: that)? ((?:the|your|this) [^.,;!?]{2,40}?) (?:is|are|being|will be) (?=\\p{L})',
    'Otherwise $1 will be ',
  ),
  rule(
    "\\b(I)(?:'m| am|'ll| will)(?: be)? (?:going|go) (?:straight )?over your head\\b",
    '$1 will need to take it further',
  ),
];

/** A threat that is told in so many words, and holds the same without it. */
export const THREATS_CALM: readonly Rule[] = [
  ...BROKEN_RULES,
  ...WHOEVER,
  ...ONCE_MORE,
  ...UNLESS,
  ...SILENCE,
  ...OTHERWISE,
];
