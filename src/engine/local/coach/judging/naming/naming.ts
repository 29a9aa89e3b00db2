import { readFileSync } from 'node:fs';
import { type LearntChance, type LearntFile, openLearnt } from '../../learnt-model.ts';
import type { FaultTag } from '../../reading/draft-reading.ts';
import { NAMING_TRAITS, namingTokens, namingValues, type WeighedFaults } from './naming-traits.ts';

let shipped: LearntChance | undefined;

/** What `training/coach/fit-judging.ts` learns from the faults that experts name in drafts. */
function shippedModel(): LearntChance {
  shipped ??= openLearnt(
    JSON.parse(readFileSync(new URL('./naming.json', import.meta.url), 'utf8')) as LearntFile,
    NAMING_TRAITS,
  );
  return shipped;
}

/** Tells of each fault the chance, from 0 to 1, that an expert names it in such a draft if the draft is flawed. */
export function namingChances(faults: WeighedFaults): (tag: FaultTag) => number {
  const chance = shippedModel();
  const tokensOf = namingTokens(faults);
  return (tag) => {
    const evidence = faults.evidence.get(tag);
    return evidence === undefined ? 0 : chance(namingValues(evidence), tokensOf(tag));
  };
}
