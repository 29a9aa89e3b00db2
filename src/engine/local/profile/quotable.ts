/** Trims a stretch of the notes to what reads well between double quotes; what is left is still word for word. */
export interface Piece {
  readonly start: number;
  readonly end: number;
}

const PUNCTUATION_BEFORE_WORD = /(?<![\p{L}\p{N}])['‘]/u;
const CLOSING_MARKS = new Set(["'", '’']);
const HALF_CHARACTER_CODE = /&#?\w{1,10}$/;
const TAG_START = /^<\/?[a-z]/i;

/**
 * The longest piece without a double quote or line break, without half a tag or character code of a web page at its
 * ends, and with the per cent sign or the single quotation mark that closes it; null when nothing is left.
 */
export function quotablePiece(notes: string, start: number, end: number): Piece | null {
  const longest = longestPiece(notes, start, end);
  if (longest === null) return null;
  const bare = withoutMarkup(notes, longest);
  return bare === null ? null : withClosingMark(notes, bare);
}

function isBreak(character: string): boolean {
  return character === '"' || character === '\n' || character === '\r';
}

function longestPiece(notes: string, start: number, end: number): Piece | null {
  let best: Piece | null = null;
  let from = start;
  for (let at = start; at <= end; at += 1) {
    if (at < end && !isBreak(notes.charAt(at))) continue;
    const piece = trimmed(notes, from, at);
    if (piece !== null && (best === null || piece.end - piece.start > best.end - best.start)) best = piece;
    from = at + 1;
  }
  return best;
}

/** Whether white space or a comma stands there; neither begins or ends a quote. */
function isLoose(notes: string, at: number): boolean {
  return notes.charCodeAt(at) <= 32 || notes[at] === ',';
}

function trimmed(notes: string, start: number, end: number): Piece | null {
  let left = start;
  let right = end;
  while (left < right && isLoose(notes, left)) left += 1;
  while (right > left && isLoose(notes, right - 1)) right -= 1;
  return right > left ? { start: left, end: right } : null;
}

/** Notes of other programs may be web pages; the words begin after a tag and end before one. */
function withoutMarkup(notes: string, piece: Piece): Piece | null {
  const front = withoutTagsInFront(notes, piece);
  if (front === null) return null;
  let { end } = front;
  for (;;) {
    const text = notes.slice(front.start, end);
    const tag = text.lastIndexOf('<');
    const isTagAtEnd = tag >= 0 && TAG_START.test(text.slice(tag)) && !/>./s.test(text.slice(tag));
    const code = notes.charAt(end) === ';' ? text.search(HALF_CHARACTER_CODE) : -1;
    const cut = isTagAtEnd ? tag : code;
    if (cut < 0) return { start: front.start, end };
    const shorter = trimmed(notes, front.start, front.start + cut);
    if (shorter === null) return null;
    end = shorter.end;
  }
}

function withoutTagsInFront(notes: string, piece: Piece): Piece | null {
  let current: Piece | null = piece;
  while (current !== null && isAtTag(notes, current.start)) {
    const tagEnd = notes.indexOf('>', current.start);
    current = tagEnd < 0 || tagEnd >= current.end ? null : trimmed(notes, tagEnd + 1, current.end);
  }
  return current;
}

/** Whether a tag starts here or has just started: its bracket is no word and may stand before the stretch. */
function isAtTag(notes: string, at: number): boolean {
  for (let open = at; open >= 0 && open >= at - 2; open -= 1)
    if (notes[open] === '<' && TAG_START.test(notes.slice(open, at + 2))) return true;
  return false;
}

function withClosingMark(notes: string, piece: Piece): Piece {
  const { start } = piece;
  const end = notes.charAt(piece.end) === '%' ? piece.end + 1 : piece.end;
  const isClosed =
    CLOSING_MARKS.has(notes.charAt(end)) && PUNCTUATION_BEFORE_WORD.test(notes.slice(start, end));
  return isClosed ? { start, end: end + 1 } : { start, end };
}
