import type { DraftReading, FaultTag } from '../reading/draft-reading.ts';
import type { RiskFinding } from './finding.ts';
import { placeOfQuote } from './quoting/place-of-quote.ts';

const LONGEST_QUOTE = 160;

/** What a grave fault is called, what is said of its words and how they are mended. */
interface GraveFault {
  readonly tag: FaultTag;
  readonly text: string;
  /** For the words as advice names them. */
  readonly advice: (place: string) => string;
}

/** The risk for the first sentence that shows the fault, and a second one with it; null where none can be quoted. */
export function graveRisk(
  { sentences, text }: DraftReading,
  shows: (sentence: string) => boolean,
  fault: GraveFault,
): RiskFinding | null {
  const quoted = sentences
    .filter((one) => shows(one.text))
    .map((sentence) => ({ sentence, quote: sentence.text.trim().replace(/[.!?…]+$/, '') }))
    .filter(({ quote }) => quote.length <= LONGEST_QUOTE && !/["\n]/.test(quote) && text.includes(quote));
  const [first, second] = quoted;
  if (first === undefined) return null;
  const again = second === undefined ? '' : ` The same goes for "${second.quote}".`;
  return {
    tag: fault.tag,
    alsoTag: null,
    quote: first.quote,
    secondQuote: second?.quote ?? null,
    severity: 1,
    text: `"${first.quote}" ${fault.text}${again}`,
    sentence: first.sentence,
    marks: [],
    advice: fault.advice(placeOfQuote(first.quote)),
  };
}
