/** Finds the stretch of the notes that speaks loudest for a profile, so that it can be quoted word for word. */
import type { Stretch } from './features.ts';
import { NONE_CLASS, type ProfileModel } from './model.ts';
import { type Part, readPart } from './parts.ts';
import type { Reading } from './signals.ts';
import type { Tokens } from './tokens.ts';

/** A verbatim stretch of the notes: `notes.slice(start, end) === text`. */
export interface Quote {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Share of the profile among all classes, judged from these words alone; 0 to 1. */
  readonly share: number;
}

const LONGEST_QUOTE_WORDS = 20;
const SHORTEST_FULL_QUOTE_WORDS = 4;
/** Notes can be a book; quotes are looked for in this many words from the front. */
const SEARCHED_WORDS = 2000;

/** Words that only tie a clause to the one before; a quote reads better without them. */
const TIES = new Set(['and', 'but', 'or', 'so', 'because', 'since', 'then']);
const LEAST_WORDS_AFTER_TIE = 3;

/** The clauses from the front as they were read; long ones are cut into overlapping windows and read again. */
function quotableParts(reading: Reading, model: ProfileModel): Part[] {
  const parts: Part[] = [];
  const rows = [reading.wordRows, reading.pairRows] as const;
  for (const clause of reading.clauses) {
    if (clause.from >= SEARCHED_WORDS) break;
    const to = Math.min(clause.to, SEARCHED_WORDS);
    if (clause.to - clause.from <= LONGEST_QUOTE_WORDS) parts.push(clause);
    else {
      const step = LONGEST_QUOTE_WORDS / 2;
      for (let start = clause.from; start + step < to; start += step) {
        parts.push(readPart(rows, start, Math.min(to, start + LONGEST_QUOTE_WORDS), model));
      }
    }
  }
  return parts;
}

/** The stretch without a leading tie, and without half a contraction ("n't" of "won't") at its front. */
function withoutTie({ from, to }: Stretch, { words, starts, ends }: Tokens): Stretch {
  const isHalf = from > 0 && starts[from] === ends[from - 1];
  if (isHalf) return { from: from - 1, to };
  const isTie = TIES.has(words[from] ?? '') && to - from > LEAST_WORDS_AFTER_TIE;
  return isTie ? { from: from + 1, to } : { from, to };
}

function isBreak(character: string): boolean {
  return character === '"' || character === '\n' || character === '\r';
}

/** The longest piece without a double quote or line break, trimmed; null when nothing is left. */
function quotablePiece(notes: string, start: number, end: number): { start: number; end: number } | null {
  let best: { start: number; end: number } | null = null;
  let from = start;
  for (let at = start; at <= end; at += 1) {
    if (at < end && !isBreak(notes.charAt(at))) continue;
    let left = from;
    let right = at;
    while (left < right && notes.charCodeAt(left) <= 32) left += 1;
    while (right > left && notes.charCodeAt(right - 1) <= 32) right -= 1;
    if (right > left && (best === null || right - left > best.end - best.start))
      best = { start: left, end: right };
    from = at + 1;
  }
  return best;
}

/** Quotes for one class, strongest first, at most `count`, none overlapping one in `taken`. */
export function findQuotes(
  notes: string,
  reading: Reading,
  model: ProfileModel,
  profile: number,
  count: number,
  taken: readonly Quote[],
): Quote[] {
  const rated = quotableParts(reading, model).map(({ from, to, shares }) => {
    const fullness = Math.min(1, (to - from) / SHORTEST_FULL_QUOTE_WORDS);
    return {
      stretch: { from, to },
      share: (shares[profile] ?? 0) * fullness * (1 - (shares[NONE_CLASS] ?? 0)),
    };
  });
  rated.sort((a, b) => b.share - a.share || a.stretch.from - b.stretch.from);
  const quotes: Quote[] = [];
  for (const { stretch, share } of rated) {
    if (quotes.length >= count) break;
    const { from, to } = withoutTie(stretch, reading.tokens);
    const first = reading.tokens.starts[from] ?? 0;
    const last = reading.tokens.ends[to - 1] ?? first;
    const piece = quotablePiece(notes, first, last);
    if (piece === null) continue;
    const overlaps = [...taken, ...quotes].some(
      (quote) => quote.start < piece.end && piece.start < quote.end,
    );
    if (!overlaps) quotes.push({ ...piece, text: notes.slice(piece.start, piece.end), share });
  }
  return quotes;
}
