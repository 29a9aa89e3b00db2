/**
 * Writes rewriting/faults/expendable/expendable.json of the coach: when a sentence or clause without a fact can go, learnt
 * from what readers said of each, and which words are plain, learnt from the rewrites of experts.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { countedStems } from '../../src/engine/facts/words.ts';
import { judgeDraft } from '../../src/engine/local/coach/judging/judge-draft.ts';
import { type PhraseModel, phraseModel } from '../../src/engine/local/coach/reading/phrases/model.ts';
import { readDraft } from '../../src/engine/local/coach/reading/read-draft.ts';
import {
  type ExpendableFile,
  isPlainAmong,
} from '../../src/engine/local/coach/rewriting/faults/expendable/expendable.ts';
import {
  EXPENDABLE_TRAITS,
  expendableValues,
} from '../../src/engine/local/coach/rewriting/faults/expendable/expendable-traits.ts';
import { onlyAmong, thingsIn } from '../../src/engine/local/coach/rewriting/faults/expendable/things.ts';
import {
  SEPARATOR,
  scaleOf,
  tokensOf,
  type WordTable,
} from '../../src/engine/local/coach/rewriting/faults/expendable/word-weights.ts';
import { takeApart } from '../../src/engine/local/coach/rewriting/parts/draft-parts.ts';
import { readWordVectors } from '../profile/word-vectors.ts';
import { MESSAGE_FILES, readLabelledMessages } from './labelled-messages.ts';
import { loadPhraseTexts, PHRASE_TAGS } from './phrases/load-texts.ts';
import { plainWords } from './plain-words.ts';
import { readSpareWords, type SpareLabel, type SpareWords } from './spare-words.ts';
import { fitSparse, type SparseExample } from './sparse-logistic.ts';

const VECTOR_COUNT = 30_000;
/** A token of fewer pieces tells nothing. */
const FEWEST_PIECES = 3;
const MOST_STEPS = 127;
/** Little is lost: the reader of the draft was not sure. */
const TRUST: Readonly<Record<SpareLabel, number>> = { K: 1, B: 1, U: 0.5, D: 1 };
const CAN_GO: ReadonlySet<SpareLabel> = new Set(['U', 'D']);
const OUTPUT = new URL(
  '../../src/engine/local/coach/rewriting/faults/expendable/expendable.json',
  import.meta.url,
);

interface Piece {
  readonly values: readonly number[];
  readonly tokens: ReadonlySet<string>;
  readonly label: SpareLabel;
}

/** What the model sees of each piece of a draft. */
function piecesOf(
  { draft, pieces }: SpareWords,
  model: PhraseModel,
  isPlain: (word: string) => boolean,
): readonly Piece[] {
  const reading = readDraft(draft.messageText, draft.messageType);
  const units = takeApart(reading).paragraphs.flat();
  const weighed = { reading, reader: draft, findings: judgeDraft(reading, draft, model), model, units };
  const counts = countedStems(draft.messageText);
  return pieces.flatMap(([text, label]) => {
    const unit = units.find((one) => one.text === text) ?? units.find((one) => one.text.includes(text));
    if (unit === undefined) return [];
    const named = onlyAmong(thingsIn(text, isPlain), counts).length;
    const values = expendableValues(unit, text, named, weighed);
    return [{ values, tokens: tokensOf(text, text !== unit.text), label }];
  });
}

/** The tokens that several pieces hold, in order. */
function vocabularyOf(pieces: readonly Piece[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { tokens } of pieces)
    for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1);
  return [...counts].flatMap(([token, count]) => (count >= FEWEST_PIECES ? [token] : [])).sort();
}

function examplesOf(pieces: readonly Piece[], vocabulary: readonly string[]): readonly SparseExample[] {
  const rows = new Map(vocabulary.map((token, row) => [token, row]));
  return pieces.map(({ values, tokens, label }) => ({
    values,
    tokens: [...tokens].flatMap((token) => rows.get(token) ?? []),
    label: CAN_GO.has(label) ? 1 : 0,
    trust: TRUST[label],
  }));
}

function packed(tokens: readonly string[], weights: readonly number[]): WordTable {
  const unit = Math.max(...weights.map(Math.abs)) / MOST_STEPS;
  const steps = weights.map((weight) => Math.round(weight / unit));
  const kept = tokens.map((_, row) => row).filter((row) => steps[row] !== 0);
  return {
    tokens: kept.map((row) => tokens[row]).join(SEPARATOR),
    steps: Buffer.from(Int8Array.from(kept, (row) => steps[row] ?? 0).buffer).toString('base64'),
    unit: Number(unit.toPrecision(6)),
  };
}

/** What is learnt from what readers said of the pieces of these drafts. */
export function fitSpareWords(
  spare: readonly SpareWords[],
  words: readonly string[],
): Pick<ExpendableFile, 'weights' | 'words'> {
  const plain = new Set(words);
  const isPlain = (word: string): boolean => isPlainAmong(plain, word);
  const model = phraseModel();
  const pieces = spare.flatMap((one) => piecesOf(one, model, isPlain));
  const vocabulary = vocabularyOf(pieces);
  const fitted = fitSparse(examplesOf(pieces, vocabulary), vocabulary.length, scaleOf);
  const names = [...EXPENDABLE_TRAITS, ...PHRASE_TAGS];
  const weights = names.map((name, at) => {
    const value = (fitted.values[at] ?? 0) + (name === 'bias' ? fitted.bias : 0);
    return [name, Number(value.toFixed(3))] as const;
  });
  return { weights: Object.fromEntries(weights), words: packed(vocabulary, fitted.tokens) };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const words = plainWords(
    MESSAGE_FILES.flatMap(readLabelledMessages),
    loadPhraseTexts().map(({ text }) => text),
    readWordVectors(VECTOR_COUNT),
  );
  const file: ExpendableFile = { ...fitSpareWords(readSpareWords(), words), plainWords: words.join(' ') };
  writeFileSync(OUTPUT, `${JSON.stringify(file, null, 2)}\n`);
  console.log(`${file.words.tokens.split(SEPARATOR).length} words and pairs, ${words.length} plain words`);
}
