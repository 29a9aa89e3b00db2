import { phraseTokens } from '../../../reading/phrases/features.ts';
import { wordsOf } from '../../../reading/words.ts';

/** What the model sees of words: themselves, pairs of neighbours, and for a part of a sentence its words once more. */
export function spareTokens(text: string, isPart: boolean): ReadonlySet<string> {
  const { words, pairs } = phraseTokens(wordsOf(text), text);
  const tokens = new Set([...words, ...pairs.filter((pair) => !pair.includes(' _ '))]);
  if (isPart) for (const word of words) tokens.add(`part ${word}`);
  return tokens;
}
