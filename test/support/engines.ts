import type { Analysis, Engine, Prediction } from '../../src/engine/engine.ts';

export const PREDICTION: Prediction = {
  profile: 'Analyzer',
  primaryCode: 'DP-03',
  secondaryProfile: 'Deliverer',
  secondaryCode: 'DP-05',
  confidence: 'High',
  reasoning: 'Asks where numbers come from.',
  summary: 'Says yes when the evidence holds up.',
  secondaryProfileSummary: 'Wants a plan that can be kept.',
};

export const ABSTENTION: Prediction = {
  profile: null,
  primaryCode: null,
  secondaryProfile: null,
  secondaryCode: null,
  confidence: null,
  reasoning: 'The notes say nothing about how this person decides.',
  summary: null,
  secondaryProfileSummary: null,
};

export const ANALYSIS: Analysis = {
  strengths: ['It gives a figure.'],
  risks: ['It asks for nothing.'],
  suggestions: ['Say what you want.'],
  rewrite: 'Churn fell to 4%. Shall we go on?',
};

/** Answers the same to everything, at once. */
export const steadyEngine: Engine = {
  isImmediate: true,
  predictProfile: async () => ({ kind: 'predicted', prediction: PREDICTION, engine: 'steady/1' }),
  analyseMessage: async () => ({ kind: 'analysed', analysis: ANALYSIS, engine: 'steady/1' }),
};

export const abstainingEngine: Engine = {
  ...steadyEngine,
  predictProfile: async () => ({ kind: 'predicted', prediction: ABSTENTION, engine: 'steady/1' }),
};

/** Nothing usable comes back. */
export const failingEngine: Engine = {
  isImmediate: true,
  predictProfile: async () => ({ kind: 'generation_failed' }),
  analyseMessage: async () => ({ kind: 'generation_failed' }),
};

export const visionarySecondaryEngine: Engine = {
  ...steadyEngine,
  predictProfile: async () => ({ kind: 'secondary_visionary' }),
};

/** A defect inside an engine. */
export function throwingEngine(message: string): Engine {
  const fail = async (): Promise<never> => {
    throw new Error(message);
  };
  return { isImmediate: true, predictProfile: fail, analyseMessage: fail };
}

export interface WatchedEngine extends Engine {
  /** How often it was asked. */
  calls(): number;
  /** Puts another engine in its place, from the next call on. */
  become(engine: Engine): void;
}

/** Counts the calls that reach an engine, which is asked as if it took its time unless `isImmediate`. */
export function watchedEngine(initial: Engine = steadyEngine, isImmediate = false): WatchedEngine {
  let engine = initial;
  let calls = 0;
  return {
    isImmediate,
    calls: () => calls,
    become(other) {
      engine = other;
    },
    predictProfile(person, signal) {
      calls += 1;
      return engine.predictProfile(person, signal);
    },
    analyseMessage(message, reader, signal) {
      calls += 1;
      return engine.analyseMessage(message, reader, signal);
    },
  };
}

export interface HeldEngine extends Engine {
  /** Resolves when this many calls are waiting inside the engine. */
  waiting(count: number): Promise<void>;
  /** Lets every call that waits, and every later one, go on to `outcome`. */
  letGo(outcome?: Engine): void;
}

/** Holds every call until it is let go. */
export function heldEngine(): HeldEngine {
  const gate = Promise.withResolvers<Engine>();
  let waitingCalls = 0;
  let watchers: { readonly count: number; readonly arrived: () => void }[] = [];

  function enter(): Promise<Engine> {
    waitingCalls += 1;
    for (const watcher of watchers) if (waitingCalls >= watcher.count) watcher.arrived();
    return gate.promise;
  }

  return {
    isImmediate: false,
    async waiting(count) {
      if (waitingCalls >= count) return;
      const { promise, resolve } = Promise.withResolvers<void>();
      watchers = [...watchers, { count, arrived: resolve }];
      await promise;
    },
    letGo: (outcome = steadyEngine) => gate.resolve(outcome),
    predictProfile: async (person, signal) => (await enter()).predictProfile(person, signal),
    analyseMessage: async (message, reader, signal) =>
      (await enter()).analyseMessage(message, reader, signal),
  };
}
