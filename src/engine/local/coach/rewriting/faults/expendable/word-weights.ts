import { type PhraseTokens, phraseTokens } from '../../../reading/phrases/features.ts';
import { wordsOf } from '../../../reading/words.ts';

/** Words and pairs of words with what each weighs. */
export interface WordTable {
  /** Separated by `SEPARATOR`. */
  readonly tokens: string;
  /** Whole steps of `unit` from -127 to 127, one byte each, in base64. */
  readonly steps: string;
  readonly unit: number;
}

export const SEPARATOR = '|';

/**
 * What a linear model sees of words: themselves, pairs of neighbours, and for a part of a sentence its words once more.
 * Training and reading share this code.
 */
export function tokensOf(text: string, isPart: boolean): ReadonlySet<string> {
  const { words, pairs }: PhraseTokens = phraseTokens(wordsOf(text), text);
  const tokens = new Set([...words, ...pairs.filter((pair) => !pair.includes(' _ '))]);
  if (isPart) for (const word of words) tokens.add(`part ${word}`);
  return tokens;
}

/** What makes the sum of so many tokens one of a few words. */
export function scaleOf(count: number): number {
  return 1 / Math.sqrt(count + 1);
}

/** The sum of a text's words and pairs, known and unknown ones counted alike for its length. */
export function openWordTable({ tokens, steps, unit }: WordTable): (text: string, isPart: boolean) => number {
  const bytes = new Int8Array(Buffer.from(steps, 'base64'));
  const rows = new Map(tokens.split(SEPARATOR).map((token, row) => [token, row]));
  return (text, isPart) => {
    let sum = 0;
    let count = 0;
    for (const token of tokensOf(text, isPart)) {
      const row = rows.get(token);
      if (row === undefined) continue;
      sum += bytes[row] ?? 0;
      count += 1;
    }
    return sum * unit * scaleOf(count);
  };
}
