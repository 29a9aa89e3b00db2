/** One prediction, step by step, with whichever model is given. Age and job are not looked at. */
import { isSecondaryCode, PROFILE_NAMES } from '../../../domain/profiles.ts';
import type { Person, Prediction } from '../../engine.ts';
import { type Answer, answerFrom, codeOf, readingOf } from './answers.ts';
import { findQuotes } from './evidence.ts';
import type { ProfileModel } from './model.ts';
import { neutralWord } from './neutral.ts';
import { PROFILE_WORDS } from './profile-words.ts';
import type { Quotable } from './quotable-words.ts';
import { type ReadableNotes, readableNotes } from './readable-notes.ts';
import { explainAbstention, explainPrediction, type LeftOut } from './reasoning.ts';
import type { Reading } from './signals.ts';

const QUOTES_FOR_PRIMARY = 2;
/** A second quote is worth showing only when it speaks for the profile by itself. */
const LEAST_SHARE_OF_SECOND_QUOTE = 0.3;

function readableNotesOf(person: Person, model: ProfileModel): ReadableNotes {
  const isEverydayWord = (word: string): boolean => model.wordRow(word) >= 0 && neutralWord(word) === word;
  return readableNotes(person.notes, person.name, isEverydayWord);
}

/**
 * Notes as the model reads them: the name masked, without what only says who the person is, and neither what is denied
 * or not known nor what others want.
 */
export function readPerson(person: Person, model: ProfileModel): Reading {
  return readingOf(readableNotesOf(person, model).tokens, model);
}

function leftOutOf({ text, holdsOthers }: ReadableNotes, notes: string): LeftOut {
  if (holdsOthers) return 'others';
  return text === notes ? 'nothing' : 'descriptions';
}

function abstention(reading: Reading, leftOut: LeftOut): Prediction {
  return {
    profile: null,
    primaryCode: null,
    secondaryProfile: null,
    secondaryCode: null,
    confidence: null,
    reasoning: explainAbstention(reading, leftOut),
    summary: null,
    secondaryProfileSummary: null,
  };
}

function explain(notes: Quotable, model: ProfileModel, answer: Answer, primary: number): string {
  const { reading, decision } = answer;
  const found = findQuotes(notes, reading, model, primary, QUOTES_FOR_PRIMARY, []);
  const quotes = found.filter((quote, at) => at === 0 || quote.share >= LEAST_SHARE_OF_SECOND_QUOTE);
  const secondaryQuotes =
    decision.secondary === null ? [] : findQuotes(notes, reading, model, decision.secondary, 1, quotes);
  return explainPrediction(answer, primary, quotes, secondaryQuotes);
}

/** Predicts with a given model; evaluation uses this with models that have not read the person's writer. */
export function predictWith(model: ProfileModel, person: Person): Prediction {
  const readable = readableNotesOf(person, model);
  const answer = answerFrom(readable, model);
  const { primary, secondary, confidence } = answer.decision;
  if (primary === null) return abstention(answer.reading, leftOutOf(readable, person.notes));
  const primaryCode = codeOf(primary);
  const second = secondary === null ? null : codeOf(secondary);
  const secondaryCode = isSecondaryCode(second) ? second : null;
  return {
    profile: PROFILE_NAMES[primaryCode],
    primaryCode,
    secondaryProfile: secondaryCode === null ? null : PROFILE_NAMES[secondaryCode],
    secondaryCode,
    confidence,
    reasoning: explain({ written: person.notes, read: readable.text }, model, answer, primary),
    summary: PROFILE_WORDS[primary]?.summary ?? null,
    secondaryProfileSummary: secondary === null ? null : (PROFILE_WORDS[secondary]?.secondarySummary ?? null),
  };
}
