/**
 * A linear model of what a sentence shows: for each fault and merit one weight a word and a pair of words, trained by
 * `training/coach/train-phrases.ts`. It generalises over wordings that the lexicon does not list, since words that
 * are used alike weigh alike.
 */
import { readFileSync } from 'node:fs';
import type { FaultTag, MeritTag } from '../draft-reading.ts';
import type { Word } from '../words.ts';
import {
  dampened,
  PAIR_KINDS,
  type PairKind,
  pairsAmong,
  partsOfPair,
  phraseForms,
  unitScale,
} from './features.ts';
import { Tally } from './tally.ts';

export type PhraseTag = FaultTag | MeritTag;

/**
 * One row a token and one column a tag, two weights a byte in base64, the first in the upper half: eight more than a
 * signed root, so that small weights keep their differences. A weight is the root times itself, sign kept, in units
 * of its column.
 */
export interface WeightTable {
  readonly bytes: string;
  readonly units: readonly number[];
}

/** One kind of token: its names, how rare each is, and its weights. */
export interface TokenTable {
  /** Separated by `TOKEN_SEPARATOR`. */
  readonly tokens: string;
  /** Steps of `RARITY_UNIT`, in base64. */
  readonly rarity: string;
  readonly weights: WeightTable;
}

export interface PhraseModelFile {
  /** Digest of the texts and settings that the model was trained from. */
  readonly fingerprint: string;
  readonly tags: readonly PhraseTag[];
  readonly bias: readonly number[];
  readonly words: TokenTable;
  readonly pairs: TokenTable;
  /** Rarity of a word or pair that the tables do not hold. */
  readonly unknownRarity: number;
  /** For each tag the scores that 3 %, 1 % and 0.3 % of good sentences exceed. */
  readonly falseAlarms: readonly (readonly [number, number, number])[];
}

export const RARITY_UNIT = 1 / 25;
export const TOKEN_SEPARATOR = '|';
/** The greatest root of a weight, and what is added to a root to store it. */
export const GREATEST_ROOT = 7;
export const ROOT_OFFSET = 8;

interface OpenTable {
  readonly rarity: Uint8Array;
  readonly weights: Int8Array;
  readonly units: readonly number[];
}

function squareOf(half: number): number {
  const root = half - ROOT_OFFSET;
  return root * Math.abs(root);
}

/** Each weight in units of its column. */
function openWeights(bytes: string): Int8Array {
  const packed = Buffer.from(bytes, 'base64');
  const weights = new Int8Array(packed.length * 2);
  packed.forEach((byte, at) => {
    weights[2 * at] = squareOf(byte >> 4);
    weights[2 * at + 1] = squareOf(byte & 15);
  });
  return weights;
}

function openTable({ rarity, weights }: TokenTable): OpenTable {
  return {
    rarity: Uint8Array.from(Buffer.from(rarity, 'base64')),
    weights: openWeights(weights.bytes),
    units: weights.units,
  };
}

function rowsByName({ tokens }: TokenTable): ReadonlyMap<string, number> {
  return new Map(tokens.split(TOKEN_SEPARATOR).map((token, row) => [token, row]));
}

/** Words are counted by numbers below this, so that a pair of them is one number that is quick to look up. */
const MOST_NUMBERS = 2 ** 14;

/** A number for each word: its row where the table holds it, else one of its own; beyond all numbers the last. */
function numbersOf(words: readonly string[], rows: ReadonlyMap<string, number>): readonly number[] {
  let unknown: Map<string, number> | undefined;
  return words.map((word) => {
    const known = rows.get(word) ?? unknown?.get(word);
    if (known !== undefined) return known;
    unknown ??= new Map();
    const number = Math.min(rows.size + unknown.size, MOST_NUMBERS - 1);
    unknown.set(word, number);
    return number;
  });
}

function pairNumber(kind: PairKind, first: number, second: number): number {
  return (PAIR_KINDS.indexOf(kind) * MOST_NUMBERS + first) * MOST_NUMBERS + second;
}

/** The rows of the pairs by their numbers; a pair of words that the table of words lacks never comes up. */
function rowsByNumber(
  { tokens }: TokenTable,
  words: ReadonlyMap<string, number>,
): ReadonlyMap<number, number> {
  const rows = new Map<number, number>();
  for (const [row, token] of tokens.split(TOKEN_SEPARATOR).entries()) {
    const [kind, first, second] = partsOfPair(token);
    const one = words.get(first);
    const other = words.get(second);
    if (one !== undefined && other !== undefined) rows.set(pairNumber(kind, one, other), row);
  }
  return rows;
}

export interface PhraseModel {
  readonly tags: readonly PhraseTag[];
  /** How much the words speak for each tag: about 0 where nothing does, about 1 in a plain example of it. */
  score(words: readonly Word[], text: string): readonly number[];
  /** What such scores weigh: 0 for no hint, 0.3 where one in a hundred good sentences would score so. */
  weightsOf(scores: readonly number[]): readonly number[];
  /** How surely a sentence shows each tag: the weights of its scores. */
  weigh(words: readonly Word[], text: string): readonly number[];
}

/** Adds to the sums what the tokens of one kind weigh. */
function addTable(
  sums: Float64Array,
  tally: Tally,
  table: OpenTable,
  rowOf: (token: number) => number | undefined,
  unknownRarity: number,
): void {
  const { weights, units, rarity } = table;
  const tags = sums.length;
  /** Where the weights of the tokens that the table holds begin, and what they are multiplied by. */
  const starts: number[] = [];
  const values: number[] = [];
  let squares = 0;
  for (let at = 0; at < tally.numbers.length; at += 1) {
    const row = rowOf(tally.numbers[at] as number);
    const rare = row === undefined ? unknownRarity : (rarity[row] as number) * RARITY_UNIT;
    const value = dampened(tally.counts[at] as number) * rare;
    squares += value * value;
    if (row === undefined) continue;
    starts.push(row * tags);
    values.push(value);
  }
  const scale = unitScale(squares);
  for (let at = 0; at < values.length; at += 1) values[at] = (values[at] as number) * scale;
  for (let tag = 0; tag < tags; tag += 1) {
    let own = 0;
    for (let at = 0; at < starts.length; at += 1)
      own += (values[at] as number) * (weights[(starts[at] as number) + tag] as number);
    sums[tag] = (sums[tag] as number) + own * (units[tag] as number);
  }
}

/** The scores of the false-alarm rates of a tag. */
interface Scores {
  readonly low: number;
  readonly middle: number;
  readonly high: number;
}

const WEIGHTS = [0.1, 0.3, 0.5] as const;
const MOST_WEIGHT = 0.7;

/** Between the scores of the false-alarm rates the weight grows in proportion; above the last at the same pace. */
function weightOf(score: number, { low, middle, high }: Scores): number {
  if (score <= low) return 0;
  if (score <= middle)
    return WEIGHTS[0] + ((WEIGHTS[1] - WEIGHTS[0]) * (score - low)) / Math.max(1e-9, middle - low);
  const pace = (WEIGHTS[2] - WEIGHTS[1]) / Math.max(0.02, high - middle);
  return Math.min(MOST_WEIGHT, WEIGHTS[1] + pace * (score - middle));
}

/** Opens a model file. Pure; a damaged file gives wrong numbers, so a test checks the one that ships. */
export function openPhraseModel(file: PhraseModelFile): PhraseModel {
  const words = openTable(file.words);
  const pairs = openTable(file.pairs);
  const wordRows = rowsByName(file.words);
  const pairRows = rowsByNumber(file.pairs, wordRows);
  const rowOfWord = (number: number): number | undefined => (number < wordRows.size ? number : undefined);
  const rowOfPair = (number: number): number | undefined => pairRows.get(number);
  const scales = file.falseAlarms.map(([low, middle, high]): Scores => ({ low, middle, high }));
  // Filled anew for each sentence: a typed array of so few numbers takes longer to make than to fill.
  const sums = new Float64Array(file.tags.length);
  const tally = new Tally();
  const weightsOf = (scores: readonly number[]): readonly number[] =>
    scales.map((scale, tag) => weightOf(scores[tag] ?? 0, scale));
  return withWeigh({
    tags: file.tags,
    weightsOf,
    score(sentence, text) {
      sums.set(file.bias);
      const { forms, marks } = phraseForms(sentence, text);
      const numbers = numbersOf([...forms, ...marks], wordRows);
      const number = (at: number): number => numbers[at] ?? 0;
      const paired = pairsAmong(forms.length, (kind, one, other) =>
        pairNumber(kind, number(one), number(other)),
      );
      tally.fill(numbers);
      addTable(sums, tally, words, rowOfWord, file.unknownRarity);
      tally.fill(paired);
      addTable(sums, tally, pairs, rowOfPair, file.unknownRarity);
      return [...sums];
    },
  });
}

function withWeigh(model: Omit<PhraseModel, 'weigh'>): PhraseModel {
  return { ...model, weigh: (words, text) => model.weightsOf(model.score(words, text)) };
}

/** The same model, which scores the same words only once: for one draft, and gone with it. */
export function remembering(model: PhraseModel): PhraseModel {
  const known = new Map<string, readonly number[]>();
  return withWeigh({
    tags: model.tags,
    weightsOf: model.weightsOf,
    score(words, text) {
      const before = known.get(text);
      if (before !== undefined) return before;
      const scores = model.score(words, text);
      known.set(text, scores);
      return scores;
    },
  });
}

let shipped: PhraseModel | undefined;

/** The model that ships with the engine, opened when the first draft is read. */
export function phraseModel(): PhraseModel {
  shipped ??= openPhraseModel(
    JSON.parse(readFileSync(new URL('./model.json', import.meta.url), 'utf8')) as PhraseModelFile,
  );
  return shipped;
}
