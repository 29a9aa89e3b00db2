/** Finds the stretch of the notes that speaks loudest for a profile, so that it can be quoted word for word. */
import type { Stretch } from './features.ts';
import { NONE_CLASS, type ProfileModel } from './model.ts';
import { type Part, readPart } from './parts.ts';
import { type Quotable, withoutProtected } from './quotable-words.ts';
import { pieceOf, readingWell } from './quote-edges.ts';
import type { Reading } from './signals.ts';
import { NAME_TOKEN, type Tokens } from './tokens.ts';
import { windowsOf } from './windows.ts';

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
/** "Eve wrote" says nothing of Eve. */
const LEAST_OWN_WORDS_OF_FURTHER_QUOTE = 2;
/** What is left of a clause without its protected word is worth quoting only when it still tells something. */
const LEAST_SHARE_OF_REST = 0.2;
/** Notes can be a book; quotes are looked for in this many words from the front. */
const SEARCHED_WORDS = 2000;

/** The clauses from the front as they were read; long ones are cut into overlapping windows and read again. */
function quotableParts(reading: Reading, model: ProfileModel): Part[] {
  const parts: Part[] = [];
  const rows = [reading.wordRows, reading.pairRows] as const;
  for (const clause of reading.clauses) {
    if (clause.from >= SEARCHED_WORDS) break;
    const to = Math.min(clause.to, SEARCHED_WORDS);
    if (clause.to - clause.from <= LONGEST_QUOTE_WORDS) parts.push(clause);
    else {
      for (const window of windowsOf(reading.tokens, { from: clause.from, to }, LONGEST_QUOTE_WORDS))
        parts.push(readPart(rows, window.from, window.to, model));
    }
  }
  return parts;
}

/** A stretch that could be quoted, and how loudly it speaks. */
interface Candidate {
  readonly stretch: Stretch;
  readonly share: number;
  /** Whether it is what was left of a clause without a protected word. */
  readonly isRest: boolean;
}

function rate({ from, to, shares }: Part, profile: number, isRest: boolean): Candidate {
  const fullness = Math.min(1, (to - from) / SHORTEST_FULL_QUOTE_WORDS);
  const share = (shares[profile] ?? 0) * fullness * (1 - (shares[NONE_CLASS] ?? 0));
  return { stretch: { from, to }, share, isRest };
}

function louderFirst(a: Candidate, b: Candidate): number {
  return b.share - a.share || a.stretch.from - b.stretch.from;
}

/** What can be quoted of a candidate with a protected word, by how loudly it speaks alone; null when it holds none. */
function restsOf(
  { stretch, isRest }: Candidate,
  notes: Quotable,
  reading: Reading,
  model: ProfileModel,
  profile: number,
): Candidate[] | null {
  const rests = isRest ? null : withoutProtected(notes, reading.tokens, stretch);
  if (rests === null) return null;
  const rows = [reading.wordRows, reading.pairRows] as const;
  return rests
    .map(({ from, to }) => rate(readPart(rows, from, to, model), profile, true))
    .filter(({ share }) => share >= LEAST_SHARE_OF_REST);
}

/** Words that say something: neither the person nor a mark. */
function ownWords({ from, to }: Stretch, { words }: Tokens): number {
  let count = 0;
  for (let at = from; at < to; at += 1) {
    const word = words[at] ?? '';
    if (word !== NAME_TOKEN && word !== '?' && word !== '!') count += 1;
  }
  return count;
}

/** Whether a quote overlaps one of the others, or says the same. */
export function isLikeOneOf(piece: Quote, quotes: readonly Quote[]): boolean {
  const lower = piece.text.toLowerCase();
  return quotes.some(
    (quote) => (quote.start < piece.end && piece.start < quote.end) || quote.text.toLowerCase() === lower,
  );
}

/** Quotes for one class, strongest first, at most `count`, none overlapping or repeating one in `taken`. */
export function findQuotes(
  notes: Quotable,
  reading: Reading,
  model: ProfileModel,
  profile: number,
  count: number,
  taken: readonly Quote[],
): Quote[] {
  const candidates = quotableParts(reading, model).map((part) => rate(part, profile, false));
  candidates.sort(louderFirst);
  const quotes: Quote[] = [];
  for (let next = 0; next < candidates.length && quotes.length < count; next += 1) {
    const candidate = candidates[next];
    if (candidate === undefined) break;
    const rests = restsOf(candidate, notes, reading, model, profile);
    if (rests !== null) {
      const others = [...candidates.slice(next + 1), ...rests].sort(louderFirst);
      candidates.splice(next + 1, candidates.length, ...others);
      continue;
    }
    const { from, to } = readingWell(candidate.stretch, candidate.isRest, notes, reading.tokens);
    if (quotes.length > 0 && ownWords({ from, to }, reading.tokens) < LEAST_OWN_WORDS_OF_FURTHER_QUOTE)
      continue;
    const piece = pieceOf({ from, to }, notes, reading.tokens);
    if (piece === null) continue;
    const quote = { ...piece, text: notes.written.slice(piece.start, piece.end), share: candidate.share };
    if (!isLikeOneOf(quote, [...taken, ...quotes])) quotes.push(quote);
  }
  return quotes;
}
