/** Rebuilds src/engine/local/coach/reading/phrases/model.json, byte for byte the same on every run. */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import {
  type PhraseModelFile,
  RARITY_UNIT,
  type TokenTable,
} from '../../src/engine/local/coach/reading/phrases/model.ts';
import { readWordVectors } from '../profile/word-vectors.ts';
import { fitPhrases, foldedWeights, type Prepared, prepare, SETTINGS, scoresOf } from './phrases/fit.ts';
import { loadPhraseTexts, PHRASE_TAGS, type PhraseText } from './phrases/load-texts.ts';

const VECTOR_COUNT = 30_000;
const FOLDS = 5;
const FALSE_ALARM_RATES = [0.03, 0.01, 0.003] as const;
const SIGNED_STEPS = 127;
const UNSIGNED_STEPS = 255;

/** A digest of everything the model depends on. */
export function fingerprintOf(texts: readonly PhraseText[]): string {
  return createHash('sha256')
    .update(JSON.stringify([texts, SETTINGS]))
    .digest('hex');
}

function tableOf(
  tokens: readonly string[],
  rarity: readonly number[],
  weights: Float64Array,
  from: number,
): TokenTable {
  const count = PHRASE_TAGS.length;
  const rows = weights.subarray(from * count, (from + tokens.length) * count);
  const units = PHRASE_TAGS.map((_, tag) => {
    let most = 0;
    for (let at = tag; at < rows.length; at += count) most = Math.max(most, Math.abs(rows[at] ?? 0));
    return most / SIGNED_STEPS;
  });
  const bytes = Int8Array.from(rows, (value, at) => Math.round(value / (units[at % count] || 1)));
  const steps = Uint8Array.from(rarity, (value) => Math.min(UNSIGNED_STEPS, Math.round(value / RARITY_UNIT)));
  return {
    tokens: tokens.join('\n'),
    rarity: Buffer.from(steps).toString('base64'),
    weights: {
      bytes: Buffer.from(bytes.buffer).toString('base64'),
      units: units.map((unit) => Number(unit.toPrecision(6))),
    },
  };
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
  return {
    fingerprint: fingerprintOf(texts),
    tags: PHRASE_TAGS,
    bias: Array.from(fitted.bias, (value) => Number(value.toPrecision(6))),
    words: tableOf([...words.keys()], wordRarity, folded, 0),
    pairs: tableOf([...pairs.keys()], pairRarity, folded, words.size),
    unknownRarity,
    falseAlarms: falseAlarmScores(prepared),
  };
}

if (import.meta.main) {
  const texts = loadPhraseTexts();
  const json = `${JSON.stringify(trainPhraseModel(texts))}\n`;
  writeFileSync(new URL('../../src/engine/local/coach/reading/phrases/model.json', import.meta.url), json);
  console.log(`${texts.length} texts, ${Math.round(json.length / 1024)} KiB written`);
}
