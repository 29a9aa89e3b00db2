import type { ProfileCode } from '../../../../../domain/profiles.ts';
import type { DraftReading } from '../../reading/draft-reading.ts';
import type { Body } from '../body/body.ts';
import { joinBlocks } from '../compose/compose-message.ts';
import type { DraftParts } from '../parts/draft-parts.ts';
import { composeMeetingPrep } from './compose-meeting-prep.ts';
import { inPlace } from './in-place.ts';
import { isSoundSheet } from './sound-sheet.ts';

/**
 * Notes sorted for this reader where that tears nothing apart; else in their writer's order, each line as it stood, and
 * a row that ran on in one line with each note on a line of its own.
 */
export function composeNotes(
  reading: DraftReading,
  parts: DraftParts,
  body: Body,
  profile: ProfileCode | null,
): string {
  const sheet = composeMeetingPrep(parts, body, profile);
  const sentences = parts.paragraphs.flat().map(({ text }) => text);
  if (isSoundSheet(sentences, sheet)) return sheet;
  const lines = isInOneLine(reading.text) ? inLines(parts, body) : null;
  return lines ?? inPlace(reading.text, parts, body, { keepsAll: true });
}

function isInOneLine(text: string): boolean {
  return !text.trim().includes('\n');
}

/** The notes one below the other, in the order of their writer; null where a title and its notes cannot be told apart. */
function inLines(parts: DraftParts, body: Body): string | null {
  const [first, ...behind] = body.paragraphs.flat();
  if (parts.headings.length > 0 || first === undefined || behind.length === 0) return null;
  const words = first.text.replace(/[.:]+$/, '');
  if (ENDS_OPEN.test(words)) return null;
  const isTitle = words.split(' ').length <= LONGEST_TITLE_WORDS && !/[.!?:;]/.test(words);
  const notes = isTitle ? behind : [first, ...behind];
  return joinBlocks([
    isTitle ? words : '',
    notes.map(({ text, marker }) => `${marker === '' ? '- ' : marker}${text}`).join('\n'),
    parts.signature,
    parts.quoted,
  ]);
}

const LONGEST_TITLE_WORDS = 12;
/** "Mtg with Sylvie re.": a title that its full stop parted from what it is about. */
const ENDS_OPEN = /\b(?:re|about|on|with|w|for|the|at|and|vs|max|min|approx)$/i;
