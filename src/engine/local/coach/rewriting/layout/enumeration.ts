import type { Rewritten } from '../body/body.ts';
import { capitalised } from '../sentence/smooth.ts';
import { heading, item } from './labels.ts';

type Paragraphs = readonly (readonly Rewritten[])[];

const FEWEST_PIECES = 3;
const MOST_PIECE_WORDS = 24;
const FEWEST_PIECE_WORDS = 2;
const FEWEST_OPENING_WORDS = 2;

/** "The updates: one thing; another; a third." in one sentence as a line and its points; all else as it is. */
export function withEnumerations(paragraphs: Paragraphs): Paragraphs {
  return paragraphs.flatMap((sentences) => {
    const at = sentences.findIndex((sentence) => !sentence.isListItem && piecesOf(sentence.text) !== null);
    const found = sentences[at];
    const pieces = found === undefined ? null : piecesOf(found.text);
    if (found === undefined || pieces === null) return [sentences];
    const after = sentences.slice(at + 1);
    return [
      [...sentences.slice(0, at), heading(pieces.opening, found)],
      ...pieces.points.map((text) => [item(text, '- ', found)]),
      ...(after.length > 0 ? [after] : []),
    ];
  });
}

/** The line in front and the pieces behind it, when each piece is of a length to be a point. */
function piecesOf(text: string): { opening: string; points: readonly string[] } | null {
  const colon = text.lastIndexOf(': ');
  if (colon < 0 || !text.includes(';') || text.endsWith('?')) return null;
  const points = text
    .slice(colon + 2)
    .replace(/[.!]$/, '')
    .split('; ')
    .map((piece) => capitalised(piece.replace(/^and /i, '').trim()));
  const areShort = points.every((piece) => {
    const count = piece.split(' ').length;
    return count >= FEWEST_PIECE_WORDS && count <= MOST_PIECE_WORDS;
  });
  const opening = text.slice(0, colon + 1);
  const isLine = opening.split(' ').length >= FEWEST_OPENING_WORDS;
  return areShort && isLine && points.length >= FEWEST_PIECES ? { opening, points } : null;
}
