/**
 * The trained model: the words and pairs it knows, how rare each is, and one weight for each of them and each
 * class. Training writes it as JSON with byte tables in base64; this file opens it into typed arrays.
 */
import { readFileSync } from 'node:fs';
import type { Lexicon } from './features.ts';
import { addNeutralRows } from './neutral.ts';

/** Seven profiles in the order of their codes, then none. */
export const CLASS_COUNT = 8;
export const NONE_CLASS = 7;

/** The small layers on top of the linear scores; see decide.ts for what each number does. */
export interface DecisionWeights {
  /** Weights of the features in prominence.ts. */
  readonly prominence: readonly number[];
  /** Weights of the signals named in signals.ts, alike for the seven profiles. */
  readonly signals: readonly number[];
  /** The same for none, and its bias. */
  readonly noneSignals: readonly number[];
  readonly noneBias: number;
  readonly abstainAbove: number;
  /** The same for notes of a few words. */
  readonly abstainAboveInLabel: number;
  readonly highAbove: number;
  readonly mediumAbove: number;
  /** Logistic weights of a second profile: bias, then its signals. */
  readonly secondary: readonly number[];
  readonly secondaryAbove: number;
}

/** A table of bytes and the unit that one step stands for. */
export interface ByteTable {
  readonly bytes: string;
  readonly unit: number;
}

/**
 * Half a byte a weight, two in a byte, the first in the high half: codes 0 to 14 stand for these steps of the unit, closer together where most weights are.
 * Twice as many pairs fit into the file, which is worth more than the finer steps (training/profile/evaluation-record.md).
 */
export const HALF_BYTE_STEPS = [-127, -101, -77, -55, -36, -19, -7, 0, 7, 19, 36, 55, 77, 101, 127] as const;

/** A byte for each weight of a word, half a byte for each of a pair. */
interface WeightBytes {
  readonly words: ByteTable;
  readonly pairs: ByteTable;
}

/** model.json as training writes it. Pairs that stand one apart come first, then those two apart. */
export interface ModelFile {
  readonly version: number;
  /** Digest of the data and settings that the model was trained from. */
  readonly fingerprint: string;
  readonly words: string;
  readonly wordRarity: ByteTable;
  readonly pairs: string;
  readonly neighbourPairCount: number;
  readonly pairRarity: ByteTable;
  readonly documents: WeightBytes;
  readonly sentences: WeightBytes;
  readonly decision: DecisionWeights;
}

/** Weights row-major, `CLASS_COUNT` a row, in steps of `unit`: bytes take a quarter of the memory of numbers. */
export interface WeightTable {
  readonly bytes: Int8Array;
  readonly unit: number;
}

/** One weight per word and class and one per pair and class. */
export interface Weights {
  readonly words: WeightTable;
  readonly pairs: WeightTable;
}

export interface ProfileModel extends Lexicon {
  /** For whole notes. */
  readonly documents: Weights;
  /** For single sentences and parts of them. */
  readonly sentences: Weights;
  readonly decision: DecisionWeights;
}

function bytesOf(base64: string): Uint8Array {
  return Uint8Array.from(Buffer.from(base64, 'base64'));
}

function unsignedTable(table: ByteTable): Float32Array {
  return Float32Array.from(bytesOf(table.bytes), (byte) => byte * table.unit);
}

function weightTable(table: ByteTable): WeightTable {
  return { bytes: new Int8Array(bytesOf(table.bytes).buffer), unit: table.unit };
}

/** The steps of a table of half bytes. */
export function halfByteTable(table: ByteTable): WeightTable {
  const packed = bytesOf(table.bytes);
  const steps = new Int8Array(2 * packed.length);
  for (let at = 0; at < packed.length; at += 1) {
    const byte = packed[at] ?? 0;
    steps[2 * at] = HALF_BYTE_STEPS[byte >> 4] ?? 0;
    steps[2 * at + 1] = HALF_BYTE_STEPS[byte & 15] ?? 0;
  }
  return { bytes: steps, unit: table.unit };
}

function openWeights({ words, pairs }: WeightBytes): Weights {
  return { words: weightTable(words), pairs: halfByteTable(pairs) };
}

/** Both word rows of a pair in one number: none needs more than 16 bits. */
function pairKey(first: number, second: number): number {
  return (first << 16) | second;
}

/**
 * Finds a pair's row by open addressing in one typed array; a plain Map of pairs takes ten times the memory. A pair lies beside
 * its row, since a second place in memory takes as long to reach as all the rest.
 */
class PairIndex {
  /** In each slot the key of a pair and its row; -1 for the row where the slot is free. */
  private readonly slots: Int32Array;
  private readonly mask: number;
  private readonly neighbourCount: number;

  /** `ends` holds first and second word row of each pair. */
  constructor(ends: Uint16Array, neighbourCount: number) {
    let size = 16;
    while (size < ends.length) size *= 2;
    this.slots = new Int32Array(2 * size).fill(-1);
    this.mask = size - 1;
    this.neighbourCount = neighbourCount;
    for (let row = 0; row < ends.length / 2; row += 1) {
      const first = ends[2 * row] ?? 0;
      const second = ends[2 * row + 1] ?? 0;
      let slot = this.slotOf(first, second, row < neighbourCount ? 1 : 2);
      while (this.slots[2 * slot + 1] !== -1) slot = (slot + 1) & this.mask;
      this.slots[2 * slot] = pairKey(first, second);
      this.slots[2 * slot + 1] = row;
    }
  }

  private slotOf(first: number, second: number, distance: number): number {
    const mixed = Math.imul(Math.imul(first, 0x9e3779b1) ^ (second + 0x7f4a7c15 * distance), 0x85ebca6b);
    return (mixed ^ (mixed >>> 15)) & this.mask;
  }

  find(first: number, second: number, distance: 1 | 2): number {
    const key = pairKey(first, second);
    for (let slot = this.slotOf(first, second, distance); ; slot = (slot + 1) & this.mask) {
      const row = this.slots[2 * slot + 1] ?? -1;
      if (row === -1) return -1;
      if (this.slots[2 * slot] === key && row < this.neighbourCount === (distance === 1)) return row;
    }
  }
}

/** Opens a model file. Pure; a damaged file gives wrong numbers, so a test checks the one that ships. */
export function openModel(file: ModelFile): ProfileModel {
  const rowOfWord = new Map<string, number>();
  file.words.split(' ').forEach((word, row) => {
    // A masked name reads as the empty word, which must never carry weight.
    if (word !== '') rowOfWord.set(word, row);
  });
  addNeutralRows(rowOfWord);
  const pairs = new PairIndex(new Uint16Array(bytesOf(file.pairs).buffer), file.neighbourPairCount);
  return {
    wordRow: (word) => rowOfWord.get(word) ?? -1,
    pairRow: (first, second, distance) => pairs.find(first, second, distance),
    wordRarity: unsignedTable(file.wordRarity),
    pairRarity: unsignedTable(file.pairRarity),
    documents: openWeights(file.documents),
    sentences: openWeights(file.sentences),
    decision: file.decision,
  };
}

/** The model that ships with the engine. */
export function readShippedModel(): ProfileModel {
  return openModel(JSON.parse(readFileSync(new URL('./model.json', import.meta.url), 'utf8')) as ModelFile);
}
