/** Chooses the words and pairs that training works with, and measures how rare each is in the labelled texts. */
import { type Lexicon, wordRowsOf } from '../../src/engine/local/profile/features.ts';
import { neutralWord, UNREAD_ROW } from '../../src/engine/local/profile/neutral.ts';
import type { Tokens } from '../../src/engine/local/profile/tokens.ts';
import type { WordVectors } from './word-vectors.ts';

const LEAST_TEXTS_OF_A_WORD = 2;
const LEAST_TEXTS_OF_A_PAIR = 2;

export interface TrainingLexicon extends Lexicon {
  readonly words: readonly string[];
  /** First row, second row and distance of each pair. */
  readonly pairs: readonly (readonly [number, number, 1 | 2])[];
}

function isPlainWord(word: string): boolean {
  return /^[a-z]{2,}$/u.test(word) && neutralWord(word) === word;
}

function countWords(texts: readonly Tokens[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) {
    const seen = new Set<string>();
    for (const raw of text.words) {
      const word = neutralWord(raw);
      // A masked name reads as the empty word, which is no word.
      if (word !== null && word !== '') seen.add(word);
    }
    for (const word of seen) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

function rarity(count: number, texts: number): number {
  return Math.log(texts / Math.max(1, count));
}

class GrowingLexicon implements TrainingLexicon {
  readonly words: string[] = [];
  readonly pairs: [number, number, 1 | 2][] = [];
  readonly wordRarity: number[] = [];
  readonly pairRarity: number[] = [];
  private readonly rowOfWord = new Map<string, number>();
  private readonly rowOfPair = new Map<string, number>();

  addWord(word: string, wordRarity: number): void {
    if (this.rowOfWord.has(word)) return;
    this.rowOfWord.set(word, this.words.length);
    this.words.push(word);
    this.wordRarity.push(wordRarity);
  }

  addPair(first: number, second: number, distance: 1 | 2, pairRarity: number): void {
    this.rowOfPair.set(`${first} ${second} ${distance}`, this.pairs.length);
    this.pairs.push([first, second, distance]);
    this.pairRarity.push(pairRarity);
  }

  wordRow(word: string): number {
    const read = neutralWord(word);
    return read === null ? UNREAD_ROW : (this.rowOfWord.get(read) ?? -1);
  }

  pairRow(first: number, second: number, distance: 1 | 2): number {
    return this.rowOfPair.get(`${first} ${second} ${distance}`) ?? -1;
  }
}

function countPairs(texts: readonly Tokens[], lexicon: GrowingLexicon): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) {
    const rows = wordRowsOf(text, lexicon);
    const seen = new Set<string>();
    for (let at = 1; at < rows.length; at += 1) {
      for (const distance of [1, 2] as const) {
        const first = rows[at - distance] ?? -1;
        const second = rows[at] ?? -1;
        if (first >= 0 && second >= 0) seen.add(`${first} ${second} ${distance}`);
      }
    }
    for (const pair of seen) counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  return counts;
}

/** Words of the texts and the `frequentWords` most common English ones; pairs that two texts or more hold. */
export function buildLexicon(
  texts: readonly Tokens[],
  vectors: WordVectors,
  frequentWords: number,
): TrainingLexicon {
  const lexicon = new GrowingLexicon();
  const counts = countWords(texts);
  const known = new Set(vectors.words);
  for (const [word, count] of [...counts].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (count >= LEAST_TEXTS_OF_A_WORD || known.has(word)) lexicon.addWord(word, rarity(count, texts.length));
  }
  for (const word of vectors.words.slice(0, frequentWords).filter(isPlainWord)) {
    lexicon.addWord(word, rarity(counts.get(word) ?? 1, texts.length));
  }
  for (const [pair, count] of [...countPairs(texts, lexicon)].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (count < LEAST_TEXTS_OF_A_PAIR) continue;
    const [first = 0, second = 0, distance = 1] = pair.split(' ').map(Number);
    lexicon.addPair(first, second, distance === 1 ? 1 : 2, rarity(count, texts.length));
  }
  return lexicon;
}
