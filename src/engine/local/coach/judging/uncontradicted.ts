import type { Reader } from '../../../engine.ts';
import { countWords } from '../count-words.ts';
import type { DraftReading, FaultTag, MeritTag } from '../reading/draft-reading.ts';
import { FIGURES, HURTS, stands } from './contradicting.ts';
import { MOST_FINDINGS, type RiskFinding, type Sign, type StrengthFinding } from './finding.ts';
import { placesOf, praiseOf } from './judge-strengths.ts';
import { narrowerWords } from './quoting/narrower-words.ts';

/** What is counted or dated in a threat is a part of the threat. */
const THREATENS: ReadonlySet<FaultTag> = new Set(['ultimatum', 'sarcasm']);

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
  if (tag !== 'clear_deadline' && against.some(isThreat))
    return FIGURES.has(tag) ? beforeThreat(quote) : null;
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

/** What a strength comes to after a look at the risks: itself, others in fewer words, or nothing. */
function settled(
  strength: StrengthFinding,
  taken: readonly string[],
  judged: Judged,
): readonly StrengthFinding[] {
  const { quote, tag, alsoTag } = strength;
  const against = quote === null ? [] : blaming(judged.risks, quote);
  if (quote === null || against.length === 0) return [strength];
  const tags = [tag, ...(alsoTag === null ? [] : [alsoTag])];
  const standing = tags.filter((one) => stands(one, quote, against));
  if (standing.length === tags.length && !against.some((risk) => saysTooMuch(risk, tags))) return [strength];
  const dated = tags.filter((one) => one === 'clear_deadline');
  const free = inFreeWords(strength, standing.length > 0 ? standing : dated, taken, judged);
  const telling = free.filter((one) => !isOnlyToday(one));
  if (telling.length > 0) return telling;
  if (standing.length === 0 || isOnlyToday(strength) || against.some(isThreat)) return [];
  if (strength.severity < UNSURE_STRENGTH && against.some(({ severity }) => severity >= SURE_RISK)) return [];
  return [retold(strength, standing, quote, judged.reader)];
}

function isThreat({ tag }: RiskFinding): boolean {
  return THREATENS.has(tag);
}

/** Whether nothing is praised but a day without its name or its number. */
function isOnlyToday({ tag, alsoTag, quote }: StrengthFinding): boolean {
  return tag === 'clear_deadline' && alsoTag === null && !NAMES_DAY.test(quote ?? '');
}

/** What is left of a threat or of pressure is a day by its name or its number, not "tonight". */
const NAMES_DAY = /\d|(?<!to)day\b|\b(?:mon|tues?|wed|thurs?|fri|sat|sun|noon)\b/i;

/** A risk as sure as this outweighs a strength less sure than that where both quote the same words. */
const SURE_RISK = 0.6;
const UNSURE_STRENGTH = 0.4;

/** What holds more than it should, or less than its reader needs, is not praised for being short. */
const NOT_BRIEF: ReadonlySet<FaultTag> = new Set([
  'detail_overload',
  'hedging',
  'too_long',
  'too_short',
  'vague_ask',
  'vague_deadline',
]);
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

/** What is said of figures in words that a risk calls detail which buries what matters. */
const AMONG_DETAIL = 'what counts of them is worth keeping, apart from the rest';

/** Praise of figures says no more than that where a risk finds too much of them in the same words. */
function withoutBuriedGain(strength: StrengthFinding, { reader, risks }: Judged): StrengthFinding {
  const { tag, alsoTag, quote } = strength;
  const details = risks.filter((risk) => risk.tag === 'detail_overload');
  if (tag !== 'specific_numbers' || quote === null || blaming(details, quote).length === 0) return strength;
  const said = praiseOf(tag, alsoTag, quote, reader);
  return { ...strength, text: `${said.slice(0, said.lastIndexOf(': '))}: ${AMONG_DETAIL}.` };
}

/**
 * The strengths that no risk contradicts, so that the writer does not hear both yes and no of the same words: where a
 * risk quotes them, fewer words are praised or those of another sentence, and where neither is possible the less sure
 * strength is left out.
 */
export function uncontradicted(strengths: readonly StrengthFinding[], judged: Judged): StrengthFinding[] {
  const taken = strengths.flatMap(({ quote }) => (quote === null ? [] : [quote]));
  const found = strengths
    .flatMap((strength) => settled(strength, taken, judged))
    .map((strength) => withoutBuriedGain(strength, judged));
  const isShort = !hurts(judged) && !judged.risks.some(({ tag }) => NOT_BRIEF.has(tag));
  return (isShort ? found : found.filter(({ tag }) => tag !== 'brevity')).slice(0, MOST_FINDINGS);
}
