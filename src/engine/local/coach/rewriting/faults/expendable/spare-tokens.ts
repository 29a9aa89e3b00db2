import { closeTokens } from '../../../reading/phrases/features.ts';
import type { Word } from '../../../reading/words.ts';

/** What the model sees of a text: its words, pairs of neighbours, and for a part of a sentence its words once more. */
export function spareTokens(
  wordsOfText: readonly Word[],
  text: string,
  isPart: boolean,
): ReadonlySet<string> {
  const { words, pairs } = closeTokens(wordsOfText, text);
  const tokens = new Set([...words, ...pairs]);
  if (isPart) for (const word of words) tokens.add(`part ${word}`);
  return tokens;
}
