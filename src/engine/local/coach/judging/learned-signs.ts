import type { DraftReading, FaultTag, MeritTag, Sentence } from '../reading/draft-reading.ts';
import { FAULT_TAGS, MERIT_TAGS } from '../reading/draft-reading.ts';
import { type PhraseModel, type PhraseTag, phraseModel } from '../reading/phrases/model.ts';
import { wordsOf } from '../reading/words.ts';
import type { Sign } from './finding.ts';
import { countsHere } from './risk-signs.ts';

const FAULTS: ReadonlySet<string> = new Set(FAULT_TAGS);
const MERITS: ReadonlySet<string> = new Set(MERIT_TAGS);

function isFaultSign(sign: Sign<PhraseTag>): sign is Sign<FaultTag> {
  return FAULTS.has(sign.tag);
}

function isMeritSign(sign: Sign<PhraseTag>): sign is Sign<MeritTag> {
  return MERITS.has(sign.tag);
}

export interface LearnedSigns {
  readonly faults: readonly Sign<FaultTag>[];
  readonly merits: readonly Sign<MeritTag>[];
}

function signsOf(reading: DraftReading, sentence: Sentence, { tags, weigh }: PhraseModel): Sign<PhraseTag>[] {
  const words = wordsOf(reading.text, sentence.start, sentence.end);
  const signs: Sign<PhraseTag>[] = [];
  weigh(words, sentence.text).forEach((weight, at) => {
    const tag = tags[at];
    if (tag !== undefined && weight > 0) {
      signs.push({ tag, span: sentence, sentenceIndex: sentence.index, weight });
    }
  });
  return signs;
}

/** What the phrase model sees in the draft's sentences, whether or not the lexicon knows their wording. */
export function learnedSigns(reading: DraftReading, model: PhraseModel = phraseModel()): LearnedSigns {
  const signs = reading.sentences.flatMap((sentence) => signsOf(reading, sentence, model));
  return {
    faults: signs.filter(isFaultSign).filter(({ tag, sentenceIndex }) => {
      const sentence = reading.sentences[sentenceIndex];
      return sentence !== undefined && countsHere(tag, sentence, reading);
    }),
    merits: signs.filter(isMeritSign),
  };
}
