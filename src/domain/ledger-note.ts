import { hasControls, isLongerThan } from './well-formed-text.ts';

/** Enough to say why credits were given; it is shown in a table. */
export const NOTE_MAXIMUM_CHARACTERS = 500;

/** What is wrong with an operator's note in the ledger, in words that follow what the caller calls it; null if nothing is. */
export function faultOfNote(note: string): string | null {
  if (isLongerThan(note, NOTE_MAXIMUM_CHARACTERS))
    return `must be at most ${NOTE_MAXIMUM_CHARACTERS} characters long.`;
  return hasControls(note) ? 'must be one line, without control characters.' : null;
}
