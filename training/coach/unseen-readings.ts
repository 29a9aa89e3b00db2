import { type LearnedSigns, learnedSigns } from '../../src/engine/local/coach/judging/signs/learned-signs.ts';
import type { DraftReading } from '../../src/engine/local/coach/reading/draft-reading.ts';
import {
  openPhraseModel,
  type PhraseModel,
  phraseModel,
} from '../../src/engine/local/coach/reading/phrases/model.ts';
import { readDraft } from '../../src/engine/local/coach/reading/read-draft.ts';
import {
  type LabelledMessage,
  MESSAGE_FILES,
  RULE_FILES,
  readLabelledMessages,
} from './labelled-messages.ts';
import { loadPhraseTexts } from './phrases/load-texts.ts';
import { trainPhraseModel } from './train-phrases.ts';

/** A draft, or the rewrite that an expert made of it, as a phrase model reads it that has not learnt from its set. */
export interface UnseenReading {
  readonly message: LabelledMessage;
  readonly reading: DraftReading;
  readonly learned: LearnedSigns;
  readonly isRewrite: boolean;
}

/** So many models, each trained without its part of the sets that the shipped one has learnt from. */
const PARTS = 4;

function readAll(model: PhraseModel, messages: readonly LabelledMessage[]): UnseenReading[] {
  return messages.flatMap((message) =>
    [message.messageText, message.ideal_rewrite].map((text, at) => {
      const reading = readDraft(text, message.messageType);
      return { message, reading, learned: learnedSigns(reading, model), isRewrite: at === 1 };
    }),
  );
}

/** The labelled sets that phrases and rules were made from, each read by a phrase model trained without it. Takes minutes. */
export function readUnseen(): UnseenReading[] {
  const texts = loadPhraseTexts();
  const learntFrom = Array.from({ length: PARTS }).flatMap((_, part) => {
    const files = MESSAGE_FILES.filter((_file, at) => at % PARTS === part);
    const own = new Set<string>(files);
    const model = openPhraseModel(trainPhraseModel(texts.filter(({ source }) => !own.has(source))));
    return files.flatMap((file) => readAll(model, readLabelledMessages(file)));
  });
  return [...learntFrom, ...RULE_FILES.flatMap((file) => readAll(phraseModel(), readLabelledMessages(file)))];
}
