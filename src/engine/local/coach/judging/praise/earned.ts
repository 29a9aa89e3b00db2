import type { Reader } from '../../../../engine.ts';
import { shippedModel } from '../../learnt-model.ts';
import type { DraftReading, FaultTag, MeritTag } from '../../reading/draft-reading.ts';
import type { Sign } from '../finding.ts';
import { byTag, heaviestSign } from '../weigh.ts';
import { EARNED_TRAITS, earnedCases, type Praise } from './earned-traits.ts';
import { praisedWords } from './praise-quote.ts';

/** What `training/coach/fit-earned.ts` learns from readers who said of each praise whether it is right. */
const chanceOf = shippedModel(new URL('./earned.json', import.meta.url), EARNED_TRAITS);

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
  const chances = earnedCases({ reading, reader, praises, faults }).map(chanceOf);
  const byMerit = new Map(praises.map(({ tag }, at) => [tag, chances[at] ?? 0] as const));
  return (tag) => byMerit.get(tag) ?? 0;
}
