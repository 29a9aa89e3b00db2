/** One prediction, step by step, with whichever model is given. Age and job are not looked at. */
import { isSecondaryCode, PROFILE_NAMES } from '../../../domain/profiles.ts';
import type { Person, Prediction } from '../../engine.ts';
import { type Answer, answerFrom, codeOf, readingOf } from './answers.ts';
import { findQuotes, isLikeOneOf, type Quote } from './evidence.ts';
import { joinNeighbours, withContext } from './joined-quotes.ts';
import type { ProfileModel } from './model.ts';
import { neutralWord } from './neutral.ts';
import { OF_OTHERS } from './others.ts';
import { PROFILE_WORDS } from './profile-words.ts';
import type { Quotable } from './quotable-words.ts';
import { type ReadableNotes, readableNotes } from './readable-notes.ts';
import { explainAbstention, explainPrediction, type LeftOut } from './reasoning.ts';
import type { Reading } from './signals.ts';
import { leaveUnread } from './unread.ts';

const QUOTES_FOR_PRIMARY = 2;
/** A second quote is worth showing only when it speaks for the profile by itself. */
const LEAST_SHARE_OF_SECOND_QUOTE = 0.3;
/** What stands behind a comma may tell something else. */
const STOP = /[,;:]/u;

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

function leftOutOf({ text, tokens, holdsOthers }: ReadableNotes, notes: string): LeftOut {
  if (holdsOthers || leaveUnread(tokens, OF_OTHERS) !== tokens) return 'others';
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

interface Quotes {
  readonly quotes: readonly Quote[];
  readonly secondaryQuotes: readonly Quote[];
}

/** Quotes for the primary, and one for the second profile: what speaks louder for the second is not taken for the primary. */
function quotesFor(
  notes: Quotable,
  model: ProfileModel,
  { reading, decision }: Answer,
  primary: number,
): Quotes {
  const found = findQuotes(notes, reading, model, primary, QUOTES_FOR_PRIMARY, []);
  const quotes = found.filter((quote, at) => at === 0 || quote.share >= LEAST_SHARE_OF_SECOND_QUOTE);
  const { secondary } = decision;
  if (secondary === null) return { quotes, secondaryQuotes: [] };
  const secondaryQuotes = findQuotes(notes, reading, model, secondary, 1, quotes.slice(0, 1));
  const isFree = (quote: Quote): boolean => !isLikeOneOf(quote, quotes.slice(1));
  if (secondaryQuotes.every(isFree)) return { quotes, secondaryQuotes };
  const isLouder = secondaryQuotes.some(({ share }) => share > (quotes[1]?.share ?? 0));
  return isLouder
    ? { quotes: quotes.slice(0, 1), secondaryQuotes }
    : { quotes, secondaryQuotes: findQuotes(notes, reading, model, secondary, 1, quotes) };
}

/** The answer without a second profile that no words of its own speak for: all that tells is one stretch, quoted for the primary. */
function withOwnEvidence(answer: Answer, { quotes, secondaryQuotes }: Quotes): Answer {
  const hasOwn = secondaryQuotes.length > 0 || quotes.some(({ text }) => STOP.test(text));
  return hasOwn ? answer : { ...answer, decision: { ...answer.decision, secondary: null } };
}

/** The same quotes as they read best; which words were found, and for which profile, is settled by then. */
function readingBest(notes: Quotable, { reading }: Answer, { quotes, secondaryQuotes }: Quotes): Quotes {
  const all = [...quotes, ...secondaryQuotes];
  const whole = (quote: Quote): Quote => withContext(notes, reading.tokens, quote, all);
  return {
    quotes: joinNeighbours(notes, quotes.map(whole)),
    secondaryQuotes: secondaryQuotes.map(whole),
  };
}

/** Predicts with a given model; evaluation uses this with models that have not read the person's writer. */
export function predictWith(model: ProfileModel, person: Person): Prediction {
  const readable = readableNotesOf(person, model);
  const found = answerFrom(readable, model);
  const { primary, confidence } = found.decision;
  if (primary === null) return abstention(found.reading, leftOutOf(readable, person.notes));
  const notes = { written: person.notes, read: readable.text };
  const louder = quotesFor(notes, model, found, primary);
  const answer = withOwnEvidence(found, louder);
  const { quotes, secondaryQuotes } = readingBest(notes, answer, louder);
  const { secondary } = answer.decision;
  const primaryCode = codeOf(primary);
  const second = secondary === null ? null : codeOf(secondary);
  const secondaryCode = isSecondaryCode(second) ? second : null;
  return {
    profile: PROFILE_NAMES[primaryCode],
    primaryCode,
    secondaryProfile: secondaryCode === null ? null : PROFILE_NAMES[secondaryCode],
    secondaryCode,
    confidence,
    reasoning: explainPrediction(answer, primary, quotes, secondaryQuotes),
    summary: PROFILE_WORDS[primary]?.summary ?? null,
    secondaryProfileSummary: secondary === null ? null : (PROFILE_WORDS[secondary]?.secondarySummary ?? null),
  };
}
