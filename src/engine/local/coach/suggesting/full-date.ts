import { allMatches } from '../../../facts/all-matches.ts';
import { MONTH } from '../rewriting/sentence/deadline.ts';

/** The day of the month behind a weekday; a number that counts what follows it is none. */
const REST = new RegExp(
  `^,? (?:(?:the )?\\d{1,2}(?:st|nd|rd|th)\\b(?: (?:of )?${MONTH}\\b)?|\\d{1,2} ${MONTH}\\b|\\d{1,2}(?= *(?:[.,;:!?)]|$)))`,
  'i',
);

/** "by Friday" as the draft has it in full, "by Friday 20 October"; the deadline itself where it says no more. */
export function inFull(deadline: string | null, text: string): string | null {
  if (deadline === null) return null;
  const date = deadline.replace(/^(?:by|before) /, '');
  const found = [...allMatches(text, new RegExp(date.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'gi'))];
  const rests = found.map(({ index }) => REST.exec(text.slice(index + date.length))?.[0] ?? '');
  return `${deadline}${rests.find((rest) => rest !== '') ?? ''}`;
}
