/** Where a quote begins and ends, so that it reads well by itself. */
import type { Stretch } from './features.ts';
import { type Piece, quotablePiece } from './quotable.ts';
import { type Quotable, withoutLooseEnd, withoutLooseFront, withoutProtected } from './quotable-words.ts';
import { type Tokens, UNREAD_TOKEN } from './tokens.ts';
import { clauseEnd, clauseStart, wordSet } from './unread.ts';

/** So few words more begin or end a long clause rather than a cut in it. */
export const MOST_WORDS_TO_CLAUSE_END = 4;

/** Words that only tie a clause to the one before; a quote reads better without them. */
const TIES = new Set(['and', 'but', 'or', 'so', 'because', 'then']);
const LEAST_WORDS_AFTER_TIE = 3;
/** "So many out, so many in" ties nothing. */
const DEGREES = wordSet('many much few little long far');
/** What is said while somebody thinks; a transcript holds it, and a quote does not need it at its ends. */
const FILLERS = wordSet('um umm er erm uh hm hmm yeah basically anyway');

/** The stretch without unread words at its front ("No idea how she decides, but …"). */
function withoutUnread({ from, to }: Stretch, { words }: Tokens): Stretch {
  let first = from;
  while (first < to && words[first] === UNREAD_TOKEN) first += 1;
  return first < to ? { from: first, to } : { from, to };
}

/** The stretch without a leading tie, and without half a contraction ("n't" of "won't") at its front. */
export function withoutTie(
  { from, to }: Stretch,
  { words, starts, ends, isApart, sentences }: Tokens,
): Stretch {
  const isHalf = from > 0 && starts[from] === ends[from - 1];
  if (isHalf) return { from: from - 1, to };
  // "Since the strike he asks …" tells when.
  const isReason =
    words[from] === 'since' && isApart[from] === true && sentences[from] === sentences[from - 1];
  const isTie = isReason || (TIES.has(words[from] ?? '') && !DEGREES.has(words[from + 1] ?? ''));
  return isTie && to - from > LEAST_WORDS_AFTER_TIE ? { from: from + 1, to } : { from, to };
}

/** The stretch without cuts within a clause: to where the clause begins or ends if that is near, else to where a quote can. */
function withoutCuts(stretch: Stretch, notes: Quotable, tokens: Tokens): Stretch {
  return withoutCutInFront(withoutCutBehind(stretch, notes, tokens), notes, tokens);
}

function withoutCutInFront(stretch: Stretch, notes: Quotable, tokens: Tokens): Stretch {
  const { from, to } = stretch;
  if (from === 0 || tokens.segments[from] !== tokens.segments[from - 1]) return stretch;
  const whole = { from: clauseStart(tokens, from), to };
  const isNear = from - whole.from <= MOST_WORDS_TO_CLAUSE_END;
  return isNear && withoutProtected(notes, tokens, whole) === null
    ? whole
    : withoutLooseFront(tokens, stretch);
}

function withoutCutBehind(stretch: Stretch, notes: Quotable, tokens: Tokens): Stretch {
  const { from, to } = stretch;
  if (tokens.segments[to] !== tokens.segments[to - 1]) return stretch;
  const whole = { from, to: clauseEnd(tokens, to) };
  const isNear = whole.to - to <= MOST_WORDS_TO_CLAUSE_END;
  return isNear && withoutProtected(notes, tokens, whole) === null ? whole : withoutLooseEnd(tokens, stretch);
}

/** The stretch without what fills a pause at its ends. */
function withoutFillers({ from, to }: Stretch, { words }: Tokens): Stretch {
  let first = from;
  let end = to;
  while (first < end && FILLERS.has(words[first] ?? '')) first += 1;
  while (end > first && FILLERS.has(words[end - 1] ?? '')) end -= 1;
  return end > first ? { from: first, to: end } : { from, to };
}

/** A stretch that was found to tell something, from where it can begin to where it can end; `isRest` of what is left of a clause. */
export function readingWell(stretch: Stretch, isRest: boolean, notes: Quotable, tokens: Tokens): Stretch {
  const uncut = isRest ? stretch : withoutCuts(stretch, notes, tokens);
  return withoutFillers(withoutTie(withoutFillers(withoutUnread(uncut, tokens), tokens), tokens), tokens);
}

/** Whether the words that follow were left unread. */
function isBeforeGap({ written, read }: Quotable, end: number): boolean {
  return written[end] === ' ' && read[end + 1] === ' ' && written[end + 1] !== ' ';
}

/** What to quote of a stretch; without loose words at its end where it stops short of what is unread or a quotation mark. */
export function pieceOf({ from, to }: Stretch, notes: Quotable, tokens: Tokens): Piece | null {
  const { starts, ends } = tokens;
  const last = ends[to - 1] ?? 0;
  const piece = quotablePiece(notes.written, starts[from] ?? 0, last);
  if (piece === null || !(piece.end < last || isBeforeGap(notes, piece.end))) return piece;
  let first = from;
  let end = to;
  while (first < to && (starts[first] ?? 0) < piece.start) first += 1;
  while (end > first && (ends[end - 1] ?? 0) > piece.end) end -= 1;
  const shorter = withoutLooseEnd(tokens, { from: first, to: end });
  return shorter.to === end ? piece : quotablePiece(notes.written, piece.start, ends[shorter.to - 1] ?? 0);
}
