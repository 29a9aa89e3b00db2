import type { Reader } from '../../../engine.ts';
import type { DraftReading, FaultTag, Mark } from '../reading/draft-reading.ts';
import { MOST_FINDINGS, type RiskFinding, type Sign, type StrengthFinding } from './finding.ts';
import { meritSigns } from './merit-signs.ts';
import { type DraftWords, draftWords, ownWords } from './own-words.ts';
import { quoteAround } from './quote.ts';
import { columnOf, secondaryColumnOf } from './reader-column.ts';
import { wordSigns } from './risk-signs.ts';
import { faultSeverity, meritSeverity } from './severity.ts';
import { structuralSigns } from './structure.ts';
import { FAULT_TEXTS } from './texts/fault-texts.ts';
import { SUGGESTIONS } from './texts/suggestions.ts';
import { byTag, heaviest, together } from './weigh.ts';

interface Candidate {
  readonly tag: FaultTag;
  /** The sign that is quoted. */
  readonly sign: Sign<FaultTag>;
  /** The strongest sign in another sentence, when words show it there too. */
  readonly second: Sign<FaultTag> | null;
  readonly score: number;
}

/** A risk weaker than this is not worth the reader's time; one that quotes nothing has to be surer. */
const LEAST_SCORE = 0.18;
const LEAST_SCORE_UNQUOTED = 0.24;
/** Faults that no words show, only the build of the draft, count where they clearly matter to this reader. */
const LEAST_SCORE_BUILT = 0.28;
/**
 * A draft whose faults outweigh its merits by less than this is good and gets at most one risk. The figures were
 * set between the flawed and the good drafts of the labelled data.
 */
const FLAWED_BALANCE = 0.85;
/** A secondary profile speaks first where a fault weighs this much more with it. */
const SECONDARY_LEAD = 0.25;
const STRUCTURE_SHARE = 0.8;
const MERIT_SHARE = 0.7;
const ONE_RISK_SCORE = 0.36;
const SECOND_FAULT_SCORE = 0.26;
const SECOND_PLACE_WEIGHT = 0.2;

/** What comes after this many risks has to be surer to be worth reading. */
const ENOUGH_RISKS = 3;
const LEAST_SCORE_FURTHER = 0.26;

/** One candidate a fault: all its signs together, quoting the sentence where they are strongest. */
function candidates(
  shown: readonly Sign<FaultTag>[],
  built: readonly Sign<FaultTag>[],
  reading: DraftReading,
  reader: Reader,
): Candidate[] {
  const found: Candidate[] = [];
  const worded = new Set(shown.map((sign) => sign.tag));
  for (const [tag, group] of byTag([...shown, ...built])) {
    const score = together(group) * faultSeverity(tag, reader, reading.type);
    const sign = strongest(group);
    const least = worded.has(tag) ? LEAST_SCORE : LEAST_SCORE_BUILT;
    if (score < Math.max(least, sign.span === null ? LEAST_SCORE_UNQUOTED : 0)) continue;
    found.push({ tag, sign, second: secondPlace(group, sign), score });
  }
  return found.sort((a, b) => b.score - a.score);
}

/** By how much the faults of the draft outweigh its merits for this reader. */
function balance(
  shown: readonly Sign<FaultTag>[],
  built: readonly Sign<FaultTag>[],
  reading: DraftReading,
  reader: Reader,
): number {
  const fault = (tag: FaultTag): number => faultSeverity(tag, reader, reading.type);
  const faults = heaviest([...shown, ...built], fault, 4) + STRUCTURE_SHARE * heaviest(built, fault, 4);
  return faults - MERIT_SHARE * heaviest(meritSigns(reading), (tag) => meritSeverity(tag, reader), 5);
}

/** The sign to quote: of the sentence whose signs weigh most, the surest; one with words before one without. */
function strongest(signs: readonly Sign<FaultTag>[]): Sign<FaultTag> {
  const bySentence = new Map<number, number>();
  for (const sign of signs) {
    bySentence.set(sign.sentenceIndex, (bySentence.get(sign.sentenceIndex) ?? 0) + sign.weight);
  }
  const value = (sign: Sign<FaultTag>): number =>
    (sign.span === null ? 0 : 1) + (bySentence.get(sign.sentenceIndex) ?? 0) + sign.weight;
  return signs.reduce((best, sign) => (value(sign) > value(best) ? sign : best));
}

/** Another sentence with words that show the same fault clearly. */
function secondPlace(signs: readonly Sign<FaultTag>[], first: Sign<FaultTag>): Sign<FaultTag> | null {
  const others = signs.filter(
    (sign) =>
      sign.span !== null && sign.sentenceIndex !== first.sentenceIndex && sign.weight >= SECOND_PLACE_WEIGHT,
  );
  return others.length === 0 || first.span === null ? null : strongest(others);
}

/** The marks of the candidate's fault that stand inside its quote. */
function marksIn(reading: DraftReading, candidate: Candidate, quote: string): Mark[] {
  const sentence = reading.sentences[candidate.sign.sentenceIndex];
  if (sentence === undefined) return [];
  return sentence.marks.filter((mark) => mark.tag === candidate.tag && quote.includes(mark.words));
}

interface Quoted {
  readonly candidate: Candidate;
  readonly quote: string | null;
  readonly secondQuote: string | null;
  also: Candidate | null;
}

/** Candidates with their words; a second fault of words already quoted joins the first instead of repeating them. */
function quoteAll(reading: DraftReading, ranked: readonly Candidate[]): Quoted[] {
  const quoted: Quoted[] = [];
  for (const candidate of ranked) {
    const { sign } = candidate;
    const sentence = reading.sentences[sign.sentenceIndex];
    const quote =
      sentence === undefined || sign.span === null ? null : quoteAround(reading, sentence, sign.span);
    const same = quote === null ? undefined : quoted.find((other) => overlap(other.quote, quote));
    const secondQuote = quoteOf(reading, candidate.second);
    if (same === undefined) quoted.push({ candidate, quote, secondQuote, also: null });
    else if (same.also === null && candidate.score >= SECOND_FAULT_SCORE && !OF_THE_WHOLE.has(candidate.tag))
      same.also = candidate;
  }
  return withoutSecondAbsence(quoted)
    .filter(({ candidate }, place) => place < ENOUGH_RISKS || candidate.score >= LEAST_SCORE_FURTHER)
    .slice(0, MOST_FINDINGS)
    .map(withoutRepeat);
}

/** Without the second place when another risk quotes the same words. */
function withoutRepeat(one: Quoted, _place: number, all: readonly Quoted[]): Quoted {
  const { secondQuote } = one;
  if (secondQuote === null || !all.some((other) => overlap(other.quote, secondQuote))) return one;
  return { ...one, secondQuote: null };
}

/** Faults of the whole draft: said of a few words, as a second point, they would read oddly. */
const OF_THE_WHOLE: ReadonlySet<FaultTag> = new Set(['too_short', 'too_long', 'no_ask']);
const ABOUT_THE_ASK: ReadonlySet<FaultTag> = new Set(['no_ask', 'no_next_step', 'vague_ask', 'buried_ask']);

/** Without what only says again, quoting nothing, that the ask or the step after it is not there. */
function withoutSecondAbsence(quoted: readonly Quoted[]): readonly Quoted[] {
  const first = quoted.find(({ candidate }) => ABOUT_THE_ASK.has(candidate.tag));
  return quoted.filter((one) => one === first || one.quote !== null || !ABOUT_THE_ASK.has(one.candidate.tag));
}

function quoteOf(reading: DraftReading, sign: Sign<FaultTag> | null): string | null {
  const sentence = sign === null ? undefined : reading.sentences[sign.sentenceIndex];
  return sign === null || sign.span === null || sentence === undefined
    ? null
    : quoteAround(reading, sentence, sign.span);
}

function overlap(one: string | null, other: string): boolean {
  return one !== null && (one.includes(other) || other.includes(one));
}

/** Why the fault costs: for the side of the reader that minds it clearly more. */
function whyFor(tag: FaultTag, reader: Reader, reading: DraftReading): string {
  const { why } = FAULT_TEXTS[tag];
  const secondary = secondaryColumnOf(reader);
  const primaryWhy = why[columnOf(reader)] ?? why[7];
  if (secondary === null || reader.secondaryCode === null) return primaryWhy;
  const weight = (code: Reader['primaryCode']): number =>
    faultSeverity(tag, { primaryCode: code, secondaryCode: null }, reading.type);
  if (weight(reader.secondaryCode) - weight(reader.primaryCode) < SECONDARY_LEAD) return primaryWhy;
  return `${why[secondary] ?? why[7]} This reader has that side, too.`;
}

function finding(reading: DraftReading, reader: Reader, quoted: Quoted, words: DraftWords): RiskFinding {
  const { candidate, quote, secondQuote, also } = quoted;
  const texts = FAULT_TEXTS[candidate.tag];
  const why = whyFor(candidate.tag, reader, reading);
  const shows = quote === null ? texts.lacks : `"${quote}" ${texts.shows}`;
  const again = secondQuote === null ? '' : ` The same goes for "${secondQuote}".`;
  const second = also === null ? '' : ` ${FAULT_TEXTS[also.tag].also} ${whyFor(also.tag, reader, reading)}`;
  const own = ownWords(
    words,
    candidate.tag,
    quote,
    reading.sentences[candidate.sign.sentenceIndex],
    quote === null ? [] : marksIn(reading, candidate, quote),
  );
  return {
    tag: candidate.tag,
    alsoTag: also?.tag ?? null,
    quote,
    secondQuote,
    severity: candidate.score,
    text: `${shows} ${why}${again}${second}`,
    suggestion: SUGGESTIONS[candidate.tag](own).replace(/([?.])"\.$/, '$1"'),
  };
}

/** What costs with this reader, most important first, each with what mends it. A good draft gets at most one. */
export function judgeRisks(
  reading: DraftReading,
  reader: Reader,
  strengths: readonly StrengthFinding[],
): RiskFinding[] {
  const shown = wordSigns(reading);
  const built = structuralSigns(reading);
  const ranked = candidates(shown, built, reading, reader);
  const words = draftWords(reading, strengths);
  const isFlawed = balance(shown, built, reading, reader) >= FLAWED_BALANCE;
  const worth = isFlawed
    ? ranked
    : ranked.filter((candidate) => candidate.score >= ONE_RISK_SCORE).slice(0, 1);
  return quoteAll(reading, worth).map((quoted) => finding(reading, reader, quoted, words));
}
