import { shippedModel } from '../../learnt-model.ts';
import type { MeritTag } from '../../reading/draft-reading.ts';
import type { Sign } from '../finding.ts';
import { isTrulyThere } from '../merits/truly-there.ts';
import { heaviestSign } from '../weigh.ts';
import { foundMerits, PRAISE_TRAITS, praiseCases, type WeighedMerits } from './praise-traits.ts';

/** What `training/coach/fit-judging.ts` learns from the words that experts praise. */
const chanceOf = shippedModel(new URL('./praise.json', import.meta.url), PRAISE_TRAITS);

/** What is less likely to be praised is no praise that anybody expects. */
const LEAST_LIKELY = 0.03;

/**
 * For every merit and every sentence that may show it one sign, which weighs the chance that an expert praises it
 * there; it spans the words that show the merit best, else the sentence.
 */
export function praiseSigns(draft: WeighedMerits): readonly Sign<MeritTag>[] {
  const { sentences, type } = draft.reading;
  const found = Map.groupBy(foundMerits(draft.signs), placeOf);
  return praiseCases(draft).flatMap((one) => {
    const { tag, sentenceIndex } = one;
    const sentence = sentences[sentenceIndex];
    if (sentence !== undefined && !isTrulyThere(tag, sentence, type)) return [];
    const weight = chanceOf(one);
    if (weight < LEAST_LIKELY) return [];
    const own = found.get(placeOf(one));
    const span = own === undefined ? (sentence ?? null) : heaviestSign(own).span;
    return [{ tag, span, sentenceIndex, weight }];
  });
}

/** The merit and the sentence as one key. */
function placeOf({ tag, sentenceIndex }: Pick<Sign<MeritTag>, 'tag' | 'sentenceIndex'>): string {
  return `${tag} ${sentenceIndex}`;
}
