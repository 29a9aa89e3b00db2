/**
 * Fits the weights of src/engine/local/coach/judging/likelihood.ts on the labelled drafts and prints them, to be
 * copied by hand. Two precautions against trusting what was tuned on these drafts: the phrase model that reads a set
 * has not seen that set, and lexicon signs of planted faults are dampened at random.
 */

import { type LearnedSigns, learnedSigns } from '../../src/engine/local/coach/judging/learned-signs.ts';
import { balanceOf, CLEARLY_LEARNED } from '../../src/engine/local/coach/judging/likelihood.ts';
import { meritSigns } from '../../src/engine/local/coach/judging/merit-signs.ts';
import { wordSigns } from '../../src/engine/local/coach/judging/risk-signs.ts';
import { faultSeverity } from '../../src/engine/local/coach/judging/severity.ts';
import { structuralSigns } from '../../src/engine/local/coach/judging/structure.ts';
import { byTag, most, together } from '../../src/engine/local/coach/judging/weigh.ts';
import type { DraftReading, FaultTag } from '../../src/engine/local/coach/reading/draft-reading.ts';
import { FAULT_TAGS } from '../../src/engine/local/coach/reading/draft-reading.ts';
import { openPhraseModel, type PhraseModel } from '../../src/engine/local/coach/reading/phrases/model.ts';
import { readDraft } from '../../src/engine/local/coach/reading/read-draft.ts';
import { type LabelledMessage, MESSAGE_FILES, readLabelledMessages } from './labelled-messages.ts';
import { loadPhraseTexts } from './phrases/load-texts.ts';
import { trainPhraseModel } from './train-phrases.ts';

/** About how often the lexicon misses wording that it has never seen, and what is left of a sign that it misses. */
const MISSED_SHARE = 0.35;
const LEFT_OF_MISSED = 0.2;
const REPEATS = 4;
const PENALTY = 0.5;
const REWRITE_TRUST = 0.5;

interface Example {
  readonly values: readonly number[];
  readonly label: number;
  readonly trust: number;
}

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

/** Logistic regression by Newton's method; `names` is only for the output. */
function fitted(examples: readonly Example[], names: readonly string[]): string {
  const size = names.length;
  let weights = names.map(() => 0);
  for (let round = 0; round < 30; round += 1) {
    const slope = weights.map((weight) => PENALTY * REPEATS * weight);
    const curvature = names.map((_, i) => names.map((__, k) => (i === k ? PENALTY * REPEATS : 0)));
    for (const { values, label, trust } of examples) {
      const sum = values.reduce((total, value, k) => total + value * (weights[k] ?? 0), 0);
      const chance = 1 / (1 + Math.exp(-sum));
      for (let i = 0; i < size; i += 1) {
        const value = values[i] ?? 0;
        slope[i] = (slope[i] ?? 0) + trust * (chance - label) * value;
        const row = curvature[i] ?? [];
        for (let k = 0; k < size; k += 1)
          row[k] = (row[k] ?? 0) + trust * chance * (1 - chance) * value * (values[k] ?? 0);
      }
    }
    const step = solved(curvature, slope);
    weights = weights.map((weight, k) => weight - (step[k] ?? 0));
  }
  return names.map((name, k) => `${name}: ${(weights[k] ?? 0).toFixed(2)}`).join(', ');
}

/** Gaussian elimination; the matrix is positive definite, so no pivoting is needed. */
function solved(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i] ?? 0]);
  for (const [i, row] of rows.entries()) {
    const pivot = row[i] ?? 1;
    for (let k = i; k < row.length; k += 1) row[k] = (row[k] ?? 0) / pivot;
    for (const [j, other] of rows.entries()) {
      const factor = j === i ? 0 : (other[i] ?? 0);
      if (factor !== 0)
        for (let k = i; k < row.length; k += 1) other[k] = (other[k] ?? 0) - factor * (row[k] ?? 0);
    }
  }
  return rows.map((row) => row.at(-1) ?? 0);
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
