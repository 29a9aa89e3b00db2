/**
 * Makes of quotes that were found what reads best: two that stand side by side become one, a quote that stops at a comma goes on
 * where little is left of its sentence, and one that begins in a list takes along what the list begins with. All of it stays word
 * for word.
 */
import type { Quote } from './evidence.ts';
import type { Stretch } from './features.ts';
import { quotablePiece } from './quotable.ts';
import { type Quotable, withoutProtected } from './quotable-words.ts';
import { withoutTie } from './quote-edges.ts';
import { type Tokens, UNREAD_TOKEN } from './tokens.ts';
import { clauseStart } from './unread.ts';

/** What may part two quotes that read as one: a comma or the like, and a tie. */
const BETWEEN = /^[\s,:;–—-]{0,4}(?:(?:and|but|so|then|because)\s)?$/u;
/** More words are no longer read in one go. */
const MOST_WORDS_OF_JOINED = 32;
const MOST_WORDS_OF_TAIL = 4;
/** "…, a fallback by hand, and the name of whoever answers": what stands before its first comma is an item of a list. */
const FIRST_ITEM =
  /^(?!(?:he|she|they|i|we|you|it)\b(?! (?:says|said|told|thinks?|thought|believe)))[^\s,]+(?: [^\s,]+){0,3}, /iu;

function wordCountOf(text: string): number {
  let count = 1;
  for (let at = text.indexOf(' '); at >= 0; at = text.indexOf(' ', at + 1)) count += 1;
  return count;
}

/** What stands there as a quote; null where it cannot be quoted in one piece, or is too long to be read in one go. */
function quoteOf(notes: Quotable, start: number, end: number, share: number): Quote | null {
  const piece = quotablePiece(notes.written, start, end);
  if (piece === null || piece.start !== start || piece.end < end) return null;
  const text = notes.written.slice(start, piece.end);
  return wordCountOf(text) > MOST_WORDS_OF_JOINED ? null : { text, start, end: piece.end, share };
}

/** Two quotes and what stands between them as one; null where they do not read as one. */
function joined(notes: Quotable, one: Quote, other: Quote): Quote | null {
  const [first, last] = one.start < other.start ? [one, other] : [other, one];
  if (!BETWEEN.test(notes.written.slice(first.end, last.start))) return null;
  return quoteOf(notes, first.start, last.end, Math.max(first.share, last.share));
}

/** Quotes, loudest first, without two that stand side by side. */
export function joinNeighbours(notes: Quotable, quotes: readonly Quote[]): readonly Quote[] {
  const [first, second, ...others] = quotes;
  const whole = first === undefined || second === undefined ? null : joined(notes, first, second);
  return whole === null ? quotes : [whole, ...others];
}

/** Whether all words of a stretch were read and none of them is protected; so is what parts it from `start` or `end`. */
function isQuotable(notes: Quotable, tokens: Tokens, stretch: Stretch, start: number, end: number): boolean {
  for (let at = stretch.from; at < stretch.to; at += 1) if (tokens.words[at] === UNREAD_TOKEN) return false;
  const isRead = notes.written.slice(start, end) === notes.read.slice(start, end);
  return isRead && withoutProtected(notes, tokens, stretch) === null;
}

/** Where the sentence ends that a quote stops short of by a few words; null where it goes on longer. */
function tailEnd(notes: Quotable, tokens: Tokens, { end }: Quote): number | null {
  const { starts, ends, sentences } = tokens;
  const from = starts.findIndex((start) => start >= end);
  if (from < 1 || sentences[from] !== sentences[from - 1]) return null;
  let to = from;
  while (sentences[to] === sentences[from]) {
    if (to - from === MOST_WORDS_OF_TAIL) return null;
    to += 1;
  }
  const tail = ends[to - 1] ?? end;
  return isQuotable(notes, tokens, { from, to }, end, tail) ? tail : null;
}

/** Where the clause begins before the comma that a quote begins behind; null where it does not begin in a list. */
function headStart(notes: Quotable, tokens: Tokens, { text, start }: Quote): number | null {
  if (!FIRST_ITEM.test(text)) return null;
  const at = tokens.starts.indexOf(start);
  if (at < 1 || tokens.sentences[at] !== tokens.sentences[at - 1]) return null;
  const { from } = withoutTie({ from: clauseStart(tokens, at - 1), to: at }, tokens);
  const head = tokens.starts[from] ?? start;
  return isQuotable(notes, tokens, { from, to: at }, head, start) ? head : null;
}

/** The quote with the little that is left of its sentence and the head of its list; `others` are left their own words. */
export function withContext(notes: Quotable, tokens: Tokens, quote: Quote, others: readonly Quote[]): Quote {
  const isFree = (from: number, to: number): boolean =>
    others.every(({ start, end }) => end <= from || start >= to);
  let whole = quote;
  const tail = notes.written[quote.end] === ',' ? tailEnd(notes, tokens, quote) : null;
  if (tail !== null && isFree(quote.end, tail))
    whole = quoteOf(notes, quote.start, tail, quote.share) ?? quote;
  const isBehindComma = notes.written.slice(quote.start - 2, quote.start) === ', ';
  const head = isBehindComma ? headStart(notes, tokens, quote) : null;
  if (head === null || !isFree(head, quote.start)) return whole;
  return quoteOf(notes, head, whole.end, quote.share) ?? whole;
}
