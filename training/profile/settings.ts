/** Every number that training was tuned with, in one place; evaluation-record.md says what other values gave. */
import type { FeatureScales } from './word-sharing.ts';

export const SETTINGS = {
  /** Bump together with PROFILE_ENGINE_VERSION. */
  version: 18,
  /** Words of the vector table that are read, and of these the commonest that every model knows. */
  vectorWords: 120_000,
  frequentWords: 16_000,
  /** Pairs kept in a model, the weightiest first. */
  keptPairs: 90_000,
  documentScales: { word: 0.7, prefix: 0.6, lemma: 0.6, vector: 0.14, pair: 1.4 } satisfies FeatureScales,
  sentenceScales: { word: 0.7, prefix: 0.6, lemma: 0.6, vector: 0.14, pair: 1.4 } satisfies FeatureScales,
  /**
   * Noise variance of the labels of whole notes, of their telling sentences taken together, of single statements,
   * of short notes among the phrases, and of the sentences and underlined spans of notes.
   */
  documentNoise: { notes: 2, tellingNotes: 2.5, phrases: 10, shortNotes: 6, sentences: null },
  sentenceNoise: {
    notes: 3,
    tellingNotes: null,
    phrases: 6,
    shortNotes: 4,
    sentences: { telling: 4, empty: 5, misleading: 6, spans: 6 },
  },
  /**
   * How much of its weight a sentence's place in the text keeps: nearly all writers begin with what matters, but an
   * answer shall not hang on the order of the sentences.
   */
  placeShare: 0.4,
  /**
   * Writers of short labels, from whom the decision layer learns nothing. What a label means is vocabulary: a model that
   * has not read them mostly sees nothing there, and the layer would learn to take facts for labels.
   */
  labelWriters: ['af'],
  /** Share of right answers that the High label aims at on unseen writers, with room above the promised 90 %. */
  highPrecision: 0.96,
  /** Chance of the primary below which a prediction is Low. */
  mediumAbove: 0.5,
  /** Greatest share of people with evidence whom abstention may cost. */
  abstentionCost: 0.0125,
  /**
   * Chance of none above which a note of at most five words gets null. The layer takes so few words for a sign that nothing is
   * told, which holds for sentences and not for labels.
   */
  abstainAboveInLabel: 0.6,
  /** Share of the labelled second profiles that should be named. */
  secondaryRecall: 0.58,
} as const;
