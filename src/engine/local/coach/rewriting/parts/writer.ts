import type { DraftReading } from '../../reading/draft-reading.ts';

const MANY_WRITE =
  /\b(?:office|team|unit|department|management|services|board|committee|directorate|administration|desk|crew|head office|unit|cell|finance|group|operations|facilities|secretariat|governance|compliance|safety|security|estates|payroll|accounts|procurement|logistics|communications|transport|maintenance|housekeeping|trust|council|union|library|guild|hr|reception|admin|personnel|human resources)\b/i;
/** Several people, who are not whom to ask. */
const FRIENDS =
  /\b(?:lot|gang|girls|boys|lads|kids|guys|family)[.,]?$|^\p{Lu}\p{Ll}+ (?:and|&) \p{Lu}\p{Ll}+$/u;
const MOST_UNIT_WORDS = 4;

/** "Retail Office", or "me" for a person; null when nobody signs. */
export function writerOf(reading: DraftReading): string | null {
  const signature = reading.blocks.findLast(({ kind }) => kind === 'signature')?.text.trim() ?? '';
  const [name = ''] = signature.split('\n');
  if (name === '') return null;
  if (FRIENDS.test(name)) return null;
  if (!MANY_WRITE.test(name) || !MANY_WRITE.test(name.split(/[,(]/)[0] ?? '')) return 'me';
  const unit =
    name
      .split(/[,(.]/)[0]
      ?.replace(/^(?:yours?|your|the) /i, '')
      .trim() ?? '';
  return unit === '' || unit.split(' ').length > MOST_UNIT_WORDS || !MANY_WRITE.test(unit) ? null : unit;
}
