import { readFileSync } from 'node:fs';
import type { Reader } from '../../../../engine.ts';
import { type LearntChance, type LearntFile, NO_TOKENS, openLearnt } from '../../learnt-model.ts';
import type { DraftReading, FaultTag, MeritTag } from '../../reading/draft-reading.ts';
import type { Sign } from '../finding.ts';
import { byTag, heaviestSign } from '../weigh.ts';
import { EARNED_TRAITS, earnedTokens, earnedValues, type Praise } from './earned-traits.ts';
import { praisedWords } from './praise-quote.ts';

let shipped: LearntChance | undefined;

/** What `training/coach/fit-earned.ts` learns from readers who said of each praise whether it is right. */
function shippedModel(): LearntChance {
  shipped ??= openLearnt(
    JSON.parse(readFileSync(new URL('./earned.json', import.meta.url), 'utf8')) as LearntFile,
    EARNED_TRAITS,
  );
  return shipped;
}

/** Each merit at the place where it is most likely praised. */
export function praisesOf(reading: DraftReading, signs: readonly Sign<MeritTag>[]): Praise[] {
  return [...byTag(signs).values()].map((group) => {
    const sign = heaviestSign(group);
    const { tag, sentenceIndex, weight } = sign;
    return { tag, sentenceIndex, quote: praisedWords(reading, sign), chance: weight };
  });
}

/** Tells of each merit the chance, from 0 to 1, that a reader would call its praise right. */
export function earnedChances(
  reading: DraftReading,
  reader: Reader,
  signs: readonly Sign<MeritTag>[],
  faults: readonly Sign<FaultTag>[],
): (tag: MeritTag) => number {
  const praises = praisesOf(reading, signs);
  const draft = { reading, reader, praises, faults };
  const chance = shippedModel();
  const tokens = earnedTokens(draft);
  const values = earnedValues(draft);
  const byMerit = new Map(
    praises.map(({ tag }, at) => [tag, chance(values[at] ?? [], tokens[at] ?? NO_TOKENS)] as const),
  );
  return (tag) => byMerit.get(tag) ?? 0;
}
