import type { Reader } from '../../../engine.ts';
import type { DraftReading, FaultTag, MeritTag } from '../reading/draft-reading.ts';
import type { Sign, StrengthFinding } from './finding.ts';
import { earnedChances } from './praise/earned.ts';
import { holdsMerit, praisedWords } from './praise/praise-quote.ts';
import { columnOf } from './reader-column.ts';
import { MERIT_TEXTS, type MeritText, TIME_ASKED } from './texts/merit-texts.ts';
import { byTag, most } from './weigh.ts';

/** A merit less likely to be praised is not looked at. */
const LEAST_LIKELY = 0.08;
/** How likely the praise of a merit has to be right, and that of those that an expert praises soonest. */
const EARNED = 0.35;
const EARNED_OF_FIRST = [0.1, 0.2, 0.3] as const;
const MOST_STRENGTHS = 5;

interface Candidate {
  readonly sign: Sign<MeritTag>;
  readonly quote: string | null;
  /** A second merit of the same words. */
  also: MeritTag | null;
}

/** A sentence shows a merit in place of the best one if its sign has at least this share of the best one's weight. */
const LEAST_SHARE_ELSEWHERE = 0.55;

/** For each merit worth naming the signs of the sentences that show it, the surest first; the best earned merit first. */
function ranked({ reading, reader, signs, faults }: PraisedReading): (readonly Sign<MeritTag>[])[] {
  const likely = signs.filter(({ weight }) => weight >= LEAST_LIKELY);
  const earned = earnedChances(reading, reader, likely, faults);
  return [...byTag(likely)]
    .sort(([, a], [, b]) => most(b) - most(a))
    .filter(([tag], rank) => earned(tag) >= (EARNED_OF_FIRST[rank] ?? EARNED))
    .sort(([a], [b]) => earned(b) - earned(a))
    .map(([, group]) => {
      const least = most(group) * LEAST_SHARE_ELSEWHERE;
      return group.filter(({ weight }) => weight >= least).sort((a, b) => b.weight - a.weight);
    });
}

/** The words that show a merit, the surest place first; worked out as far as they are asked for. */
export function* placesOf(
  reading: DraftReading,
  signs: readonly Sign<MeritTag>[],
  tag: MeritTag,
): Generator<string> {
  for (const sign of signs.filter((one) => one.tag === tag).sort((a, b) => b.weight - a.weight)) {
    const quote = praisedWords(reading, sign);
    if (quote !== null) yield quote;
  }
}

/** Puts the merit where a sentence shows it that has no two others yet. */
function place(reading: DraftReading, found: Candidate[], group: readonly Sign<MeritTag>[]): void {
  for (const sign of group) {
    const quote = praisedWords(reading, sign);
    if (quote === null && sign.span !== null) continue;
    const same =
      quote === null
        ? undefined
        : found.find((other) => other.quote !== null && other.sign.sentenceIndex === sign.sentenceIndex);
    if (same !== undefined && same.also !== null) continue;
    if (same !== undefined && !holdsMerit(reading, sign, same.quote)) continue;
    if (same === undefined) found.push({ sign, quote, also: null });
    else same.also = sign.tag;
    return;
  }
}

function candidates(draft: PraisedReading): Candidate[] {
  const found: Candidate[] = [];
  for (const group of ranked(draft)) place(draft.reading, found, group);
  return found.slice(0, MOST_STRENGTHS);
}

/** "a definite date" behind "gives exact figures and": the verb that both have is said once. */
function withoutVerb(shows: string, before: string): string {
  const verb = `${before.split(' ')[0]} `;
  return shows.startsWith(verb) ? shows.slice(verb.length) : shows;
}

/** A weekday, a day of a month or a number that stands for one. */
const NAMES_DAY =
  /\b(?:mon|tue(?:s)?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?\b|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b|\b\d{1,2}(?:st|nd|rd|th)\b|\b\d{1,4}[./-]\d{1,2}(?:[./-]\d{2,4})?\b|\b(?:week|weekend|month|year|quarter|season|term|easter|christmas)\b/i;
const NAMES_HOUR = /\d|\b(?:noon|midnight|lunch|lunchtime|morning|afternoon|evening|end of day|eod|cob)\b/i;

/** "A 30 minute demo", "15 minutes", "half an hour or 45 min" */
const LENGTH_OF_TIME = /\b\d+(?:(?: ?[-–] ?| or | to )\d+)?[ -]?(?:min(?:ute)?s?|h(?:ou)?rs?|h)\b/gi;

/** What is said of a merit in these words: a length of time is a figure of another kind. */
function textOf(tag: MeritTag, quote: string | null): MeritText {
  if (tag !== 'specific_numbers' || quote === null) return MERIT_TEXTS[tag];
  const rest = quote.replace(LENGTH_OF_TIME, '');
  return rest !== quote && !/\d/.test(rest) ? TIME_ASKED : MERIT_TEXTS[tag];
}

/** What the words of a merit show; "today" is no date, and an hour is one only beside a day. */
function shownBy(tag: MeritTag, quote: string | null): string {
  const { shows } = textOf(tag, quote);
  if (tag !== 'clear_deadline' || quote === null || NAMES_DAY.test(quote)) return shows;
  return NAMES_HOUR.test(quote) ? 'gives a definite time' : 'says when';
}

/** What a strength says: its words, what they show and what that is worth to this reader. */
export function praiseOf(tag: MeritTag, also: MeritTag | null, quote: string | null, reader: Reader): string {
  const { why } = textOf(tag, quote);
  const shows = shownBy(tag, quote);
  const second = also === null ? '' : ` and ${withoutVerb(shownBy(also, quote), shows)}`;
  const what = quote === null ? shows : `"${quote}" ${shows}${second}`;
  return `${what}: ${why[columnOf(reader)] ?? why[7]}.`;
}

/** A draft with what may be praised in it, each sign weighing the chance that it is, and the signs of its faults. */
export interface PraisedReading {
  readonly reading: DraftReading;
  readonly reader: Reader;
  readonly signs: readonly Sign<MeritTag>[];
  readonly faults: readonly Sign<FaultTag>[];
}

/** What helps with this reader, best earned first. Two merits of the same words are one finding. */
export function judgeStrengths(draft: PraisedReading): StrengthFinding[] {
  return candidates(draft).map(({ sign, quote, also }) => ({
    tag: sign.tag,
    alsoTag: also,
    quote,
    severity: sign.weight,
    text: praiseOf(sign.tag, also, quote, draft.reader),
  }));
}
