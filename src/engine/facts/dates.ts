import type { Fact } from './fact.ts';
import type { Word } from './words.ts';

const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);
const DAYS = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ');
const SHORT_DAYS: Readonly<Record<string, string>> = {
  mon: 'monday',
  tue: 'tuesday',
  tues: 'tuesday',
  wed: 'wednesday',
  weds: 'wednesday',
  thu: 'thursday',
  thur: 'thursday',
  thurs: 'thursday',
  fri: 'friday',
  sat: 'saturday',
  sun: 'sunday',
};
const RELATIVE: Readonly<Record<string, string>> = {
  today: 'today',
  tonight: 'today',
  tomorrow: 'tomorrow',
  tmrw: 'tomorrow',
  tmr: 'tomorrow',
  tomoz: 'tomorrow',
  yesterday: 'yesterday',
};
/** Words that are dates only with a capital or beside a number. */
const AMBIGUOUS: ReadonlySet<string> = new Set([
  'may',
  'march',
  'mar',
  'mon',
  'wed',
  'sat',
  'sun',
  'dec',
  'jan',
]);

/** What each lower-case word for a date means: months and days in full, short and, of days, in the plural. */
const KEYS: ReadonlyMap<string, string> = new Map([
  ...MONTHS.flatMap((month) => [[month.slice(0, 3), month] as const, [month, month] as const]),
  ['sept', 'september'],
  ...Object.entries(RELATIVE),
  ...Object.entries(SHORT_DAYS),
  ...DAYS.flatMap((day) => [[day, day] as const, [`${day}s`, day] as const]),
]);

/** Months, weekdays and words such as "tomorrow". The day of the month is a number and found as one. */
export function extractDates(text: string, words: readonly Word[]): readonly Fact[] {
  const dates: Fact[] = [];
  for (const word of words) {
    const key = dateKey(word.lower.endsWith("'s") ? word.lower.slice(0, -2) : word.lower);
    if (key === null || (AMBIGUOUS.has(word.lower) && !readsAsDate(text, word))) continue;
    dates.push({ kind: 'date', words: word.text, start: word.start, end: word.end, keys: [key] });
  }
  return dates;
}

/** What a lower-case word means as a date, or null. Ambiguous words count: "may" is May. */
export function dateKey(lower: string): string | null {
  return KEYS.get(lower) ?? null;
}

/** The month of a number from 1 on, or null. */
export function monthKey(month: number): string | null {
  return MONTHS[month - 1] ?? null;
}

function readsAsDate(text: string, word: Word): boolean {
  if (/\d\S{0,3} (?:of )?$/.test(text.slice(Math.max(0, word.start - 8), word.start))) return true;
  if (/^\.? \d/.test(text.slice(word.end, word.end + 4))) return true;
  const isCapital = word.text !== word.lower && word.text !== word.text.toUpperCase();
  return isCapital && /[\p{L},(] ?$/u.test(text.slice(Math.max(0, word.start - 2), word.start));
}
