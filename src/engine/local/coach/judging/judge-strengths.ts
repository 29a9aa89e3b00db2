import type { Reader } from '../../../engine.ts';
import type { DraftReading, Mark, MarkTag, MeritTag, Sentence } from '../reading/draft-reading.ts';
import type { Sign, StrengthFinding } from './finding.ts';
import { quoteAround } from './quoting/quote.ts';
import { columnOf } from './reader-column.ts';
import { meritSeverity } from './severity.ts';
import { MERIT_TEXTS } from './texts/merit-texts.ts';
import { byTag } from './weigh.ts';

const LEAST_SCORE = 0.22;
/** Where less than this many merits are clear, fainter ones are named too. */
const FEW_STRENGTHS = 3;
const LEAST_SCORE_OF_FEW = 0.1;
const MOST_STRENGTHS = 5;

interface Candidate {
  readonly sign: Sign<MeritTag>;
  readonly severity: number;
  readonly quote: string | null;
  /** A second merit of the same words. */
  also: MeritTag | null;
}

interface Weighed {
  readonly sign: Sign<MeritTag>;
  readonly severity: number;
}

/** Nearly every sentence with facts shows these: where it shows rarer merits as well, those say more. */
const COMMON: Readonly<Partial<Record<MeritTag, number>>> = {
  specific_numbers: 0.8,
  clear_deadline: 0.5,
  concrete_plan: 0.5,
};
/** A sentence shows a merit in place of the best one if its sign has at least this share of the best one's weight. */
const LEAST_SHARE_ELSEWHERE = 0.55;

/** The surest sign of a merit in each sentence, the heaviest first. */
function surestBySentence(signs: readonly Sign<MeritTag>[]): Sign<MeritTag>[] {
  const surest = new Map<number, Sign<MeritTag>>();
  for (const sign of signs) {
    const other = surest.get(sign.sentenceIndex);
    if (other === undefined || sign.weight > other.weight) surest.set(sign.sentenceIndex, sign);
  }
  return [...surest.values()].sort((a, b) => b.weight - a.weight);
}

/** For each merit that is clear enough the sentences that show it, the surest first; merits in the reader's order. */
function ranked(reader: Reader, signs: readonly Sign<MeritTag>[]): (readonly Weighed[])[] {
  const groups = [...byTag(signs)].map(([tag, group]) => {
    const matters = meritSeverity(tag, reader);
    const surest = surestBySentence(group);
    const least = (surest[0]?.weight ?? 0) * LEAST_SHARE_ELSEWHERE;
    return surest
      .filter(({ weight }) => weight >= least)
      .map((sign) => ({ sign, severity: matters * sign.weight }));
  });
  const severity = (group: readonly Weighed[]): number => group[0]?.severity ?? 0;
  return groups
    .sort((a, b) => severity(b) - severity(a))
    .filter((group, rank) => severity(group) >= (rank < FEW_STRENGTHS ? LEAST_SCORE_OF_FEW : LEAST_SCORE));
}

/** Marks one of which must stand in the words that are praised for it. */
const MADE_OF: Readonly<Partial<Record<MeritTag, MarkTag>>> = {
  specific_numbers: 'number',
  clear_deadline: 'date',
};

/** What a merit is made of in its sentence, if that can be pointed at. */
function marksOf({ tag }: Sign<MeritTag>, sentence: Sentence | undefined): readonly Mark[] {
  return sentence?.marks.filter((mark) => mark.tag === MADE_OF[tag]) ?? [];
}

function holdsOne(quote: string | null, marks: readonly Mark[]): boolean {
  return quote === null || marks.length === 0 || marks.some(({ words }) => quote.includes(words));
}

/** The words to quote; of a long sentence those that hold the figure or the day that is praised. */
function quoteOf(reading: DraftReading, sign: Sign<MeritTag>): string | null {
  const sentence = reading.sentences[sign.sentenceIndex];
  if (sentence === undefined || sign.span === null) return null;
  const marks = marksOf(sign, sentence);
  const quote = quoteAround(reading, sentence, sign.span);
  if (marks[0] === undefined || (quote !== null && holdsOne(quote, marks))) return quote;
  return quoteAround(reading, sentence, marks[0]);
}

/** The words that show a merit, the surest place first; worked out as far as they are asked for. */
export function* placesOf(
  reading: DraftReading,
  signs: readonly Sign<MeritTag>[],
  tag: MeritTag,
): Generator<string> {
  for (const sign of surestBySentence(signs.filter((one) => one.tag === tag))) {
    const quote = quoteOf(reading, sign);
    if (quote !== null) yield quote;
  }
}

/** Puts the merit where a sentence shows it that has no two others yet. */
function place(reading: DraftReading, found: Candidate[], group: readonly Weighed[]): void {
  for (const { sign, severity } of group) {
    const quote = quoteOf(reading, sign);
    if (quote === null && sign.span !== null) continue;
    const same =
      quote === null
        ? undefined
        : found.find((other) => other.quote !== null && other.sign.sentenceIndex === sign.sentenceIndex);
    if (same !== undefined && same.also !== null) continue;
    if (same !== undefined && !holdsOne(same.quote, marksOf(sign, reading.sentences[sign.sentenceIndex])))
      continue;
    if (same === undefined) found.push({ sign, severity, quote, also: null });
    else same.also = sign.tag;
    return;
  }
}

function candidates(reading: DraftReading, reader: Reader, signs: readonly Sign<MeritTag>[]): Candidate[] {
  const rarity = (group: readonly Weighed[]): number =>
    group[0] === undefined ? 0 : group[0].severity * (COMMON[group[0].sign.tag] ?? 1);
  const found: Candidate[] = [];
  for (const group of ranked(reader, signs).sort((a, b) => rarity(b) - rarity(a)))
    place(reading, found, group);
  return found.sort((a, b) => b.severity - a.severity).slice(0, MOST_STRENGTHS);
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

/** What the words of a merit show; "today" is no date, and an hour is one only beside a day. */
function shownBy(tag: MeritTag, quote: string | null): string {
  const { shows } = MERIT_TEXTS[tag];
  if (tag !== 'clear_deadline' || quote === null || NAMES_DAY.test(quote)) return shows;
  return NAMES_HOUR.test(quote) ? 'gives a definite time' : 'says when';
}

/** What a strength says: its words, what they show and what that is worth to this reader. */
export function praiseOf(tag: MeritTag, also: MeritTag | null, quote: string | null, reader: Reader): string {
  const { why } = MERIT_TEXTS[tag];
  const shows = shownBy(tag, quote);
  const second = also === null ? '' : ` and ${withoutVerb(shownBy(also, quote), shows)}`;
  const what = quote === null ? shows : `"${quote}" ${shows}${second}`;
  return `${what}: ${why[columnOf(reader)] ?? why[7]}.`;
}

/** What helps with this reader, most important first. Two merits of the same words are one finding. */
export function judgeStrengths(
  reading: DraftReading,
  reader: Reader,
  signs: readonly Sign<MeritTag>[],
): StrengthFinding[] {
  return candidates(reading, reader, signs).map(({ sign, severity, quote, also }) => ({
    tag: sign.tag,
    alsoTag: also,
    quote,
    severity,
    text: praiseOf(sign.tag, also, quote, reader),
  }));
}
