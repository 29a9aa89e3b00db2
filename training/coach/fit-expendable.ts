/**
 * Writes rewriting/faults/expendable/expendable.json of the coach: when a sentence or clause without a fact can go, learnt
 * from what readers said of each, and which words are plain, learnt from the rewrites of experts.
 */
import { fileURLToPath } from 'node:url';
import { countedStems } from '../../src/engine/facts/words.ts';
import { judgeDraft } from '../../src/engine/local/coach/judging/judge-draft.ts';
import { type PhraseModel, phraseModel } from '../../src/engine/local/coach/reading/phrases/model.ts';
import { readDraft } from '../../src/engine/local/coach/reading/read-draft.ts';
import { wordsOf } from '../../src/engine/local/coach/reading/words.ts';
import {
  type ExpendableFile,
  isPlainAmong,
} from '../../src/engine/local/coach/rewriting/faults/expendable/expendable.ts';
import {
  EXPENDABLE_TRAITS,
  expendableValues,
} from '../../src/engine/local/coach/rewriting/faults/expendable/expendable-traits.ts';
import { spareTokens } from '../../src/engine/local/coach/rewriting/faults/expendable/spare-tokens.ts';
import { onlyAmong, thingsIn } from '../../src/engine/local/coach/rewriting/faults/expendable/things.ts';
import { takeApart } from '../../src/engine/local/coach/rewriting/parts/draft-parts.ts';
import { readWordVectors } from '../profile/word-vectors.ts';
import { fitLearnt, type LabelledCase, learntFrom, writeLearnt } from './fit-learnt.ts';
import { MESSAGE_FILES, readLabelledMessages } from './labelled-messages.ts';
import { loadPhraseTexts, PHRASE_TAGS } from './phrases/load-texts.ts';
import { plainWords } from './plain-words.ts';
import { readSpareWords, type SpareLabel, type SpareWords } from './spare-words.ts';

const VECTOR_COUNT = 30_000;
/** Little is lost: the reader of the draft was not sure. */
const TRUST: Readonly<Record<SpareLabel, number>> = { K: 1, B: 1, U: 0.5, D: 1 };
const CAN_GO: ReadonlySet<SpareLabel> = new Set(['U', 'D']);

/** What the model sees of each piece of a draft. */
function piecesOf(
  { draft, pieces }: SpareWords,
  model: PhraseModel,
  isPlain: (word: string) => boolean,
): readonly LabelledCase[] {
  const reading = readDraft(draft.messageText, draft.messageType);
  const units = takeApart(reading).paragraphs.flat();
  const counts = countedStems(draft.messageText);
  const findings = judgeDraft(reading, draft, model);
  const weighed = { reading, reader: draft, findings, model, units, counts };
  return pieces.flatMap(([text, label]) => {
    const unit = units.find((one) => one.text === text) ?? units.find((one) => one.text.includes(text));
    if (unit === undefined) return [];
    const named = onlyAmong(thingsIn(text, isPlain), counts).length;
    const words = wordsOf(text);
    const values = expendableValues(unit, text, words, named, weighed);
    const tokens = spareTokens(words, text, text !== unit.text);
    return [{ values, tokens, label: CAN_GO.has(label) ? 1 : 0, trust: TRUST[label] }];
  });
}

/** What the shipped file must say it was learnt from. */
export function spareFingerprint(spare: readonly SpareWords[]): string {
  return learntFrom(spare, EXPENDABLE_TRAITS);
}

/** What is learnt from what readers said of the pieces of these drafts. */
export function fitSpareWords(
  spare: readonly SpareWords[],
  words: readonly string[],
): Omit<ExpendableFile, 'plainWords'> {
  const plain = new Set(words);
  const isPlain = (word: string): boolean => isPlainAmong(plain, word);
  const model = phraseModel();
  const pieces = spare.flatMap((one) => piecesOf(one, model, isPlain));
  return {
    fingerprint: spareFingerprint(spare),
    ...fitLearnt(pieces, [...EXPENDABLE_TRAITS, ...PHRASE_TAGS]),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const words = plainWords(
    MESSAGE_FILES.flatMap(readLabelledMessages),
    loadPhraseTexts().map(({ text }) => text),
    readWordVectors(VECTOR_COUNT),
  );
  const file: ExpendableFile = { ...fitSpareWords(readSpareWords(), words), plainWords: words.join(' ') };
  writeLearnt('rewriting/faults/expendable/expendable.json', file);
  console.log(`${words.length} plain words`);
}
