/**
 * Leave-one-writer-out: for each writer a model that has read none of their people, with a decision layer fitted
 * on the other writers. Everything that is reported about quality comes from these models.
 */
import { openModel, type ProfileModel } from '../../src/engine/local/profile/model.ts';
import { readPerson } from '../../src/engine/local/profile/predict-with-model.ts';
import { calibrate, type UnseenReading } from './calibrate.ts';
import { withSentencesReversed } from './changes.ts';
import { compileModel } from './compile-model.ts';
import { fitWeights } from './fit.ts';
import { withSmallTalk } from './small-talk.ts';
import type { TrainingTexts } from './texts.ts';

const UNDECIDED = {
  prominence: [],
  signals: [],
  noneSignals: [],
  noneBias: 0,
  abstainAbove: 1,
  abstainAboveInLabel: 1,
  highAbove: 1,
  mediumAbove: 1,
  secondary: [],
  secondaryAbove: 1,
};

export interface Fold {
  readonly writer: string;
  readonly model: ProfileModel;
  readonly readings: readonly UnseenReading[];
}

export function writersOf(texts: TrainingTexts): string[] {
  return [...new Set(texts.corpus.people.map((person) => person.writer))].sort();
}

/** One fold per writer, with linear weights only; `withDecisions` adds the layer on top. */
export function readUnseen(texts: TrainingTexts): Fold[] {
  return writersOf(texts).map((writer) => {
    const model = openModel(compileModel(texts.lexicon, fitWeights(texts, writer), UNDECIDED, ''));
    const people = texts.corpus.people.filter((person) => person.writer === writer);
    return {
      writer,
      model,
      readings: people.map((labelled, at) => ({
        labelled,
        reading: readPerson(labelled.person, model),
        disturbed: readPerson(withSmallTalk(labelled.person, at), model),
        reversed: readPerson(withSentencesReversed(labelled.person), model),
      })),
    };
  });
}

/** Gives each fold's model a decision layer that was fitted on the readings of the other folds. */
export function withDecisions(folds: readonly Fold[]): Fold[] {
  return folds.map((fold) => {
    const others = folds.filter((other) => other !== fold).flatMap((other) => other.readings);
    return { ...fold, model: { ...fold.model, decision: calibrate(others) } };
  });
}
