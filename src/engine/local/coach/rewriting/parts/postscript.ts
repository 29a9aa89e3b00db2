import { POSTSCRIPT } from '../../reading/lines.ts';
import type { Unit } from './unit.ts';

const LONGEST_POSTSCRIPT = 160;

/** A short last paragraph "PS: …", which goes below the name and not above it, taken out of the body. */
export function takenPostscript(paragraphs: Unit[][]): readonly Unit[][] {
  const last = paragraphs.at(-1);
  if (last === undefined || paragraphs.length < 2 || !POSTSCRIPT.test(wordsOf(last))) return [];
  if (wordsOf(last).length > LONGEST_POSTSCRIPT) return [];
  paragraphs.pop();
  return [last];
}

/** The units as one line. */
export function wordsOf(units: readonly Unit[]): string {
  return units.map(({ text }) => text).join(' ');
}
