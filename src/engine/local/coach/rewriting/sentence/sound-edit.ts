import type { Sentence } from '../../reading/draft-reading.ts';
import type { Unit } from '../parts/unit.ts';
import { breaks } from './breaks.ts';
import { losesSense } from './loses-sense.ts';
import { asksWronglyOf } from './may-be-asked.ts';
import { smoothSentence } from './smooth.ts';

/** The edit; where it is broken, that of the whole sentence, and where that is broken, too, the draft's own words. */
export function soundEdit(
  text: string,
  unit: Unit,
  drafted: ReadonlyMap<Sentence, Unit>,
  edit: (whole: Unit) => string,
): string {
  if (text === unit.text || isSound(unit.text, text)) return text;
  const apart = withPartsApart(text);
  if (apart !== text && isSound(unit.text, apart)) return apart;
  const whole = drafted.get(unit.sentence) ?? unit;
  const again = whole.text === unit.text ? text : edit(whole);
  return isSound(whole.text, again) ? again : smoothSentence(whole.text);
}

/** "Could we have a call, or I could also visit you?" in two sentences, and "could you being" as one says it. */
function withPartsApart(text: string): string {
  return text
    .replace(/\b((?:could|can|would|will) (?:you|we|I)) being\b/i, '$1 be')
    .replace(
      /^((?:could|can|would|will) (?:you|we|I)\b[^?]{5,120}?), or (I|we) (could|can) (?:also )?([^?]{5,})\?$/i,
      '$1? Or $2 $3 $4.',
    );
}

function isSound(before: string, after: string): boolean {
  return !(breaks(before, after) || losesSense(before, after) || asksWronglyOf(before, after));
}
