import type { Engine } from '../engine.ts';
import { PROFILE_ENGINE_LABEL, predictProfile } from './profile/predict-profile.ts';

type Coach = typeof import('./coach/analyse-message.ts');

let coach: Promise<Coach> | null = null;

/** The coach is loaded with the first analysis: a quarter of every start would go into it, of many that analyse nothing. */
function loadCoach(): Promise<Coach> {
  coach ??= import('./coach/analyse-message.ts');
  return coach;
}

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
    const { analyseMessage, COACH_ENGINE_LABEL } = await loadCoach();
    return { kind: 'analysed', analysis: analyseMessage(message, reader), engine: COACH_ENGINE_LABEL };
  },
};
