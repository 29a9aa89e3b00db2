import { classBits, classesOf } from '../lexicon/word-classes.ts';
import type { Word } from '../words.ts';

/**
 * What the phrase model sees of a sentence: its words, and its pairs of neighbours, of words with one between, and
 * at the start. Numbers, days, months and names count as one word each, so that no name and no figure carries weight.
 * Training and reading share this code.
 */
export interface PhraseTokens {
  readonly words: readonly string[];
  readonly pairs: readonly string[];
}

/** The classes that stand for their words, and what they are called; the first that fits. */
const CLASSED = (['NUM', 'DAY', 'MONTH', 'NAME'] as const).map(
  (name) => [classBits([name]), `#${name.toLowerCase()}`] as const,
);
const ANY_CLASSED = classBits(['NUM', 'DAY', 'MONTH', 'NAME']);

function classed(words: readonly Word[], index: number): string {
  const classes = classesOf(words, index);
  const name =
    (classes & ANY_CLASSED) === 0 ? undefined : CLASSED.find(([bit]) => (classes & bit) !== 0)?.[1];
  return name ?? words[index]?.form ?? '';
}

const LONGEST_LENGTH_CLASS = 5;

export function phraseTokens(words: readonly Word[], text: string): PhraseTokens {
  const forms = words.map((_, index) => classed(words, index));
  const length = Math.min(LONGEST_LENGTH_CLASS, Math.floor(Math.log2(Math.max(1, forms.length))));
  const marks = [`^${forms[0] ?? ''}`, `#length${length}`];
  if (text.trimEnd().endsWith('?')) marks.push('#question');
  if (text.includes('!')) marks.push('#exclamation');
  const pairs: string[] = forms.length > 1 ? [`^ ${forms[0]} ${forms[1]}`] : [];
  for (let at = 1; at < forms.length; at += 1) {
    pairs.push(`${forms[at - 1]} ${forms[at]}`);
    if (at > 1) pairs.push(`${forms[at - 2]} _ ${forms[at]}`);
  }
  return { words: [...forms, ...marks], pairs };
}

/**
 * Each token once with a dampened count times its rarity, the whole of unit length. Unknown tokens count in the length.
 * Each token's rarity is asked once, in the order of the result.
 */
export function unitValues(
  tokens: readonly string[],
  rarity: (token: string) => number,
): readonly (readonly [token: string, value: number])[] {
  const counts = countsOf(tokens);
  let squares = 0;
  const values: (readonly [string, number])[] = [];
  for (const [token, count] of counts) {
    const value = (count === 1 ? 1 : 1 + Math.log(count)) * rarity(token);
    values.push([token, value]);
    squares += value * value;
  }
  const scale = squares > 0 ? 1 / Math.sqrt(squares) : 0;
  return values.map(([token, value]) => [token, value * scale]);
}

function countsOf(tokens: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1);
  return counts;
}
