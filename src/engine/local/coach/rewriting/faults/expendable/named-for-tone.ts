import type { RiskFinding } from '../../../judging/finding.ts';
import type { FaultTag } from '../../../reading/draft-reading.ts';
import type { Around } from '../around.ts';
import { isOfAny, quotesWhole } from '../quoted-words.ts';
import { COMMON_NOUNS } from './tone-words.ts';

/** Faults of tone: words that hold no fact and are named for one of them hold the writer's mood or pride. */
export const TONE: ReadonlySet<FaultTag> = new Set([
  'absolutes',
  'apologetic',
  'blame',
  'generic_opening',
  'hype',
  'jargon',
  'passive_aggressive',
  'pressure',
  'sarcasm',
  'self_centred',
  'too_long',
  'ultimatum',
]);
/** Faults that are found where a matter is told, so that words named for one of them as well stay. */
export const OF_THE_MATTER: ReadonlySet<FaultTag> = new Set([
  'buried_ask',
  'detail_overload',
  'no_owner',
  'rigid',
  'risk_unaddressed',
  'safeguard_missing',
  'surprise_change',
  'vague_deadline',
]);

/** A draft with fewer risks is nearly right, and what a finding quotes in it may well be meant so. */
export const FEWEST_RISKS = 2;
/** From which share of the longer on a finding's quote and the words are the same. */
const SAME_WORDS = 0.5;

/** How likely named words must be ones that experts leave out to go, by how much they name besides. */
const LEAST_CHANCES: readonly number[] = [0.55, 0.58, 0.78, 0.88, 0.9];
/** How likely a sentence that a finding quotes as a whole must be one that experts leave out to go: what it names is part of the fault. */
export const LEAST_IF_WHOLE = 0.4;
/** The same for the first of a message, which may say what the rest is about, and for claims, which may hold a finding. */
const LEAST_IF_OPENING = 0.8;
const LEAST_IF_CLAIM = 0.68;

/** "I'm a yoga instructor": who writes is no boast, however it is said. */
export const SAYS_WHO = /^(?:I['’]m|I am|we['’]re|we are|my name is)\b[^.;]{0,40}\ban? /i;
/** "Our agency is delighted", "I make food": who writes. */
const SAYS_OWN = /\b(?:I|we|our|my)\b/i;
/** "The barn", "my drive": a thing that both sides know. */
export const KNOWN_THING = /\b(?:the|my|our|his|her|their|this) (?:\p{L}+ )?$/iu;
/** "There is only one way to run it", and then which. */
const BEGINS = /\b(?:one|an?) (?:way|thing|reason|place|point|option|answer|question)\b/i;
/** "Prices go up tonight": a date, though no calendar has it. */
const SAYS_WHEN = /\b(?:tonight|tomorrow|(?:this|next) (?:week|month|year|morning|evening|afternoon))\b/i;
/** "I put tape round it", "it's acknowledged that …": what the writer did or grants is what such a conversation is about. */
const OWN_PART =
  /^(?:(?:and|but|so|then) )?(?:I|we)(?: (?:just|also|even|then|only))? (?:\w{2,}ed|put|took|went|gave|made|did|told|said|left|sent|let|cut|hit|hid|ran|lost|broke|threw|wrote|drove|kept|paid|sold|bought|saw|found)\b|^(?:it['’]s|it is) (?:acknowledged|admitted|granted|accepted|conceded|true|right) that\b|^(?:granted|admittedly|to be fair)\b/i;
export const THING_OF_READER = /\b(?:your|ur) (?:\p{L}+ )?$/iu;

/**
 * How likely words that a finding names for a fault of tone must be ones that experts leave out to go. Null where none
 * names them, where a finding names them for their matter as well, and where they name too much that nothing else does.
 */
export function leastIfNamed(
  text: string,
  isPart: boolean,
  named: readonly string[],
  around: Around,
): number | null {
  if (around.risks.length < FEWEST_RISKS || !isNamedForTone(text, around.risks)) return null;
  if (around.type === 'difficult_conversation' && OWN_PART.test(text)) return null;
  const things = named.filter((word) => !COMMON_NOUNS.has(word.toLowerCase()));
  const before = things.map((word) => text.slice(0, text.indexOf(word)));
  if (before.some((words) => THING_OF_READER.test(words))) return null;
  if (things.length > 1 && SAYS_WHO.test(text)) return null;
  const isKnown = before.some((words) => KNOWN_THING.test(words));
  if (isPart && (isKnown || BEGINS.test(text))) return null;
  const isMatter = around.type === 'difficult_conversation' || around.type === 'meeting_prep';
  const least = LEAST_CHANCES[things.length + (isKnown ? 1 : 0) + (isMatter ? 1 : 0)] ?? null;
  const isBrief = around.type === 'text' || around.type === 'difficult_conversation';
  const mayBeMatter = isPart || (isBrief && things.length > 0);
  const leastIfWhole = mayBeMatter ? null : leastOfWhole(text, around);
  return leastIfWhole === null ? least : Math.min(leastIfWhole, least ?? 1);
}

/** The same for a sentence that a finding quotes as a whole, however much it names; null where none does. */
function leastOfWhole(text: string, { risks, opening }: Around): number | null {
  if (!isWholeFault(text, risks)) return null;
  if (opening?.text === text) return SAYS_OWN.test(text) ? null : LEAST_IF_OPENING;
  return faultsOf(text, risks).includes('no_evidence') ? LEAST_IF_CLAIM : LEAST_IF_WHOLE;
}

/** Whether a risk quotes a whole sentence for a fault of tone and for nothing of its matter. */
export function isWholeFault(text: string, risks: readonly RiskFinding[]): boolean {
  if (SAYS_WHEN.test(text)) return false;
  const isQuoted = risks.some((risk) => isOfAny(risk, TONE) && quotesWhole(risk, text));
  return isQuoted && isNamedForTone(text, risks);
}

function isNamedForTone(text: string, risks: readonly RiskFinding[]): boolean {
  const tags = faultsOf(text, risks);
  return tags.some((tag) => TONE.has(tag)) && !tags.some((tag) => OF_THE_MATTER.has(tag));
}

/** The faults that risks find in words that are most of what they quote, or the other way round. */
export function faultsOf(text: string, risks: readonly RiskFinding[]): readonly FaultTag[] {
  return risks
    .filter((risk) => names(risk, text))
    .flatMap(({ tag, alsoTag }) => (alsoTag === null ? [tag] : [tag, alsoTag]));
}

function names({ quote, secondQuote }: RiskFinding, text: string): boolean {
  return [quote, secondQuote].some(
    (words) =>
      words !== null &&
      (words.includes(text) || text.includes(words)) &&
      Math.min(words.length, text.length) >= SAME_WORDS * Math.max(words.length, text.length),
  );
}
