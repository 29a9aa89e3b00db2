import type { MessageType } from '../../../../../../domain/message-types.ts';
import { contentStems } from '../../../../../facts/words.ts';
import type { FaultTag } from '../../../reading/draft-reading.ts';
import type { Unit } from '../../parts/draft-parts.ts';
import { editSentence } from '../../sentence/edit-sentence.ts';
import type { Around } from '../around.ts';
import { leastIfNamed } from './named-for-tone.ts';
import { leastThoughNamed } from './though-named.ts';
import { COMMON_NOUNS } from './tone-words.ts';

const DENIES = /\b(?:not|never|no|nobody|none|without|cannot|nor|neither)\b|n['’]t\b/i;
/** From which chance on words without a fact are left out. */
const EXPENDABLE = 0.55;
/** The same where something has to go. */
const LIKELY_EXPENDABLE = 0.4;
/** The same for a sentence that a finding quotes. */
const CHARGED_EXPENDABLE = 0.5;
/** The same for words that name one thing found nowhere else, or that deny something. */
const QUITE_EXPENDABLE = 0.65;
/** The same for two such things. */
const RATHER_EXPENDABLE = 0.75;
/** The same for more, and for words that ask plainly. */
const SURELY_EXPENDABLE = 0.82;
/** "…, right?" wants no answer. */
const RHETORICAL = /, (?:right|huh|eh)\?$/i;

/** What is news, wanted or still missing: with a thing in it, it is seldom only a fault. */
const TELLS_MATTER =
  /\b(?:we|I)(?:['’](?:re|m|ve)| are| am| have)(?: now| already| also)? (?:\p{L}+ing|\p{L}+ed)\b|\b(?:is|are) (?:looking|seeking|recruiting|planning|hiring|searching|asking|offering|moving|closing|opening)\b|\b(?:will|is|are) (?:now|soon|to be|going to)\b|\bwill (?:no longer )?be\b|\bfrom now on\b|\b(?:I|we)(?:['’]d| would) (?:like|love|want)\b|\b(?:I|we) (?:want|need|wish|ask|hope|must|should|have to|make|build|sell|offer|run|do|work|teach|repair|bake|grow|design|represent|organi[sz]e|train|supply)\b|\byet\b|\b(?:isn|wasn|aren|weren|hasn|haven)['’]t\b/iu;

/** Whether words tell what is news, wanted or still missing; how the writer feels about it is no news. */
export function tellsNews(text: string): boolean {
  return TELLS_MATTER.test(text.replace(FEELING, ''));
}

const FEELING =
  /\b(?:we|I)(?:['’](?:re|m)| are| am)(?: \p{L}+ly| so| very| beyond| most)* (?:pleased|delighted|thrilled|excited|honou?red|convinced|tired|fed|finished|bothered|worried|embarrassed|disappointed|dedicated|committed)\b/giu;

/** In these types even what blames, or sounds like a mere note, holds the matter. */
const MATTER_IN_FAULTS: ReadonlySet<MessageType> = new Set(['difficult_conversation', 'meeting_prep']);

/** Faults of tone: what a finding charges with one of them holds no more than the writer's mood. */
const TONE_FAULTS: ReadonlySet<FaultTag> = new Set([
  'absolutes',
  'apologetic',
  'blame',
  'hype',
  'no_evidence',
  'passive_aggressive',
  'rigid',
  'sarcasm',
  'ultimatum',
]);
/** Faults that are found in sentences that tell a matter: when, who, what changes. */
const MATTER_FAULTS: ReadonlySet<FaultTag> = new Set([
  'buried_ask',
  'no_owner',
  'no_people',
  'safeguard_missing',
  'surprise_change',
  'vague_deadline',
]);
/** A draft with fewer risks is nearly right, and what a finding quotes in it may well be meant so. */
const FEWEST_RISKS = 2;
/** From which share of the longer on a finding's quote and the words are the same. */
const SAME_WORDS = 0.5;

/** Whether a risk quotes just these words for a fault of which they hold nothing else. */
function isCharged(text: string, named: readonly string[], { risks, type }: Around): boolean {
  const counts = (tag: FaultTag): boolean =>
    type === 'difficult_conversation' ? TONE_FAULTS.has(tag) : named.length === 0 || !MATTER_FAULTS.has(tag);
  return risks.some(
    ({ tag, alsoTag, quote, secondQuote }) =>
      (counts(tag) || (alsoTag !== null && counts(alsoTag))) &&
      [quote, secondQuote].some(
        (words) =>
          words !== null &&
          (words.includes(text) || text.includes(words)) &&
          Math.min(words.length, text.length) >= SAME_WORDS * Math.max(words.length, text.length),
      ),
  );
}

const BECOMES_REQUEST = /^(?:please|could|can|who|what)\b/i;

/** Whether rules of wording mend most of the sentence, so that it need not go. */
export function isMended(unit: Unit, { type }: Around): boolean {
  const own = new Set(contentStems(unit.text));
  const result = editSentence(unit, type, null);
  const edited = new Set(contentStems(result));
  return (
    [...edited].some((stem) => !own.has(stem)) ||
    (BECOMES_REQUEST.test(result) && !BECOMES_REQUEST.test(unit.text))
  );
}

/** What stands before a noun: an article or the like with up to one word behind it, or a preposition. */
const BEFORE_NOUN =
  /(?:\b(?:the|an?|my|our|your|ur|his|her|their|its|this|these|those|any|some|no|each|every|\d+) (?:[\p{L}'’-]+ )?|\b(?:of|with|about|around|for|on|in|at|from|by|to|via|into|over|under|between|without|re) )$/iu;

/** "Samples", and "it samples". */
const PLURAL = /[^suai]s$/;
const BEFORE_VERB = /\b(?:he|she|it|that|which|who|what|this|nobody|somebody|everybody|everyone|someone) $/i;

/** Whether one of the words found nowhere else stands where nouns stand, so that it may name a thing. */
export function holdsThing(text: string, named: readonly string[]): boolean {
  return named.some((word) => {
    if (COMMON_NOUNS.has(word.toLowerCase())) return false;
    const before = text.slice(0, text.indexOf(word));
    return BEFORE_NOUN.test(before) || (PLURAL.test(word) && !BEFORE_VERB.test(before));
  });
}

/** The same where a finding quotes just these words; undefined where none does. */
function leastIfCharged(unit: Unit, named: readonly string[], around: Around): number | undefined {
  const { type, risks } = around;
  if (risks.length < FEWEST_RISKS || type === 'meeting_prep' || !isCharged(unit.text, named, around))
    return undefined;
  if (type === 'difficult_conversation') return named.length > 2 ? SURELY_EXPENDABLE : QUITE_EXPENDABLE;
  const isLong = named.length > 3 || (type === 'text' && named.length > 0);
  return isLong ? QUITE_EXPENDABLE : CHARGED_EXPENDABLE;
}

/** How likely words must be ones that experts leave out to go; null when they must not. */
export function leastChance(
  unit: Unit,
  text: string,
  named: readonly string[],
  around: Around,
): number | null {
  const asks =
    unit.sentence.asks.some((ask) => ask.plain && ask.form !== 'implied') && !RHETORICAL.test(text);
  const tells = TELLS_MATTER.test(text) || holdsThing(text, named);
  if (text === unit.text && !asks && !tells) {
    const least = leastIfCharged(unit, named, around);
    if (least !== undefined) return least;
  }
  const least = asks || tellsNews(text) ? null : leastIfNamed(text, text !== unit.text, named, around);
  if (least !== null) return least;
  const isMatter = tells || text.length < unit.text.length || MATTER_IN_FAULTS.has(around.type);
  if (isMatter && namesThing(text, named))
    return asks || tellsNews(text) ? null : leastThoughNamed(unit, text, named, around);
  return leastByWords(text, named, asks || (isMatter && named.length > 0), around);
}

/** The same by no more than what words name and deny. */
export function leastByWords(
  text: string,
  { length }: readonly string[],
  isDoubtful: boolean,
  { insists }: Around,
): number {
  if (isDoubtful || length > 2) return SURELY_EXPENDABLE;
  if (length === 2 || (length === 1 && DENIES.test(text))) return RATHER_EXPENDABLE;
  if (length === 1 || DENIES.test(text)) return QUITE_EXPENDABLE;
  return insists ? LIKELY_EXPENDABLE : EXPENDABLE;
}

function isDefinite(before: string): boolean {
  return /\b(?:the|a|an|my|our|your|ur|his|her|their|this) $/i.test(before);
}

/** Whether words for things are more than one that may be none: "a nuisance" names one, "nuisance" may not. */
export function namesThing(text: string, named: readonly string[]): boolean {
  return named.length > 1 || named.some((word) => isDefinite(text.slice(0, text.indexOf(word))));
}

/** Below this chance words stay whatever else holds. */
export function leastOfAll({ insists }: Around): number {
  return insists ? LIKELY_EXPENDABLE : CHARGED_EXPENDABLE;
}
