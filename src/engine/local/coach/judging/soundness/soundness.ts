import { readFileSync } from 'node:fs';
import { type LearntChance, type LearntFile, NO_TOKENS, openLearnt } from '../../learnt-model.ts';
import {
  type CriticisedDraft,
  SOUNDNESS_TRAITS,
  soundnessTokens,
  soundnessValues,
} from './soundness-traits.ts';

let shipped: LearntChance | undefined;

/** What `training/coach/fit-soundness.ts` learns from readers who said of each criticism whether it is right. */
function shippedModel(): LearntChance {
  shipped ??= openLearnt(
    JSON.parse(readFileSync(new URL('./soundness.json', import.meta.url), 'utf8')) as LearntFile,
    SOUNDNESS_TRAITS,
  );
  return shipped;
}

/** For each of a draft's criticisms the chance from 0 to 1 that an expert would agree with it. */
export function soundnessOf(draft: CriticisedDraft): readonly number[] {
  const chance = shippedModel();
  const tokens = soundnessTokens(draft);
  return soundnessValues(draft).map((values, rank) => chance(values, tokens[rank] ?? NO_TOKENS));
}
