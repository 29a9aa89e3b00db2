import { DraftMemory } from '../../draft-memory.ts';
import { classBits } from '../lexicon/word-classes.ts';
import { classesAt, type Word } from '../words.ts';

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
  const classes = classesAt(words, index);
  const name =
    (classes & ANY_CLASSED) === 0 ? undefined : CLASSED.find(([bit]) => (classes & bit) !== 0)?.[1];
  return name ?? words[index]?.form ?? '';
}

const LONGEST_LENGTH_CLASS = 5;

/** A sentence's words, the varying ones by their class, and what is seen of it beside them. */
export interface PhraseForms {
  readonly forms: readonly string[];
  readonly marks: readonly string[];
}

export function phraseForms(words: readonly Word[], text: string): PhraseForms {
  const forms = words.map((_, index) => classed(words, index));
  const length = Math.min(LONGEST_LENGTH_CLASS, Math.floor(Math.log2(Math.max(1, forms.length))));
  const marks = [`^${forms[0] ?? ''}`, `#length${length}`];
  if (text.trimEnd().endsWith('?')) marks.push('#question');
  if (text.includes('!')) marks.push('#exclamation');
  return { forms, marks };
}

/** The first two words, two neighbours, or two words with one between. */
export const PAIR_KINDS = ['opening', 'neighbours', 'apart'] as const;
export type PairKind = (typeof PAIR_KINDS)[number];

/** What `pairOf` makes of every pair among so many words, by their places. */
export function pairsAmong<Pair>(
  count: number,
  pairOf: (kind: PairKind, first: number, second: number) => Pair,
): readonly Pair[] {
  const pairs = count > 1 ? [pairOf('opening', 0, 1)] : [];
  for (let at = 1; at < count; at += 1) {
    pairs.push(pairOf('neighbours', at - 1, at));
    if (at > 1) pairs.push(pairOf('apart', at - 2, at));
  }
  return pairs;
}

export function pairName(kind: PairKind, first: string, second: string): string {
  if (kind === 'opening') return `^ ${first} ${second}`;
  return kind === 'apart' ? `${first} _ ${second}` : `${first} ${second}`;
}

/** What a pair's name was made of. */
export function partsOfPair(name: string): readonly [kind: PairKind, first: string, second: string] {
  const [one = '', two = '', three] = name.split(' ');
  if (three === undefined) return ['neighbours', one, two];
  return one === '^' ? ['opening', two, three] : ['apart', one, three];
}

export function phraseTokens(words: readonly Word[], text: string): PhraseTokens {
  const { forms, marks } = phraseForms(words, text);
  return { words: [...forms, ...marks], pairs: pairsAmong(forms.length, naming(forms)) };
}

/** What several models ask of the same sentence. */
const knownTokens = new DraftMemory<PhraseTokens>();

/** The same without the pairs that have a word between them. */
export function closeTokens(words: readonly Word[], text: string): PhraseTokens {
  const before = knownTokens.get(text);
  if (before !== undefined) return before;
  const { forms, marks } = phraseForms(words, text);
  const nameOf = naming(forms);
  const pairs = pairsAmong(forms.length, (kind, one, other) =>
    kind === 'apart' ? null : nameOf(kind, one, other),
  );
  const tokens = { words: [...forms, ...marks], pairs: pairs.filter((pair) => pair !== null) };
  knownTokens.set(text, tokens);
  return tokens;
}

/** Names a pair among these forms, by their places. */
function naming(forms: readonly string[]): (kind: PairKind, one: number, other: number) => string {
  const form = (at: number): string => forms[at] ?? '';
  return (kind, one, other) => pairName(kind, form(one), form(other));
}

/**
 * Each token once with a dampened count times its rarity, the whole of unit length. Unknown tokens count in the length.
 * Each token's rarity is asked once, in the order of the result.
 */
export function unitValues<Token>(
  tokens: readonly Token[],
  rarity: (token: Token) => number,
): readonly (readonly [token: Token, value: number])[] {
  const counts = [...countsOf(tokens)];
  const values = counts.map(([token, count]) => dampened(count) * rarity(token));
  const scale = unitScale(values.reduce((sum, value) => sum + value * value, 0));
  return counts.map(([token], at) => [token, (values[at] ?? 0) * scale]);
}

/** A count, of which the second and later ones weigh less. */
export function dampened(count: number): number {
  return count === 1 ? 1 : 1 + Math.log(count);
}

/** What makes values one of unit length when each is multiplied by it, by the sum of their squares. */
export function unitScale(squares: number): number {
  return squares > 0 ? 1 / Math.sqrt(squares) : 0;
}

/** How often each token comes up, by first appearance. */
function countsOf<Token>(tokens: readonly Token[]): ReadonlyMap<Token, number> {
  const counts = new Map<Token, number>();
  for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1);
  return counts;
}
