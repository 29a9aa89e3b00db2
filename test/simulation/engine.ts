import type { Engine } from '../../src/engine/engine.ts';
import type { Random } from './random.ts';

/** An engine of either kind that mostly answers, and sometimes fails in each way that an engine can. */
export function simulatedEngine(random: Random): Engine {
  return {
    isImmediate: random.chance(0.5),
    async predictProfile() {
      if (random.chance(0.05)) throw new Error('the engine broke');
      if (random.chance(0.05)) return { kind: 'generation_failed' };
      if (random.chance(0.05)) return { kind: 'secondary_visionary' };
      return {
        kind: 'predicted',
        engine: 'simulated/1',
        prediction: {
          profile: null,
          primaryCode: null,
          secondaryProfile: null,
          secondaryCode: null,
          confidence: null,
          reasoning: `${random.below(1000)}`,
          summary: null,
          secondaryProfileSummary: null,
        },
      };
    },
    async analyseMessage({ text }) {
      if (random.chance(0.05)) throw new Error('the engine broke');
      if (random.chance(0.05)) return { kind: 'generation_failed' };
      const analysis = { strengths: [], risks: [], suggestions: [`${random.below(1000)}`], rewrite: text };
      return { kind: 'analysed', engine: 'simulated/1', analysis };
    },
  };
}

/** The engine of a process that dies in the middle of a call: it never answers. */
export const silentEngine: Engine = {
  isImmediate: false,
  predictProfile: () => new Promise(() => {}),
  analyseMessage: () => new Promise(() => {}),
};
