import type { Unit } from '../../parts/draft-parts.ts';
import { PLAIN_PRAISE } from '../../wording/plain/plain-praise.ts';
import { RISEN } from '../../wording/plain/risen.ts';
import { applyRules } from '../../wording/rule.ts';
import { leftBehind, placeIn } from '../left-units.ts';

const PAST =
  /\b(?:will|would|could|can|going to|to) (?:\p{L}+ )?(?:skyrocket|soar|surge|explode|double|triple)/iu;

/** "Sign-ups have gone through the roof": whether words tell, however loudly, that something has risen. */
export function tellsRise(words: string): boolean {
  const text = words.replaceAll('’', "'");
  return !text.endsWith('?') && !PAST.test(text) && applyRules(text, RISEN) !== text;
}

/** How many sentences behind praise may show it. */
const NEXT = 2;
const PRAISES_THING =
  /^(?:(?:so|and|but),? )?(?:the|our|this|these|my) [^,.;:]{2,50}? (?:is|are|was|were|has been|have been) /i;

/** Where figures follow praise, the thing that was praised is what they count: "The pilot is a dream. Churn fell to 4%." */
export function isPraiseOfCounted(
  units: readonly Unit[],
  unit: Unit,
  gone: ReadonlySet<Unit>,
  namesThing: (words: string) => boolean,
): boolean {
  const next = leftBehind(units, placeIn(units, unit), gone, NEXT);
  if (!next.some(({ text, isListItem }) => !isListItem && /\d/.test(text))) return false;
  const text = unit.text.replaceAll('’', "'");
  if (!PRAISES_THING.test(text)) return false;
  return applyRules(text, PLAIN_PRAISE) !== text && namesThing(unit.text);
}
