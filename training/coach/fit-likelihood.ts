/**
 * Fits the weights of src/engine/local/coach/judging/likelihood.ts on the labelled drafts, to be copied there by hand.
 * Two precautions against trusting what was tuned on these drafts: the phrase model that reads a set has not seen
 * that set, and lexicon signs of planted faults are dampened at random.
 */

import { balanceOf, CLEARLY_LEARNED } from '../../src/engine/local/coach/judging/likelihood.ts';
import { meritSigns } from '../../src/engine/local/coach/judging/merits/merit-signs.ts';
import { faultSeverity } from '../../src/engine/local/coach/judging/severity.ts';
import { wordSigns } from '../../src/engine/local/coach/judging/signs/risk-signs.ts';
import { structuralSigns } from '../../src/engine/local/coach/judging/signs/structure.ts';
import { byTag, most, together } from '../../src/engine/local/coach/judging/weigh.ts';
import type { FaultTag } from '../../src/engine/local/coach/reading/draft-reading.ts';
import { FAULT_TAGS } from '../../src/engine/local/coach/reading/draft-reading.ts';
import { type Example, fitLogistic } from './logistic.ts';
import type { UnseenReading } from './unseen-readings.ts';

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

function severityFor({ message, reading }: UnseenReading): (tag: FaultTag) => number {
  const reader = { primaryCode: message.primaryCode, secondaryCode: message.secondaryCode };
  return (tag) => faultSeverity(tag, reader, reading.type);
}

function dampened(one: UnseenReading, random: () => number): ReturnType<typeof wordSigns> {
  const missed = new Set(
    one.message.planted_risks.map(({ tag }) => tag).filter(() => random() < MISSED_SHARE),
  );
  return wordSigns(one.reading).map((sign) =>
    !one.isRewrite && missed.has(sign.tag) ? { ...sign, weight: sign.weight * LEFT_OF_MISSED } : sign,
  );
}

function faultExamples(one: UnseenReading, random: () => number): Example[] {
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

function flawedExample(one: UnseenReading, random: () => number): Example {
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

/** Both lists of weights, as they stand in likelihood.ts. `reads` come from models that have not learnt from their set. */
export function fittedWeights(reads: readonly UnseenReading[]): readonly string[] {
  const random = sequence();
  const repeated = Array.from({ length: REPEATS }, () => reads).flat();
  const faults = repeated.flatMap((one) => faultExamples(one, random));
  const drafts = repeated.map((one) => flawedExample(one, random));
  return [
    `FAULT_WEIGHTS ${fitted(faults, ['bias', 'severity', 'shown', 'built', 'learned'])}`,
    `FLAWED_WEIGHTS ${fitted(drafts, ['bias', 'shown', 'built', 'learned', 'all', 'merits', 'text'])}`,
  ];
}
