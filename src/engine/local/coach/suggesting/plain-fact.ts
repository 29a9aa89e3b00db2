import { countWords } from '../count-words.ts';
import { blamedWords, type RiskFinding, type StrengthFinding } from '../judging/finding.ts';
import type { DraftReading, MarkTag } from '../reading/draft-reading.ts';
import { WEAK } from './weak.ts';

const FACTUAL: ReadonlySet<MarkTag> = new Set(['specific_numbers', 'evidence_cited', 'purpose_stated']);
/** Words that colour a fact: with them it cannot speak for itself. */
const COLOURED: ReadonlySet<MarkTag> = new Set([
  ...WEAK,
  'absolutes',
  'hype',
  'jargon',
  'passive_aggressive',
]);
/** An instruction, a request, whom one meets or half a sentence states nothing. */
const NO_FACT =
  /^(?:(?:going |off )?to see|seeing|meeting|aim|purpose|goal|objective|opening|agenda|bring)\b|^(?:please|don['’]t|do not|let|make|get|show|tell|remember|note|find|see|and|or|but|because|which|who|that|if|when|as|of|to|(?:I|we) (?:want|need|would like|hope|plan|ask))\b|\?$/i;
/** Figures that compare or were taken. */
const PROVES =
  /%|\bp ?=|\b\d[\d,.]* (?:of|out of|in) |\bfrom [^.]{1,20} to \d|\b(?:counted|measured|tested|trial|trialled|pilot|sample|survey|turned away)\b/i;
/** What something costs proves nothing about it. */
const NAMES_PRICE = /\b(?:costs?|price|each|bill|fee|budget|rent)\b/i;
const FEWEST_FACT_WORDS = 5;

/** The first strength that is a plain fact, and that no risk finds fault with. */
export function factOf(
  reading: DraftReading,
  strengths: readonly StrengthFinding[],
  risks: readonly RiskFinding[],
): StrengthFinding | null {
  const coloured = reading.marks.filter((mark) => COLOURED.has(mark.tag) && mark.weight >= 0.4);
  const asked = reading.sentences.filter(({ asks, isQuestion }) => asks.length > 0 || isQuestion);
  const blamed = blamedWords(risks);
  const isPlain = (quote: string): boolean =>
    !NO_FACT.test(quote) &&
    countWords(quote) >= FEWEST_FACT_WORDS &&
    !coloured.some(({ words }) => quote.includes(words)) &&
    !asked.some(({ text }) => text.includes(quote)) &&
    !blamed.some((words) => words.includes(quote) || quote.includes(words));
  return strengths.find(({ tag, quote }) => FACTUAL.has(tag) && quote !== null && isPlain(quote)) ?? null;
}

/** Whether a fact is evidence and no mere figure. */
export function isEvidence(fact: StrengthFinding | null): boolean {
  if (fact === null) return false;
  const quote = fact.quote ?? '';
  if (PROVES.test(quote)) return true;
  return (fact.tag === 'evidence_cited' || fact.alsoTag === 'evidence_cited') && !NAMES_PRICE.test(quote);
}
