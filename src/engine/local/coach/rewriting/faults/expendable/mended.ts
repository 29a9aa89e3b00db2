import { contentStems } from '../../../../../facts/words.ts';
import type { Unit } from '../../parts/draft-parts.ts';
import { editSentence } from '../../sentence/edit-sentence.ts';
import type { Around } from '../around.ts';

const BECOMES_REQUEST = /^(?:please|could|can|who|what)\b/i;

/** Whether rules of wording mend most of the sentence, so that it need not go. */
export function isMended(unit: Unit, { type }: Around): boolean {
  const own = new Set(contentStems(unit.text));
  const result = editSentence(unit, type, null);
  const edited = new Set(contentStems(result));
  return (
    [...edited].some((stem) => !own.has(stem)) ||
    (BECOMES_REQUEST.test(result) && !BECOMES_REQUEST.test(unit.text))
  );
}
