import { shippedModel } from '../../../learnt-model.ts';
import type { EditedDraft } from '../edited-draft.ts';
import type { Proposal } from '../proposal.ts';
import { FITTING_TRAITS, fittingCases } from './fitting-traits.ts';

/** What `training/coach/fit-fitting.ts` learns from readers who said of such lines whether the message is better with them. */
const chanceOf = shippedModel(new URL('./fitting.json', import.meta.url), FITTING_TRAITS);

/** For each line the chance, from 0 to 1, that a reader calls the message better with it at its end. */
export function chancesOf(draft: EditedDraft, proposals: readonly Proposal[]): readonly number[] {
  return fittingCases(draft, proposals).map(chanceOf);
}
