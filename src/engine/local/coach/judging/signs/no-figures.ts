/** Numbers that measure nothing and tell the reader nothing about the matter. */
import { allMatches } from '../../../../facts/all-matches.ts';
import type { Sentence, Span } from '../../reading/draft-reading.ts';

/** "Call me on 555 0142": a number to dial. */
const PHONE =
  /\b(?:call|ring|phone|text|reach|contact|tel|telephone|mobile|cell|whatsapp|fax|number)\b[^.!?\d\n]{0,24}(?:\+|\()?\d[\d ()/-]{4,16}\d/gi;
/** "07700 900 412" without a word beside it. */
const PHONE_ALONE = /(?<![\d£$€.,:/-])(?:\+\d{1,3} ?|\(?0)\d{2,4}\)?[ -]\d{3,4}[ -]?\d{3,4}(?![\d.,:/-]*\d)/g;
/** "We have won 14 awards", "20 years in the industry": what the writers are proud of. */
const BOAST =
  /\b(?:won|received|awarded|holds?|have) (?:over |more than )?\d+ (?:\p{L}+ )?(?:awards?|prizes?|medals?)\b|\b\d+\+? (?:years['’]?|decades) (?:of (?:\p{L}+ )?)?(?:experience|expertise|(?:in|of) (?:the|this|our) (?:industry|business|trade|field|market|sector))\b|\b(?:in|within) (?:the|this|our) (?:industry|business|trade|field|market|sector) for (?:over |more than |the last )?\d+ years\b/giu;
/** "Only 5 places left": counted to hurry somebody. */
const SCARCE =
  /\b(?:only|just|last) \d+ (?:\p{L}+ ){0,2}(?:left|remain(?:s|ing)?|available|to go)\b|\blast \d+ (?:places?|seats?|spots?|slots?|tickets?)\b/giu;

const STREET = '(?:Lane|Street|Road|Row|Avenue|Close|Square|Way|Drive|Hill|Court|Gardens|Terrace|Crescent)';
/** "Mill Lane 7-11", "22 Fennel Row": where something is. */
const ADDRESS = new RegExp(
  `\\b\\p{Lu}\\p{Ll}+ ${STREET} \\d+(?:[-–]\\d+)?|\\b(?:\\d+[a-z]?(?: (?:to|and|&) | ?[-–] ?))?\\d+[a-z]? (?:\\p{Lu}\\p{Ll}+ ){1,2}${STREET}\\b`,
  'gu',
);
/** "24–28 Nov": days and no amount. */
const DAYS =
  /\b\d{1,2}(?:st|nd|rd|th)? ?[-–—] ?\d{1,2}(?:st|nd|rd|th)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/gi;

/** For as long as the sentences live: a sentence may hold thousands of numbers. */
const noFigures = new WeakMap<Sentence, readonly Span[]>();

/** Whether the number at this place of the draft is one to dial, to find a house by, to boast with or to hurry somebody with. */
export function isNoFigure(sentence: Sentence, at: number): boolean {
  let spans = noFigures.get(sentence);
  if (spans === undefined) {
    spans = noFiguresIn(sentence);
    noFigures.set(sentence, spans);
  }
  return spans.some(({ start, end }) => at >= start && at < end);
}

function noFiguresIn({ text, start: from }: Sentence): readonly Span[] {
  return [PHONE, PHONE_ALONE, BOAST, SCARCE, ADDRESS, DAYS].flatMap((kind) =>
    allMatches(text, kind).map(({ index, 0: words }) => {
      const start = from + index;
      return { start, end: start + words.length };
    }),
  );
}

/** Whether a sentence counts down what is left, to hurry somebody. */
export function countsDown(text: string): boolean {
  return text.search(SCARCE) >= 0;
}
