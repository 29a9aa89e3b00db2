import { countWords } from '../../count-words.ts';
import { withoutLooseEnd } from '../../judging/loose-ends.ts';
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

/** The place that a suggestion speaks of: the quoted words when they are few, else how they begin. */
export function place(own: OwnWords, otherwise: string): string {
  if (own.quote === null) return otherwise;
  const quote = withoutLead(own.quote);
  if (countWords(quote) <= SHORT_WORDS) return `"${quote}"`;
  const [before = ''] = quote.split(/\s+/).slice(0, FIRST_WORDS).join(' ').split(/ \(/);
  const first = withoutLooseEnd(before).replace(/[\s,;:]+$/, '');
  return `the part that begins "${first}"`;
}

/** " by 9 June", or nothing. */
export function by(own: OwnWords): string {
  return own.deadline === null ? '' : ` ${own.deadline}`;
}

/** `words` inside a sentence that goes on behind them. */
export function midway(words: string): string {
  return sentence(words).replace(/\.$/, '');
}

/** The sentence to write in its place, where the rewrite has one. */
export function written(own: OwnWords, otherwise: string): string {
  return own.instead === null ? otherwise : `Write "${sentence(own.instead)}"`;
}

/** Where to start, when the draft has a plain fact to offer. */
export function fact(own: OwnWords, lead: string): string {
  return own.fact === null ? '' : ` ${lead} "${sentence(withoutLead(own.fact))}"`;
}

/** Whom a message to one speaks to. */
export function reader(own: OwnWords): string {
  return own.name ?? (own.isToMany ? 'your readers' : 'the reader');
}
