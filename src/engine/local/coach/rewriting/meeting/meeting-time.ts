import type { Rewritten } from '../body/body.ts';

const HOW_MANY =
  '(?:\\d+(?:[-–]\\d+)?|half an?|an?|one|two|three|four|five|ten|fifteen|twenty|thirty|forty(?:[- ]five)?|an hour and a half|a couple of|a few)';
/** "should be about an hour, or maybe two": group 1 says how sure that is, group 2 whether it is little, group 3 how long. */
const LASTS = new RegExp(
  `^(?:(?:it|this|that|the (?:meeting|chat|call|talk|visit)|we)(?:['’]ll)? )?((?:(?:should|will|would|might|may|could|can|probably|hopefully) )*)((?:only )?)(?:(?:be|take|takes|last|lasts|need|have|got) )?((?:(?:only|just|about|around|roughly|maybe|perhaps|up to|max|no more than) )*${HOW_MANY} ?(?:hours?|hrs?|minutes?|mins?|h)\\b(?:,? (?:or|maybe|perhaps|so|two|three|longer|more|less|no|at|most|least|max|tops|and a half|if that))*)[.!]*$`,
  'i',
);
const UNSURE = /\b(?:might|may|could|probably|hopefully)\b/i;

/** How long the meeting lasts, and the one note that says so; null where none does, or several. */
export function timeOf(
  notes: readonly Rewritten[],
): { readonly note: Rewritten; readonly length: string } | null {
  const found = notes.filter(({ text }) => LASTS.test(text.trim()));
  const [note] = found;
  if (note === undefined || found.length > 1) return null;
  const [, sureness = '', only = '', length = ''] = LASTS.exec(note.text.trim()) ?? [];
  const isDoubted = UNSURE.test(sureness) && !/\b(?:maybe|perhaps)\b/i.test(length);
  return {
    note,
    length: `${isDoubted ? 'maybe ' : ''}${only.toLowerCase()}${length.charAt(0).toLowerCase()}${length.slice(1)}`,
  };
}
