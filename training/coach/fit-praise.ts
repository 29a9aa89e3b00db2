import { draftSigns } from '../../src/engine/local/coach/judging/draft-signs.ts';
import {
  PRAISE_TRAITS,
  type PraiseCase,
  praiseCases,
} from '../../src/engine/local/coach/judging/praise/praise-traits.ts';
import type { LearntFile } from '../../src/engine/local/coach/learnt-model.ts';
import { fitLearnt, type LabelledCase, learntFrom } from './fit-learnt.ts';
import { isQuotedIn, readLearntMessages } from './labelled-messages.ts';
import type { UnseenReading } from './unseen-readings.ts';

/** What the shipped file must say it was learnt from. */
export function praiseFingerprint(): string {
  const labels = readLearntMessages().map(({ id, messageText, planted_strengths }) => [
    id,
    messageText,
    planted_strengths.map(({ tag, quote }) => [tag, quote]),
  ]);
  return learntFrom(labels, PRAISE_TRAITS);
}

/** Whether the expert praises this merit in this sentence, or of the draft as a whole. */
function isPraised({ message, reading }: UnseenReading, { tag, sentenceIndex }: PraiseCase): boolean {
  const sentence = reading.sentences[sentenceIndex];
  return message.planted_strengths.some((planted) => {
    if (planted.tag !== tag) return false;
    if (sentence === undefined) return true;
    return isQuotedIn(sentence, reading.text, planted.quote);
  });
}

function casesOf(one: UnseenReading): LabelledCase[] {
  const { message, reading, learned, isRewrite } = one;
  if (isRewrite || message.planted_strengths.length === 0) return [];
  const cases = praiseCases({ reading, reader: message, signs: draftSigns(reading, learned) });
  return cases.map((own) => ({ ...own, label: isPraised(one, own) ? 1 : 0, trust: 1 }));
}

/** What is learnt from these drafts about which merits of which sentences an expert praises. */
export function fitPraise(reads: readonly UnseenReading[]): LearntFile {
  return { fingerprint: praiseFingerprint(), ...fitLearnt(reads.flatMap(casesOf), PRAISE_TRAITS) };
}
