import { modelBesideTags, readLearnt } from '../../../learnt-model.ts';
import type { Sentence } from '../../../reading/draft-reading.ts';
import type { WeighedDraft } from '../../faults/expendable/weighed-draft.ts';
import { LEADING_TRAITS, leadingCases } from './leading-traits.ts';

/** For each sentence of a draft the chance, from 0 to 1, that an expert begins the message to this reader with it. */
export function leadingChances(draft: WeighedDraft): ReadonlyMap<Sentence, number> {
  const chanceOf = modelFor(draft.model.tags);
  const chances = new Map<Sentence, number>();
  leadingCases(draft).forEach((one, at) => {
    const sentence = draft.units[at]?.sentence;
    if (sentence !== undefined) chances.set(sentence, Math.max(chances.get(sentence) ?? 0, chanceOf(one)));
  });
  return chances;
}

/** What `training/coach/fit-leading.ts` learns from the rewrites of experts, for the tags of a phrase model. */
const modelFor = modelBesideTags(
  () => readLearnt(new URL('./leading.json', import.meta.url)),
  LEADING_TRAITS,
);
