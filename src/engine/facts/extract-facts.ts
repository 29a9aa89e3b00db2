import { extractDates } from './dates.ts';
import { FACT_KINDS, type Fact, type FactKind } from './fact.ts';
import { extractLinks } from './links.ts';
import { extractNames } from './names.ts';
import { extractNumbers } from './numbers.ts';
import { type NumericDate, readNumericDates } from './numeric-dates.ts';
import { extractNegations, extractPromises, extractQuotes } from './statements.ts';
import { readWords, type Word } from './words.ts';

/** What `extractNumbers` finds. */
const NUMERIC: readonly FactKind[] = ['number', 'percent', 'time', 'phone'];

/**
 * Every fact of a text that a rewrite must keep: numbers, percentages, times, dates, telephone numbers, names,
 * addresses, quoted phrases, denials and promises; by place. Linear in the length of the text. Of the `kinds` that are
 * named, or of all; `words` are the text's own, for who has read them.
 */
export function extractFacts(
  text: string,
  kinds: readonly FactKind[] = FACT_KINDS,
  words: readonly Word[] = readWords(text),
): readonly Fact[] {
  const wants = (kind: FactKind): boolean => kinds.includes(kind);
  const addresses = extractLinks(text);
  const outside = addresses.length === 0 ? words : outsideOf(words, addresses);
  const inDigits = NUMERIC.some(wants) || wants('date') ? datesOutside(text, addresses) : [];
  const facts = addresses.concat(
    inDigits.flatMap((date) => date.facts),
    NUMERIC.some(wants) ? extractNumbers(text, [...addresses, ...inDigits]) : [],
    wants('date') ? extractDates(text, outside) : [],
    wants('name') ? extractNames(text, outside, { doubtful: true }) : [],
    wants('quote') ? extractQuotes(text) : [],
    wants('negation') ? extractNegations(text) : [],
    wants('promise') ? extractPromises(text) : [],
  );
  const wanted = facts.filter(({ kind }) => wants(kind));
  return wanted.length < 2 ? wanted : wanted.sort((left, right) => left.start - right.start);
}

function datesOutside(text: string, addresses: readonly Fact[]): readonly NumericDate[] {
  return readNumericDates(text).filter(
    (date) => !addresses.some(({ start, end }) => date.start >= start && date.start < end),
  );
}

/** The words that stand in no address. */
function outsideOf(words: readonly Word[], addresses: readonly Fact[]): readonly Word[] {
  const inOrder = addresses.toSorted((left, right) => left.start - right.start);
  let next = 0;
  let end = 0;
  return words.filter((word) => {
    for (; (inOrder[next]?.start ?? word.end) <= word.start; next += 1)
      end = Math.max(end, inOrder[next]?.end ?? 0);
    return word.end > end;
  });
}
