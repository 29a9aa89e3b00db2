import type { Reader } from '../../../engine.ts';
import { countWords } from '../count-words.ts';
import type { DraftReading, FaultTag, MeritTag } from '../reading/draft-reading.ts';
import { MOST_FINDINGS, type RiskFinding, type Sign, type StrengthFinding } from './finding.ts';
import { placesOf, praiseOf } from './judge-strengths.ts';
import { narrowerWords } from './quoting/narrower-words.ts';

/** Facts stay facts whatever is wrong with the sentence around them. */
const FACTS: ReadonlySet<MeritTag> = new Set([
  'clear_deadline',
  'evidence_cited',
  'options_offered',
  'ownership',
  'personalised',
  'purpose_stated',
  'safeguard_named',
  'specific_numbers',
]);

/** Words that hurt: of them only a figure is still worth praising, not the date or the name that comes with a threat. */
export const HURTS: ReadonlySet<FaultTag> = new Set([
  'blame',
  'cold_tone',
  'hype',
  'passive_aggressive',
  'pressure',
  'sarcasm',
  'ultimatum',
]);
/** What is counted or dated in a threat is a part of the threat. */
const THREATENS: ReadonlySet<FaultTag> = new Set(['ultimatum', 'sarcasm']);
const FIGURES: ReadonlySet<MeritTag> = new Set(['evidence_cited', 'specific_numbers']);
/** What is said coldly is said all the same: who admits a mistake has admitted it. */
const STANDS_WHEN_COLD: ReadonlySet<MeritTag> = new Set([...FIGURES, 'ownership', 'clear_deadline']);
/** Risks that say the very opposite of a merit. */
const OPPOSITES: Readonly<Partial<Record<MeritTag, ReadonlySet<FaultTag>>>> = {
  clear_deadline: new Set(['vague_deadline']),
  evidence_cited: new Set(['no_evidence', 'rigid']),
  options_offered: new Set(['rigid', 'vague_ask', 'no_evidence']),
  ownership: new Set(['no_owner']),
  purpose_stated: new Set(['no_purpose', 'no_evidence', 'absolutes']),
  safeguard_named: new Set(['safeguard_missing', 'risk_unaddressed']),
};

/** A fainter risk does not take back that a fact is one. */
const FAINT_RISK = 0.2;

/** Whether a merit may be praised in words that these risks quote. */
function stands(tag: MeritTag, against: readonly RiskFinding[]): boolean {
  const opposite = OPPOSITES[tag];
  if (
    against.some((risk) => opposite?.has(risk.tag) || (risk.alsoTag !== null && opposite?.has(risk.alsoTag)))
  )
    return false;
  const hurting = against.filter((risk) => HURTS.has(risk.tag) && risk.severity >= FAINT_RISK);
  if (hurting.length === 0) return FACTS.has(tag);
  return (hurting.every((risk) => risk.tag === 'cold_tone') ? STANDS_WHEN_COLD : FIGURES).has(tag);
}

/** What a strength comes to after a look at the risks, and whether none of them blames its words. */
interface Settled {
  readonly strengths: readonly StrengthFinding[];
  readonly isFree: boolean;
}

/** The draft, its reader and what was found in it. */
interface Judged {
  readonly reading: DraftReading;
  readonly reader: Reader;
  readonly risks: readonly RiskFinding[];
  readonly signs: readonly Sign<MeritTag>[];
}

function quotesOf(risk: RiskFinding): readonly string[] {
  return [risk.quote, risk.secondQuote].filter((words) => words !== null);
}

function isSame(one: string, other: string): boolean {
  return one.includes(other) || other.includes(one);
}

/** The risks that blame words in which something is praised. That they come late or as an aside is no blame. */
function blaming(risks: readonly RiskFinding[], quote: string): RiskFinding[] {
  return risks.filter(
    (risk) => risk.tag !== 'buried_ask' && quotesOf(risk).some((words) => isSame(words, quote)),
  );
}

function retold(
  strength: StrengthFinding,
  tags: readonly MeritTag[],
  quote: string,
  reader: Reader,
): StrengthFinding {
  const [tag = strength.tag, alsoTag = null] = tags;
  return { ...strength, tag, alsoTag, quote, text: praiseOf(tag, alsoTag, quote, reader) };
}

/** Fewer words than these say what they mean only as a day by which something is due. */
const FEWEST_WORDS = 4;
const WEEKDAY = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i;
const DUE = /^(?:by|before|until|till|from|no later than) /i;

/** Whether words by themselves say something: where nothing hurts, a fragment of them is no gain. */
function saysEnough(words: string): boolean {
  return countWords(words) >= FEWEST_WORDS || DUE.test(words) || (WEEKDAY.test(words) && /\d/.test(words));
}

const CONSEQUENCE = / or (?=(?:I|you|we|he|she|they|it|else)\b)/;
const CONDITION = /\b(?:either|if|unless|otherwise|last|final\w*)\b/i;

/** "3 names on the list, 6 by Fri" of "… or I'm scrapping it": what is counted before the threat begins. */
function beforeThreat(quote: string): string | null {
  const words = quote.slice(0, Math.max(0, quote.search(CONSEQUENCE)));
  return /\d/.test(words) && countWords(words) >= FEWEST_WORDS && !CONDITION.test(words) ? words : null;
}

/** Fewer words of a quote that still show the merit, though a risk quotes them all; of a threat only its date. */
function lessOf(tag: MeritTag, quote: string, { reading, risks, signs }: Judged): string | null {
  const against = blaming(risks, quote);
  const isThreat = against.some((risk) => THREATENS.has(risk.tag));
  if (tag !== 'clear_deadline' && isThreat) return FIGURES.has(tag) ? beforeThreat(quote) : null;
  const sign = signs.find(
    (one) => one.tag === tag && reading.sentences[one.sentenceIndex]?.text.includes(quote) === true,
  );
  const words = narrowerWords(reading, {
    tag,
    quote,
    span: sign?.span ?? null,
    blamed: against.flatMap(quotesOf),
  });
  return words === null || against.some((risk) => HURTS.has(risk.tag)) || saysEnough(words) ? words : null;
}

/** Words for one merit that no risk blames: fewer of the same, else those of another sentence; null without any. */
function freeWords(tag: MeritTag, quote: string, taken: readonly string[], judged: Judged): string | null {
  const less = lessOf(tag, quote, judged);
  if (less !== null) return less;
  for (const words of placesOf(judged.reading, judged.signs, tag)) {
    if (taken.some((other) => isSame(words, other))) continue;
    const free = blaming(judged.risks, words).length === 0 ? words : lessOf(tag, words, judged);
    if (free !== null) return free;
  }
  return null;
}

/** The merits with free words, those of the same words as one strength. */
function inFreeWords(
  strength: StrengthFinding,
  tags: readonly MeritTag[],
  taken: readonly string[],
  judged: Judged,
): StrengthFinding[] {
  const byWords = new Map<string, MeritTag[]>();
  for (const tag of tags) {
    const words = freeWords(tag, strength.quote ?? '', taken, judged);
    if (words !== null) byWords.set(words, [...(byWords.get(words) ?? []), tag]);
  }
  return [...byWords].map(([words, found]) => retold(strength, found, words, judged.reader));
}

/** Whether a risk takes away from what is praised in its words: they hurt, or state facts that allow of no exception. */
function saysTooMuch({ tag, alsoTag }: RiskFinding, praised: readonly MeritTag[]): boolean {
  if (HURTS.has(tag)) return true;
  return (tag === 'absolutes' || alsoTag === 'absolutes') && !praised.includes('ownership');
}

function settled(strength: StrengthFinding, taken: readonly string[], judged: Judged): Settled | null {
  const { quote, tag, alsoTag } = strength;
  const against = quote === null ? [] : blaming(judged.risks, quote);
  if (quote === null || against.length === 0) return { strengths: [strength], isFree: true };
  const tags = [tag, ...(alsoTag === null ? [] : [alsoTag])];
  const standing = tags.filter((one) => stands(one, against));
  if (standing.length === tags.length && !against.some((risk) => saysTooMuch(risk, tags)))
    return { strengths: [strength], isFree: true };
  const isThreat = against.some((risk) => THREATENS.has(risk.tag));
  const dated = tags.filter((one) => one === 'clear_deadline');
  const free =
    standing.length > 0
      ? inFreeWords(strength, standing, taken, judged)
      : inFreeWords(strength, dated, taken, judged).filter((one) => NAMES_DAY.test(one.quote ?? ''));
  if (free.length > 0) return { strengths: free, isFree: true };
  if (standing.length === 0 || against.some(isSureThreat)) return null;
  const whole = retold(strength, standing, quote, judged.reader);
  const isDoubtful =
    isThreat || against.some((risk) => risk.severity >= SURE_RISK && strength.severity < UNSURE_STRENGTH);
  return { strengths: [whole], isFree: !isDoubtful };
}

function isSureThreat({ tag, severity }: RiskFinding): boolean {
  return tag === 'ultimatum' && severity >= SURE_RISK;
}

/** What is left of a threat or of pressure is a day by its name or its number, not "tonight". */
const NAMES_DAY = /\d|day\b/i;

/** A risk as sure as this outweighs a strength less sure than that where both quote the same words. */
const SURE_RISK = 0.6;
const UNSURE_STRENGTH = 0.4;

/** What holds more than it should is not praised for being short. */
const OVERFULL: ReadonlySet<FaultTag> = new Set(['detail_overload', 'too_long']);
const ATTACKS: ReadonlySet<FaultTag> = new Set(['blame', 'passive_aggressive', 'sarcasm', 'ultimatum']);
/** A charge as likely as this makes a draft hurtful. */
const LIKELY_ATTACK = 0.4;

/** Nobody is glad that hurtful words are few; a text is short whatever it says. */
function hurts({ reading, risks }: Judged): boolean {
  if (reading.type === 'text') return false;
  return risks.some(
    ({ tag, alsoTag, severity }) =>
      severity >= LIKELY_ATTACK && (ATTACKS.has(tag) || (alsoTag !== null && ATTACKS.has(alsoTag))),
  );
}

/**
 * The strengths that no risk contradicts, so that the writer does not hear both yes and no of the same words: where a
 * risk quotes them, fewer words are praised or those of another sentence, and where neither is possible the less sure
 * strength is left out, unless it is the only one.
 */
export function uncontradicted(strengths: readonly StrengthFinding[], judged: Judged): StrengthFinding[] {
  const taken = strengths.flatMap(({ quote }) => (quote === null ? [] : [quote]));
  const all = strengths.map((strength) => settled(strength, taken, judged)).filter((one) => one !== null);
  const free = all.filter(({ isFree }) => isFree);
  const found = (free.length > 0 ? free : all.slice(0, 1)).flatMap((one) => one.strengths);
  const isShort = !hurts(judged) && !judged.risks.some(({ tag }) => OVERFULL.has(tag));
  return (isShort ? found : found.filter(({ tag }) => tag !== 'brevity')).slice(0, MOST_FINDINGS);
}
