/**
 * Fits the decision layer on readings by models that had not seen the person's writer: how much each signal counts,
 * when to abstain, which chances deserve which confidence label, and when a second profile is named.
 */
import { abstainAbove, classChances } from '../../src/engine/local/profile/decide.ts';
import { type DecisionWeights, NONE_CLASS } from '../../src/engine/local/profile/model.ts';
import {
  bestSecondary,
  secondaryCandidates,
  secondarySignals,
} from '../../src/engine/local/profile/secondary.ts';
import { type Reading, withProminence } from '../../src/engine/local/profile/signals.ts';
import { fitSignals } from './conditional-logit.ts';
import { fitProminence } from './fit-prominence.ts';
import type { LabelledPerson } from './load-data.ts';
import { fitLogistic } from './logistic-regression.ts';
import { SETTINGS } from './settings.ts';

/** A person and what a model that never read their writer sees in the notes. */
export interface UnseenReading {
  readonly labelled: LabelledPerson;
  readonly reading: Reading;
  /** The same with small talk around the notes, which must not move the decision. */
  readonly disturbed: Reading;
  /** The same with the sentences in reverse, which should hardly move it. */
  readonly reversed: Reading;
}

const BLANK: DecisionWeights = {
  prominence: [],
  signals: [3, 3, 0, 1, 0, 3, 0, 0, 0],
  noneSignals: [3, 3, 0, 2, 0, 0, 0, 0, 0],
  noneBias: 0,
  abstainAbove: 1,
  abstainAboveInLabel: SETTINGS.abstainAboveInLabel,
  highAbove: 1,
  mediumAbove: SETTINGS.mediumAbove,
  secondary: [],
  secondaryAbove: 1,
};

/** The threshold that names none as often as it may without losing more than the allowed share of the others. */
function abstentionThreshold(readings: readonly UnseenReading[], weights: DecisionWeights): number {
  const chances = readings
    .filter(({ labelled }) => labelled.primary !== NONE_CLASS)
    .map(({ reading }) => classChances(reading, weights)[NONE_CLASS] ?? 0)
    .sort((a, b) => b - a);
  return chances[Math.floor(chances.length * SETTINGS.abstentionCost)] ?? 1;
}

interface Outcome {
  readonly chance: number;
  readonly isRight: boolean;
}

/** The lowest chance from which on upwards the share of right answers is at least `precision`. */
function precisionThreshold(outcomes: readonly Outcome[], precision: number): number {
  const sorted = [...outcomes].sort((a, b) => b.chance - a.chance);
  let right = 0;
  let threshold = 1;
  sorted.forEach(({ chance, isRight }, at) => {
    if (isRight) right += 1;
    if (right / (at + 1) >= precision) threshold = chance;
  });
  return threshold;
}

function primaryOutcomes(readings: readonly UnseenReading[], weights: DecisionWeights): Outcome[] {
  return readings.flatMap(({ labelled, reading }) => {
    const chances = classChances(reading, weights);
    if ((chances[NONE_CLASS] ?? 0) > abstainAbove(reading, weights)) return [];
    const profiles = chances.slice(0, NONE_CLASS);
    const chance = Math.max(...profiles);
    return [{ chance, isRight: profiles.indexOf(chance) === labelled.primary }];
  });
}

function greatestProfile(chances: readonly number[]): number {
  const profiles = chances.slice(0, NONE_CLASS);
  return profiles.indexOf(Math.max(...profiles));
}

function fitSecondary(readings: readonly UnseenReading[], weights: DecisionWeights): DecisionWeights {
  const cases = readings.flatMap(({ labelled, reading }) => {
    if (labelled.primary === NONE_CLASS) return [];
    const chances = classChances(reading, weights);
    const primary = greatestProfile(chances);
    return secondaryCandidates(primary).map((k) => ({
      signals: secondarySignals(reading, chances, primary, k),
      isYes: labelled.secondary === k,
    }));
  });
  return { ...weights, secondary: fitLogistic(cases) };
}

/** The highest chance at which as many labelled second profiles are named rightly as settings ask for. */
function secondaryThreshold(readings: readonly UnseenReading[], weights: DecisionWeights): number {
  const labelled = readings.filter((item) => item.labelled.secondary !== NONE_CLASS);
  const rightChances = labelled
    .flatMap(({ labelled: person, reading }) => {
      const chances = classChances(reading, weights);
      const best = bestSecondary(reading, chances, greatestProfile(chances), weights);
      return best.index === person.secondary ? [best.chance] : [];
    })
    .sort((a, b) => b - a);
  return rightChances[Math.ceil(labelled.length * SETTINGS.secondaryRecall)] ?? rightChances.at(-1) ?? 1;
}

/** The same readings with the main point found by fitted weights. */
function withMainPoint(readings: readonly UnseenReading[], prominence: readonly number[]): UnseenReading[] {
  return readings.map(({ labelled, reading, disturbed, reversed }) => ({
    labelled,
    reading: withProminence(reading, prominence),
    disturbed: withProminence(disturbed, prominence),
    reversed: withProminence(reversed, prominence),
  }));
}

const LABEL_WRITERS: readonly string[] = SETTINGS.labelWriters;

export function calibrate(allReadings: readonly UnseenReading[]): DecisionWeights {
  const plainReadings = allReadings.filter(({ labelled }) => !LABEL_WRITERS.includes(labelled.writer));
  const prominence = fitProminence(plainReadings);
  const readings = withMainPoint(plainReadings, prominence);
  const choices = readings.flatMap(({ labelled, reading, disturbed, reversed }) =>
    [reading, disturbed, reversed].map((seen) => ({ reading: seen, chosen: labelled.primary })),
  );
  const fitted = { ...fitSignals(choices, BLANK), prominence };
  const abstaining = { ...fitted, abstainAbove: abstentionThreshold(readings, fitted) };
  const labelled = {
    ...abstaining,
    highAbove: precisionThreshold(primaryOutcomes(readings, abstaining), SETTINGS.highPrecision),
  };
  const seconded = fitSecondary(readings, labelled);
  return { ...seconded, secondaryAbove: secondaryThreshold(readings, seconded) };
}
