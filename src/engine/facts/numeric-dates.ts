import { allMatches } from './all-matches.ts';
import { monthKey } from './dates.ts';
import type { Fact } from './fact.ts';

/** "2026-05-04", and a day first with its year: "31.12.2026", "31/12/2026". */
const YEAR_FIRST = /(?<![\d.,/-])((?:19|20)\d\d)-(\d{1,2})-(\d{1,2})(?![\d/-]|[.,]\d)/g;
const YEAR_LAST = /(?<![\d.,/-])(\d{1,2})([./])(\d{1,2})\2((?:19|20)?\d\d)(?![\d/-]|[.,]\d)/g;

const MONTHS_OF_YEAR = 12;
const LONGEST_MONTH = 31;

/** A date in digits: its day, month and year are the facts that the same date in words consists of. */
export interface NumericDate {
  readonly start: number;
  readonly end: number;
  readonly facts: readonly Fact[];
}

/**
 * Dates in digits that can mean only one day. "05/04/2026" is the fourth of May to some and the fifth of April to others:
 * it stays the numbers that it is written in.
 */
export function readNumericDates(text: string): readonly NumericDate[] {
  if (!/\d[-./]\d/.test(text)) return [];
  return [
    ...allMatches(text, YEAR_FIRST).map((match) => {
      const [words, year = '', month = '', day = ''] = match;
      const at = match.index;
      const dayAt = at + words.length - day.length;
      return dateOf(at, words, [day, dayAt], [month, at + year.length + 1], [year, at]);
    }),
    ...allMatches(text, YEAR_LAST).map((match) => {
      const [words, first = '', sign, second = '', year = ''] = match;
      const at = match.index;
      const one: Part = [first, at];
      const other: Part = [second, at + first.length + 1];
      const last: Part = [year, at + words.length - year.length];
      if (sign === '.' || Number(first) > MONTHS_OF_YEAR) return dateOf(at, words, one, other, last);
      return Number(second) > MONTHS_OF_YEAR ? dateOf(at, words, other, one, last) : null;
    }),
  ].filter((date) => date !== null);
}

/** Digits and where they stand. */
type Part = readonly [digits: string, start: number];

function dateOf(start: number, words: string, day: Part, month: Part, year: Part): NumericDate | null {
  const key = monthKey(Number(month[0]));
  if (key === null || Number(day[0]) < 1 || Number(day[0]) > LONGEST_MONTH) return null;
  const plainYear = year[0].length === 2 ? [year[0], `20${year[0]}`] : [year[0]];
  const facts = [
    factOf('number', day, [String(Number(day[0]))]),
    factOf('date', month, [key]),
    factOf('number', year, plainYear),
  ];
  return { start, end: start + words.length, facts };
}

function factOf(kind: Fact['kind'], [words, start]: Part, keys: readonly string[]): Fact {
  return { kind, words, start, end: start + words.length, keys };
}
