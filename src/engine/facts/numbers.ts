import { allMatches } from './all-matches.ts';
import { bareHourKeys, readClock } from './clock-times.ts';
import type { Fact } from './fact.ts';

/** A stretch of a text. */
interface Span {
  readonly start: number;
  readonly end: number;
}

const SMALL_NUMBERS = [
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen',
  'eighteen nineteen twenty',
]
  .join(' ')
  .split(' ');
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const ORDINALS = ['third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

/** "one" is left out: it is a pronoun more often than a number. */
const NUMBER_WORDS: ReadonlyMap<string, string> = new Map([
  ...SMALL_NUMBERS.map((word, index): [string, string] => [word, String(index + 2)]),
  ...TENS.map((word, index): [string, string] => [word, String((index + 2) * 10)]),
  ...ORDINALS.map((word, index): [string, string] => [word, String(index + 3)]),
  ['twice', '2'],
  ['dozen', '12'],
  ['hundred', '100'],
  ['thousand', '1000'],
  ['million', '1000000'],
  ['billion', '1000000000'],
]);

const SCALES: ReadonlyMap<string, number> = new Map([
  ['k', 1e3],
  ['thousand', 1e3],
  ['m', 1e6],
  ['mn', 1e6],
  ['million', 1e6],
  ['bn', 1e9],
  ['billion', 1e9],
]);

const DIGITS = /\d+(?:[.,:]\d+)*/g;
const PHONE = /(?<![\w.,:])\+?\(?\d[\d ()/-]{6,24}\d(?![\w%:]|[.,]\d)/g;
/** Looked at before anything else, since it tells most places of a text from a number at once. */
const FIRST_LETTERS = [...new Set([...NUMBER_WORDS.keys()].map((word) => word.slice(0, 2)))].join('|');
/** "A thousand times", "like a five-year-old": nobody counted. */
const NOT_COUNTED = {
  before: 'thanks a |\\b(?:(?:told|asked|warned|reminded) you|discussed|agreed|mentioned|explained) a ',
  after:
    '\\p{L}+-year-old (?:drew|could|can|would|made|wrote|did)\\b|(?:million|thousand|hundred)(?: and one)? (?:other )?things (?:on\\b(?! the)|to (?:do|sort|think about)|going on|at once)|(?:million|thousand) apologies\\b',
};
const NUMBER_WORD = new RegExp(
  `(?=${FIRST_LETTERS})(?<![\\p{L}\\p{N}]|${NOT_COUNTED.before})(?!${NOT_COUNTED.after})(?:(?:${TENS.join('|')})-\\p{L}{3,5}|${[...NUMBER_WORDS.keys()].join('|')})(?![\\p{L}\\p{N}])`,
  'giu',
);
/** What may be the number of a list item: at the start of a line, in brackets, or in the middle of a line. */
const LIST_MARKER =
  /^[ \t]*(?:[(]?\d{1,2}[.)])(?=\s)|[(]\d{1,2}[)]|(?<=[\s,;:])\d{1,2}[)](?=\s)|(?<=[.:;,!?] {1,3})\d{1,2}\.(?=\s)|(?<=\s)\d{1,2}\.(?= \p{L})/gmu;

/**
 * Numbers, percentages, times and telephone numbers, in digits or in words. The number of a list item is layout
 * and not a fact. `taken` holds stretches that belong to addresses and dates.
 */
export function extractNumbers(text: string, taken: readonly Span[]): readonly Fact[] {
  const hasDigits = /\d/.test(text);
  const named = allMatches(text, NUMBER_WORD);
  if (!hasDigits && named.length === 0) return [];
  const notCounted = hasDigits ? [...taken, ...listMarkers(text)] : taken;
  const called = hasDigits ? phones(text, outside(text, notCounted)) : [];
  const isFree = outside(text, [...notCounted, ...called]);
  const inDigits = hasDigits ? digits(text, isFree) : [];
  const words = named
    .filter((match) => isFree(match.index) && !scalesDigits(text, match.index))
    .map((match) => numberWord(text, match[0], match.index));
  return [...called, ...inDigits, ...words];
}

function phones(text: string, isFree: (at: number) => boolean): readonly Fact[] {
  return allMatches(text, PHONE)
    .filter((match) => match[0].replace(/\D/g, '').length >= 7 && isFree(match.index))
    .map((match) => fact('phone', match[0], match.index, [match[0].replace(/\D/g, '')]));
}

function digits(text: string, isFree: (at: number) => boolean): readonly Fact[] {
  return allMatches(text, DIGITS)
    .filter((match) => isFree(match.index) && !isEmphasis(text, match.index))
    .map((match) => numeral(text, match[0], match.index));
}

/** "Sold 2. We": a number that may as well end its sentence. */
const MAY_END_SENTENCE = /^\d{1,2}\.$/;

/**
 * Within a line only a number that another one follows or precedes counts items: "23." at a sentence's end is a fact.
 * One that may end its sentence counts only right behind the one before it: "Agenda: 1. Welcome 2. Minutes".
 */
function listMarkers(text: string): readonly Span[] {
  const markers = allMatches(text, LIST_MARKER).map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    value: Number(match[0].replace(/\D/g, '')),
    opensLine: match.index === 0 || text[match.index - 1] === '\n',
    mayEnd:
      MAY_END_SENTENCE.test(match[0]) &&
      /[\p{L}\p{N}] $/u.test(text.slice(Math.max(0, match.index - 2), match.index)) &&
      /^ \p{Lu}/u.test(text.slice(match.index + match[0].length, match.index + match[0].length + 2)),
  }));
  const sure = markers.filter(({ value, mayEnd }, at) => !mayEnd || markers[at - 1]?.value === value - 1);
  const values = new Set(sure.map(({ value }) => value));
  return sure.filter(({ value, opensLine }) => opensLine || values.has(value - 1) || values.has(value + 1));
}

/** Tells the places of a text outside some stretches of it; most texts have none of these. */
function outside(text: string, stretches: readonly Span[]): (at: number) => boolean {
  if (stretches.length === 0) return () => true;
  const covered = new Uint8Array(text.length);
  for (const { start, end } of stretches) covered.fill(1, start, end);
  return (at) => covered[at] === 0;
}

function numeral(text: string, digits: string, start: number): Fact {
  const after = text.slice(start + digits.length, start + digits.length + 12).toLowerCase();
  const clock = readClock(digits, after);
  if (clock !== null)
    return fact('time', text.slice(start, start + digits.length + clock.suffix.length), start, clock.keys);
  const value = plainValue(digits);
  const percent = /^ ?(?:%|percent|per cent|pct)/.exec(after)?.[0];
  if (percent !== undefined)
    return fact('percent', text.slice(start, start + digits.length + percent.length), start, [`${value}%`]);
  const scale = /^[ -]?(k|m|mn|bn|thousand|million|billion)(?!\p{L})/u.exec(after);
  const factor = SCALES.get(scale?.[1] ?? '');
  const words = text.slice(start, start + digits.length + (scale?.[0].length ?? 0));
  if (factor === undefined) return fact('number', digits, start, numberKeys(digits, value));
  return fact('number', words, start, [
    String(Math.round(Number(value) * factor * 1000) / 1000),
    `${value}${scale?.[1]}`,
  ]);
}

/** "250.000" is a quarter of a million to many who write it, and a quarter to others. */
function numberKeys(digits: string, value: string): readonly string[] {
  const isGrouped = /^\d{1,3}(?:\.\d{3})+$/.test(digits);
  return isGrouped ? [value, value.replaceAll('.', '')] : [value, ...bareHourKeys(value)];
}

/** "48,000" → "48000", "07" → "7", "2,5" → "2.5", "6.50" → "6.50". Codes such as "2022.04.17" stay as they are. */
function plainValue(digits: string): string {
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(digits)) return digits.replaceAll(',', '');
  if (/^\d{1,3}(?:\.\d{3})+,\d{1,2}$/.test(digits)) return digits.replaceAll('.', '').replace(',', '.');
  if (/^\d+,\d{1,2}$/.test(digits)) return digits.replace(',', '.');
  return digits.replace(/^0+(?=\d)/, '');
}

function numberWord(text: string, word: string, start: number): Fact {
  const lower = word.toLowerCase();
  const [tens, unit] = lower.split('-');
  const tensValue = Number(NUMBER_WORDS.get(tens ?? '') ?? Number.NaN);
  const unitValue =
    unit === undefined ? 0 : Number(NUMBER_WORDS.get(unit) ?? (unit === 'one' ? 1 : Number.NaN));
  const value = String(tensValue + unitValue);
  const isPercent = /^ (?:percent|per cent)/i.test(text.slice(start + word.length, start + word.length + 10));
  return isPercent
    ? fact('percent', word, start, [`${value}%`])
    : fact('number', word, start, [value, ...bareHourKeys(value)]);
}

/** "100% safe" says "quite safe", and counts nothing. */
function isEmphasis(text: string, start: number): boolean {
  return EMPHASIS.test(text.slice(start, start + 20));
}

const EMPHASIS = /^100 ?% (?:safe|sure|certain|secure|reliable|convinced|confident|legal|harmless|behind)\b/i;

function scalesDigits(text: string, start: number): boolean {
  return /\d[ -]?$/.test(text.slice(Math.max(0, start - 3), start));
}

function fact(kind: Fact['kind'], words: string, start: number, keys: readonly string[]): Fact {
  return { kind, words, start, end: start + words.length, keys };
}
