import type { Reader } from '../../../../engine.ts';
import type { Findings } from '../../judging/finding.ts';
import type { DraftReading } from '../../reading/draft-reading.ts';
import { type Body, statement } from '../body/body.ts';
import type { DraftParts } from '../parts/draft-parts.ts';
import type { Unit } from '../parts/unit.ts';
import { haveSameWords } from '../same-words.ts';
import { isTurned } from '../wording/notes/notes.ts';
import { SHOW_NOTE } from '../wording/notes/private-notes.ts';
import { insteadOfHarsh } from './harsh-opening.ts';
import { inPlace } from './in-place.ts';
import { placeOf } from './note-places.ts';
import { hasOwnOrder, isInLines, isRowOfPoints } from './own-layout.ts';
import { ownOpening } from './own-opening.ts';

/** Nobody lays out more than that by hand, and pairing sentences takes time by their square. */
const MOST_SENTENCES = 150;

/**
 * Whether notes are laid out by their writer, so that no point of theirs may leave its place. Not a mere row of points,
 * and none that work against the reader: those need another order or other words.
 */
export function isLaidOut({ type, text }: DraftReading, parts: DraftParts, reader: Reader): boolean {
  if (type !== 'meeting_prep' || parts.greeting !== '' || !isInLines(text)) return false;
  const units = parts.paragraphs.flat();
  if (units.length > MOST_SENTENCES) return false;
  if (!hasOwnOrder(text) && isRowOfPoints(text)) return false;
  return !units.some((unit) => {
    const opening = ownOpening(unit.text);
    return isTurned(unit.text) || (opening !== null && insteadOfHarsh(opening, reader.primaryCode) !== null);
  });
}

/** Notes say what they want of the reader where they ask it, or call it a decision. */
const SAYS_WHAT_IS_WANTED = /\?(?=["”’)]*(?:\s|$))|\b(?:decision|to decide|the ask)\b[^.!?:]{0,20}:/i;

/** Whether notes ask what they want of the reader and begin with nothing that this reader would hear last. */
export function areInOrder({ text }: DraftReading, parts: DraftParts, reader: Reader): boolean {
  return SAYS_WHAT_IS_WANTED.test(text) && !parts.paragraphs.flat().some((unit) => canWait(unit, reader));
}

function canWait({ text }: Unit, { primaryCode }: Reader): boolean {
  return placeOf(statement(text), primaryCode) === 'later';
}

/** Notes in their layout without what a risk quotes, or, where that changes nothing, with every sentence edited. */
export function mendedInPlace(
  { text }: DraftReading,
  parts: DraftParts,
  { risks }: Findings,
  bodyOf: (isRight: boolean) => Body,
): string {
  const isBoast = (unit: string): boolean => SHOW_NOTE.test(unit) && isNamedHype(unit, risks);
  // "Nothing else." and "Then go." are what the writer means to do; only what is criticised may go.
  const keeps = (unit: string): boolean => !isBoast(unit) && !isQuoted(unit, risks);
  const mended = inPlace(text, parts, bodyOf(true), { isSpare: isBoast, keeps });
  return risks.length === 0 || !haveSameWords(mended, text)
    ? mended
    : inPlace(text, parts, bodyOf(false), { isSpare: isBoast, keeps });
}

function isQuoted(unit: string, risks: Findings['risks']): boolean {
  return risks.some(({ quote }) => quote !== null && quotes(quote, unit));
}

function isNamedHype(unit: string, risks: Findings['risks']): boolean {
  return risks.some(({ tag, quote }) => tag === 'hype' && quote !== null && quotes(quote, unit));
}

function quotes(quote: string, unit: string): boolean {
  return unit.includes(quote) || quote.includes(unit.replace(/[.!?]+$/, ''));
}
