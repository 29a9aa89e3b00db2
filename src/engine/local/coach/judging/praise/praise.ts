import { readFileSync } from 'node:fs';
import { type LearntChance, type LearntFile, openLearnt } from '../../learnt-model.ts';
import type { MeritTag } from '../../reading/draft-reading.ts';
import type { Sign } from '../finding.ts';
import { isTrulyThere } from '../merits/truly-there.ts';
import { PRAISE_TRAITS, praiseCases, type WeighedMerits } from './praise-traits.ts';

let shipped: LearntChance | undefined;

/** What `training/coach/fit-judging.ts` learns from the words that experts praise. */
function shippedModel(): LearntChance {
  shipped ??= openLearnt(
    JSON.parse(readFileSync(new URL('./praise.json', import.meta.url), 'utf8')) as LearntFile,
    PRAISE_TRAITS,
  );
  return shipped;
}

/** What is less likely to be praised is no praise that anybody expects. */
const LEAST_LIKELY = 0.03;

/**
 * For every merit and every sentence that may show it one sign, which weighs the chance that an expert praises it
 * there; it spans the words that show the merit best, else the sentence.
 */
export function praiseSigns(draft: WeighedMerits): readonly Sign<MeritTag>[] {
  const chance = shippedModel();
  const { sentences, type } = draft.reading;
  return praiseCases(draft).flatMap(({ tag, sentenceIndex, values, tokens }) => {
    const sentence = sentences[sentenceIndex];
    if (sentence !== undefined && !isTrulyThere(tag, sentence, type)) return [];
    const weight = chance(values, tokens);
    if (weight < LEAST_LIKELY) return [];
    const [best] = draft.signs
      .filter((sign) => sign.tag === tag && sign.sentenceIndex === sentenceIndex)
      .sort((a, b) => b.weight - a.weight);
    const span = best === undefined ? (sentence ?? null) : best.span;
    return [{ tag, span, sentenceIndex, weight }];
  });
}
