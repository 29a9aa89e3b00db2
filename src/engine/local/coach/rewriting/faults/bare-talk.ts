import type { Unit } from '../parts/draft-parts.ts';
import type { Around } from './around.ts';
import type { FaultWords } from './drop-faults.ts';
import { isReliedOn } from './staying/relied-on.ts';

/**
 * "I'm no expert but …": of a sentence that is cut, nothing stays where what is left would be a fault by itself. What
 * other sentences rely on stays all the same.
 */
export function withoutBareTalk(
  paragraphs: readonly (readonly Unit[])[],
  source: readonly (readonly Unit[])[],
  faults: FaultWords,
  signature: string,
  around: Around,
): readonly (readonly Unit[])[] {
  const units = source.flat();
  const own = new Map(units.map((unit) => [unit.sentence, unit] as const));
  const none: ReadonlySet<Unit> = new Set();
  const isBare = (unit: Unit): boolean => {
    const whole = own.get(unit.sentence);
    if (
      whole === undefined ||
      whole.text === unit.text ||
      !(BREATH.test(unit.text) || faults.isOnlyFault(unit))
    )
      return false;
    if (LATE.test(whole.text) || around.held.has(whole.sentence)) return false;
    return !isReliedOn(units, whole, none, signature, around);
  };
  const left = paragraphs.map((sentences) => sentences.filter((unit) => !isBare(unit)));
  const filled = left.filter((sentences) => sentences.length > 0);
  return filled.length > 0 ? filled : paragraphs;
}

/** "Ugh, really sorry." */
const BREATH =
  /^(?:(?:ugh|oh|ah|aw|er|well|so|really|very|sorry|anyway|right|and|but)\b[\s,.!…]{0,3}){1,6}$/i;

/** "Sorry, I know I am late with this": a part owned, which is no mere shyness. */
const LATE =
  /\bI(?:['’]m| am| was|['’]ve been| have been) (?:so |very |really |too )?(?:late|slow|behind|wrong)\b|\bI (?:forgot|missed|overlooked)\b/i;
