import { shippedModel } from '../../learnt-model.ts';
import type { FaultTag } from '../../reading/draft-reading.ts';
import { NAMING_TRAITS, namingCases, type WeighedFaults } from './naming-traits.ts';

/** What `training/coach/fit-judging.ts` learns from the faults that experts name in drafts. */
const chanceOf = shippedModel(new URL('./naming.json', import.meta.url), NAMING_TRAITS);

/** Tells of each fault the chance, from 0 to 1, that an expert names it in such a draft if the draft is flawed. */
export function namingChances(faults: WeighedFaults): (tag: FaultTag) => number {
  const caseOf = namingCases(faults);
  return (tag) => chanceOf(caseOf(tag));
}
