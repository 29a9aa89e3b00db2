import { allMatches } from '../../../facts/all-matches.ts';
import type { Mark, MarkTag, Span } from './draft-reading.ts';

/** What can be seen by its characters alone, without knowing words. */
const LINK =
  /\b(?:https?:\/\/|www\.)[^\s<>"]{2,}|\b[\w.+-]{1,64}@[\w-]{1,64}\.[\w.-]{2,64}|\b(?:[\w-]{1,40}\.){1,4}(?:com|org|net|io|eu|de|fr|uk|app|dev|gov|edu)(?:\/[^\s<>"]*)?/gi;
const MONTH_NAME =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const DATE = new RegExp(
  [
    `\\b\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH_NAME}\\b(?:,? \\d{4})?`,
    `\\b${MONTH_NAME} \\d{1,2}(?:st|nd|rd|th)?\\b(?:,? \\d{4})?`,
    '\\b\\d{4}-\\d{2}-\\d{2}\\b',
    '\\b\\d{1,2}[./]\\d{1,2}[./]\\d{2,4}\\b',
    '\\b(?:the )?\\d{1,2}(?:st|nd|rd|th)\\b',
    '\\b\\d{1,2}[:.]\\d{2}(?: ?[ap]\\.?m\\b)?',
    '\\b\\d{1,2} ?[ap]m\\b',
    '\\b(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: (?:morning|afternoon|evening|noon|night))?\\b',
    '\\b(?:tues?|thurs?|fri)\\b',
    '\\b(?:mon|wed|sat|sun)(?= (?:\\d|noon|morning|afternoon|evening|night))',
    '\\b(?:today|tomorrow|tonight|tmrw|noon|midnight)\\b',
    '\\b(?:next|this) (?:week|month|quarter|year|mon|tues|wednes|thurs|fri)\\b',
    `\\bend of (?:the )?(?:day|week|month|quarter|year|${MONTH_NAME})\\b`,
    `\\b(?:early|mid|late|in|by|until|from|since|before|after) ?-?${MONTH_NAME}\\b`,
    '\\bQ[1-4](?: \\d{4})?\\b',
  ].join('|'),
  'gi',
);
const NUMBER =
  /(?:[€$£]\s?)?\b\d+(?:[.,:]\d+)*(?:\s?(?:%|percent|per cent|[kKmM]\b|million|thousand|hundred|EUR|USD|GBP|CHF|DKK|SEK|NOK|euros?|dollars?|pounds?|hours?|hrs?|minutes?|mins?|days?|weeks?|months?|years?|people|staff))?/g;
const SHOUT = /!{2,}|(?:\b\p{Lu}{4,}\b[ ,]*){2,}/gu;

/** Each with what it cannot do without, where that is quicker to look for. */
const SIGNS: readonly (readonly [MarkTag, RegExp, number, RegExp?])[] = [
  ['link', LINK, 1, /[.@:]\S/],
  ['date', DATE, 1],
  ['number', NUMBER, 1, /\d/],
  ['hype', SHOUT, 0.2],
];

/** Links, dates, numbers and shouting between `span.start` and `span.end`. */
export function signMarks(text: string, span: Span): Mark[] {
  const part = text.slice(span.start, span.end);
  const marks: Mark[] = [];
  for (const [tag, expression, weight, needed] of SIGNS) {
    if (needed?.test(part) === false) continue;
    for (const match of allMatches(part, expression)) {
      const start = span.start + match.index;
      marks.push({ tag, start, end: start + match[0].length, words: match[0], better: null, weight });
    }
  }
  return marks;
}
