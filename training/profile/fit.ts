/** Trains the linear weights on everything but one writer, or on everything. */
import { fitRidge, type LinearWeights, type TrainingText } from './ridge.ts';
import { SETTINGS } from './settings.ts';
import type { TrainingTexts } from './texts.ts';

/** `withoutWriter` null trains on all people. */
export function fitWeights(texts: TrainingTexts, withoutWriter: string | null): LinearWeights {
  const training: TrainingText[] = [];
  texts.corpus.people.forEach((person, at) => {
    const features = texts.notes[at];
    if (person.writer === withoutWriter || features === undefined) return;
    training.push({ features, class: person.primary, noise: SETTINGS.noise.notes });
  });
  texts.corpus.phrases.forEach((phrase, at) => {
    const features = texts.phrases[at];
    if (features !== undefined)
      training.push({ features, class: phrase.class, noise: SETTINGS.noise.phrases });
  });
  return fitRidge(training, texts.words, texts.lexicon.pairs.length, SETTINGS.scales);
}
