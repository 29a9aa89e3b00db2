import type { Person, Prediction } from '../../engine.ts';

export const PROFILE_ENGINE_VERSION = '0';

/** Abstains always, until the trained model lands beside it. */
export function predictProfile(_person: Person): Prediction {
  return {
    profile: null,
    primaryCode: null,
    secondaryProfile: null,
    secondaryCode: null,
    confidence: null,
    reasoning: 'The notes were not read.',
    summary: null,
    secondaryProfileSummary: null,
  };
}
