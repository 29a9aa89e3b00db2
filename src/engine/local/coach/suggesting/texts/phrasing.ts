import { countWords } from '../../count-words.ts';
import { withoutLooseEnd } from '../../judging/quoting/loose-ends.ts';
import type { OwnWords } from '../own-words.ts';
import { sentence, withoutLead } from './pasted.ts';

/** How one fault is mended. Complete sentences; wording to use stands in double quotes. */
export type Suggest = (own: OwnWords) => string;

/** The words that show the fault: `"perhaps" and "might"`. */
export function quoted(words: readonly string[], otherwise: string): string {
  if (words.length === 0) return otherwise;
  const named = words.map((phrase) => `"${phrase}"`);
  const last = named.at(-1) ?? '';
  return named.length === 1 ? last : `${named.slice(0, -1).join(', ')} and ${last}`;
}

const SHORT_WORDS = 12;
const FIRST_WORDS = 6;

/** A word before which a group of words has ended. */
const BEGINS_GROUP =
  /^(?:and|but|or|to|for|in|on|at|by|with|from|since|until|that|which|who|because|so|if|when|as|than|is|are|was|were|will|would|has|have|had|can|could)$/i;
const LEAST_FIRST = 4;
const MOST_FIRST = 8;

/** The first words, up to where a clause or a group of words ends, so that none is quoted by half. */
function firstWords(quote: string): string {
  const words = quote.split(/\s+/);
  for (let count = MOST_FIRST; count >= LEAST_FIRST; count -= 1)
    if (/[,;:]$/.test(words[count - 1] ?? '') || BEGINS_GROUP.test(words[count] ?? ''))
      return words.slice(0, count).join(' ');
  return words.slice(0, FIRST_WORDS).join(' ');
}

/** The place that a suggestion speaks of: the quoted words when they are few, else how they begin. */
export function place(own: OwnWords, otherwise: string): string {
  if (own.quote === null) return otherwise;
  const quote = withoutLead(own.quote);
  if (countWords(quote) <= SHORT_WORDS) return `"${quote}"`;
  const [before = ''] = firstWords(quote).split(/ \(/);
  const first = withoutLooseEnd(before).replace(/[\s,;:]+$/, '');
  return `the part that begins "${first}"`;
}

/** In a hard talk an hour without a day is part of what went wrong. */
const ONLY_HOUR = /^(?:by|before|at) (?:\d{1,2}(?:[:.]\d{2})?(?: ?[ap]\.?m\.?)?|noon|midnight)$/i;

/** " by 9 June", or nothing. */
export function by(own: OwnWords): string {
  const isHourOfUsual = own.isHardTalk && own.deadline !== null && ONLY_HOUR.test(own.deadline);
  return own.deadline === null || isHourOfUsual ? '' : ` ${own.deadline}`;
}

/** `words` inside a sentence that goes on behind them. */
export function midway(words: string): string {
  return sentence(words).replace(/\.$/, '');
}

/** The sentence to write in its place, where the rewrite has one. */
export function written(own: OwnWords, otherwise: string): string {
  return own.instead === null ? otherwise : `Write "${sentence(own.instead)}"`;
}

/** Whether words are few enough to be cut as a whole without a second thought. */
export function isBrief(words: string): boolean {
  return countWords(words) <= SHORT_WORDS;
}

/** Whom a message to one speaks to. */
export function reader(own: OwnWords): string {
  return own.name ?? (own.isToMany ? 'your readers' : 'the reader');
}
