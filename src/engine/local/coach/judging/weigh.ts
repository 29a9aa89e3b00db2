import type { DraftReading, FaultTag, MeritTag } from '../reading/draft-reading.ts';
import type { Sign } from './finding.ts';

type Tag = FaultTag | MeritTag;

/** More signs than these of one fault say nothing new. */
const MOST_SIGNS = 12;

/** Signs by what they show. */
export function byTag<T extends Tag>(signs: readonly Sign<T>[]): Map<T, Sign<T>[]> {
  const groups = new Map<T, Sign<T>[]>();
  for (const sign of signs) {
    const group = groups.get(sign.tag);
    if (group === undefined) groups.set(sign.tag, [sign]);
    else group.push(sign);
  }
  return groups;
}

/** The signs without those of sentences whose words show this; the same signs where no sentence does. */
export function signsOutside<T extends Tag>(
  signs: readonly Sign<T>[],
  { sentences }: DraftReading,
  shows: (text: string) => boolean,
): readonly Sign<T>[] {
  const showing = new Set(sentences.filter(({ text }) => shows(text)).map(({ index }) => index));
  return showing.size === 0 ? signs : signs.filter(({ sentenceIndex }) => !showing.has(sentenceIndex));
}

/** Chance that at least one of several signs is right, taken as independent. */
export function together(signs: readonly Sign<Tag>[]): number {
  let none = 1;
  for (const sign of signs.slice(0, MOST_SIGNS)) none *= 1 - Math.min(0.95, sign.weight);
  return 1 - none;
}

/** Weight of the surest of several signs that are not independent, 0 without any. */
export function most(signs: readonly Sign<Tag>[]): number {
  return signs.reduce((weight, sign) => Math.max(weight, sign.weight), 0);
}

/** The surest of several signs, the first of equals. */
export function heaviestSign<T extends Tag>(signs: readonly Sign<T>[]): Sign<T> {
  return signs.reduce((best, sign) => (sign.weight > best.weight ? sign : best));
}

/** Sum of the `count` heaviest tags, each its signs' joint weight times its severity. */
export function heaviest<T extends Tag>(
  signs: readonly Sign<T>[],
  severity: (tag: T) => number,
  count: number,
): number {
  return [...byTag(signs)]
    .map(([tag, group]) => together(group) * severity(tag))
    .sort((a, b) => b - a)
    .slice(0, count)
    .reduce((sum, weight) => sum + weight, 0);
}
