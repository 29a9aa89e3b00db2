import { phraseTokens } from '../../../reading/phrases/features.ts';
import type { Word } from '../../../reading/words.ts';

/** What the model sees of a text: its words, pairs of neighbours, and for a part of a sentence its words once more. */
export function spareTokens(
  wordsOfText: readonly Word[],
  text: string,
  isPart: boolean,
): ReadonlySet<string> {
  const { words, pairs } = phraseTokens(wordsOfText, text);
  const tokens = new Set([...words, ...pairs.filter((pair) => !pair.includes(' _ '))]);
  if (isPart) for (const word of words) tokens.add(`part ${word}`);
  return tokens;
}
