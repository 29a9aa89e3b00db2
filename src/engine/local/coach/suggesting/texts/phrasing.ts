import { countWords } from '../../count-words.ts';
import { MOST_WORDS_QUOTED, placeOfQuote } from '../../judging/quoting/place-of-quote.ts';
import type { OwnWords } from '../own-words.ts';
import { sentence, withoutLead } from './pasted.ts';

/** How one fault is mended. Complete sentences; wording to use stands in double quotes. */
export type Suggest = (own: OwnWords) => string;

/** What makes a request definite. */
export const FIGURE_OR_DAY =
  /\d|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:today|tonight|tomorrow)\b/i;

/** The words that show the fault: `"perhaps" and "might"`. */
export function quoted(words: readonly string[], otherwise: string): string {
  if (words.length === 0) return otherwise;
  const named = words.map((phrase) => `"${phrase}"`);
  const last = named.at(-1) ?? '';
  return named.length === 1 ? last : `${named.slice(0, -1).join(', ')} and ${last}`;
}

/** The place that a suggestion speaks of: the quoted words when they are few, else how they begin. */
export function place(own: OwnWords, otherwise: string): string {
  return own.quote === null ? otherwise : placeOfQuote(withoutLead(own.quote));
}

/** Fewer words are no place where anything could be said or added. */
export const FEWEST_WORDS_NAMED = 4;

/** The same, or `otherwise` where the quoted words are too few to be found again. */
export function placeOf(own: OwnWords, otherwise: string): string {
  return own.quote === null || countWords(own.quote) < FEWEST_WORDS_NAMED ? otherwise : place(own, otherwise);
}

/** In place of a wish that something were better: what, and from when. */
export function fromNowOn(spot: string): string {
  return `In place of ${spot}, say what you would like to see from now on, and from which day.`;
}

/** A way out for whoever cannot do what many are asked. */
export const IF_HARD_FOR_YOU = 'If this is hard for you, please tell us.';

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
  return countWords(words) <= MOST_WORDS_QUOTED;
}

/** Whether the quoted words are so few, and hold no figure. */
export function isBare({ quote, quotesFact }: OwnWords): boolean {
  return quote !== null && !quotesFact && isBrief(quote);
}

/** The end of a suggestion: `lead` and a question to ask, or nothing more where an earlier one has offered it. */
export function withQuestion({ offered }: OwnWords, lead: string, question: string): string {
  return offered.includes(`"${question}"`) ? '.' : `${lead} "${question}"`;
}

/** Whom a message to one speaks to. */
export function reader(own: OwnWords): string {
  return own.name ?? (own.isToMany ? 'your readers' : 'the reader');
}
