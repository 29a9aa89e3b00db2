/**
 * Fits what tells a text's main point from an aside: a logistic regression over sentences underlined for the primary
 * against those underlined for the second profile, by their cues and their place. One more feature for each profile
 * keeps a cue from standing for a profile; these are not part of the result.
 */
import { NONE_CLASS } from '../../src/engine/local/profile/model.ts';
import {
  PLACE_FEATURES,
  PROMINENCE_SIZE,
  textProminenceFeatures,
} from '../../src/engine/local/profile/prominence.ts';
import type { Reading } from '../../src/engine/local/profile/signals.ts';
import { labelSentences } from './label-sentences.ts';
import type { LabelledPerson } from './load-data.ts';
import { fitLogistic, type YesOrNo } from './logistic-regression.ts';
import { SETTINGS } from './settings.ts';

/** Most cues are rare. */
const DECAY = 0.03;

interface Read {
  readonly labelled: LabelledPerson;
  readonly reading: Reading;
}

/** The sentences of one person that show either the primary or the second profile, and nothing else. */
function casesOf({ labelled, reading }: Read): YesOrNo[] {
  if (labelled.secondary === NONE_CLASS) return [];
  const classes = new Map(
    labelSentences(labelled, reading.tokens).map((sentence) => [sentence.from, sentence.class]),
  );
  const features = textProminenceFeatures(reading.tokens, reading.sentences);
  return reading.sentences.flatMap(({ from }, at) => {
    const shown = classes.get(from);
    if (shown !== labelled.primary && shown !== labelled.secondary) return [];
    const signals = new Array<number>(PROMINENCE_SIZE + NONE_CLASS).fill(0);
    for (const [feature, value] of features[at] ?? []) signals[feature] = value;
    signals[PROMINENCE_SIZE + shown] = 1;
    return [{ signals, isYes: shown === labelled.primary }];
  });
}

/** Weights for prominence.ts. */
export function fitProminence(readings: readonly Read[]): number[] {
  const weights = fitLogistic(readings.flatMap(casesOf), DECAY).slice(0, PROMINENCE_SIZE);
  const firstOfPlace = PROMINENCE_SIZE - PLACE_FEATURES;
  return weights.map((weight, at) => (at < firstOfPlace ? weight : weight * SETTINGS.placeShare));
}
