import { countWords } from '../count-words.ts';

const FEWEST_WORDS_CUT = 2;
const FEWEST_WORDS_KEPT = 4;
/** Where one clause ends and another begins. */
const BREAK = /,\s+(?:(?:and|but|so)\s+)?|\s+(?=(?:and|but|so) )/gi;

/** What a part that is cut may not hold. */
const HOLDS_FIGURE = /\d/;

function canBeCut(cut: string, kept: string): boolean {
  return (
    countWords(cut) >= FEWEST_WORDS_CUT &&
    countWords(kept) >= FEWEST_WORDS_KEPT &&
    !HOLDS_FIGURE.test(cut) &&
    HOLDS_FIGURE.test(kept)
  );
}

/** The last clause of a quote, when `word` stands in it and every figure before it; null where it is not so. */
export function lastClauseWith(quote: string, word: string): string | null {
  const at = quote.toLowerCase().lastIndexOf(word.toLowerCase());
  const before = quote.slice(0, at);
  const breaks = [...before.matchAll(BREAK)];
  const start = breaks.at(-1)?.index;
  if (at < 0 || start === undefined) return null;
  const cut = quote.slice(start).replace(/^[,\s]+/, '');
  return canBeCut(cut, before.slice(0, start)) ? cut : null;
}

/** The clauses without a figure behind the last one that has one, or else before the first that has; null for none. */
export function clausesAroundFigures(quote: string): string | null {
  const parts = quote.split(/(?<=,)\s+/);
  const first = parts.findIndex((part) => HOLDS_FIGURE.test(part));
  const last = parts.findLastIndex((part) => HOLDS_FIGURE.test(part));
  const kept = parts.slice(first, last + 1).join(' ');
  const cut = (last < parts.length - 1 ? parts.slice(last + 1) : parts.slice(0, first))
    .join(' ')
    .replace(/,$/, '');
  return first >= 0 && canBeCut(cut, kept) ? cut : null;
}
