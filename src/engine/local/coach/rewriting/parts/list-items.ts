import { allMatches } from '../../../../facts/all-matches.ts';
import { withFullStop } from '../sentence/smooth.ts';
import type { Unit } from './draft-parts.ts';

/** How a row counts its points inside a line. */
interface Count {
  readonly marker: RegExp;
  /** The mark of a point by its place, from 1. */
  readonly markOf: (place: number) => string;
  /** The same as it stands in front of the item. */
  readonly shownAs: (mark: string) => string;
}

/** "(1) …" */
const BY_NUMBER: Count = {
  marker: /(?<=^|[\s:;,.])\(?(\d{1,2})[).]\s+/g,
  markOf: (place) => `${place}`,
  shownAs: (mark) => `${mark}. `,
};
/** "a) …" */
const BY_LETTER: Count = {
  marker: /(?<=^|[\s:;,.])\(?([a-j])\)\s+/g,
  markOf: (place) => String.fromCharCode('a'.charCodeAt(0) + place - 1),
  shownAs: (mark) => `${mark}) `,
};
const FEWEST_ITEMS = 3;
/** "She has been upset since June.": a sentence of its own that announces no points. */
const TELLS_OF_SOMEBODY = /^(?:he|she|they)\b(?!.*\b(?:to|following|points|things)\b).*\.$/iu;

/** A stretch of a paragraph: words before the first point, or the words of one. */
interface Piece {
  readonly unit: Unit;
  readonly text: string;
  /** The mark of the point that begins here; null when the words go on with what stands before. */
  readonly mark: string | null;
}

/**
 * A paragraph that counts its points, "(1) call Lars (2) book the tent (3) …", as its opening, numbered items, and
 * what follows the last of them. Null when it does not count from 1
 * upwards, or, among notes, from a.
 */
export function asListItems(units: readonly Unit[], areNotes = false): readonly Unit[] | null {
  if (units.some((unit) => unit.isListItem)) return null;
  return itemsBy(BY_NUMBER, units) ?? (areNotes ? itemsBy(BY_LETTER, units) : null);
}

function itemsBy(count: Count, units: readonly Unit[]): readonly Unit[] | null {
  const pieces = piecesOf(units, count);
  const last = pieces.findLastIndex((piece) => piece.mark !== null);
  const first = pieces.findIndex((piece) => piece.mark !== null);
  const points = pieces.filter((piece) => piece.mark !== null);
  if (points.length < FEWEST_ITEMS) return null;
  const opening = pieces
    .slice(0, first)
    .map((piece, index, all) => openingOf(piece, index === all.length - 1));
  const items: Unit[] = [];
  for (const piece of pieces.slice(first, last + 1)) {
    const before = items.at(-1);
    if (piece.mark === null && before !== undefined)
      items[items.length - 1] = { ...before, text: `${withFullStop(before.text)} ${piece.text}`.trim() };
    else items.push(itemOf(piece, count));
  }
  return [...opening, ...items, ...pieces.slice(last + 1).map(({ unit, text }) => ({ ...unit, text }))];
}

/** The sentences parted where the next point begins. */
function piecesOf(units: readonly Unit[], { marker, markOf }: Count): readonly Piece[] {
  const pieces: Piece[] = [];
  let next = 1;
  for (const unit of units) {
    let from = 0;
    let mark: string | null = null;
    for (const found of allMatches(unit.text, marker)) {
      if (found[1] !== markOf(next)) continue;
      const text = unit.text.slice(from, found.index).trim();
      if (text !== '') pieces.push({ unit, text, mark });
      mark = markOf(next);
      next += 1;
      from = found.index + found[0].length;
    }
    const text = unit.text.slice(from).trim();
    if (text !== '') pieces.push({ unit, text, mark });
  }
  return pieces;
}

function openingOf({ unit, text }: Piece, isLast: boolean): Unit {
  const leadsOn = isLast && !/: \S/.test(text) && !TELLS_OF_SOMEBODY.test(text);
  return { ...unit, text: leadsOn ? `${text.replace(/[.,;:]$/, '')}:` : text };
}

function itemOf({ unit, text, mark }: Piece, { shownAs }: Count): Unit {
  return {
    ...unit,
    text: text.replace(/[,;.]$/, ''),
    isListItem: true,
    marker: shownAs(mark ?? ''),
    startsLine: true,
  };
}
