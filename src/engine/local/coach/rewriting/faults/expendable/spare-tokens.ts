import type { HeldTokens } from '../../../learnt-model.ts';
import { closeTokens } from '../../../reading/phrases/features.ts';
import type { Word } from '../../../reading/words.ts';

/** What the model sees of a text: its words, pairs of neighbours, and for a part of a sentence its words once more. */
export function spareTokens(wordsOfText: readonly Word[], text: string, isPart: boolean): HeldTokens {
  const { words, pairs } = closeTokens(wordsOfText, text);
  const held = new Set(words);
  return { plain: new Set([...held, ...pairs]), ofSubjects: isPart ? [['part', held]] : [] };
}
