/**
 * Writes src/engine/local/coach/rewriting/expendable.json: when a sentence or clause without a fact can go. Learnt from
 * what the ideal rewrites of flawed drafts leave out; the phrase model that reads a set has not seen that set.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { contentStems } from '../../src/engine/facts/words.ts';
import { openPhraseModel, type PhraseModel } from '../../src/engine/local/coach/reading/phrases/model.ts';
import { readDraft } from '../../src/engine/local/coach/reading/read-draft.ts';
import { clausesOf } from '../../src/engine/local/coach/rewriting/clauses.ts';
import { takeApart } from '../../src/engine/local/coach/rewriting/draft-parts.ts';
import {
  EXPENDABLE_TRAITS,
  type ExpendableFile,
  expendableValues,
  isBare,
} from '../../src/engine/local/coach/rewriting/expendable.ts';
import { readWordVectors, type WordVectors } from '../profile/word-vectors.ts';
import { type LabelledMessage, MESSAGE_FILES, readLabelledMessages } from './labelled-messages.ts';
import { type Example, fitLogistic } from './logistic.ts';
import { loadPhraseTexts, PHRASE_TAGS, type PhraseText } from './phrases/load-texts.ts';
import { plainWords } from './plain-words.ts';
import { trainPhraseModel } from './train-phrases.ts';

const PENALTY = 2;
const VECTOR_COUNT = 30_000;
/** Words of which the ideal rewrite has less than this share are left out of it. */
const LEFT_OUT_BELOW = 0.34;
const OUTPUT = new URL('../../src/engine/local/coach/rewriting/expendable.json', import.meta.url);

/** One example for each sentence and each clause of a flawed draft that holds no fact and no promise. */
export function expendableExamples(message: LabelledMessage, model: PhraseModel): readonly Example[] {
  if (message.planted_risks.length === 0) return [];
  const reading = readDraft(message.messageText, message.messageType);
  const ideal = new Set(contentStems(message.ideal_rewrite));
  const units = takeApart(reading)
    .paragraphs.flat()
    .filter((unit) => !unit.isListItem);
  return units.flatMap((unit) => {
    const clauses = clausesOf(unit.text).map(({ text }) => text);
    return [unit.text, ...(clauses.length > 1 ? clauses : [])].flatMap((text) => {
      const stems = [...new Set(contentStems(text))];
      if (stems.length === 0 || !isBare(text, new Set())) return [];
      const share = stems.filter((stem) => ideal.has(stem)).length / stems.length;
      const values = expendableValues(unit, text, reading, message, model);
      return [{ values, label: share < LEFT_OUT_BELOW ? 1 : 0, trust: 1 }];
    });
  });
}

function fitWeights(examples: readonly Example[]): ExpendableFile['weights'] {
  const names = [...EXPENDABLE_TRAITS, ...PHRASE_TAGS];
  const weights = fitLogistic(examples, names.length, PENALTY);
  return Object.fromEntries(names.map((name, at) => [name, Number((weights[at] ?? 0).toFixed(3))]));
}

/** What is learnt from some of the drafts. `examples` are theirs. */
export function fitExpendable(
  examples: readonly Example[],
  messages: readonly LabelledMessage[],
  texts: readonly PhraseText[],
  vectors: WordVectors,
): ExpendableFile {
  return {
    weights: fitWeights(examples),
    plainWords: plainWords(
      messages,
      texts.map(({ text }) => text),
      vectors,
    ).join(' '),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const texts = loadPhraseTexts();
  const examples = MESSAGE_FILES.flatMap((file) => {
    const model = openPhraseModel(trainPhraseModel(texts.filter(({ source }) => source !== file)));
    return readLabelledMessages(file).flatMap((message) => expendableExamples(message, model));
  });
  const messages = MESSAGE_FILES.flatMap(readLabelledMessages);
  const file = fitExpendable(examples, messages, texts, readWordVectors(VECTOR_COUNT));
  writeFileSync(OUTPUT, `${JSON.stringify(file, null, 2)}\n`);
  console.log(`${examples.length} examples, ${file.plainWords.split(' ').length} plain words`);
}
