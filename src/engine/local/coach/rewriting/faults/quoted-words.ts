import type { RiskFinding } from '../../judging/finding.ts';
import type { FaultTag } from '../../reading/draft-reading.ts';

/** From which share on a quote is the same as the words that hold it. */
const NEARLY_ALL = 0.8;

/** Whether a finding quotes the words as a whole, or nearly all of them. */
export function quotesWhole({ quote }: RiskFinding, words: string): boolean {
  return quote !== null && quote.length >= NEARLY_ALL * words.length && words.includes(quote);
}

/** Whether a finding is of one of these faults, be it the second of its words. */
export function isOfAny({ tag, alsoTag }: RiskFinding, tags: ReadonlySet<FaultTag>): boolean {
  return tags.has(tag) || (alsoTag !== null && tags.has(alsoTag));
}

/** Whether a finding of one of these faults quotes the words, or words of them. */
export function isQuotedFor(
  faults: ReadonlySet<FaultTag>,
  words: string,
  risks: readonly RiskFinding[],
): boolean {
  return risks.some(
    (risk) =>
      risk.quote !== null &&
      isOfAny(risk, faults) &&
      (risk.quote.includes(words) || words.includes(risk.quote)),
  );
}

const END = /[\s.,;:!?…]+$/u;

/** Whether a finding quotes the sentence or words of it, whatever mark it ends in. */
export function namesSentence(sentence: string, risks: readonly RiskFinding[]): boolean {
  const bare = sentence.replace(END, '');
  return risks.some(({ quote, secondQuote }) =>
    [quote, secondQuote].some(
      (words) => words !== null && (sentence.includes(words) || (bare !== '' && words.includes(bare))),
    ),
  );
}

/** From which chance on that an expert names it a risk is named rather than not. */
const RATHER_NAMED = 0.5;

/** The same for a finding that an expert would rather name than leave unsaid. */
export function namesSurely(words: string, risks: readonly RiskFinding[]): boolean {
  return namesSentence(
    words,
    risks.filter(({ severity }) => severity >= RATHER_NAMED),
  );
}
