/** Packs trained weights into the model file: bytes in place of numbers, and only the pairs that carry weight. */
import {
  type ByteTable,
  CLASS_COUNT,
  type DecisionWeights,
  HALF_BYTE_STEPS,
  type ModelFile,
} from '../../src/engine/local/profile/model.ts';
import { digestOf } from '../digest.ts';
import type { TrainedWeights } from './fit.ts';
import type { LinearWeights } from './ridge.ts';
import { SETTINGS } from './settings.ts';
import type { TrainingLexicon } from './vocabulary.ts';

const SIGNED_STEPS = 127;
const UNSIGNED_STEPS = 255;
/** Share of the weights of words that a byte can hold; the few larger ones (of "the", above all) are cut. */
const HELD_SHARE = 0.9999;
/** Weights of pairs are cut at this many times their root mean square. */
const HELD_SPREADS = 10;

function base64Of(values: Int8Array | Uint8Array | Uint16Array): string {
  return Buffer.from(values.buffer, values.byteOffset, values.byteLength).toString('base64');
}

function greatest(values: readonly number[]): number {
  let most = 0;
  for (const value of values) most = Math.max(most, Math.abs(value));
  return most;
}

function signedTable(values: Float64Array): ByteTable {
  const sizes = values.map(Math.abs).sort();
  const unit = (sizes[Math.floor(HELD_SHARE * (sizes.length - 1))] ?? 0) / SIGNED_STEPS;
  const steps = Int8Array.from(values, (value) =>
    Math.max(-SIGNED_STEPS, Math.min(SIGNED_STEPS, Math.round(value / unit))),
  );
  return { bytes: base64Of(steps), unit };
}

/** Code of the nearest step. */
function halfByteOf(steps: number): number {
  let nearest = 0;
  HALF_BYTE_STEPS.forEach((step, code) => {
    if (Math.abs(step - steps) < Math.abs((HALF_BYTE_STEPS[nearest] ?? 0) - steps)) nearest = code;
  });
  return nearest;
}

/** Two weights a byte; `values` has an even length, since every row has. */
export function halfByteTable(values: readonly number[]): ByteTable {
  const squares = values.reduce((sum, value) => sum + value * value, 0);
  const unit = (HELD_SPREADS * Math.sqrt(squares / values.length)) / SIGNED_STEPS;
  const packed = new Uint8Array(values.length / 2);
  for (let at = 0; at < packed.length; at += 1) {
    packed[at] = 16 * halfByteOf((values[2 * at] ?? 0) / unit) + halfByteOf((values[2 * at + 1] ?? 0) / unit);
  }
  return { bytes: base64Of(packed), unit };
}

function unsignedTable(values: readonly number[]): ByteTable {
  const unit = greatest(values) / UNSIGNED_STEPS;
  return { bytes: base64Of(Uint8Array.from(values, (value) => Math.round(value / unit))), unit };
}

function rowOf(table: Float64Array, row: number): number[] {
  return Array.from(table.subarray(row * CLASS_COUNT, (row + 1) * CLASS_COUNT));
}

/** Rows of the pairs worth keeping: neighbours first, then pairs with a word between, each in lexicon order. */
function keptPairRows(lexicon: TrainingLexicon, weights: TrainedWeights): number[] {
  const importance = lexicon.pairs.map(
    (_, row) =>
      (greatest(rowOf(weights.documents.pairs, row)) + greatest(rowOf(weights.sentences.pairs, row))) *
      (lexicon.pairRarity[row] ?? 0),
  );
  return lexicon.pairs
    .map((_, row) => row)
    .sort((a, b) => (importance[b] ?? 0) - (importance[a] ?? 0) || a - b)
    .slice(0, SETTINGS.keptPairs)
    .sort((a, b) => (lexicon.pairs[a]?.[2] ?? 0) - (lexicon.pairs[b]?.[2] ?? 0) || a - b);
}

function weightBytes(weights: LinearWeights, pairRows: readonly number[]) {
  return {
    words: signedTable(weights.words),
    pairs: halfByteTable(pairRows.flatMap((row) => rowOf(weights.pairs, row))),
  };
}

/** A digest of everything a model depends on: labelled texts and settings. */
export function fingerprintOf(parts: readonly unknown[]): string {
  return digestOf(...parts);
}

export function compileModel(
  lexicon: TrainingLexicon,
  weights: TrainedWeights,
  decision: DecisionWeights,
  fingerprint: string,
): ModelFile {
  const rows = keptPairRows(lexicon, weights);
  const pairs = rows.map((row) => lexicon.pairs[row] ?? [0, 0, 1]);
  return {
    version: SETTINGS.version,
    fingerprint,
    words: lexicon.words.join(' '),
    wordRarity: unsignedTable(Array.from(lexicon.wordRarity)),
    pairs: base64Of(Uint16Array.from(pairs.flatMap((pair) => pair.slice(0, 2)))),
    neighbourPairCount: pairs.filter(([, , distance]) => distance === 1).length,
    pairRarity: unsignedTable(rows.map((row) => lexicon.pairRarity[row] ?? 0)),
    documents: weightBytes(weights.documents, rows),
    sentences: weightBytes(weights.sentences, rows),
    decision,
  };
}
