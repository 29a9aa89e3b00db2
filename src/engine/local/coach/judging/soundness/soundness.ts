import { shippedModel } from '../../learnt-model.ts';
import { type CriticisedDraft, SOUNDNESS_TRAITS, soundnessCases } from './soundness-traits.ts';

/** What `training/coach/fit-soundness.ts` learns from readers who said of each criticism whether it is right. */
const chanceOf = shippedModel(new URL('./soundness.json', import.meta.url), SOUNDNESS_TRAITS);

/** For each of a draft's criticisms the chance from 0 to 1 that an expert would agree with it. */
export function soundnessOf(draft: CriticisedDraft): readonly number[] {
  return soundnessCases(draft).map(chanceOf);
}
