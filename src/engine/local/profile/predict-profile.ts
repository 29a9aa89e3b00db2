/**
 * The embedded profile engine: from notes about a person to a decision profile, in one pass and without a network.
 * Synchronous and pure: the same person always gives the same prediction.
 */
import type { Person, Prediction } from '../../engine.ts';
import { shownText } from '../../html.ts';
import { readShippedModel } from './model.ts';
import { predictWith } from './predict-with-model.ts';

/** Changes whenever the same notes may get another answer. */
export const PROFILE_ENGINE_VERSION = 18;
/** As `X-Engine` shows it. */
export const PROFILE_ENGINE_LABEL = `local-profile/${PROFILE_ENGINE_VERSION}`;

const shippedModel = readShippedModel();

/**
 * Predicts a person's decision profile from the notes; all of its fields but `reasoning` are null without evidence. Of notes
 * in HTML what a reader sees is read and quoted.
 */
export function predictProfile(person: Person): Prediction {
  return predictWith(shippedModel, { ...person, notes: shownText(person.notes) });
}
