import { inLowerCase, wordsIn } from '../../../facts/words.ts';

/** Of its words this share must come from the sentence that it is a rewording of. */
const LEAST_SHARE = 0.6;
/** And these many must be more than little words. */
const FEWEST_CONTENT_WORDS = 2;
const SHORTEST_CONTENT_WORD = 4;
/** Words that have to change for a rewording to be one, where nothing marks what is wrong. */
const LEAST_CHANGE = 0.2;
/** With more than this of the quote gone, what is left of the sentence is another thought. */
const MOST_LOST = 0.65;
const MOST_WORDS = 34;
/** Of a quote that is dropped no more than this share of its words for things stands elsewhere. */
const MOST_LEFT = 0.25;

/** What became of a sentence of the draft in the rewrite. */
export interface Counterpart {
  /** The rewording; null when the sentence stands as it was or is gone. */
  readonly words: string | null;
  readonly isGone: boolean;
  /** Whether next to nothing of the quote is left anywhere. */
  readonly isDropped: boolean;
}

function lowerWords(text: string): readonly string[] {
  return wordsIn(text).map(inLowerCase);
}

function contentWords(words: readonly string[]): number {
  return words.filter((word) => word.length >= SHORTEST_CONTENT_WORD).length;
}

/** A sentence of the rewrite with its words in small letters, read once for all that ask for it. */
export interface Rewording {
  readonly sentence: string;
  readonly words: readonly string[];
}

export function rewordings(sentences: readonly string[]): readonly Rewording[] {
  return sentences
    .filter((sentence) => !/[:;,]$/.test(sentence))
    .map((sentence) => ({ sentence, words: lowerWords(sentence) }));
}

/** The sentence of the rewrite that has most in common with the one of the draft. */
function nearest(original: ReadonlySet<string>, rewritten: readonly Rewording[]): Rewording | null {
  let best: Rewording | null = null;
  let most = 0;
  for (const one of rewritten) {
    const common = one.words.filter((word) => original.has(word));
    if (common.length <= most || common.length < one.words.length * LEAST_SHARE) continue;
    if (contentWords(common) < FEWEST_CONTENT_WORDS) continue;
    best = one;
    most = common.length;
  }
  return best;
}

/**
 * What the rewrite made of a sentence. It counts as reworded when none of `flaws` (what shows the fault) is left of
 * it, or, without any, when enough of `quote` has changed.
 */
export function counterpartOf(
  sentence: string,
  quote: string,
  flaws: readonly string[],
  rewritten: readonly Rewording[],
): Counterpart {
  const found = nearest(new Set(lowerWords(sentence)), rewritten);
  const quoted = lowerWords(quote);
  if (found === null) return { words: null, isGone: true, isDropped: isDropped(quoted, rewritten) };
  const kept = new Set(found.words);
  const lost = quoted.filter((word) => !kept.has(word)).length;
  const hasFlaw = flaws.some((flaw) => inLowerCase(found.sentence).includes(inLowerCase(flaw)));
  const isSame = flaws.length > 0 ? hasFlaw || lost === 0 : lost < Math.max(1, quoted.length * LEAST_CHANGE);
  if (!isSame && lost > quoted.length * MOST_LOST)
    return { words: null, isGone: true, isDropped: isDropped(quoted, rewritten) };
  return {
    words: isSame || found.words.length > MOST_WORDS ? null : found.sentence,
    isGone: false,
    isDropped: false,
  };
}

/** The sentence of the rewrite that stands where one of the draft stood; null where none does. */
export function sentenceFor(sentence: string, rewritten: readonly Rewording[]): string | null {
  return nearest(new Set(lowerWords(sentence)), rewritten)?.sentence ?? null;
}

function isDropped(quoted: readonly string[], rewritten: readonly Rewording[]): boolean {
  const long = quoted.filter((word) => word.length >= SHORTEST_CONTENT_WORD);
  const left = long.filter((word) => rewritten.some(({ words }) => words.includes(word)));
  return long.length > 0 && left.length <= long.length * MOST_LEFT;
}
