/** Trains the linear weights on everything but one writer, or on everything. */
import type { LabelledSentence } from './label-sentences.ts';
import { fitRidge, type LinearWeights, type TrainingText } from './ridge.ts';
import { SETTINGS } from './settings.ts';
import type { TrainingTexts } from './texts.ts';

/** Weights that judge whole notes, and weights that judge single sentences. */
export interface TrainedWeights {
  readonly documents: LinearWeights;
  readonly sentences: LinearWeights;
}

interface SourceNoise {
  readonly notes: number;
  /** Null leaves the shortened notes out, as it does the single sentences below. */
  readonly tellingNotes: number | null;
  readonly phrases: number;
  /** Phrases that are whole notes. */
  readonly shortNotes: number;
  readonly sentences:
    | (Readonly<Record<LabelledSentence['kind'], number>> & { readonly spans: number })
    | null;
}

function gather(texts: TrainingTexts, withoutWriter: string | null, noise: SourceNoise): TrainingText[] {
  const training: TrainingText[] = [];
  texts.corpus.people.forEach((person, at) => {
    const features = texts.notes[at];
    if (person.writer === withoutWriter || features === undefined) return;
    training.push({ features, class: person.primary, noise: noise.notes });
    const telling = texts.tellingNotes[at] ?? null;
    if (noise.tellingNotes !== null && telling !== null)
      training.push({ features: telling, class: person.primary, noise: noise.tellingNotes });
    if (noise.sentences === null) return;
    for (const sentence of texts.sentences[at] ?? []) {
      training.push({ ...sentence, noise: noise.sentences[sentence.kind] });
    }
    for (const span of texts.spans[at] ?? []) training.push({ ...span, noise: noise.sentences.spans });
  });
  texts.corpus.phrases.forEach((phrase, at) => {
    const features = texts.phrases[at];
    if (features === undefined) return;
    training.push({
      features,
      class: phrase.class,
      noise: phrase.isWholeNote ? noise.shortNotes : noise.phrases,
    });
  });
  return training;
}

/** `withoutWriter` null trains on all people. */
export function fitWeights(texts: TrainingTexts, withoutWriter: string | null): TrainedWeights {
  const trained = (noise: SourceNoise, scales: typeof SETTINGS.documentScales): LinearWeights =>
    fitRidge(gather(texts, withoutWriter, noise), texts.words, texts.lexicon.pairs.length, scales);
  return {
    documents: trained(SETTINGS.documentNoise, SETTINGS.documentScales),
    sentences: trained(SETTINGS.sentenceNoise, SETTINGS.sentenceScales),
  };
}
