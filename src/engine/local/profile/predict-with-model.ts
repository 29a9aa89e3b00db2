/** One prediction, step by step, with whichever model is given. Age and job are not looked at. */
import { isSecondaryCode, PROFILE_CODES, PROFILE_NAMES, type ProfileCode } from '../../../domain/profiles.ts';
import type { Person, Prediction } from '../../engine.ts';
import { type Decision, decide } from './decide.ts';
import { DENIED } from './denied.ts';
import { findQuotes } from './evidence.ts';
import type { ProfileModel } from './model.ts';
import { findName } from './name-mask.ts';
import { withoutOrders } from './orders.ts';
import { OF_OTHERS } from './others.ts';
import { PROFILE_WORDS } from './profile-words.ts';
import { explainAbstention, explainPrediction } from './reasoning.ts';
import { type Reading, read } from './signals.ts';
import { tokenise } from './tokens.ts';
import { leaveUnread } from './unread.ts';

const QUOTES_FOR_PRIMARY = 2;
/** A second quote is worth showing only when it speaks for the profile by itself. */
const LEAST_SHARE_OF_SECOND_QUOTE = 0.3;

function codeOf(index: number): ProfileCode {
  const code = PROFILE_CODES[index];
  if (code === undefined) throw new RangeError(`No profile ${index}.`);
  return code;
}

const NOT_THEIR_WISH = new Map([...DENIED, ...OF_OTHERS]);

/** Notes as the model reads them: the name masked, and neither what is denied nor what others want. */
export function readPerson(person: Person, model: ProfileModel): Reading {
  const name = findName(person.notes, person.name, (word) => model.wordRow(word) >= 0);
  return read(leaveUnread(withoutOrders(tokenise(person.notes, name)), NOT_THEIR_WISH), model);
}

function abstention(reading: Reading): Prediction {
  return {
    profile: null,
    primaryCode: null,
    secondaryProfile: null,
    secondaryCode: null,
    confidence: null,
    reasoning: explainAbstention(reading),
    summary: null,
    secondaryProfileSummary: null,
  };
}

function explain(
  person: Person,
  model: ProfileModel,
  reading: Reading,
  decision: Decision,
  primary: number,
): string {
  const found = findQuotes(person.notes, reading, model, primary, QUOTES_FOR_PRIMARY, []);
  const quotes = found.filter((quote, at) => at === 0 || quote.share >= LEAST_SHARE_OF_SECOND_QUOTE);
  const secondaryQuotes =
    decision.secondary === null
      ? []
      : findQuotes(person.notes, reading, model, decision.secondary, 1, quotes);
  return explainPrediction(decision, primary, quotes, secondaryQuotes, reading);
}

/** Predicts with a given model; evaluation uses this with models that have not read the person's writer. */
export function predictWith(model: ProfileModel, person: Person): Prediction {
  const reading = readPerson(person, model);
  const decision = decide(reading, model.decision);
  const { primary, secondary } = decision;
  if (primary === null) return abstention(reading);
  const primaryCode = codeOf(primary);
  const second = secondary === null ? null : codeOf(secondary);
  const secondaryCode = isSecondaryCode(second) ? second : null;
  return {
    profile: PROFILE_NAMES[primaryCode],
    primaryCode,
    secondaryProfile: secondaryCode === null ? null : PROFILE_NAMES[secondaryCode],
    secondaryCode,
    confidence: decision.confidence,
    reasoning: explain(person, model, reading, decision, primary),
    summary: PROFILE_WORDS[primary]?.summary ?? null,
    secondaryProfileSummary: secondary === null ? null : (PROFILE_WORDS[secondary]?.secondarySummary ?? null),
  };
}
