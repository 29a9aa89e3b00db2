/** The labelled texts cut into words once, with the lexicon and word properties that every fold shares. */
import {
  type Features,
  featuresBetween,
  featuresOfStretches,
  type Lexicon,
  pairRowsOf,
  stretchesIn,
  wordRowsOf,
} from '../../src/engine/local/profile/features.ts';
import { NONE_CLASS } from '../../src/engine/local/profile/model.ts';
import { readableNotes } from '../../src/engine/local/profile/readable-notes.ts';
import type { Tokens } from '../../src/engine/local/profile/tokens.ts';
import { isTelling, type LabelledSentence, labelSentences, labelSpans } from './label-sentences.ts';
import type { Corpus, LabelledPerson } from './load-data.ts';
import { SETTINGS } from './settings.ts';
import { buildLexicon, type TrainingLexicon } from './vocabulary.ts';
import { describeWords, type WordProperties } from './word-properties.ts';
import { readWordVectors } from './word-vectors.ts';

export interface SentenceFeatures extends Pick<LabelledSentence, 'class' | 'kind'> {
  readonly features: Features;
}

export interface TrainingTexts {
  readonly corpus: Corpus;
  readonly lexicon: TrainingLexicon;
  readonly words: WordProperties;
  readonly notes: readonly Features[];
  /**
   * The notes without the sentences that an expert would not underline, which is what the engine reads of them;
   * null for people without evidence.
   */
  readonly tellingNotes: readonly (Features | null)[];
  readonly phrases: readonly Features[];
  /** Labelled sentences of each person's notes. */
  readonly sentences: readonly (readonly SentenceFeatures[])[];
  /** What is underlined in each person's notes. */
  readonly spans: readonly (readonly SentenceFeatures[])[];
}

function featuresOf(tokens: Tokens, lexicon: Lexicon): Features {
  const rows = wordRowsOf(tokens, lexicon);
  const pairs = [pairRowsOf(rows, lexicon, 1), pairRowsOf(rows, lexicon, 2)];
  return featuresBetween(rows, pairs, 0, rows.length, lexicon);
}

function labelledFeatures(
  labelled: readonly LabelledSentence[],
  tokens: Tokens,
  lexicon: Lexicon,
): SentenceFeatures[] {
  const rows = wordRowsOf(tokens, lexicon);
  const pairs = [pairRowsOf(rows, lexicon, 1), pairRowsOf(rows, lexicon, 2)];
  return labelled.map(({ from, to, ...label }) => ({
    features: featuresBetween(rows, pairs, from, to, lexicon),
    ...label,
  }));
}

function tellingNotesOf(person: LabelledPerson, tokens: Tokens, lexicon: Lexicon): Features | null {
  if (person.primary === NONE_CLASS) return null;
  const rows = wordRowsOf(tokens, lexicon);
  const pairs = [pairRowsOf(rows, lexicon, 1), pairRowsOf(rows, lexicon, 2)];
  const telling = stretchesIn(tokens.sentences).filter((sentence) => isTelling(person, tokens, sentence));
  return telling.length === 0 ? null : featuresOfStretches(rows, pairs, telling, lexicon);
}

export function prepareTexts(corpus: Corpus): TrainingTexts {
  const vectors = readWordVectors(SETTINGS.vectorWords);
  const everyday = new Set(vectors.words.slice(0, SETTINGS.frequentWords));
  const isEverydayWord = (word: string): boolean => everyday.has(word);
  const notes = corpus.people.map(
    ({ person }) => readableNotes(person.notes, person.name, isEverydayWord).tokens,
  );
  const phrases = corpus.phrases.map(({ text }) => readableNotes(text, '', isEverydayWord).tokens);
  const lexicon = buildLexicon([...notes, ...phrases], vectors, SETTINGS.frequentWords);
  return {
    corpus,
    lexicon,
    words: describeWords(lexicon.words, vectors),
    notes: notes.map((tokens) => featuresOf(tokens, lexicon)),
    tellingNotes: corpus.people.map((person, at) => {
      const tokens = notes[at];
      return tokens === undefined ? null : tellingNotesOf(person, tokens, lexicon);
    }),
    phrases: phrases.map((tokens) => featuresOf(tokens, lexicon)),
    sentences: corpus.people.map((person, at) => {
      const tokens = notes[at];
      return tokens === undefined ? [] : labelledFeatures(labelSentences(person, tokens), tokens, lexicon);
    }),
    spans: corpus.people.map((person, at) => {
      const tokens = notes[at];
      return tokens === undefined ? [] : labelledFeatures(labelSpans(person, tokens), tokens, lexicon);
    }),
  };
}
