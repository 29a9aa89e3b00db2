/** One prediction, step by step, with whichever model is given. Age and job are not looked at. */
import { isSecondaryCode, PROFILE_CODES, PROFILE_NAMES, type ProfileCode } from '../../../domain/profiles.ts';
import type { Person, Prediction } from '../../engine.ts';
import { CONTRASTED } from './contrast.ts';
import { type Decision, decide } from './decide.ts';
import { DENIED } from './denied.ts';
import { withoutEmptyWords } from './empty-notes.ts';
import { findQuotes } from './evidence.ts';
import type { ProfileModel } from './model.ts';
import { neutralWord } from './neutral.ts';
import { withoutIgnorance } from './nothing-known.ts';
import { withoutOrders } from './orders.ts';
import { OF_OTHERS } from './others.ts';
import { PROFILE_WORDS } from './profile-words.ts';
import type { Quotable } from './quotable-words.ts';
import { type ReadableNotes, readableNotes } from './readable-notes.ts';
import { explainAbstention, explainPrediction, type LeftOut } from './reasoning.ts';
import { REPORTED } from './reported.ts';
import { type Reading, read } from './signals.ts';
import type { Tokens } from './tokens.ts';
import { findersBy, leaveUnread, unreadBetween } from './unread.ts';

const QUOTES_FOR_PRIMARY = 2;
/** A second quote is worth showing only when it speaks for the profile by itself. */
const LEAST_SHARE_OF_SECOND_QUOTE = 0.3;

function codeOf(index: number): ProfileCode {
  const code = PROFILE_CODES[index];
  if (code === undefined) throw new RangeError(`No profile ${index}.`);
  return code;
}

const NOT_THEIR_WISH = findersBy([...DENIED.byWord, ...OF_OTHERS.byWord]);

function readableNotesOf(person: Person, model: ProfileModel): ReadableNotes {
  const isEverydayWord = (word: string): boolean => model.wordRow(word) >= 0 && neutralWord(word) === word;
  return readableNotes(person.notes, person.name, isEverydayWord);
}

function readingOf(tokens: Tokens, model: ProfileModel): Reading {
  const told = leaveUnread(withoutEmptyWords(withoutIgnorance(withoutOrders(tokens))), REPORTED);
  return read(leaveUnread(leaveUnread(told, CONTRASTED), NOT_THEIR_WISH), model);
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

function explain(
  notes: Quotable,
  model: ProfileModel,
  reading: Reading,
  decision: Decision,
  primary: number,
): string {
  const found = findQuotes(notes, reading, model, primary, QUOTES_FOR_PRIMARY, []);
  const quotes = found.filter((quote, at) => at === 0 || quote.share >= LEAST_SHARE_OF_SECOND_QUOTE);
  const secondaryQuotes =
    decision.secondary === null ? [] : findQuotes(notes, reading, model, decision.secondary, 1, quotes);
  return explainPrediction(decision, primary, quotes, secondaryQuotes, reading);
}

interface Answer {
  readonly reading: Reading;
  readonly decision: Decision;
}

/**
 * What the notes tell for certain and of today decides. Without a sure answer in that, their past counts as well; and what their
 * writer doubts only where they tell nothing else, and then it is a first guess.
 */
function answerFrom({ tokens, doubted, past }: ReadableNotes, model: ProfileModel): Answer {
  const answer = (read: Tokens): Answer => {
    const reading = readingOf(read, model);
    return { reading, decision: decide(reading, model.decision) };
  };
  const known = doubted.length === 0 ? tokens : unreadBetween(tokens, doubted);
  if (past.length > 0) {
    const today = answer(unreadBetween(known, past));
    if (today.decision.primary !== null && today.decision.confidence !== 'Low') return today;
  }
  const certain = answer(known);
  if (certain.decision.primary !== null || doubted.length === 0) return certain;
  const { reading, decision } = answer(tokens);
  return { reading, decision: decision.primary === null ? decision : { ...decision, confidence: 'Low' } };
}

/** Predicts with a given model; evaluation uses this with models that have not read the person's writer. */
export function predictWith(model: ProfileModel, person: Person): Prediction {
  const readable = readableNotesOf(person, model);
  const { reading, decision } = answerFrom(readable, model);
  const { primary, secondary } = decision;
  if (primary === null) return abstention(reading, leftOutOf(readable, person.notes));
  const primaryCode = codeOf(primary);
  const second = secondary === null ? null : codeOf(secondary);
  const secondaryCode = isSecondaryCode(second) ? second : null;
  return {
    profile: PROFILE_NAMES[primaryCode],
    primaryCode,
    secondaryProfile: secondaryCode === null ? null : PROFILE_NAMES[secondaryCode],
    secondaryCode,
    confidence: decision.confidence,
    reasoning: explain({ written: person.notes, read: readable.text }, model, reading, decision, primary),
    summary: PROFILE_WORDS[primary]?.summary ?? null,
    secondaryProfileSummary: secondary === null ? null : (PROFILE_WORDS[secondary]?.secondarySummary ?? null),
  };
}
