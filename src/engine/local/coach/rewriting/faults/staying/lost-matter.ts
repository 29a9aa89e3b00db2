/** What a message is about, where a fault is all that names it: the sentence stays, however it is put. */
import { allMatches } from '../../../../../facts/all-matches.ts';
import { inLowerCase, stemOf } from '../../../../../facts/words.ts';
import { abuseOf } from '../../../judging/abuse.ts';
import type { Sentence } from '../../../reading/draft-reading.ts';
import type { Unit } from '../../parts/draft-parts.ts';
import { mocks } from '../drop-charges.ts';
import { isPlainWord } from '../expendable/expendable.ts';
import { COMMON_NOUNS } from '../expendable/tone-words.ts';

/** Words behind which a thing that was named is at its end. */
const BEHIND =
  '(?=[.,;:!?)…]|$| (?:of|in|for|and|is|are|was|were|has|have|had|on|at|that|which|to|with|from|by|or|but|will|would|can|could|should|since|before|after|again|when|while|as|because|if|then|who|so|than|until|till|I|we|you|they|he|she|it|always|never|every|each|keeps?|needs?|looks?|gets?|goes|showed|came|went)\\b)';
/** "your padel club", "the bin tonnage chart": two nouns in a row, the last of up to three words. */
const COMPOUND = new RegExp(
  `\\b(?:the|ur|your|our|my|his|her|their) (?:[\\p{L}-]+ )?(\\p{Ll}[\\p{Ll}-]{2,}) (\\p{Ll}[\\p{Ll}-]{2,})${BEHIND}`,
  'giu',
);
/** "the museum's storage": a thing and whose it is. */
const POSSESSED = new RegExp(
  `\\b(?:the|ur|your|our|my|this) (\\p{Ll}[\\p{Ll}-]{2,}['’]s) (\\p{Ll}[\\p{Ll}-]{2,})${BEHIND}`,
  'giu',
);
/** "the minibus": two nouns in one word. */
const IN_ONE_WORD = new RegExp(
  `\\b(?:the|ur|your|our|this|that) ()((?!(?:notebook|outlook|inbox|sandbox|dashboard|onboard|handbook|facebook|household|warehouse|upstairs)\\b)\\p{Ll}{3,}(?:bus|book|board|sheet|house|room|yard|boat|box|mower|phone|washer|copier|locker|shed|barrow))${BEHIND}`,
  'giu',
);
const NAMES_THING: readonly RegExp[] = [COMPOUND, POSSESSED, IN_ONE_WORD];

/** "The customers notice": what several do is no noun behind them, but for a few nouns that end so. */
const SEVERAL = /^(?!(?:sports?|goods|news|sales|clothes|gas|bus|canvas|campus)$).*[^su]s$/;
/** Words that stand in front of a noun and are none. */
const SAYS_WHAT_LIKE =
  /(?:ly|ful|ous|able|ible|less|ive|est|ish)$|^(?:new|other|official|medical|digital|annual|final|central|local|social|special|general|global|national|usual|actual|total|original|personal|professional|internal|external|legal|formal|financial|public|perfect|holistic|restful|latest|late|early|current|recent|sudden)$/;
/** Plain words that are nouns all the same behind another noun. */
const SAYS_WHAT_KIND =
  /^(?:count|list|plan|chart|order|report|form|figure|number|check|round|room|drive|stand|rate|card|claim|bill|file|fund|group|class|course|service|shift|store|supply|system|tool|test|tour|trip|visit|storage|stock|rota|fee|desk|box)s?$/;
/** Words behind a noun that are none. */
const NO_NOUN =
  /^(?:says?|said|thinks?|means?|knows?|adores?|loves?|open|shut|closed|afterwards|sometime|someday|tho|btw|tbh|pls|plz|asap|imo|cos|forthwith|used|alone|together|apart|instead|either|anyway|online|workstreams?|fairy|fairies)$|^(?!.*(?:ceil|build|meet|paint|train|book|draw|park)ing$).*ing$/;

/** "I hope the allotment week was dry", "congratulations": what is named in passing or in mockery is no matter. */
const NAMES_IN_PASSING =
  /^(?:so |and )?(?:I |we )?(?:really |do |sincerely )?(?:hop(?:e|ing)|trust(?:ing)?)\b|\b(?:congratulations|congrats|bravo|pride (?:ourselves|myself))\b/i;

/** Things that a text names in two nouns, in lower case and without their article. */
export function thingsInTwoNouns(text: string): readonly string[] {
  return NAMES_THING.flatMap((pattern) => [...allMatches(text, pattern)])
    .map(([, first = '', last = '']) => [inLowerCase(first), inLowerCase(last)] as const)
    .filter(
      ([first, last]) =>
        (mayName(last) && !NO_NOUN.test(last)) || (first !== '' && SAYS_WHAT_KIND.test(last)),
    )
    .filter(
      ([first]) =>
        first === '' ||
        first.endsWith("'s") ||
        (mayName(first) && !SAYS_WHAT_LIKE.test(first) && !SEVERAL.test(first)),
    )
    .map(([first, last]) => `${first} ${last}`.trim());
}

/** Whether a word can be the name of a thing, for all that its spelling and the plain words tell. */
function mayName(word: string): boolean {
  return stemOf(word) !== null && !isPlainWord(word) && !COMMON_NOUNS.has(word);
}

/** Whether words name such a thing that other words do not. */
export function losesThing(own: string, left: string): boolean {
  return isLost(own, inLowerCase(left));
}

function isLost(own: string, leftInLowerCase: string): boolean {
  return thingsInTwoNouns(own).some((thing) => !leftInLowerCase.includes(thing));
}

/**
 * The sentences that alone name a thing which a rewrite names nowhere. Mockery, insults and small talk hold nothing: what
 * they name is named to wound, or in passing.
 */
export function sentencesOfLostMatter(units: readonly Unit[], rewrite: string): ReadonlySet<Sentence> {
  const said = inLowerCase(rewrite);
  // Most sentences stand in the rewrite as they were: of those nothing is read.
  const holding = units
    .filter(({ text }) => !rewrite.includes(text) && isLost(text, said))
    .filter(({ text }) => !NAMES_IN_PASSING.test(text) && !mocks(text) && abuseOf(text) === null);
  return new Set(holding.map(({ sentence }) => sentence));
}
