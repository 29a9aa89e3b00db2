import type { Reader } from '../../../engine.ts';
import type { DraftReading, FaultTag, Mark, MeritTag } from '../reading/draft-reading.ts';
import { MOST_FINDINGS, type RiskFinding, type Sign, type StrengthFinding } from './finding.ts';
import { balanceOf, type FaultSigns, faultLikelihood, flawedLikelihood } from './likelihood.ts';
import { type DraftWords, draftWords, ownWords } from './own-words.ts';
import { quoteAround, quoteWithin } from './quote.ts';
import { columnOf, secondaryColumnOf } from './reader-column.ts';
import { faultSeverity } from './severity.ts';
import { FAULT_TEXTS } from './texts/fault-texts.ts';
import { SUGGESTIONS } from './texts/suggestions.ts';
import { byTag, most, together } from './weigh.ts';

interface Candidate {
  readonly tag: FaultTag;
  /** The sign that is quoted. */
  readonly sign: Sign<FaultTag>;
  /** The strongest sign in another sentence, when words show it there too. */
  readonly second: Sign<FaultTag> | null;
  /** From 0 to 1: how likely an expert would name the fault for this reader. */
  readonly score: number;
  /** How surely the draft's words show it times how much it costs, whether or not the draft is flawed as a whole. */
  readonly weight: number;
}

/** A fault less likely than this is not worth the reader's time; one that quotes nothing has to be surer. */
const LEAST_LIKELY = 0.1;
const LEAST_LIKELY_UNQUOTED = 0.16;
/** A fault that the draft itself hardly shows is not named, however much the reader would mind it. */
const LEAST_EVIDENCE = 0.2;
/** Joins another fault of the same words only when it is as likely as this. */
const LEAST_LIKELY_SECOND = 0.12;
/** What comes after this many risks has to be surer to be worth reading. */
const ENOUGH_RISKS = 4;
const LEAST_LIKELY_FURTHER = 0.14;
/** A draft less likely flawed than this is good; few of the nearly ideal drafts of the labelled data come higher. */
const LEAST_FLAWED = 0.46;
/** In a good draft only a fault that its words show, and that this reader minds, is worth naming. */
const LEAST_WEIGHT_IN_GOOD = 0.4;
const SECOND_PLACE_WEIGHT = 0.2;
/** A secondary profile speaks first where a fault weighs this much more with it. */
const SECONDARY_LEAD = 0.25;

/** One candidate a fault: all its signs together, quoting the sentence where they are strongest; likeliest first. */
function candidates(signs: FaultSigns, severity: (tag: FaultTag) => number): Candidate[] {
  const found: Candidate[] = [];
  const shown = byTag(signs.shown);
  const built = byTag(signs.built);
  const learned = byTag(signs.learned);
  for (const [tag, group] of byTag([...signs.shown, ...signs.built, ...signs.learned])) {
    const score = faultLikelihood(severity(tag), {
      shown: shown.get(tag) ?? [],
      built: built.get(tag) ?? [],
      learned: learned.get(tag) ?? [],
    });
    const sign = strongest(group);
    if (score < (sign.span === null ? LEAST_LIKELY_UNQUOTED : LEAST_LIKELY)) continue;
    const words = together(shown.get(tag) ?? []);
    if (Math.max(words, together(built.get(tag) ?? []), most(learned.get(tag) ?? [])) < LEAST_EVIDENCE)
      continue;
    found.push({ tag, sign, second: secondPlace(group, sign), score, weight: words * severity(tag) });
  }
  return found.sort((a, b) => b.score - a.score);
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

/**
 * Candidates with their words. A second fault of words already quoted joins the first, quotes only the clause that
 * shows it, or moves to the next best place; what is missing altogether needs no words.
 */
function quoteAll(reading: DraftReading, ranked: readonly Candidate[]): Quoted[] {
  const quoted: Quoted[] = [];
  for (const candidate of ranked) {
    const quote = quoteOf(reading, candidate.sign);
    const secondQuote = quoteOf(reading, candidate.second);
    const same = quote === null ? undefined : quoted.find((other) => overlap(other.quote, quote));
    if (same === undefined) quoted.push({ candidate, quote, secondQuote, also: null });
    else if (canJoin(same, candidate)) same.also = candidate;
    else {
      const other = otherWords(reading, candidate, quoted);
      if (other !== undefined) quoted.push({ candidate, quote: other, secondQuote: null, also: null });
    }
  }
  return withoutSecondAbsence(quoted)
    .filter(({ candidate }, place) => place < ENOUGH_RISKS || candidate.score >= LEAST_LIKELY_FURTHER)
    .slice(0, MOST_FINDINGS)
    .map(withoutRepeat);
}

/** Words for a fault whose best words another fault has taken; null for none, undefined when it cannot do without. */
function otherWords(
  reading: DraftReading,
  candidate: Candidate,
  quoted: readonly Quoted[],
): string | null | undefined {
  const { sign, second, tag, score } = candidate;
  const sentence = reading.sentences[sign.sentenceIndex];
  const clause =
    sentence === undefined || sign.span === null ? null : quoteWithin(reading, sentence, sign.span);
  if (clause !== null && !quoted.some(({ quote }) => quote !== null && clause.includes(quote))) return clause;
  const elsewhere = quoteOf(reading, second);
  if (elsewhere !== null && !quoted.some(({ quote }) => overlap(quote, elsewhere))) return elsewhere;
  return OF_WHAT_LACKS.has(tag) && score >= LEAST_LIKELY_UNQUOTED ? null : undefined;
}

function canJoin(first: Quoted, second: Candidate): boolean {
  return first.also === null && second.score >= LEAST_LIKELY_SECOND && !OF_THE_WHOLE.has(second.tag);
}

/** Without the second place when another risk quotes the same words. */
function withoutRepeat(one: Quoted, _place: number, all: readonly Quoted[]): Quoted {
  const { secondQuote } = one;
  if (secondQuote === null || !all.some((other) => overlap(other.quote, secondQuote))) return one;
  return { ...one, secondQuote: null };
}

/** Faults of the whole draft: said of a few words, as a second point, they would read oddly. */
const OF_THE_WHOLE: ReadonlySet<FaultTag> = new Set(['too_short', 'too_long', 'no_ask']);
/** Faults that show by what the draft does not say. */
const OF_WHAT_LACKS: ReadonlySet<FaultTag> = new Set([
  'no_evidence',
  'no_next_step',
  'no_owner',
  'no_people',
  'no_purpose',
  'risk_unaddressed',
  'safeguard_missing',
]);
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
  const own = ownWords(words, reading, reader, {
    tag: candidate.tag,
    quote,
    sentence: reading.sentences[candidate.sign.sentenceIndex],
    marks: quote === null ? [] : marksIn(reading, candidate, quote),
  });
  return {
    tag: candidate.tag,
    alsoTag: also?.tag ?? null,
    quote,
    secondQuote,
    severity: candidate.score,
    text: `${shows} ${why}${again}${second}`,
    suggestion: SUGGESTIONS[candidate.tag](own).replace(/([?.!])"\.$/, '$1"'),
  };
}

/** What the draft was found to hold before its risks are chosen. */
export interface Evidence {
  readonly signs: FaultSigns;
  readonly merits: readonly Sign<MeritTag>[];
  readonly strengths: readonly StrengthFinding[];
}

/** What costs with this reader, most important first, each with what mends it. A good draft gets at most one. */
export function judgeRisks(
  reading: DraftReading,
  reader: Reader,
  { signs, merits, strengths }: Evidence,
): RiskFinding[] {
  const severity = (tag: FaultTag): number => faultSeverity(tag, reader, reading.type);
  const ranked = candidates(signs, severity);
  const words = draftWords(reading, reader, strengths);
  const flawed = flawedLikelihood(balanceOf(signs, merits, severity, reading.type));
  const worth =
    flawed >= LEAST_FLAWED
      ? ranked.filter(({ score }) => score * flawed >= LEAST_LIKELY)
      : ranked.filter(({ weight }) => weight >= LEAST_WEIGHT_IN_GOOD).slice(0, 1);
  return withoutRepeatedQuestion(
    quoteAll(reading, worth).map((quoted) => finding(reading, reader, quoted, words)),
    words.question,
  );
}

/** The closing question is spelled out once; what needs it again refers to it. */
function withoutRepeatedQuestion(risks: readonly RiskFinding[], question: string): RiskFinding[] {
  const first = risks.find(({ suggestion }) => suggestion.includes(question));
  return risks.map((risk) =>
    risk === first
      ? risk
      : {
          ...risk,
          suggestion: risk.suggestion
            .replace(`: "${question}"`, ', the question named above')
            .replace(/above\.?$/, 'above.'),
        },
  );
}
