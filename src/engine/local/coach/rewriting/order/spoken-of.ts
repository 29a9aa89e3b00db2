import { contentStems } from '../../../../facts/words.ts';
import type { Placed } from './placed.ts';

/** Whether any other of the sentences names what one of them names; `ofAnyDay` are stems that tell nothing. */
export function isSpokenOf<Sentence extends Placed>(
  one: Sentence,
  all: readonly Sentence[],
  ofAnyDay: ReadonlySet<string> = new Set(),
): boolean {
  const others = all.filter((sentence) => sentence !== one).map(({ text }) => text);
  const named = new Set(contentStems(others.join(' ')));
  return contentStems(one.text).some((stem) => named.has(stem) && !ofAnyDay.has(stem));
}
