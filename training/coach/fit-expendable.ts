/**
 * Writes rewriting/faults/expendable/expendable.json of the coach: when a sentence or clause without a fact can go. Learnt from
 * what the ideal rewrites of flawed drafts leave out; the phrase model that reads a set has not seen that set.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { contentStems, countedStems } from '../../src/engine/facts/words.ts';
import { judgeDraft } from '../../src/engine/local/coach/judging/judge-draft.ts';
import { openPhraseModel, type PhraseModel } from '../../src/engine/local/coach/reading/phrases/model.ts';
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
import { takeApart } from '../../src/engine/local/coach/rewriting/parts/draft-parts.ts';
import { clausesOf } from '../../src/engine/local/coach/rewriting/sentence/clauses.ts';
import { holdsFacts } from '../../src/engine/local/coach/rewriting/sentence/held-facts.ts';
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
const OUTPUT = new URL(
  '../../src/engine/local/coach/rewriting/faults/expendable/expendable.json',
  import.meta.url,
);

/** One example for each sentence and each clause of a draft that holds no fact. */
function expendableExamples(
  message: LabelledMessage,
  model: PhraseModel,
  isPlain: (word: string) => boolean,
): readonly Example[] {
  const reading = readDraft(message.messageText, message.messageType);
  const draft = { reading, reader: message, findings: judgeDraft(reading, message, model), model };
  const counts = countedStems(message.messageText);
  const ideal = new Set(contentStems(message.ideal_rewrite));
  const units = takeApart(reading)
    .paragraphs.flat()
    .filter((unit) => !unit.isListItem);
  return units.flatMap((unit) => {
    const clauses = clausesOf(unit.text).map(({ text }) => text);
    return [unit.text, ...(clauses.length > 1 ? clauses : [])].flatMap((text) => {
      const stems = [...new Set(contentStems(text))];
      if (stems.length === 0 || holdsFacts(text, new Set())) return [];
      const share = stems.filter((stem) => ideal.has(stem)).length / stems.length;
      const named = onlyAmong(thingsIn(text, isPlain), counts).length;
      const values = expendableValues(unit, text, named, draft);
      return [{ values, label: share < LEFT_OUT_BELOW ? 1 : 0, trust: 1 }];
    });
  });
}

function fitWeights(examples: readonly Example[]): ExpendableFile['weights'] {
  const names = [...EXPENDABLE_TRAITS, ...PHRASE_TAGS];
  const weights = fitLogistic(examples, names.length, PENALTY);
  return Object.fromEntries(names.map((name, at) => [name, Number((weights[at] ?? 0).toFixed(3))]));
}

/** What is learnt from some of the drafts, each with the phrase model that has not seen it. */
export function fitExpendable(
  sets: readonly { readonly messages: readonly LabelledMessage[]; readonly model: PhraseModel }[],
  texts: readonly PhraseText[],
  vectors: WordVectors,
): ExpendableFile {
  const words = plainWords(
    sets.flatMap(({ messages }) => messages),
    texts.map(({ text }) => text),
    vectors,
  );
  const plain = new Set(words);
  const isPlain = (word: string): boolean => isPlainAmong(plain, word);
  const examples = sets.flatMap(({ messages, model }) =>
    messages.flatMap((message) => expendableExamples(message, model, isPlain)),
  );
  return { weights: fitWeights(examples), plainWords: words.join(' ') };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const texts = loadPhraseTexts();
  const sets = MESSAGE_FILES.map((file) => ({
    messages: readLabelledMessages(file),
    model: openPhraseModel(trainPhraseModel(texts.filter(({ source }) => source !== file))),
  }));
  const file = fitExpendable(sets, texts, readWordVectors(VECTOR_COUNT));
  writeFileSync(OUTPUT, `${JSON.stringify(file, null, 2)}\n`);
  console.log(`${file.plainWords.split(' ').length} plain words`);
}
