import type { Engine } from '../engine.ts';
import { analyseMessage, COACH_ENGINE_VERSION } from './coach/analyse-message.ts';
import { PROFILE_ENGINE_LABEL, predictProfile } from './profile/predict-profile.ts';

/** The embedded engine: no network, no key, no state; the same input gives the same output on every machine. */
export const localEngine: Engine = {
  isImmediate: true,
  async predictProfile(person) {
    return {
      kind: 'predicted',
      prediction: predictProfile(person),
      engine: PROFILE_ENGINE_LABEL,
    };
  },
  async analyseMessage(message, reader) {
    return {
      kind: 'analysed',
      analysis: analyseMessage(message, reader),
      engine: `local-coach/${COACH_ENGINE_VERSION}`,
    };
  },
};
