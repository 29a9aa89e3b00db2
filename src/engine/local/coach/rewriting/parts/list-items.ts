import { allMatches } from '../../../../facts/all-matches.ts';
import type { Unit } from './draft-parts.ts';

const INLINE_MARKER = /(?<=^|[\s:;,.])\(?(\d{1,2})[).]\s+/g;
const FEWEST_ITEMS = 3;

/** A stretch of a paragraph: words before the first point, or the words of one. */
interface Piece {
  readonly unit: Unit;
  readonly text: string;
  /** The number of the point that begins here; null when the words go on with what stands before. */
  readonly number: number | null;
}

/**
 * A paragraph that counts its points, "(1) call Lars (2) book the tent (3) …", as its opening, numbered items, and
 * what follows the last of them. Null when it does not count from 1 upwards.
 */
export function asListItems(units: readonly Unit[]): readonly Unit[] | null {
  if (units.some((unit) => unit.isListItem)) return null;
  const pieces = piecesOf(units);
  const last = pieces.findLastIndex((piece) => piece.number !== null);
  const first = pieces.findIndex((piece) => piece.number !== null);
  const points = pieces.filter((piece) => piece.number !== null);
  if (points.length < FEWEST_ITEMS) return null;
  const opening = pieces
    .slice(0, first)
    .map((piece, index, all) => openingOf(piece, index === all.length - 1));
  const items: Unit[] = [];
  for (const piece of pieces.slice(first, last + 1)) {
    const before = items.at(-1);
    if (piece.number === null && before !== undefined)
      items[items.length - 1] = { ...before, text: `${before.text} ${piece.text}`.trim() };
    else items.push(itemOf(piece));
  }
  return [...opening, ...items, ...pieces.slice(last + 1).map(({ unit, text }) => ({ ...unit, text }))];
}

/** The sentences parted where the next point begins. */
function piecesOf(units: readonly Unit[]): readonly Piece[] {
  const pieces: Piece[] = [];
  let next = 1;
  for (const unit of units) {
    let from = 0;
    let number: number | null = null;
    for (const mark of allMatches(unit.text, INLINE_MARKER)) {
      if (Number(mark[1]) !== next) continue;
      const text = unit.text.slice(from, mark.index).trim();
      if (text !== '') pieces.push({ unit, text, number });
      number = next;
      next += 1;
      from = mark.index + mark[0].length;
    }
    const text = unit.text.slice(from).trim();
    if (text !== '') pieces.push({ unit, text, number });
  }
  return pieces;
}

function openingOf({ unit, text }: Piece, isLast: boolean): Unit {
  return { ...unit, text: isLast ? `${text.replace(/[.,;:]$/, '')}:` : text };
}

function itemOf({ unit, text, number }: Piece): Unit {
  return {
    ...unit,
    text: text.replace(/[,;.]$/, ''),
    isListItem: true,
    marker: `${number ?? ''}. `,
    startsLine: true,
  };
}
