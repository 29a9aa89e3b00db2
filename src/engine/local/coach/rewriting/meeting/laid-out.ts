import type { Reader } from '../../../../engine.ts';
import type { Findings } from '../../judging/finding.ts';
import type { DraftReading } from '../../reading/draft-reading.ts';
import type { Body } from '../body.ts';
import type { DraftParts } from '../parts/draft-parts.ts';
import { haveSameWords } from '../same-words.ts';
import { isOpened } from '../wording/notes/notes.ts';
import { insteadOfHarsh } from './harsh-opening.ts';
import { inPlace } from './in-place.ts';
import { hasOwnLayout } from './own-layout.ts';
import { ownOpening } from './own-opening.ts';

/** Nobody lays out more than that by hand, and pairing sentences takes time by their square. */
const MOST_SENTENCES = 150;

/**
 * Whether notes are laid out by their writer, so that no point of theirs may leave its place. Not where a note works
 * against this reader: that one needs another place or other words.
 */
export function isLaidOut({ type, text }: DraftReading, parts: DraftParts, reader: Reader): boolean {
  if (type !== 'meeting_prep' || parts.greeting !== '' || !hasOwnLayout(text)) return false;
  const units = parts.paragraphs.flat();
  if (units.length > MOST_SENTENCES) return false;
  return !units.some((unit) => {
    const opening = ownOpening(unit.text);
    return isOpened(unit.text) || (opening !== null && insteadOfHarsh(opening, reader.primaryCode) !== null);
  });
}

/** With more faults than this, notes in which no sentence can be mended are sorted anew. */
const MOST_FAULTS_LEFT = 1;

/**
 * Notes in their layout without what a risk quotes; where that changes nothing, with every sentence edited, and null
 * where that changes nothing either though several faults were found.
 */
export function mendedInPlace(
  { text }: DraftReading,
  parts: DraftParts,
  { risks }: Findings,
  bodyOf: (isRight: boolean) => Body,
): string | null {
  const mended = inPlace(text, parts, bodyOf(true));
  if (risks.length === 0 || !haveSameWords(mended, text)) return mended;
  const edited = inPlace(text, parts, bodyOf(false));
  return risks.length > MOST_FAULTS_LEFT && haveSameWords(edited, text) ? null : edited;
}
