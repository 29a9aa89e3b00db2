import { capitalised } from '../sentence/smooth.ts';

const FEWEST_FIGURES = 2;
/** Commas, semicolons and "and" outside brackets where the next piece begins with what it counts, or with a number. */
const BETWEEN = /(?:, and |; | and |, )(?![^()]{0,80}\))/g;
const PIECE =
  /^(?!(?:with|of|by|from|to|for|on|in|at|than|against|versus|vs|per|though|but|so|which|who|all|is|are|was|were|has|have|had|did|will|would|can|could|went|fell|rose|took|came|dropped|grew|now|then|still|also|only)\b)(?=.*\d)(?:\S+ ){1,}\S+$/i;
const LONGEST_POINT_WORDS = 26;

/**
 * Sentences of figures as the points of a list, an enumeration split into its pieces; null when there are fewer than
 * two, or one is too long for a point.
 */
export function asFigures(sentences: readonly string[], fewest = FEWEST_FIGURES): readonly string[] | null {
  const points = sentences.flatMap(pieces);
  if (points.length < fewest) return null;
  return points.some((point) => point.split(' ').length > LONGEST_POINT_WORDS) ? null : points;
}

const ADDS = /^(?:(?:and|so|also|oh|plus|then)\b,? )+/i;

/** "61 of 140 accept three days, 52 would accept two, and 27 did not answer": three pieces with a figure each. */
function pieces(sentence: string): readonly string[] {
  const plain = capitalised(sentence.replace(ADDS, ''));
  const parts = plain.replace(/[.!]$/, '').split(BETWEEN);
  const areWhole = parts.length > 1 && parts.every((part) => PIECE.test(part) && isWholePiece(part));
  return areWhole
    ? parts.map((part) => capitalised(part))
    : [plain.replace(/(?<!\b(?:etc|approx|\p{Lu}))[.]$/u, '')];
}

/** "38 in October" has lost what it counts. */
const FEWEST_PIECE_WORDS = 4;

function isWholePiece(part: string): boolean {
  if (part.split(' ').length < FEWEST_PIECE_WORDS) return false;
  return /\b(?:vs\.?|versus|against|of|to|from|is|are|was|were|had|has|did|would|said|came|went|fell|rose|took|in)\b/i.test(
    part,
  );
}
