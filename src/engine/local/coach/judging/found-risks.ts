import type { Reader } from '../../../engine.ts';
import type { DraftReading, FaultTag, Mark, Sentence } from '../reading/draft-reading.ts';
import { type Candidate, candidates, LEAST_LIKELY } from './candidates.ts';
import { HURTS } from './contradicting.ts';
import type { Evidence } from './evidence.ts';
import type { RiskFinding } from './finding.ts';
import { LEAST_FLAWED } from './flawed-chance.ts';
import { signsInPlace } from './quoting/out-of-place.ts';
import { type Quoted, quoteAll } from './quoting/quote-candidates.ts';
import { columnOf, secondaryColumnOf } from './reader-column.ts';
import { faultSeverity } from './severity.ts';
import { FAULT_TEXTS } from './texts/fault-texts.ts';

/** In a good draft only a fault that its words show, and that this reader minds, is worth naming. */
const LEAST_WEIGHT_IN_GOOD = 0.4;
/** Of how many such faults the first that an expert would agree with is taken. */
const WEIGHED_IN_GOOD = 3;
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

/** All that could be said against a draft as likely flawed as that, the likeliest first. */
export function foundRisks(
  reading: DraftReading,
  reader: Reader,
  evidence: Pick<Evidence, 'signs' | 'praisedWords'>,
  flawed: number,
): readonly RiskFinding[] {
  const { signs, praisedWords } = evidence;
  const ranked = candidates(signsInPlace(signs, reading), reading.type, reader);
  const worth =
    flawed >= LEAST_FLAWED
      ? ranked.filter(({ score }) => score * flawed >= LEAST_LIKELY)
      : ranked.filter(({ weight }) => weight >= LEAST_WEIGHT_IN_GOOD).slice(0, WEIGHED_IN_GOOD);
  if (worth.length === 0) return [];
  return quoteAll(reading, worth).map((quoted) => finding(reading, reader, quoted, praisedWords));
}
