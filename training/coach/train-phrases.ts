/** Rebuilds src/engine/local/coach/reading/phrases/model.json, byte for byte the same on every run. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  GREATEST_ROOT,
  type PhraseModelFile,
  RARITY_UNIT,
  ROOT_OFFSET,
  TOKEN_SEPARATOR,
  type TokenTable,
} from '../../src/engine/local/coach/reading/phrases/model.ts';
import { digestOf } from '../digest.ts';
import { readWordVectors } from '../profile/word-vectors.ts';
import { fitPhrases, foldedWeights, type Prepared, prepare, SETTINGS, scoresOf } from './phrases/fit.ts';
import { loadPhraseTexts, PHRASE_TAGS, type PhraseText } from './phrases/load-texts.ts';

const VECTOR_COUNT = 30_000;
const FOLDS = 5;
/** What the model file has room for, the weightiest first; all that the texts hold would make it four times as large. */
const KEPT_WORDS = 7500;
const KEPT_PAIRS = 4800;
const FALSE_ALARM_RATES = [0.03, 0.01, 0.003] as const;
const UNSIGNED_STEPS = 255;

/** A digest of everything the model depends on. */
export function fingerprintOf(texts: readonly PhraseText[]): string {
  return digestOf(texts, SETTINGS, KEPT_WORDS, KEPT_PAIRS);
}

/** Two weights a byte, as `WeightTable` says. */
function packed(weights: readonly number[], units: readonly number[]): string {
  const halves = weights.map((value, at) => {
    const root = Math.sqrt(Math.abs(value) / (units[at % units.length] || 1));
    return ROOT_OFFSET + Math.sign(value) * Math.min(GREATEST_ROOT, Math.round(root));
  });
  if (halves.length % 2 === 1) halves.push(ROOT_OFFSET);
  const bytes = new Uint8Array(halves.length / 2);
  for (let at = 0; at < bytes.length; at += 1)
    bytes[at] = (halves[2 * at] ?? 0) * 16 + (halves[2 * at + 1] ?? 0);
  return Buffer.from(bytes).toString('base64');
}

function packedTable(
  tokens: readonly string[],
  rarity: readonly number[],
  rows: readonly (readonly number[])[],
) {
  const units = PHRASE_TAGS.map((_, tag) => {
    let most = 0;
    for (const row of rows) most = Math.max(most, Math.abs(row[tag] ?? 0));
    return Number((most / GREATEST_ROOT ** 2).toPrecision(6));
  });
  const steps = Uint8Array.from(rarity, (value) => Math.min(UNSIGNED_STEPS, Math.round(value / RARITY_UNIT)));
  return {
    tokens: tokens.join(TOKEN_SEPARATOR),
    rarity: Buffer.from(steps).toString('base64'),
    weights: { bytes: packed(rows.flat(), units), units },
  } satisfies TokenTable;
}

/** The table of the `most` tokens that weigh most, in their order; those of several texts come before all others. */
function tableOf(
  tokens: readonly string[],
  rarity: readonly number[],
  rows: readonly (readonly number[])[],
  most: number,
): TokenTable {
  const rarest = Math.max(...rarity);
  const greatest = rows.map((row) => Math.max(...row.map(Math.abs)));
  const isSingle = (row: number): number => (rarity[row] === rarest ? 1 : 0);
  const kept = rows
    .map((_, row) => row)
    .sort((a, b) => isSingle(a) - isSingle(b) || (greatest[b] ?? 0) - (greatest[a] ?? 0) || a - b)
    .slice(0, most)
    .sort((a, b) => a - b);
  const keptOf = <One>(all: readonly One[]): One[] => kept.flatMap((row) => all.slice(row, row + 1));
  return packedTable(keptOf(tokens), keptOf(rarity), keptOf(rows));
}

/** For each tag the scores that good sentences exceed at the false-alarm rates, by a model that had not seen them. */
function falseAlarmScores(prepared: Prepared): (readonly [number, number, number])[] {
  const { texts } = prepared;
  const good: Float64Array[] = [];
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const inFold = (item: number): boolean => Math.floor(item / 40) % FOLDS === fold;
    const items = texts.map((_, item) => item);
    const weights = fitPhrases(
      prepared,
      items.filter((item) => !inFold(item)),
    );
    for (const item of items)
      if (inFold(item) && texts[item]?.isGood === true) good.push(scoresOf(prepared, item, weights));
  }
  return PHRASE_TAGS.map((_, tag) => {
    const scores = good.map((one) => one[tag] ?? 0).sort((a, b) => b - a);
    const [low, middle, high] = FALSE_ALARM_RATES.map((rate) =>
      Number((scores[Math.floor(rate * scores.length)] ?? 1).toFixed(4)),
    );
    return [low ?? 1, middle ?? 1, high ?? 1] as const;
  });
}

export function trainPhraseModel(texts: readonly PhraseText[]): PhraseModelFile {
  const prepared = prepare(texts, readWordVectors(VECTOR_COUNT));
  const { words, pairs, wordRarity, pairRarity, unknownRarity } = prepared.vocabulary;
  const fitted = fitPhrases(
    prepared,
    texts.map((_, item) => item),
  );
  const folded = foldedWeights(prepared, fitted);
  const rowAt = (row: number): number[] =>
    Array.from(folded.subarray(row * PHRASE_TAGS.length, (row + 1) * PHRASE_TAGS.length));
  const wordRows = [...words.keys()].map((_, row) => rowAt(row));
  const pairRows = [...pairs.keys()].map((_, row) => rowAt(words.size + row));
  return {
    fingerprint: fingerprintOf(texts),
    tags: PHRASE_TAGS,
    bias: Array.from(fitted.bias, (value) => Number(value.toPrecision(6))),
    words: tableOf([...words.keys()], wordRarity, wordRows, KEPT_WORDS),
    pairs: tableOf([...pairs.keys()], pairRarity, pairRows, KEPT_PAIRS),
    unknownRarity,
    falseAlarms: falseAlarmScores(prepared),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const texts = loadPhraseTexts();
  const json = `${JSON.stringify(trainPhraseModel(texts))}\n`;
  writeFileSync(new URL('../../src/engine/local/coach/reading/phrases/model.json', import.meta.url), json);
  console.log(`${texts.length} texts, ${Math.round(json.length / 1024)} KiB written`);
}
