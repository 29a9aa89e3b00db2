/**
 * Fits the weights of src/engine/local/coach/judging/likelihood.ts on the labelled drafts and prints them, to be
 * copied by hand. Two precautions against trusting what was tuned on these drafts: the phrase model that reads a set
 * has not seen that set, and lexicon signs of planted faults are dampened at random.
 */

import { balanceOf, CLEARLY_LEARNED } from '../../src/engine/local/coach/judging/likelihood.ts';
import { meritSigns } from '../../src/engine/local/coach/judging/merits/merit-signs.ts';
import { faultSeverity } from '../../src/engine/local/coach/judging/severity.ts';
import { type LearnedSigns, learnedSigns } from '../../src/engine/local/coach/judging/signs/learned-signs.ts';
import { wordSigns } from '../../src/engine/local/coach/judging/signs/risk-signs.ts';
import { structuralSigns } from '../../src/engine/local/coach/judging/signs/structure.ts';
import { byTag, most, together } from '../../src/engine/local/coach/judging/weigh.ts';
import type { DraftReading, FaultTag } from '../../src/engine/local/coach/reading/draft-reading.ts';
import { FAULT_TAGS } from '../../src/engine/local/coach/reading/draft-reading.ts';
import { openPhraseModel, type PhraseModel } from '../../src/engine/local/coach/reading/phrases/model.ts';
import { readDraft } from '../../src/engine/local/coach/reading/read-draft.ts';
import { type LabelledMessage, MESSAGE_FILES, readLabelledMessages } from './labelled-messages.ts';
import { type Example, fitLogistic } from './logistic.ts';
import { loadPhraseTexts } from './phrases/load-texts.ts';
import { trainPhraseModel } from './train-phrases.ts';

/** About how often the lexicon misses wording that it has never seen, and what is left of a sign that it misses. */
const MISSED_SHARE = 0.35;
const LEFT_OF_MISSED = 0.2;
const REPEATS = 4;
const PENALTY = 0.5;
const REWRITE_TRUST = 0.5;

/** A fixed sequence of numbers from 0 to 1 (Marsaglia, Xorshift RNGs, 2003). */
function sequence(): () => number {
  let state = 2463534242;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

interface Read {
  readonly message: LabelledMessage;
  readonly reading: DraftReading;
  readonly learned: LearnedSigns;
  readonly isRewrite: boolean;
}

function severityFor({ message, reading }: Read): (tag: FaultTag) => number {
  const reader = { primaryCode: message.primaryCode, secondaryCode: message.secondaryCode };
  return (tag) => faultSeverity(tag, reader, reading.type);
}

function dampened(one: Read, random: () => number): ReturnType<typeof wordSigns> {
  const missed = new Set(
    one.message.planted_risks.map(({ tag }) => tag).filter(() => random() < MISSED_SHARE),
  );
  return wordSigns(one.reading).map((sign) =>
    !one.isRewrite && missed.has(sign.tag) ? { ...sign, weight: sign.weight * LEFT_OF_MISSED } : sign,
  );
}

function faultExamples(one: Read, random: () => number): Example[] {
  if (one.isRewrite || one.message.planted_risks.length === 0) return [];
  const planted = new Set(one.message.planted_risks.map(({ tag }) => tag));
  const shown = byTag(dampened(one, random));
  const built = byTag(structuralSigns(one.reading));
  const learned = byTag(one.learned.faults);
  const severity = severityFor(one);
  return FAULT_TAGS.map((tag) => ({
    values: [
      1,
      severity(tag),
      together(shown.get(tag) ?? []),
      together(built.get(tag) ?? []),
      most(learned.get(tag) ?? []),
    ],
    label: planted.has(tag) ? 1 : 0,
    trust: 1,
  }));
}

function flawedExample(one: Read, random: () => number): Example {
  const clear = one.learned.faults.filter(({ weight }) => weight >= CLEARLY_LEARNED);
  const balance = balanceOf(
    { shown: dampened(one, random), built: structuralSigns(one.reading), learned: clear },
    meritSigns(one.reading, one.learned.merits),
    severityFor(one),
    one.reading.type,
  );
  return {
    values: [
      1,
      balance.shown,
      balance.built,
      balance.learned,
      balance.all,
      balance.merits,
      balance.isText ? 1 : 0,
    ],
    label: one.isRewrite || one.message.planted_risks.length === 0 ? 0 : 1,
    trust: one.isRewrite ? REWRITE_TRUST : 1,
  };
}

function fitted(examples: readonly Example[], names: readonly string[]): string {
  const weights = fitLogistic(examples, names.length, PENALTY * REPEATS);
  return names.map((name, k) => `${name}: ${(weights[k] ?? 0).toFixed(2)}`).join(', ');
}

function readAll(model: PhraseModel, messages: readonly LabelledMessage[]): Read[] {
  return messages.flatMap((message) =>
    [message.messageText, message.ideal_rewrite].map((text, at) => {
      const reading = readDraft(text, message.messageType);
      return { message, reading, learned: learnedSigns(reading, model), isRewrite: at === 1 };
    }),
  );
}

const texts = loadPhraseTexts();
const reads = MESSAGE_FILES.flatMap((file) => {
  const unseen = texts.filter(({ source }) => source !== file);
  return readAll(openPhraseModel(trainPhraseModel(unseen)), readLabelledMessages(file));
});
const random = sequence();
const repeated = Array.from({ length: REPEATS }, () => reads).flat();
console.log(
  'FAULT_WEIGHTS',
  fitted(
    repeated.flatMap((one) => faultExamples(one, random)),
    ['bias', 'severity', 'shown', 'built', 'learned'],
  ),
);
console.log(
  'FLAWED_WEIGHTS',
  fitted(
    repeated.map((one) => flawedExample(one, random)),
    ['bias', 'shown', 'built', 'learned', 'all', 'merits', 'text'],
  ),
);
