import { fainterMeritSigns, meritSigns } from '../../src/engine/local/coach/judging/merits/merit-signs.ts';
import {
  PRAISE_TRAITS,
  type PraiseCase,
  praiseCases,
} from '../../src/engine/local/coach/judging/praise/praise-traits.ts';
import { wordSigns } from '../../src/engine/local/coach/judging/signs/risk-signs.ts';
import { structuralSigns } from '../../src/engine/local/coach/judging/signs/structure.ts';
import type { LearntFile } from '../../src/engine/local/coach/learnt-model.ts';
import { fitLearnt, type LabelledCase, learntFrom } from './fit-learnt.ts';
import { MESSAGE_FILES, RULE_FILES, readLabelledMessages } from './labelled-messages.ts';
import type { UnseenReading } from './unseen-readings.ts';

/** What the shipped file must say it was learnt from. */
export function praiseFingerprint(): string {
  const labels = [...MESSAGE_FILES, ...RULE_FILES]
    .flatMap((file) => readLabelledMessages(file))
    .map(({ id, messageText, planted_strengths }) => [
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
    if (planted.quote === undefined || planted.quote === '') return false;
    const at = reading.text.indexOf(planted.quote);
    return at >= 0 && at < sentence.end && sentence.start < at + planted.quote.length;
  });
}

function casesOf(one: UnseenReading): LabelledCase[] {
  const { message, reading, learned, isRewrite } = one;
  if (isRewrite || message.planted_strengths.length === 0) return [];
  const cases = praiseCases({
    reading,
    reader: { primaryCode: message.primaryCode, secondaryCode: message.secondaryCode },
    signs: [...meritSigns(reading, learned.merits), ...fainterMeritSigns(reading)],
    heard: learned.heard,
    faults: [...wordSigns(reading), ...structuralSigns(reading), ...learned.faults],
  });
  return cases.map((own) => ({ ...own, label: isPraised(one, own) ? 1 : 0, trust: 1 }));
}

/** What is learnt from these drafts about which merits of which sentences an expert praises. */
export function fitPraise(reads: readonly UnseenReading[]): LearntFile {
  return { fingerprint: praiseFingerprint(), ...fitLearnt(reads.flatMap(casesOf), PRAISE_TRAITS) };
}
