import { extractDates } from './dates.ts';
import type { Fact } from './fact.ts';
import { extractLinks } from './links.ts';
import { extractNames } from './names.ts';
import { extractNumbers } from './numbers.ts';
import { extractNegations, extractPromises, extractQuotes } from './statements.ts';
import { readWords } from './words.ts';

/**
 * Every fact of a text that a rewrite must keep: numbers, percentages, times, dates, telephone numbers, names,
 * addresses, quoted phrases, denials and promises; by place. Linear in the length of the text.
 */
export function extractFacts(text: string): readonly Fact[] {
  const words = readWords(text);
  const addresses = extractLinks(text);
  const outside = words.filter(
    (word) => !addresses.some((fact) => word.start >= fact.start && word.end <= fact.end),
  );
  const facts = [
    ...addresses,
    ...extractNumbers(text, addresses),
    ...extractDates(text, outside),
    ...extractNames(text, outside, { doubtful: true }),
    ...extractQuotes(text),
    ...extractNegations(text),
    ...extractPromises(text),
  ];
  return facts.sort((left, right) => left.start - right.start);
}
