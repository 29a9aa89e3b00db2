import type { Sentence } from '../../reading/draft-reading.ts';
import type { Unit } from '../parts/unit.ts';
import { breaks } from './breaks.ts';
import { smoothSentence } from './smooth.ts';

/** The edit; where it is broken, that of the whole sentence, and where that is broken, too, the draft's own words. */
export function soundEdit(
  text: string,
  unit: Unit,
  drafted: ReadonlyMap<Sentence, Unit>,
  edit: (whole: Unit) => string,
): string {
  if (text === unit.text || !breaks(unit.text, text)) return text;
  const whole = drafted.get(unit.sentence) ?? unit;
  const again = whole.text === unit.text ? text : edit(whole);
  return breaks(whole.text, again) ? smoothSentence(whole.text) : again;
}
