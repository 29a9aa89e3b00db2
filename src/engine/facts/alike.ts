import type { Stretch } from './sentences.ts';
import { contentStems } from './words.ts';

/** Two sentences that share less than this of their words of content speak of different things. */
const LEAST_SHARE = 1 / 3;
/** How many of their words of content two sentences share that say the same. */
const SAME_SHARE = 0.8;

/** The sentence that says most nearly the same, if they share at least a third of their words. */
export function closestSentence(words: string, sentences: readonly Stretch[]): Stretch | null {
  return closestAmong(sentences)(words);
}

/** The same for several texts: the sentences are read only once. */
export function closestAmong(sentences: readonly Stretch[]): (words: string) => Stretch | null {
  const read = sentences.map((sentence) => ({ sentence, own: stemSet(sentence.words) }));
  return (words) => {
    const stems = stemSet(words);
    let best: Stretch | null = null;
    let bestShare = LEAST_SHARE;
    for (const { sentence, own } of read) {
      const shared = sharedCount(own, stems);
      const share = shared / Math.max(1, Math.min(own.size, stems.size));
      if (share > bestShare && shared > 1) {
        best = sentence;
        bestShare = share;
      }
    }
    return best;
  };
}

/** The sentence with nearly the same words of content, which would say it twice beside this one. */
export function twinOf(words: string, sentences: readonly Stretch[]): Stretch | null {
  const own = stemSet(words);
  if (own.size === 0) return null;
  const isTwin = (other: Stretch): boolean => {
    const stems = stemSet(other.words);
    return sharedCount(own, stems) >= SAME_SHARE * Math.max(own.size, stems.size);
  };
  return sentences.find(isTwin) ?? null;
}

/** How many words of content two sentences share. */
export function sharedStems(one: string, other: string): number {
  return sharedCount(stemSet(one), stemSet(other));
}

function stemSet(words: string): ReadonlySet<string> {
  return new Set(contentStems(words));
}

function sharedCount(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let count = 0;
  for (const stem of one) if (other.has(stem)) count += 1;
  return count;
}
