import type { Reader } from '../../../engine.ts';
import type { DraftReading, FaultTag, Mark, MeritTag, Sentence } from '../reading/draft-reading.ts';
import { isPrepared } from '../reading/meeting-sheet.ts';
import { type Candidate, candidates, LEAST_LIKELY } from './candidates.ts';
import { type Findings, MOST_FINDINGS, type RiskFinding, type Sign } from './finding.ts';
import { balanceOf, type FaultSigns, flawedLikelihood } from './likelihood.ts';
import { signsInPlace } from './quoting/out-of-place.ts';
import { type Quoted, quoteAll } from './quoting/quote-candidates.ts';
import { columnOf, secondaryColumnOf } from './reader-column.ts';
import { faultSeverity } from './severity.ts';
import { failsStranger } from './signs/first-letter.ts';
import { soundnessOf } from './soundness/soundness.ts';
import { praisedSentences } from './soundness/soundness-traits.ts';
import { FAULT_TEXTS } from './texts/fault-texts.ts';
import { HURTS } from './uncontradicted.ts';

/** A draft less likely flawed than this is good; few of the nearly ideal drafts of the labelled data come higher. */
const LEAST_FLAWED = 0.3;
/** Of a sheet on which everything that a meeting wants has its label only a plain fault is named. */
const WELL_PREPARED = 0.2;
/** In a good draft only a fault that its words show, and that this reader minds, is worth naming. */
const LEAST_WEIGHT_IN_GOOD = 0.4;
/** Of how many such faults the first that an expert would agree with is taken. */
const WEIGHED_IN_GOOD = 3;
/** One that an expert would hardly name is not named there, and only mended. */
const LEAST_LIKELY_IN_GOOD = 0.3;
/** A first letter that asks nothing of its reader, or only orders: none of the labelled good ones does. */
const FAILS_STRANGER = 0.7;
/** A secondary profile speaks first where a fault weighs this much more with it. */
const SECONDARY_LEAD = 0.25;

const PROFILE = /\b([Aa])n? (Achiever|Explorer|Analyzer|Guardian|Deliverer|Collaborator|Visionary)\b/;

/** Why the fault costs: for the side of the reader that minds it clearly more. */
function whyFor(tag: FaultTag, reader: Reader, reading: DraftReading): string {
  const { why } = FAULT_TEXTS[tag];
  const secondary = secondaryColumnOf(reader);
  const primaryWhy = why[columnOf(reader)] ?? why[7];
  if (secondary === null || reader.secondaryCode === null) return primaryWhy;
  const weight = (code: Reader['primaryCode']): number =>
    faultSeverity(tag, { primaryCode: code, secondaryCode: null }, reading.type);
  if (weight(reader.secondaryCode) - weight(reader.primaryCode) < SECONDARY_LEAD) return primaryWhy;
  return (why[secondary] ?? why[7]).replace(
    PROFILE,
    (_, a: string, profile: string) => `${a === 'A' ? 'The' : 'the'} ${profile} in this reader`,
  );
}

/** The sentence that the quote is from, and the marks in it that show the candidate's fault. */
function shownBy(
  reading: DraftReading,
  candidate: Candidate,
  quote: string | null,
): { readonly sentence: Sentence | undefined; readonly marks: readonly Mark[] } {
  const best = reading.sentences[candidate.sign.sentenceIndex];
  if (quote === null) return { sentence: best, marks: [] };
  const sentence =
    best?.text.includes(quote) === true ? best : reading.sentences.find(({ text }) => text.includes(quote));
  const marks = sentence?.marks ?? [];
  return {
    sentence,
    marks: marks.filter((mark) => mark.tag === candidate.tag && quote.includes(mark.words)),
  };
}

/** The second place, where no strength praises its words. */
function secondOf({ candidate, secondQuote }: Quoted, praised: readonly string[]): string | null {
  if (secondQuote === null || HURTS.has(candidate.tag)) return secondQuote;
  return praised.some((words) => words.includes(secondQuote) || secondQuote.includes(words))
    ? null
    : secondQuote;
}

function finding(
  reading: DraftReading,
  reader: Reader,
  quoted: Quoted,
  praised: readonly string[],
): RiskFinding {
  const { candidate, quote, also } = quoted;
  const secondQuote = secondOf(quoted, praised);
  const texts = FAULT_TEXTS[candidate.tag];
  const why = whyFor(candidate.tag, reader, reading);
  const shows = quote === null ? texts.lacks : `"${quote}" ${texts.shows}`;
  const again =
    secondQuote === null ? '' : ` The same goes for "${secondQuote}"${/[?!]$/.test(secondQuote) ? '' : '.'}`;
  const second = also === null ? '' : ` ${FAULT_TEXTS[also.tag].also}`;
  return {
    tag: candidate.tag,
    alsoTag: also?.tag ?? null,
    quote,
    secondQuote,
    severity: candidate.score,
    text: `${shows}${second} ${why}${again}`,
    ...shownBy(reading, candidate, quote),
    advice: null,
  };
}

/** What the draft was found to hold before its risks are chosen. */
export interface Evidence {
  readonly signs: FaultSigns;
  readonly merits: readonly Sign<MeritTag>[];
  /** Each weighs the chance that an expert praises the merit in that sentence. */
  readonly praised: readonly Sign<MeritTag>[];
  /** The words that are surely praised. */
  readonly praisedWords: readonly string[];
}

/** What comes after this many risks has to be surer to be named; where nothing is as sure, the draft is good. */
const ENOUGH_RISKS = 4;
const LEAST_LIKELY_NAMED = 0.25;
/** A risk with which an expert would less likely agree is not even mended. */
const LEAST_SOUND = 0.3;
/** How likely an expert has to agree with a risk that is named, and with one in a draft that is surely flawed. */
const SOUND = 0.5;
const SOUND_IN_FLAWED = 0.4;
const SURELY_FLAWED = 0.8;

/** What costs with this reader, most important first, A good draft gets at most one. */
export function judgeRisks(
  reading: DraftReading,
  reader: Reader,
  evidence: Evidence,
): Pick<Findings, 'risks' | 'faintRisks'> {
  const flawed = flawedChance(reading, reader, evidence);
  const risksFound = allRisks(reading, reader, evidence, flawed);
  const soundness = soundnessFor(reading, reader, risksFound, evidence.praised);
  const sounds = risksFound.filter((risk) => soundness(risk) >= LEAST_SOUND);
  const found = flawed < LEAST_FLAWED ? sounds.slice(0, 1) : sounds;
  const sound = flawed >= SURELY_FLAWED ? SOUND_IN_FLAWED : SOUND;
  const isGood =
    flawed < LEAST_FLAWED ||
    (!failsStranger(reading) && found.every(({ severity }) => severity < LEAST_LIKELY_NAMED));
  const risks: RiskFinding[] = [];
  for (const risk of found) {
    const least = isGood ? LEAST_LIKELY_IN_GOOD : risks.length < ENOUGH_RISKS ? 0 : LEAST_LIKELY_NAMED;
    if (soundness(risk) < sound || risks.length === MOST_FINDINGS || isSaid(risk, found)) continue;
    if (risk.severity >= least) risks.push(risk);
  }
  return { risks, faintRisks: found.filter((risk) => !risks.includes(risk)) };
}

/** The chance for each of the risks that an expert would agree with it. */
function soundnessFor(
  { text, type, asks, sentences }: DraftReading,
  { primaryCode }: Reader,
  found: readonly RiskFinding[],
  signs: readonly Sign<MeritTag>[],
): (risk: RiskFinding) => number {
  const risks = found.toSorted((a, b) => b.severity - a.severity);
  const chances = soundnessOf({
    text,
    type,
    primaryCode,
    risks,
    praised: praisedSentences(sentences, signs),
  });
  const byRisk = new Map(risks.map((risk, at) => [risk, chances[at] ?? 0]));
  // That nothing is asked is no matter of opinion.
  return (risk) => (risk.tag === 'no_ask' && asks.length === 0 ? 1 : (byRisk.get(risk) ?? 0));
}

/** Whether an unsure risk quotes only a part of what another one quotes. */
function isSaid({ quote, severity }: RiskFinding, found: readonly RiskFinding[]): boolean {
  if (quote === null || severity >= LEAST_LIKELY_NAMED) return false;
  return found.some((other) => other.quote !== null && other.quote !== quote && other.quote.includes(quote));
}

/** The chance that the draft is flawed for this reader; what is scant or plainly at fault is not good, a whole sheet is. */
function flawedChance(reading: DraftReading, reader: Reader, { signs, merits }: Evidence): number {
  const severity = (tag: FaultTag): number => faultSeverity(tag, reader, reading.type);
  const likelihood = flawedLikelihood(balanceOf(signs, merits, severity, reading.type));
  if (reading.type === 'meeting_prep' && isPrepared(reading.text)) return Math.min(likelihood, WELL_PREPARED);
  if (failsStranger(reading)) return Math.max(FAILS_STRANGER, likelihood);
  return isScant(reading) || plainFaults(signs) >= MANY_PLAIN
    ? Math.max(LEAST_FLAWED, likelihood)
    : likelihood;
}

function allRisks(reading: DraftReading, reader: Reader, evidence: Evidence, flawed: number): RiskFinding[] {
  const { signs, praisedWords } = evidence;
  const ranked = candidates(signsInPlace(signs, reading), reading.type, reader);
  const worth =
    flawed >= LEAST_FLAWED
      ? ranked.filter(({ score }) => score * flawed >= LEAST_LIKELY)
      : ranked.filter(({ weight }) => weight >= LEAST_WEIGHT_IN_GOOD).slice(0, WEIGHED_IN_GOOD);
  if (worth.length === 0) return [];
  return quoteAll(reading, worth).map((quoted) => finding(reading, reader, quoted, praisedWords));
}

/** A phrase as sure as this leaves little doubt, and as many faults as these no good draft shows. */
const PLAIN_WEIGHT = 0.6;
const MANY_PLAIN = 4;

function plainFaults({ shown }: FaultSigns): number {
  return new Set(shown.filter(({ weight }) => weight >= PLAIN_WEIGHT).map(({ tag }) => tag)).size;
}

/** Fewer words than this, where a text would do, leave out what somebody needs. */
const SCANT_WORDS = 10;

function isScant({ type, wordCount }: DraftReading): boolean {
  return type !== 'text' && wordCount < SCANT_WORDS;
}
